/**
 * The page in a real browser, for tests: `describePage` is a `describe` with one browser and one server for its file,
 * and gives `withPage`, which opens a fresh profile of the wished kind, runs a test in it, and fails when the page
 * wrote an error to the console, broke its policy, or asked another host for anything.
 *
 *     describePage("Solve", (withPage) => {
 *       it("answers while you type", () =>
 *         withPage({ ...PHONE, locale: "de" }, async (page) => {
 *           await openLink(page, "#1/solve/SEND+MORE=MONEY");
 *           await until(page, () => document.body.innerText.includes("9567"));
 *         }));
 *     });
 *
 * With CRYPTARITHM_SLOW_PAGE=4 in the environment the pages are slow, which brings races to light; see slow-page.ts.
 *
 * Where there is no Chromium the tests are skipped, which the output says. Functions that are sent to the browser use
 * only what is in them and their argument.
 */
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe } from "vitest";
import { CHROMIUM_MISSING, chromiumPath } from "./chromium.js";
import { type PageServer, startPageServer } from "./page-server.js";
import { delayAnswers, SLOWNESS, slowDown } from "./slow-page.js";

const PROGRAM = chromiumPath();
if (PROGRAM === undefined) console.warn(`SKIPPED: tests of the page, since ${CHROMIUM_MISSING}`);

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // No other host can be reached, whoever asks.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];
/** For starting a browser on a busy machine. */
const START_MILLISECONDS = 120_000;
/** For whatever a page is waited for, on a busy machine. */
const PATIENCE_MILLISECONDS = 45_000;
const POLL_MILLISECONDS = 20;

/** How the page is looked at. Everything else stands in Playwright's own options: locale, timezoneId, colorScheme … */
export interface PageOptions extends BrowserContextOptions {
  /** Complaints that this test provokes on purpose, as a part of their text. */
  readonly expected?: readonly string[];
  /** How many times slower the page is, for a test of what comes late; see slow-page.ts. */
  readonly slowness?: number;
}

/** Whether all pages are slow: then nothing can be said of their speed. */
export const isSlow: boolean = SLOWNESS > 1;

export const PHONE: PageOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
export const DESKTOP: PageOptions = { viewport: { width: 1280, height: 800 } };

type PageTest = (page: Page, surroundings: Surroundings) => Promise<void>;

interface Surroundings {
  readonly server: PageServer;
  /** Another page of the same profile. */
  newPage(): Promise<Page>;
  /** Stops the server, as when the network is gone. */
  cutOff(): Promise<void>;
  /** Starts a server at the same address again, of another copy of the command where a folder is given. */
  restart(folder?: string): Promise<void>;
}

export type WithPage = (options: PageOptions, test: PageTest) => Promise<void>;

/** A `describe` whose tests open the page; see above. */
export function describePage(name: string, tests: (withPage: WithPage) => void): void {
  describe.skipIf(PROGRAM === undefined)(name, { timeout: 120_000 * SLOWNESS }, () => {
    let browser: Browser | undefined;
    let server: PageServer | undefined;
    beforeAll(async () => {
      server = await startPageServer();
      browser = await chromium.launch({ executablePath: PROGRAM ?? "", args: FLAGS });
    }, START_MILLISECONDS);
    afterAll(async () => {
      await browser?.close();
      await server?.stop();
    }, START_MILLISECONDS);
    tests(async (options, test) => {
      if (browser === undefined || server === undefined) throw new Error("the browser has not started");
      const own = new Visit(server);
      try {
        await own.run(browser, options, test);
      } finally {
        server = await own.restored();
      }
    });
  });
}

/** One test: its profile, its server, and what went wrong in it. */
class Visit implements Surroundings {
  server: PageServer;
  readonly #complaints: string[] = [];
  readonly #port: number;
  /** The server is not the usual one, or there is none. */
  #isCutOff = false;
  #open: (() => Promise<Page>) | undefined;

  constructor(server: PageServer) {
    this.server = server;
    this.#port = Number(new URL(server.address).port);
  }

  async run(
    browser: Browser,
    { expected = [], slowness = SLOWNESS, ...options }: PageOptions,
    test: PageTest,
  ): Promise<void> {
    const context = await browser.newContext({
      locale: "en-GB",
      baseURL: this.server.address,
      ...DESKTOP,
      ...options,
    });
    context.setDefaultTimeout(PATIENCE_MILLISECONDS);
    context.on("request", (request) => this.#look(request.url()));
    context.on("weberror", (error) => this.#complaints.push(`error: ${error.error().message}`));
    context.on("console", (message) => {
      if (message.type() === "error") this.#complaints.push(`console: ${message.text()}`);
    });
    await delayAnswers(context, slowness);
    this.#open = async () => {
      const page = await context.newPage();
      await slowDown(page, slowness);
      return page;
    };
    try {
      await test(await this.newPage(), this);
    } finally {
      await context.close();
    }
    const unexpected = this.#complaints.filter((text) => !expected.some((part) => text.includes(part)));
    if (unexpected.length > 0) throw new Error(`the page complains:\n${unexpected.join("\n")}`);
  }

  newPage(): Promise<Page> {
    if (this.#open === undefined) throw new Error("there is no profile yet");
    return this.#open();
  }

  async cutOff(): Promise<void> {
    this.#isCutOff = true;
    await this.server.stop();
  }

  async restart(folder?: string): Promise<void> {
    await this.cutOff();
    this.server = await startPageServer(this.#port, folder);
    this.#isCutOff = folder !== undefined;
  }

  /** The server for the next test: the usual one. */
  async restored(): Promise<PageServer> {
    if (this.#isCutOff) await this.restart();
    return this.server;
  }

  #look(url: string): void {
    const isOwn = url.startsWith(this.server.address) || /^(data|blob|about):/.test(url);
    if (!isOwn) this.#complaints.push(`asked another host: ${url}`);
  }
}

/**
 * Opens a link of ours, such as `#1/solve/SEND+MORE=MONEY`, in a page that is empty or shows another one, and waits
 * until it is what the page shows: a page that stands takes a link only after its address has changed.
 */
export async function openLink(page: Page, link: string): Promise<void> {
  const before = await page.evaluate(linksOpened).catch(unlessLeft);
  await page.goto(`/${link}`);
  const isOpened = async (): Promise<boolean> => {
    const now = await page.evaluate(linksOpened).catch(unlessLeft);
    return now !== undefined && now.links > (now.born === before?.born ? before.links : 0);
  };
  await untilSo(page, isOpened, `the link ${link}`);
}

/** How many links the page has opened, and since when it is there. */
const linksOpened = (): { readonly links: number; readonly born: number } => ({
  links: Number(document.querySelector<HTMLElement>("main")?.dataset.links ?? 0),
  born: performance.timeOrigin,
});

type Truthy<T> = Exclude<T, false | 0 | "" | null | undefined>;

/**
 * Asks the page again and again until the function gives something that is true, which is returned. The page's policy
 * forbids Playwright's own way to do that.
 */
export async function until<T, A>(
  page: Page,
  ask: (argument: A) => T | Promise<T>,
  argument?: A,
  what = "what the test waits for",
): Promise<Truthy<T>> {
  let found: T | undefined;
  await untilSo(
    page,
    async () => {
      // The function runs in the browser; Playwright types its argument as a handle or a value, and this is a value.
      found = await page.evaluate(ask as (argument: unknown) => T | Promise<T>, argument).catch(unlessLeft);
      return Boolean(found);
    },
    `${what} (${ask})`,
  );
  // What is true is none of those that `Truthy` leaves out, which the compiler does not see.
  return found as Truthy<T>;
}

/** The same for what is asked from here. */
async function untilSo(page: Page, isSo: () => Promise<boolean>, what: string): Promise<void> {
  for (const started = Date.now(); !(await isSo()); await page.waitForTimeout(POLL_MILLISECONDS))
    if (Date.now() - started > PATIENCE_MILLISECONDS)
      throw new Error(`${what} has not come:\n${(await page.innerText("body")).slice(0, 1000)}`);
}

/** A page that is being left for another one says nothing. */
function unlessLeft(error: unknown): undefined {
  if (!/Execution context was destroyed|Cannot find context/.test(String(error))) throw error;
}

/** Waits until the page shows a text. */
export async function untilText(page: Page, text: string): Promise<void> {
  await until(page, (wanted) => document.body.innerText.includes(wanted), text, `“${text}”`);
}

/** What the page last told screen readers: its one status line. */
export async function status(page: Page): Promise<string> {
  return (await page.locator("[role=status]").first().textContent()) ?? "";
}
