/** All kinds of puzzles on the board: blanks, lines of mathematics, several answers, none; and what is behind More. */
import { expect, it } from "vitest";
import { DESKTOP, describePage, openLink, PHONE, until, untilText } from "./browser.js";
import {
  cellNames,
  focused,
  message,
  openBoard,
  press,
  untilKept,
  untilMessage,
  written,
} from "./play-board.js";

const BLANKS = "#1/play/layout:%20%20__;*%20_7;----;%20_3_;__;----;___2";

/** A root in which X is a letter, which has no solution, or else stands for any digit. */
const ROOT =
  "layout:%20x%20x%20x%20x;---------;%E2%88%9Axxxxxx3x;%20x;--;%20xxx;%20%20xx;----;%20%20xxxx;%20%20xxxx;%20%20----;%20%20%20%20xxx3x;%20%20%20%20xxx3x";

describePage("The kinds of puzzles on the board", (withPage) => {
  it("has blanks with names, filled from the right, and an answer that is one step", () =>
    withPage(DESKTOP, async (page) => {
      await openBoard(page, BLANKS);
      await page.getByRole("button", { name: /^blank f, units/ }).click();
      await press(page, "4");
      // The 3 is printed; the caret has moved to it as in arithmetic.
      expect(await focused(page)).toBe("3, tens, printed");
      expect(await written(page)).toContain("blank f4");
      await until(page, () => !document.querySelector<HTMLButtonElement>(".more-list button:disabled"));
      await page.getByRole("button", { name: "Show the answer" }).click();
      await untilMessage(page, "Solved");
      await page.getByRole("button", { name: "Undo" }).click();
      expect(await page.locator(".cell.filled").count()).toBe(1);
    }));

  it("speaks of blanks where there are no letters, and names each by its mark in the notes", () =>
    withPage({ ...DESKTOP, locale: "de-DE" }, async (page) => {
      await openBoard(page, BLANKS);
      await page.keyboard.press("Escape");
      await untilMessage(page, "Wähle eine Lücke, dann eine Ziffer.");
      const headers = page.locator(".notes th[scope=row]");
      expect(await headers.allTextContents()).toEqual([..."abdefghijm"]);
      expect(await headers.first().getAttribute("aria-label")).toBe("Lücke a");
    }));

  it("breaks a line of mathematics before its words and relations, and nowhere else", () =>
    withPage(PHONE, async (page) => {
      await openBoard(page, "#1/play/AB%3CC*D~and~A%3EB");
      const sides = page.locator(".math-row > .side");
      expect((await sides.allInnerTexts()).map((text) => text.replaceAll(/\s/g, ""))).toEqual([
        "AB",
        "<C×D",
        "andA",
        ">B",
      ]);
    }));

  it("has the cells of the reading that has a solution, in Play and in Explain", () =>
    withPage(DESKTOP, async (page) => {
      await openLink(page, `#1/play/${ROOT}`);
      await until(page, () => location.hash.includes("&reading=1"));
      await until(page, () => document.querySelectorAll(".note[aria-label^='blank']").length > 30);
      await page.keyboard.press("F4");
      await untilMessage(page, "Hint 1 of 3");
      await openLink(page, `#1/explain/${ROOT}`);
      await untilText(page, "The small letters stand in the blanks.");
      const small = (): string[] =>
        [...document.querySelectorAll(".explain-sum svg text")].map((each) => each.textContent ?? "");
      expect(await page.evaluate(small)).toContain("a");
    }));

  it("plays a line of mathematics with roots, powers and fractions", () =>
    withPage(PHONE, async (page) => {
      await openBoard(page, "#1/play/sqrt(AB)=C;D/E=2**F");
      expect(await cellNames(page)).toHaveLength(7);
      for (const [letter, digit] of ["A1", "B6", "C4", "D4"].map((pair) => [...pair])) {
        await page.locator(`.cell[aria-label^="${letter},"]`).first().tap();
        await page
          .locator(".key", { hasText: digit ?? "" })
          .first()
          .tap();
      }
      await page.getByRole("button", { name: "Check" }).tap();
      await untilMessage(page, "C and D are both 4.");
    }));

  it("takes carries of two digits in a long sum, and writes them in the puzzle's base", () =>
    withPage(DESKTOP, async (page) => {
      await openBoard(page, `#1/play/${"A+".repeat(19)}A=BC`);
      await page.locator(".cell.carry").first().click();
      await press(page, "18");
      expect(await focused(page)).toBe("carry into tens, 18");
      expect(await message(page)).toBe("Carry into tens: 18.");
      await press(page, "9");
      expect(await focused(page)).toBe("carry into tens, 9");
      await page.keyboard.press("Backspace");
      expect(await focused(page)).toBe("carry into tens, empty");
    }));

  it("says of a subtraction what is borrowed, in the cell and below the board alike", () =>
    withPage(DESKTOP, async (page) => {
      await openBoard(page, "#1/play/SOCIAL-GAMES=APPS");
      await page.locator(".cell.carry").first().click();
      expect(await focused(page)).toMatch(/^borrowed from .*, empty$/);
      expect(await message(page)).toMatch(/^Borrowed from .*, empty\.$/);
      await press(page, "1");
      expect(await message(page)).toMatch(/^Borrowed from .*: 1\.$/);
    }));

  it("says that any of several solutions is right, and that there is nothing to play without one", () =>
    withPage(DESKTOP, async (page) => {
      await openBoard(page, "#1/play/TWO+TWO=FOUR");
      await page.keyboard.press("Escape");
      await untilMessage(page, "Any of the 7 solutions is right.");
      await openLink(page, "#1/play/CAT+WHO=CURRENT");
      await untilText(page, "There is nothing to play: this puzzle has no solution.");
      await untilText(page, "CURRENT has seven digits");
      expect(await page.locator("[data-cell]").count()).toBe(0);
      await page.getByRole("button", { name: "Show me why" }).click();
      await until(page, () => location.hash.startsWith("#1/explain/"));
    }));

  it("does not change what is given", () =>
    withPage(DESKTOP, async (page) => {
      await openBoard(page, "#1/play/DONALD+GERALD=ROBERT&given=D=5");
      await press(page, "6");
      expect(await message(page)).toBe("D is given as 5.");
      expect(await focused(page)).toBe("D, hundred thousands, is 5, given");
    }));

  it("crosses out the obvious, starts over, and takes both back", () =>
    withPage(DESKTOP, async (page) => {
      await openBoard(page, "#1/play/SEND+MORE=MONEY");
      await press(page, "m1");
      const before = await cellNames(page);
      await page.getByRole("button", { name: "Cross out the obvious" }).click();
      expect(await message(page)).toBe("Crossed out 8.");
      expect((await cellNames(page)).filter((name) => name.includes("crossed out"))).toHaveLength(11);
      await page.getByRole("button", { name: "Start over" }).click();
      expect(await page.locator(".cell.filled").count()).toBe(0);
      await page.getByRole("button", { name: "Undo" }).click();
      await page.getByRole("button", { name: "Undo" }).click();
      expect(await cellNames(page)).toEqual(before);
    }));

  it("crosses out by itself and marks slips at once where that is wished", () =>
    withPage(DESKTOP, async (page) => {
      await openLink(page, "#1/settings");
      await page.getByLabel(/Cross out the obvious by itself/).click();
      await page.getByLabel(/slips/i).first().click();
      await openLink(page, "#1/play/SEND+MORE=MONEY");
      await until(page, () => document.querySelector("[data-cell]"));
      await press(page, "m1");
      expect(await cellNames(page)).toContain("E, hundreds; no digit; crossed out 1");
      await page.keyboard.press("Control+z");
      expect(await cellNames(page)).toContain("E, hundreds; no digit");
      await press(page, "m1o1");
      expect(await page.locator(".cell.wrong").count()).toBe(4);
      expect(await message(page)).toContain("M and O are both 1.");
    }));

  it("enters the only digit that is left with a double tap", () =>
    withPage(PHONE, async (page) => {
      await openBoard(page, "#1/play/SEND+MORE=MONEY&not=E=0.1.2.3.4.6.7.8.9");
      await until(page, () => document.querySelector('[aria-label*="crossed out"]'));
      await page.locator('.cell[aria-label^="S,"]').dblclick();
      expect(await written(page)).toContain("S.");
      await page.locator('.cell[aria-label^="E,"]').first().dblclick();
      expect(await written(page)).toContain("E5");
    }));

  it("shows the time when it is asked for, and hides it again", () =>
    withPage(DESKTOP, async (page) => {
      await openBoard(page, "#1/play/SEND+MORE=MONEY");
      expect(await page.locator(".play-time").count()).toBe(0);
      await page.getByRole("button", { name: "Show the time" }).click();
      await until(page, () => /0:0[1-9]/.test(document.querySelector(".play-time")?.textContent ?? ""));
      await press(page, "S9 E5 N6 D7 M1 O0 R8 Y2");
      expect(await untilMessage(page, "Solved.")).toMatch(/In 0:\d\d\./);
      await page.getByRole("button", { name: "hide" }).click();
      expect(await page.locator(".play-time").count()).toBe(0);
    }));

  it("fills the screen for a projector, where keys still work", () =>
    withPage(DESKTOP, async (page) => {
      await openBoard(page, "#1/play/SEND+MORE=MONEY");
      await page.getByRole("button", { name: "Present" }).click();
      await until(page, () => document.querySelector(".presenting"));
      expect(await page.locator(".keypad").isVisible()).toBe(false);
      await press(page, "m1");
      expect(await written(page)).toContain("M1");
      await page.getByRole("button", { name: "End" }).click();
      expect(await page.locator(".keypad").isVisible()).toBe(true);
    }));

  it("is a page again when the browser leaves the full screen, and holds the keyboard until then", () =>
    withPage(DESKTOP, async (page) => {
      await openBoard(page, "#1/play/SEND+MORE=MONEY");
      await page.getByRole("button", { name: "Present" }).click();
      await until(page, () => document.fullscreenElement !== null);
      for (let i = 0; i < 6; i++) {
        await page.keyboard.press("Tab");
        expect(await page.evaluate(() => document.activeElement?.closest(".presenting") !== null)).toBe(true);
      }
      await page.evaluate(() => document.exitFullscreen());
      await until(page, () => document.querySelector(".presenting") === null);
    }));

  it("closes a panel with Escape, and hears a key that is held once", () =>
    withPage(PHONE, async (page) => {
      await openBoard(page, "#1/play/SEND+MORE=MONEY");
      await page.getByRole("button", { name: "Notes" }).tap();
      await until(page, () => document.querySelector(".with-notes"));
      await page.locator(".cell.symbol").first().focus();
      await page.keyboard.press("Escape");
      await until(page, () => document.querySelector(".with-notes") === null);
      await page.keyboard.press("s");
      // A second time without the key going up is a repeat.
      for (let i = 0; i < 6; i++) await page.keyboard.down("9");
      await page.keyboard.up("9");
      expect(await written(page)).toContain("S9");
    }));

  it("keeps the board out of the link and in the browser", () =>
    withPage(DESKTOP, async (page) => {
      await openBoard(page, "#1/play/SEND+MORE=MONEY&fill=M=1&not=E=2.3&carry=4=1");
      await until(page, () => !location.hash.includes("fill"));
      expect(await page.evaluate(() => location.hash)).toBe("#1/play/SEND+MORE=MONEY");
      await untilKept(page, 1);
      await page.reload();
      await until(page, () => document.querySelector(".cell.filled"));
      expect(await cellNames(page)).toContain("E, hundreds; no digit; crossed out 2, 3");
      expect(await cellNames(page)).toContain("carry into ten thousands, 1");
    }));

  it("has a board for a number of nine hundred digits, and says of a larger one that it is too large", () =>
    withPage({}, async (page) => {
      await openBoard(page, `#1/play/${"A".repeat(900)}+B=${"A".repeat(899)}C`);
      expect(await page.locator(".cell.carry").count()).toBe(899);
      await openLink(page, `#1/play/${"A".repeat(4000)}+B=C`);
      await untilText(page, "too large for a board");
    }));
});
