/**
 * How quick the page is, in Chromium, from `cryptarithm web` on the same machine: when it is drawn and when it
 * answers, how long an answer takes after the last key, how long the page was busy at most, and how soon a search
 * that takes long makes way for the next key. The clock is the browser's own.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";
import { median } from "./measure.js";

const COMMAND = fileURLToPath(new URL("../../packages/cli/dist/main.js", import.meta.url));
const FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-quic"];
const PUZZLE = "SEND+MORE=MONEY";
/** Longer than any machine's search of it in the time that it gets here. */
const HARD = "#1/solve/is_prime(ABCDE**3+FGHIJ**3+1)";
/** Between two keys: a quick typist. */
const BETWEEN_KEYS = 60;
/** What the page says of the puzzle once its only solution is proved. */
const PROVED = "Exactly one solution";

export interface WebTimes {
  /** Milliseconds after the page was asked for, with nothing kept from an earlier visit. */
  readonly firstPaint: number;
  readonly ready: number;
  /** The same with everything kept. */
  readonly readyAgain: number;
  /** From the last key of a puzzle to the proof that its solution is the only one. */
  readonly answer: number;
  /** From a key to the frame that shows it, the slowest of all. */
  readonly slowestKey: number;
  /** The same in a page that has nothing but a text area: what the browser itself takes, and the frame it waits for. */
  readonly slowestKeyOfBrowser: number;
  /** The longest time for which the page took no input while it was typed. */
  readonly longestTask: number;
  /** From a key, while a search goes on, to the answer of what then stands there. */
  readonly cancel: number;
}

/** Where Chromium is; undefined where it is missing. */
export function chromiumPath(): string | undefined {
  return [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser"].find(
    (path) => path !== undefined && existsSync(path),
  );
}

/** Measures each figure so many times, and takes the middle one. */
export async function webTimes(program: string, rounds: number): Promise<WebTimes> {
  const server = spawn(process.execPath, [COMMAND, "web", "--port", "0", "--quiet"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const browser = await chromium.launch({ executablePath: program, args: FLAGS });
  try {
    const address = await firstLine(server);
    const visits = [];
    for (let i = 0; i < rounds; i++) visits.push(await visit(browser, address));
    const typed = await typing(browser, address, rounds);
    return {
      firstPaint: median(visits.map(({ firstPaint }) => firstPaint)),
      ready: median(visits.map(({ ready }) => ready)),
      readyAgain: median(visits.map(({ readyAgain }) => readyAgain)),
      ...typed,
      slowestKeyOfBrowser: await typingIntoNothing(browser, address, rounds),
      longestTask: await longestTask(browser, address, rounds),
      cancel: await cancelling(browser, address, rounds),
    };
  } finally {
    await browser.close();
    server.kill();
  }
}

function firstLine(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.stdout?.setEncoding("utf8").once("data", (text: string) => resolve(text.trim()));
    server.once("exit", (code) => reject(new Error(`cryptarithm web ended with ${code}`)));
  });
}

/** What the page notes about itself: when a text was shown after a moment, and the slowest key. */
interface Notes {
  provedAt: number;
  keyAt: number;
  slowestKey: number;
  longest: number;
}

type Noting = typeof globalThis & { notes: Notes };

async function watched(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript((proved) => {
    const notes: Notes = { provedAt: 0, keyAt: 0, slowestKey: 0, longest: 0 };
    (globalThis as Noting).notes = notes;
    const look = (): void => {
      const text = document.querySelector("main")?.textContent ?? "";
      if (notes.provedAt === 0 && text.includes(proved)) notes.provedAt = performance.now();
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    const key = (event: Event): void => {
      notes.keyAt = event.timeStamp;
      notes.provedAt = 0;
    };
    addEventListener("beforeinput", key, true);
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (/^key|input/.test(name)) notes.slowestKey = Math.max(notes.slowestKey, duration);
      // TypeScript's description of browsers does not know the last one.
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  }, PROVED);
  return page;
}

const notesOf = (page: Page): Promise<Notes> => page.evaluate(() => (globalThis as Noting).notes);

async function proved(page: Page): Promise<Notes> {
  for (let i = 0; i < 1000; i++) {
    const notes = await notesOf(page);
    if (notes.provedAt > 0) return notes;
    await page.waitForTimeout(10);
  }
  throw new Error(`the page does not answer: ${await page.textContent("main")}`);
}

async function visit(
  browser: Browser,
  address: string,
): Promise<{ readonly firstPaint: number; readonly ready: number; readonly readyAgain: number }> {
  const page = await watched(browser);
  await page.goto(`${address}#1/solve/${PUZZLE}`);
  const { provedAt } = await proved(page);
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
  );
  // The service worker keeps the page in this time.
  await page.waitForTimeout(2000);
  await page.reload();
  const again = await proved(page);
  await page.context().close();
  return { firstPaint, ready: provedAt, readyAgain: again.provedAt };
}

/** The puzzle with other letters, so that no answer is known from before. */
function renamed(turn: number): string {
  return PUZZLE.replaceAll(/[A-Z]/g, (letter) =>
    String.fromCharCode(65 + ((letter.charCodeAt(0) - 65 + turn) % 26)),
  );
}

async function typing(
  browser: Browser,
  address: string,
  rounds: number,
): Promise<{ readonly answer: number; readonly slowestKey: number }> {
  const page = await watched(browser);
  await page.goto(address);
  const answers: number[] = [];
  for (let i = 0; i < rounds * 3; i++) {
    await type(page, renamed(i));
    const { provedAt, keyAt } = await proved(page);
    answers.push(provedAt - keyAt);
  }
  const { slowestKey } = await notesOf(page);
  await page.context().close();
  return { answer: median(answers), slowestKey };
}

/** The same keys, as many, into a text area without a page around it. */
async function typingIntoNothing(browser: Browser, address: string, rounds: number): Promise<number> {
  const page = await watched(browser);
  const body = "<!doctype html><main><textarea></textarea></main>";
  await page.route("**/nothing", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(`${address}nothing`);
  for (let i = 0; i < rounds * 3; i++) await type(page, renamed(i));
  const { slowestKey } = await notesOf(page);
  await page.context().close();
  return slowestKey;
}

async function type(page: Page, text: string): Promise<void> {
  const box = page.locator("main textarea").first();
  await box.click();
  await box.press("ControlOrMeta+a");
  await box.press("Delete");
  for (const key of text) {
    await page.keyboard.press(key === "+" ? "Shift+Equal" : key);
    await page.waitForTimeout(BETWEEN_KEYS);
  }
}

/** The longest time between two moments at which the page would have taken input. Asking for that costs time itself. */
async function longestTask(browser: Browser, address: string, rounds: number): Promise<number> {
  const page = await watched(browser);
  await page.goto(address);
  await type(page, renamed(25));
  await proved(page);
  await page.evaluate(() => {
    const { notes } = globalThis as Noting;
    const { port1, port2 } = new MessageChannel();
    let before = performance.now();
    port1.onmessage = () => {
      const now = performance.now();
      notes.longest = Math.max(notes.longest, now - before);
      before = now;
      port2.postMessage(0);
    };
    port2.postMessage(0);
  });
  const longest: number[] = [];
  for (let i = 0; i < rounds; i++) {
    await page.evaluate(() => {
      (globalThis as Noting).notes.longest = 0;
    });
    await type(page, renamed(i));
    longest.push((await proved(page)).longest);
  }
  await page.context().close();
  return median(longest);
}

async function cancelling(browser: Browser, address: string, rounds: number): Promise<number> {
  const page = await watched(browser);
  const found: number[] = [];
  for (let i = 0; i < rounds; i++) {
    await page.goto("about:blank");
    await page.goto(address + HARD);
    // The search is under way by then.
    await page.waitForTimeout(1500);
    const box = page.locator("main textarea").first();
    await box.click();
    await box.press("ControlOrMeta+a");
    await page.keyboard.insertText(renamed(i));
    const { provedAt, keyAt } = await proved(page);
    found.push(provedAt - keyAt);
  }
  await page.context().close();
  return median(found);
}
