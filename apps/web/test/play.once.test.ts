/** Playing a puzzle from the empty board to the end: by keyboard, by touch, through the notes; undo; tries; any answer. */
import { expect, it } from "vitest";
import { DESKTOP, describePage, PHONE, status, until } from "./browser.js";
import {
  cellNames,
  focused,
  message,
  openBoard,
  press,
  pressAs,
  untilKept,
  untilMessage,
  written,
} from "./play-board.js";

const SEND = "#1/play/SEND+MORE=MONEY";
const SOLUTION = "S9 E5 N6 D7 M1 O0 R8 Y2";

describePage("Play", (withPage) => {
  it("is solved by keyboard in exactly 16 keys, and says so", () =>
    withPage(DESKTOP, async (page) => {
      await openBoard(page, SEND);
      expect(await press(page, SOLUTION)).toBe(16);
      await untilMessage(page, "Solved. 9567 + 1085 = 10652, the only solution.");
      await until(page, () => document.querySelector("[role=status]")?.textContent?.startsWith("Solved."));
      expect(await status(page)).toContain("9567 + 1085 = 10652");
      expect(await written(page)).toBe(SOLUTION);
    }));

  it("is solved by touch on a phone, where no keyboard opens", () =>
    withPage(PHONE, async (page) => {
      await openBoard(page, SEND);
      for (const [letter, digit] of SOLUTION.split(" ").map((pair) => [...pair])) {
        await page.locator(`.cell[aria-label^="${letter},"]`).first().tap();
        await page
          .locator(".key", { hasText: digit ?? "" })
          .first()
          .tap();
      }
      await untilMessage(page, "Solved.");
      expect(await page.locator("input, textarea").count()).toBe(0);
    }));

  it("takes a digit in hand first and then its letter", () =>
    withPage(PHONE, async (page) => {
      await openBoard(page, SEND);
      await page.locator(".key", { hasText: "9" }).tap();
      expect(await message(page)).toContain("9 is in hand");
      await page.locator('.cell[aria-label^="S,"]').tap();
      expect(await written(page)).toContain("S9");
    }));

  it("is solved through the notes alone", () =>
    withPage(PHONE, async (page) => {
      await openBoard(page, SEND);
      await page.getByRole("button", { name: "Notes", exact: true }).tap();
      for (const [letter, digit] of SOLUTION.split(" ").map((pair) => [...pair])) {
        const note = (state: string) => page.locator(`.note[aria-label="${letter} ${digit}, ${state}"]`);
        await note("open").tap();
        await note("crossed out").tap();
      }
      await untilMessage(page, "Solved.");
    }));

  it("says nothing of other places of a letter that was entered through the notes", () =>
    withPage(DESKTOP, async (page) => {
      await openBoard(page, SEND);
      const note = page.locator('.note[aria-label^="Y 2"]');
      await note.click();
      await note.click();
      expect(await message(page)).toBe("Y is 2.");
    }));

  it.each([
    ["T7 W3 O4 F1 U6 R8"],
    ["T7 W6 O5 F1 U3 R0"],
    ["T8 W3 O6 F1 U7 R2"],
    ["T8 W4 O6 F1 U9 R2"],
    ["T8 W6 O7 F1 U3 R4"],
    ["T9 W2 O8 F1 U5 R6"],
    ["T9 W3 O8 F1 U7 R6"],
  ])("accepts %s for TWO + TWO = FOUR", (solution) =>
    withPage(DESKTOP, async (page) => {
      await openBoard(page, "#1/play/TWO+TWO=FOUR");
      await press(page, solution);
      await untilMessage(page, "Solved: one of the 7 solutions.");
    }),
  );

  it("undoes from the end to the empty board and back, also after it was loaded again", () =>
    withPage(DESKTOP, async (page) => {
      await openBoard(page, SEND);
      const empty = await written(page);
      await press(page, SOLUTION);
      await untilMessage(page, "Solved.");
      const undoAll = async (): Promise<void> => {
        for (let i = 0; i < 8; i++) await page.keyboard.press("Control+z");
      };
      await undoAll();
      expect(await written(page)).toBe(empty);
      for (let i = 0; i < 8; i++) await page.keyboard.press("Control+y");
      await untilMessage(page, "Solved.");
      await untilKept(page, 8);
      await page.reload();
      await untilMessage(page, "Solved.");
      expect(await written(page)).toBe(SOLUTION);
      await page.locator(".cell.symbol").first().focus();
      await undoAll();
      expect(await written(page)).toBe(empty);
      await page.keyboard.press("Control+Shift+Z");
      expect(await written(page)).toContain("S9");
    }));

  it("gives everything back when a try is given up, and says when one breaks a rule", () =>
    withPage(DESKTOP, async (page) => {
      await openBoard(page, `${SEND}&fill=M=1,O=0&not=E=2.3`);
      await until(page, () => document.querySelector(".cell.filled"));
      const before = await cellNames(page);
      await page.getByRole("button", { name: "Try", exact: true }).click();
      await page.locator('.cell[aria-label^="S,"]').click();
      await press(page, "s1");
      expect(await message(page)).toContain("This try breaks a rule.");
      expect(await focused(page)).toContain("in a try");
      await page.getByRole("button", { name: "Give up" }).click();
      expect(await cellNames(page)).toEqual(before);
    }));

  it("names every cell with what stands in it, and reads all of the board", () =>
    withPage(DESKTOP, async (page) => {
      await openBoard(page, `${SEND}&fill=S=9&not=E=2.3.4&carry=4=1`);
      await until(page, () => document.querySelector(".cell.filled"));
      const names = await cellNames(page);
      expect(names).toHaveLength(17);
      expect(names[0]).toBe("carry into ten thousands, 1");
      expect(names[3]).toBe("carry into tens, empty");
      expect(names).toContain("S, thousands, is 9");
      expect(names).toContain("E, hundreds; no digit; crossed out 2, 3, 4");
      await page.locator('.cell[aria-label^="S,"]').focus();
      await page.keyboard.press("ArrowRight");
      expect(await focused(page)).toBe("E, hundreds; no digit; crossed out 2, 3, 4");
      await page.keyboard.press("ArrowUp");
      expect(await focused(page)).toBe("carry into hundreds, empty");
      await page.keyboard.press("Control+End");
      expect(await focused(page)).toBe("Y, units; no digit");
      await page.keyboard.press("F2");
      await until(page, () => document.querySelector("[role=status]")?.textContent?.startsWith("1 of 8"));
      expect(await status(page)).toBe(
        "1 of 8 have a digit: S is 9. Open: E, N, D, M, O, R, Y. Carries: 1 into ten thousands.",
      );
      const grid = page.getByRole("grid", { name: "Calculation, 3 rows, 5 columns" });
      expect(await grid.getByRole("row").count()).toBe(5);
    }));

  it("walks the problems of the last check", () =>
    withPage(DESKTOP, async (page) => {
      await openBoard(page, `${SEND}&fill=S=5,E=5,M=0`);
      await until(page, () => document.querySelector(".cell.filled"));
      await page.locator(".cell.symbol").first().focus();
      await page.keyboard.press("Enter");
      await untilMessage(page, "S and E are both 5. And one more.");
      await page.keyboard.press("F8");
      expect(await focused(page)).toBe("E, hundreds, is 5; marked as wrong");
      await page.keyboard.press("F8");
      await untilMessage(page, "M begins MORE and cannot be 0.");
      expect(await focused(page)).toBe("M, thousands, is 0; marked as wrong");
      await page.keyboard.press("Shift+F8");
      expect(await focused(page)).toContain("E, hundreds");
    }));

  it.each([
    ["US", ["5", "Digit5", false], ["%", "Digit5", true], ["?", "Slash", true], ["=", "Equal", false]],
    ["German", ["5", "Digit5", false], ["%", "Digit5", true], ["?", "Minus", true], ["F2", "F2", false]],
    ["French", ["5", "Digit5", true], ["(", "Digit5", false], ["?", "KeyM", true], ["=", "Equal", false]],
    ["Russian", ["5", "Digit5", false], ["%", "Digit5", true], ["F4", "F4", false], ["=", "Equal", false]],
  ] as const)("is played on a %s keyboard", (_, enter, cross, hint, read) =>
    withPage(DESKTOP, async (page) => {
      await openBoard(page, SEND);
      const key = ([typed, code, shiftKey]: readonly [string, string, boolean]): Promise<void> =>
        pressAs(page, typed, code, { shiftKey });
      await pressAs(page, "e", "KeyE");
      await key(cross);
      expect(await focused(page)).toBe("E, hundreds; no digit; crossed out 5");
      await key(enter);
      expect(await focused(page)).toBe("E, hundreds, is 5");
      await key(read);
      expect(await message(page)).toContain("1 of 8 have a digit: E is 5.");
      await key(hint);
      await untilMessage(page, "Hint 1 of 3");
    }),
  );

  it("selects letters of another script, and above ten takes digits from letters with Shift", () =>
    withPage(DESKTOP, async (page) => {
      await openBoard(page, "#1/play/КТО+КОТ=ТОК");
      await pressAs(page, "т", "KeyN");
      expect(await focused(page)).toMatch(/^Т,/);
      await openBoard(page, "#1/play/SEND+MORE=MONEY&base=16");
      await pressAs(page, "e", "KeyE");
      await pressAs(page, "A", "KeyA", { shiftKey: true });
      expect(await written(page)).toContain("EA");
    }));
});
