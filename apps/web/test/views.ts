/** All views of the page, each with a link that shows something in it, for tests that look at every one. */
import type { Page } from "playwright-core";
import { openLink, until } from "./browser.js";

export const VIEWS: readonly (readonly [name: string, link: string])[] = [
  ["solve", "#1/solve/SEND+MORE=MONEY"],
  ["solve with a mistake", "#1/solve/2(MORE)=X"],
  ["the empty page", ""],
  ["play", "#1/play/SEND+MORE=MONEY&fill=M=1,O=0&not=E=2.3.4"],
  ["explain", "#1/explain/SEND+MORE=MONEY&step=3"],
  ["compose", "#1/compose/A+B=C&words=leaf.maple.apple.frost.pear.tree"],
  ["print", "#1/print/SEND+MORE=MONEY"],
  ["daily", "#1/daily/2026-11-30"],
  ["shelf", "#1/shelf"],
  ["lesson", "#1/lesson"],
  ["settings", "#1/settings"],
];

/** Opens a link anew, also when it is the one that is open, and waits until its view is there and quiet. */
export async function openView(page: Page, link: string): Promise<void> {
  await page.goto("about:blank");
  await openLink(page, link);
  await quiet(page);
}

/** So often in a row the view must look the same. */
const LOOKS = 4;
const BETWEEN_MILLISECONDS = 60;
const PATIENCE_MILLISECONDS = 30_000;

/** Waits until the view is there and has stopped changing. */
async function quiet(page: Page): Promise<void> {
  await until(page, () => document.querySelector("main h1, main h2"), undefined, "a heading of the view");
  let before = "";
  const started = Date.now();
  for (let same = 0; same < LOOKS && Date.now() - started < PATIENCE_MILLISECONDS; ) {
    const now = await page.evaluate(() => document.querySelector("main")?.innerHTML ?? "");
    same = now === before ? same + 1 : 0;
    before = now;
    await page.waitForTimeout(BETWEEN_MILLISECONDS);
  }
}
