/** What is done while storage, engine or frames are late: it is neither lost nor covered by what comes then. */
import { expect, it } from "vitest";
import { DESKTOP, describePage, openLink, until, untilText } from "./browser.js";
import { openBoard, press, untilKept, untilMessage, written } from "./play-board.js";

const SEND = "#1/play/SEND+MORE=MONEY";
const LATE = { ...DESKTOP, slowness: 2 };

describePage("What comes late", (withPage) => {
  it("is no digit of a link: they stand there when the first key can be pressed, and a check is of them", () =>
    withPage(LATE, async (page) => {
      await openBoard(page, `${SEND}&fill=S=9,E=5,M=1,O=0`);
      expect(await written(page)).toBe("S9 E5 N. D. M1 O0 R. Y.");
      await page.keyboard.press("Enter");
      await untilMessage(page, "Right so far: these 4 digits fit a solution.");
    }));

  it("is no kept board: the next digit is a step on it", () =>
    withPage(LATE, async (page) => {
      await openBoard(page, SEND);
      await press(page, "S9 E5");
      await untilKept(page, 2);
      await page.reload();
      await until(page, () => document.querySelector(".board [data-cell]"));
      await press(page, "M1");
      expect(await written(page)).toBe("S9 E5 N. D. M1 O. R. Y.");
      await untilKept(page, 3);
    }));

  it("is no verdict on a full board: it is said beside a hint that was asked for at once", () =>
    withPage(LATE, async (page) => {
      await openBoard(page, `${SEND}&fill=S=9,E=5,N=6,D=7,M=1,O=0,R=8`);
      await press(page, "Y2");
      await page.keyboard.press("F4");
      await untilMessage(page, "Solved.");
      await until(page, () => document.querySelector(".play.done"));
    }));

  it("is no second link: the keys are those of what it shows", () =>
    withPage(LATE, async (page) => {
      await openLink(page, "#1/explain/SEND+MORE=MONEY");
      await until(page, () => document.querySelector(".explain-buttons"));
      await openLink(page, "#1/explain/SEND+MORE=MONEY&known=E=9");
      await until(page, () => document.querySelector(".explain-buttons"));
      await page.keyboard.press("End");
      await untilText(page, "Some digit on your board is wrong.");
    }));

  it("is no shelf with something that was taken off it meanwhile", () =>
    withPage(LATE, async (page) => {
      for (const text of ["SEND+MORE=MONEY", "TWO+TWO=FOUR"]) {
        await openLink(page, `#1/solve/${text}`);
        await page.getByRole("button", { name: "Save", exact: true }).click();
        await page.getByRole("button", { name: "On the shelf", exact: true }).waitFor();
      }
      await openLink(page, "#1/shelf");
      await page.locator(".shelf-item").nth(1).waitFor();
      const remove = page.getByRole("button", { name: /^Remove/ });
      await remove.first().click();
      await page.getByRole("button", { name: "Undo" }).click();
      await remove.last().click();
      await until(page, () => document.querySelectorAll(".shelf-item").length === 1);
      await page.getByRole("button", { name: "Undo" }).click();
      await until(page, () => document.querySelectorAll(".shelf-item").length === 2);
    }));

  it("is no remark on a step that was left meanwhile", () =>
    withPage(LATE, async (page) => {
      await openLink(page, "#1/explain/SEND+MORE=MONEY&step=4");
      await page.getByRole("button", { name: "To my board" }).click();
      await page.keyboard.press("ArrowRight");
      await untilKept(page, 1);
      await until(page, () =>
        document.querySelector("[role=status]")?.textContent?.includes("On your board"),
      );
      expect(await page.locator(".explain-said").count()).toBe(0);
      await page.keyboard.press("ArrowLeft");
      await page.locator(".explain-said").waitFor();
    }));

  it("is no example: it is in the box before the next key", () =>
    withPage(LATE, async (page) => {
      await openLink(page, "");
      const text = await page.evaluate(() => {
        document.querySelector<HTMLElement>(".example-card")?.click();
        return document.querySelector("textarea")?.value;
      });
      expect(text).toBe("SEND + MORE = MONEY");
    }));

  it("is no link that is being packed: what is copied is never empty", () =>
    withPage({ ...LATE, permissions: ["clipboard-read", "clipboard-write"] }, async (page) => {
      await openLink(page, "#1/solve");
      const long = Array.from({ length: 150 }, (_, i) => `A${i}B+C=D`).join("; ");
      await page.locator("textarea").fill(long);
      await page.getByRole("button", { name: "Share" }).first().click();
      await page.evaluate(() => document.querySelector<HTMLElement>(".share-panel .button.main")?.click());
      await untilText(page, "Copied.");
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/#1\/.*z:/);
    }));
});
