/** What is said of a puzzle is never more than was proved: the engine's proof is held back, and the page must wait. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { DESKTOP, describePage, openLink, until } from "./browser.js";

/** So long the page has the solution and not the proof, in milliseconds. */
const HELD = 2500;

/** What the page said by the time, in milliseconds since it was opened. */
interface Said {
  /** When the page was told that the search has ended. */
  proved?: number;
  /** When it first said that there is exactly one. */
  one?: number;
  /** What stood beside the box before that. */
  readonly before: string[];
}

/** Lets solutions through at once, and what ends a search only after a while; the page's words are written down. */
async function holdProofs(page: Page): Promise<void> {
  await page.addInitScript((held) => {
    const said: { proved?: number; one?: number; before: string[] } = { before: [] };
    Object.assign(globalThis, { said });
    const listen = Worker.prototype.addEventListener;
    Worker.prototype.addEventListener = function (
      this: Worker,
      type: string,
      listener: EventListenerOrEventListenerObject,
    ): void {
      const tell = (event: Event): void =>
        typeof listener === "function" ? listener.call(this, event) : listener.handleEvent(event);
      const late = (event: Event): void => {
        const { data } = event as MessageEvent<{ done?: true; reply?: { kind?: string } }>;
        const isEnd = data.done === true || data.reply?.kind === "answer";
        if (!isEnd) tell(event);
        else
          setTimeout(() => {
            if (data.reply?.kind === "answer") said.proved ??= performance.now();
            tell(event);
          }, held);
      };
      listen.call(this, type, type === "message" ? late : listener);
    };
    const look = (): void => {
      if (said.one !== undefined) return;
      const all = document.body?.textContent ?? "";
      if (/exactly one|only solution/i.test(all)) said.one = performance.now();
      else {
        const text = document.querySelector("#solve-message")?.textContent ?? "";
        if (text !== said.before.at(-1)) said.before.push(text);
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  }, HELD);
}

describePage("the verdict and its proof", (withPage) => {
  it("“Exactly one” is never said while the only solution is found but not proved", () =>
    withPage(DESKTOP, async (page) => {
      await holdProofs(page);
      await openLink(page, "");
      await page.fill("#puzzle", "SEND + MORE = MONEY");
      const said = await until(page, () => {
        const { said } = globalThis as unknown as { readonly said: Said };
        return said.one === undefined ? undefined : { ...said, one: said.one };
      });
      expect(said.proved).toBeDefined();
      expect(said.one).toBeGreaterThanOrEqual(said.proved ?? Number.POSITIVE_INFINITY);
      // The solution was there meanwhile, and told as what it was.
      expect(said.before.join("\n")).toMatch(/Found 1, still searching/);
    }));
});
