/** Check and Hint on the board: every sentence of a check, the three levels of a hint, a wrong entry before all else. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { DESKTOP, describePage, openLink, until } from "./browser.js";
import { message, openBoard, press, untilMessage, written } from "./play-board.js";

const SEND = "#1/play/SEND+MORE=MONEY";

/** Opens a board with what a link says and checks it. */
async function check(page: Page, link: string): Promise<void> {
  await openBoard(page, link);
  await page.locator(".cell.symbol").first().focus();
  await page.keyboard.press("Enter");
}

describePage("Check", (withPage) => {
  it.each([
    ["nothing yet", SEND, "Nothing is entered yet."],
    ["fine", `${SEND}&fill=S=9,E=5,M=1,O=0`, "Right so far: these 4 digits fit a solution."],
    ["one digit for two letters", `${SEND}&fill=E=5,N=5`, "E and N are both 5."],
    ["a leading zero", `${SEND}&fill=M=0`, "M begins MORE and cannot be 0."],
    ["a column", `${SEND}&fill=D=7,E=5,Y=2,N=6,R=9`, "Tens column: 6 + 9 + carry 1 is 16; the result has 5."],
    ["no way on", `${SEND}&fill=M=1,O=3`, "With O = 3 there is no solution."],
    ["several to blame", "#1/play/TWO+TWO=FOUR&fill=T=9,R=2", "With T = 9 and R = 2 there is no solution."],
    ["a carry that is known", `${SEND}&fill=D=7,E=5&carry=1=0`, "The carry into tens is 1, you wrote 0."],
    ["a carry that only a search knows", `${SEND}&carry=2=0`, "The carry into hundreds is 1, you wrote 0."],
    ["crosses", `${SEND}&not=E=5`, "With E ≠ 5 there is no solution."],
    ["nothing left", `${SEND}&not=E=0.1.2.3.4.5.6.7.8.9`, "No digit is left for E."],
    ["a statement", "#1/play/A*B+C=DE&fill=A=2,B=3,C=4,D=1,E=5", "2*3+4=15 is not true."],
    ["what is given", `${SEND}&given=E!=4&fill=E=4`, "The rules do not let E be 4."],
  ])("says what is so: %s", (_, link, said) =>
    withPage(DESKTOP, async (page) => {
      await check(page, link);
      const compact = (text: string): string => text.replaceAll(/\s+/g, "");
      await until(
        page,
        (wanted) =>
          document
            .querySelector<HTMLElement>(".play-message")
            ?.innerText.replaceAll(/\s+/g, "")
            .includes(wanted),
        compact(said),
        said,
      );
    }),
  );

  it("says the reason of the rules for what cannot be", () =>
    withPage(DESKTOP, async (page) => {
      await check(page, `${SEND}&fill=O=3`);
      expect(await untilMessage(page, "With O = 3")).toContain("MONEY has five digits. So it starts with 1.");
      expect(await page.locator(".cell.wrong").count()).toBe(2);
    }));

  it("takes a right board although a carry is wrong, which is the player's own note", () =>
    withPage(DESKTOP, async (page) => {
      await openBoard(page, `${SEND}&fill=S=9,E=5,N=6,D=7,M=1,O=0,R=8,Y=2&carry=3=1`);
      await untilMessage(page, "Solved.");
    }));

  it("says that the rules do not fit, and not that there is no solution", () =>
    withPage({ ...DESKTOP, locale: "de-DE" }, async (page) => {
      await openLink(page, `${SEND}&given=X=1`);
      await until(page, () => document.body.innerText.includes("Die Regeln passen nicht zu diesem Rätsel."));
      expect(await page.locator("main").innerText()).not.toContain("keine Lösung");
    }));

  it("says the same in German", () =>
    withPage({ ...DESKTOP, locale: "de-DE" }, async (page) => {
      await check(page, `${SEND}&fill=D=7,E=5,Y=2,N=6,R=9`);
      await untilMessage(page, "Zehner: 6 + 9 + Übertrag 1 ist 16; im Ergebnis steht 5.");
    }));

  it("gives up after ten seconds and says what it knows", () =>
    withPage(DESKTOP, async (page) => {
      await check(page, "#1/play/ABCDEFGHIJ*KLMNOPQRST=UVWXYZABCDEFGHIJKLMN&distinct=off&fill=A=1");
      await untilMessage(page, "No rule is broken; I could not check further.");
    }));

  it("says that all digits are there although it does not come out", () =>
    withPage(DESKTOP, async (page) => {
      await openBoard(page, "#1/play/AB*C=DE");
      await press(page, "A1 B2 C3 D4 E5");
      await untilMessage(page, "does not come out yet");
    }));
});

describePage("Hint", (withPage) => {
  it("has three levels, and does the step", () =>
    withPage(DESKTOP, async (page) => {
      await openBoard(page, SEND);
      await page.keyboard.press("F4");
      expect(await untilMessage(page, "Hint 1 of 3")).toContain("Look at the ten thousands.");
      expect(await page.locator(".backdrop .band").count()).toBe(1);
      await page.getByRole("button", { name: "Say more" }).click();
      expect(await untilMessage(page, "Hint 2 of 3")).toContain("overflow digit");
      expect(await page.getByRole("link", { name: /overflow digit/ }).getAttribute("href")).toBe(
        "#1/lesson/overflow-digit",
      );
      await page.getByRole("button", { name: "Say more" }).click();
      expect(await untilMessage(page, "Hint 3 of 3")).toContain("M = 1");
      await page.getByRole("button", { name: "Do it" }).click();
      expect(await written(page)).toContain("M1");
      expect(await page.locator('.cell[aria-label="carry into ten thousands, 1"]').count()).toBe(1);
      await page.getByRole("button", { name: "Undo" }).click();
      expect(await written(page)).toContain("M.");
    }));

  it("names a letter with one digit left, which nothing else would tell, and so comes to the end", () =>
    withPage(DESKTOP, async (page) => {
      await openBoard(page, `${SEND}&fill=S=9,E=5,N=6,D=7,M=1,O=0,Y=2&not=R=3.4`);
      await until(page, () => document.querySelector(".cell.filled"));
      await page.locator(".cell.symbol").first().focus();
      await page.keyboard.press("F4");
      await untilMessage(page, "Only 8 is left for R.");
      await page.getByRole("button", { name: "Do it" }).click();
      await untilMessage(page, "Solved. 9567 + 1085 = 10652, the only solution. With one hint.");
    }));

  it("says the plain thing where a rule is broken", () =>
    withPage(DESKTOP, async (page) => {
      await openBoard(page, `${SEND}&fill=M=1,E=1`);
      await until(page, () => document.querySelector(".cell.filled"));
      await page.locator(".cell.symbol").first().focus();
      await page.keyboard.press("F4");
      await untilMessage(page, "E and M are both 1.");
    }));

  it("names a wrong entry first, with its reason", () =>
    withPage(DESKTOP, async (page) => {
      await openBoard(page, `${SEND}&fill=M=1,S=8`);
      await until(page, () => document.querySelector(".cell.filled"));
      await page.locator(".cell.symbol").first().focus();
      for (let i = 0; i < 3; i++) {
        await page.keyboard.press("F4");
        await untilMessage(page, `Hint ${i + 1} of 3`);
      }
      expect(await message(page)).toMatch(/S = 8 is wrong\..*S = 9/s);
    }));
});
