/** Every rule that can be switched in Solve: it changes the count and the link, and both come back when it is switched back. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { DESKTOP, describePage, openLink, until, untilText } from "./browser.js";

/** Switches: a puzzle that the rule makes a difference to, its solutions before and after, and the key of the link. */
const SWITCHES: readonly (readonly [
  name: string,
  puzzle: string,
  before: string,
  after: string,
  key: string,
])[] = [
  ["Different letters, different digits", "ONE+ONE=TEN", "No solution", "Four solutions", "distinct=off"],
  ["No leading zero", "SEND+MORE=MONEY", "Exactly one solution", "25 solutions", "leading-zero=allow"],
  ["One-letter words are not 0", "A+B+C=D", "138 solutions", "42 solutions", "lone-zero=forbid"],
  ["Letters differ from printed digits", "A+1=B", "Nine solutions", "Seven solutions", "literals=reserved"],
  ["a and A are two letters", "a+A=B", "Four solutions", "32 solutions", "case=distinct"],
  ["Two keys: a and A, each with its digits", "a+A=B", "Four solutions", "45 solutions", "distinct=case"],
  ["É and E are one letter", "É+E=F", "32 solutions", "Four solutions", "accents=fold"],
  ["Each code point is a letter", "🇩🇪+🇫🇷=🇮🇹", "32 solutions", "476 solutions", "symbols=codepoints"],
];

/** What is no switch: it opens a form or is a list, and has tests of its own below. */
const FORMS = ["Base", "Digits", "Known digit", "Fewer rules", "AB,CDE", "Use: "];

const TWO = "#1/solve/TWO+TWO=FOUR";

/** Waits until the verdict is this one and the link has, or has not, this rule. */
async function untilRuled(page: Page, headline: string, key: string, isThere = true): Promise<void> {
  await until(
    page,
    ({ headline, key, isThere }) => {
      const said = document.querySelector(".verdict-words strong")?.textContent ?? "";
      const link = decodeURIComponent(location.hash);
      return said === `${headline}.` && (link.endsWith(`&${key}`) || link.includes(`&${key}&`)) === isThere;
    },
    { headline, key, isThere },
    `“${headline}” ${isThere ? "with" : "without"} ${key}`,
  );
}

describePage("the rules in Solve", (withPage) => {
  it.each(SWITCHES)(
    "“%s” changes the count of %s from “%s” to “%s”, and the link",
    (name, puzzle, before, after, key) =>
      withPage(DESKTOP, async (page) => {
        await openLink(page, "");
        // Typed: a link has the spelling that its rules make of a text.
        await page.fill("#puzzle", puzzle);
        await untilRuled(page, before, key, false);
        await page.getByRole("button", { name: "More rules" }).click();
        const chip = page.locator(".rules").getByRole("button", { name, exact: true });
        await chip.click();
        await untilRuled(page, after, key);
        await chip.click();
        await untilRuled(page, before, key, false);
        await chip.click();
        await untilRuled(page, after, key);
        // Opened from the link it is the same.
        await page.reload();
        await untilRuled(page, after, key);
      }),
  );

  it("has no other switch than those that are tested", () =>
    withPage(DESKTOP, async (page) => {
      await openLink(page, TWO);
      await page.getByRole("button", { name: "More rules" }).click();
      const tested = [...SWITCHES.map(([name]) => name), ...FORMS];
      // The count under the other choice, and so its button, comes after the answer.
      await until(
        page,
        (least) => document.querySelectorAll(".rules :is(.chip, input, select)").length >= least,
        tested.length,
        "all switches",
      );
      const controls = await page.evaluate(() =>
        [...document.querySelectorAll(".rules :is(.chip, input, select)")].map(
          (each) =>
            each.getAttribute("aria-label") ?? each.getAttribute("placeholder") ?? each.textContent ?? "",
        ),
      );
      expect(controls.filter((name) => !tested.some((known) => name.startsWith(known)))).toEqual([]);
    }));

  it.each([
    ["16", "53 solutions"],
    ["letters", "No solution"],
    ["find", "Exactly one solution"],
  ])("the base %s changes the count to “%s”, and the link", (base, after) =>
    withPage(DESKTOP, async (page) => {
      await openLink(page, TWO);
      await untilRuled(page, "Seven solutions", `base=${base}`, false);
      await page.selectOption(".chip-select", base);
      await untilRuled(page, after, `base=${base}`);
      await page.selectOption(".chip-select", "10");
      await untilRuled(page, "Seven solutions", `base=${base}`, false);
    }),
  );

  it("the digits, the groups and what is known change the count and the link", () =>
    withPage(DESKTOP, async (page) => {
      await openLink(page, TWO);
      await page.getByRole("button", { name: "Digits 0–9" }).click();
      await page.fill("[placeholder='0-9']", "1-9");
      await untilRuled(page, "Six solutions", "digits=1-9");
      await page.fill("[placeholder='0-9']", "");
      await untilRuled(page, "Seven solutions", "digits=1-9", false);
      await page.getByRole("button", { name: "More rules" }).click();
      await page.fill("[placeholder='AB,CDE']", "TW,OF");
      await untilRuled(page, "41 solutions", "distinct=TW,OF");
      await page.fill("[placeholder='AB,CDE']", "");
      await untilRuled(page, "Seven solutions", "distinct=TW,OF", false);
      await page.getByRole("button", { name: "Known digit" }).click();
      const [letter, sign, digit] = [0, 1, 2].map((n) => page.locator(".given-form select").nth(n));
      await letter?.selectOption("R");
      await digit?.selectOption("0");
      await page.getByRole("button", { name: "Add", exact: true }).click();
      await untilRuled(page, "Exactly one solution", "given=R=0");
      await sign?.selectOption("not");
      await page.getByRole("button", { name: "Add", exact: true }).click();
      await untilRuled(page, "Six solutions", "given=R!=0");
      await page.getByRole("button", { name: "Remove R ≠ 0" }).click();
      await untilRuled(page, "Seven solutions", "given", false);
    }));

  it("shows the count under the other choice without changing anything, and Use takes it", () =>
    withPage(DESKTOP, async (page) => {
      await openLink(page, "#1/solve/SEND+MORE=MONEY");
      await untilText(page, "With leading zeros allowed: 25 solutions.");
      await untilRuled(page, "Exactly one solution", "leading-zero=allow", false);
      await page.getByRole("button", { name: "Use" }).click();
      await untilRuled(page, "25 solutions", "leading-zero=allow");
      await untilText(page, "Without leading zeros: 1 solution.");
    }));
});
