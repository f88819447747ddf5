/**
 * A slow page, to find races: with CRYPTARITHM_SLOW_PAGE=4 in the environment a page has a quarter of the processor,
 * and 200 milliseconds pass before the browser's database answers, the engine replies, or a frame is drawn. What
 * a user does meanwhile must not be lost or covered; a test that fails only then claims something about time, or has
 * not waited for what it needs.
 */
import type { BrowserContext, Page } from "playwright-core";

/** How many times slower all pages are; 1 for pages as they are. */
export const SLOWNESS: number = Math.max(1, Number(process.env.CRYPTARITHM_SLOW_PAGE ?? 1) || 1);

/** For each time that it is slower. */
const DELAY_MILLISECONDS = 50;

/** For all pages of a profile. */
export async function delayAnswers(context: BrowserContext, slowness: number): Promise<void> {
  if (slowness > 1) await context.addInitScript(delay, DELAY_MILLISECONDS * slowness);
}

/** For one page, before it is asked for anything. */
export async function slowDown(page: Page, slowness: number): Promise<void> {
  if (slowness === 1) return;
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
}

/**
 * Runs in the browser, before the page does. Answers keep their order, since all of them have the same delay. Cursors
 * answer at once: a transaction ends when nothing is asked in it.
 */
function delay(milliseconds: number): void {
  const later = <E extends Event>(target: EventTarget, type: string): void => {
    Object.defineProperty(target, `on${type}`, {
      set: (listener: (event: E) => void) =>
        // The event of this type is what the listener of this name takes.
        target.addEventListener(type, (event) =>
          setTimeout(() => listener.call(target, event as E), milliseconds),
        ),
    });
  };
  const delayed = <T extends object, K extends keyof T>(owner: T, name: K, type: string): void => {
    const original = owner[name] as (...given: unknown[]) => EventTarget;
    const replaced = function (this: unknown, ...given: unknown[]): EventTarget {
      const asked = original.apply(this, given);
      later(asked, type);
      return asked;
    };
    owner[name] = replaced as T[K];
  };
  delayed(IDBFactory.prototype, "open", "success");
  delayed(IDBObjectStore.prototype, "get", "success");
  delayed(IDBIndex.prototype, "getAll", "success");
  delayed(IDBDatabase.prototype, "transaction", "complete");

  const { addEventListener } = Worker.prototype;
  Worker.prototype.addEventListener = function (
    this: Worker,
    type: string,
    listener: (event: Event) => void,
  ): void {
    addEventListener.call(this, type, (event) => setTimeout(() => listener(event), milliseconds));
  } as Worker["addEventListener"];

  const { requestAnimationFrame } = window;
  window.requestAnimationFrame = (draw) =>
    requestAnimationFrame(() => setTimeout(() => draw(performance.now()), milliseconds));
}
