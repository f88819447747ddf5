/**
 * Room for narrow screens, large text and fingers: the page never has to be moved sideways, nothing covers what can be
 * pressed, and what can be pressed is large enough.
 */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { DESKTOP, describePage, type PageOptions, PHONE } from "./browser.js";
import { crowding, tooSmall } from "./measured-room.js";
import { openView, VIEWS } from "./views.js";

const LOOKS: readonly (readonly [name: string, options: PageOptions, textSize: number])[] = [
  ["360 pixels wide", PHONE, 16],
  ["360 pixels wide with text of 200 %", PHONE, 32],
  ["1280 pixels wide with text of 200 %", DESKTOP, 32],
  ["360 pixels wide in German", { ...PHONE, locale: "de-DE" }, 16],
  ["on a phone that lies on its side", { ...PHONE, viewport: { width: 740, height: 360 } }, 16],
];

/** What users choose in the settings of their browser. */
async function setTextSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: pixels, fixed: (pixels * 13) / 16 } });
}

describePage("room", (withPage) => {
  it.each(LOOKS)("nothing sticks out or is covered, %s", (_name, options, textSize) =>
    withPage(options, async (page) => {
      const found: string[] = [];
      await setTextSize(page, textSize);
      for (const [name, link] of VIEWS) {
        await openView(page, link);
        const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
        expect(size).toBe(`${textSize}px`);
        found.push(...(await crowding(page)).map((each) => `${name}: ${each}`));
      }
      expect(found).toEqual([]);
    }),
  );

  it.each([
    ["a phone", PHONE],
    ["a desktop", DESKTOP],
  ] as const)("what can be pressed is large enough for a finger on %s", (_name, options) =>
    withPage(options, async (page) => {
      const found: string[] = [];
      for (const [name, link] of VIEWS) {
        await openView(page, link);
        found.push(...(await tooSmall(page)).map((each) => `${name}: ${each}`));
      }
      expect(found).toEqual([]);
    }),
  );
});
