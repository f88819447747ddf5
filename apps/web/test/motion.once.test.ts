/** What moves: nothing by itself, and nothing at all for those who do not want motion. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { DESKTOP, describePage, openLink, type PageOptions, PHONE, until } from "./browser.js";
import { openView, VIEWS } from "./views.js";

const LOOKS: readonly (readonly [name: string, options: PageOptions])[] = [
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
];

/** From now on the page notes how far things move that the user did not touch, and where the box stands. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    /** A thousandth of the window, moved by its whole height. */
    const LEAST = 0.001;
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Not in TypeScript's description of browsers, since not all have it.
        const shift = entry as PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
          readonly sources: readonly { readonly node: Node | null }[];
        };
        if (shift.hadRecentInput) continue;
        // Not blanks between words, nor the words of the verdict, which change in a place that keeps its height.
        const isSeen = shift.sources.some(
          ({ node }) => node?.textContent?.trim() !== "" && !node?.parentElement?.closest(".slot"),
        );
        if (!isSeen || shift.value < LEAST) continue;
        const moved = shift.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : `${node?.textContent}`,
        );
        shifts.push(`${shift.value.toFixed(4)}: ${moved.join(" ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

const shiftsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { readonly shifts: readonly string[] }).shifts);

describePage("motion", (withPage) => {
  it.each(LOOKS)("nothing shifts while a puzzle is typed and answered on %s", (_name, options) =>
    withPage(options, async (page) => {
      await watchShifts(page);
      await openLink(page, "");
      const box = page.locator("main textarea");
      await box.click();
      const top = async (): Promise<number> => Math.round((await box.boundingBox())?.y ?? Number.NaN);
      const before = await top();
      for (const key of "SEND+MORE=MONEY") {
        await page.keyboard.press(key === "+" ? "Shift+Equal" : key);
        // Longer than what browsers take for the consequence of a key.
        await page.waitForTimeout(key === "D" || key === "=" ? 900 : 30);
        expect(await top()).toBe(before);
      }
      await until(page, () => document.body.innerText.includes("Exactly one solution"));
      await page.waitForTimeout(1500);
      expect(await shiftsOf(page)).toEqual([]);
    }),
  );

  it.each(LOOKS)("nothing shifts when a view is opened on %s", (_name, options) =>
    withPage(options, async (page) => {
      await watchShifts(page);
      const found: string[] = [];
      // In Compose the list grows while it is searched.
      for (const [name, link] of VIEWS.filter(([name]) => name !== "compose")) {
        await openView(page, link);
        found.push(...(await shiftsOf(page)).map((each) => `${name}: ${each}`));
      }
      expect(found).toEqual([]);
    }),
  );

  it.each([
    ["reduce", false],
    ["no-preference", true],
  ] as const)(
    "what moves when things are done, with “prefers-reduced-motion: %s”: %s",
    (reducedMotion, moves) =>
      withPage({ reducedMotion }, async (page) => {
        await page.addInitScript(() => {
          const moved: string[] = [];
          Object.assign(globalThis, { moved });
          for (const type of ["animationstart", "transitionrun"])
            document.addEventListener(type, ({ target }) => {
              moved.push(`${type}: ${target instanceof Element ? target.getAttribute("class") : ""}`);
            });
        });
        const movedIn = (): Promise<readonly string[]> =>
          page.evaluate(() => (globalThis as unknown as { readonly moved: readonly string[] }).moved);
        const found: string[] = [];
        await openView(page, "#1/play/SEND+MORE=MONEY");
        for (const key of "s9e5n6d7m1o0r8y2") await page.keyboard.press(key);
        await until(page, () => document.body.innerText.includes("the only solution"));
        await page.getByRole("button", { name: "Check" }).first().hover();
        found.push(...(await movedIn()));
        await openView(page, "#1/explain/SEND+MORE=MONEY&step=1");
        for (let i = 0; i < 4; i++) await page.keyboard.press("ArrowRight");
        await until(page, () => document.body.innerText.includes("Step 5 of"));
        await page.waitForTimeout(500);
        found.push(...(await movedIn()));
        if (moves) expect(found.length).toBeGreaterThan(0);
        else expect(found).toEqual([]);
      }),
  );

  it("nothing is animated for those who want less motion", () =>
    withPage({ reducedMotion: "reduce" }, async (page) => {
      const found: string[] = [];
      for (const [name, link] of VIEWS) {
        await openView(page, link);
        const moving = await page.evaluate(() =>
          [...document.querySelectorAll("*")].flatMap((element) =>
            ["", "::before", "::after"].flatMap((part) => {
              const { transitionDuration, animationName, animationDuration, scrollBehavior } =
                getComputedStyle(element, part);
              const still =
                !/[1-9]/.test(transitionDuration) &&
                (animationName === "none" || !/[1-9]/.test(animationDuration)) &&
                scrollBehavior !== "smooth";
              return still ? [] : [`${element.tagName}.${element.getAttribute("class")}${part}`];
            }),
          ),
        );
        found.push(...new Set(moving.map((each) => `${name}: ${each}`)));
        expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      }
      expect(found).toEqual([]);
    }));
});
