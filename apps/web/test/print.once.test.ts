/** Print: what the printer gets. The PDF that Chromium makes of the page is read as far as its plain parts go. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { describePage, openLink, until, untilText } from "./browser.js";

interface Printed {
  readonly pages: number;
  /** The size of the first page in millimetres. */
  readonly width: number;
  readonly height: number;
  readonly source: string;
}

/** What the printer gets when one presses Print. */
async function printed(page: Page): Promise<Printed> {
  const source = (await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true })).toString(
    "latin1",
  );
  const box = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/.exec(source);
  const mm = (points: string | undefined): number => (Number(points) / 72) * 25.4;
  return {
    pages: source.match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    width: mm(box?.[1]),
    height: mm(box?.[2]),
    source,
  };
}

/** A sheet whose puzzles have all been worked out. */
async function openSheet(page: Page, link: string): Promise<void> {
  await openLink(page, link);
  await until(
    page,
    () => document.querySelector<HTMLButtonElement>(".print-controls .main")?.disabled === false,
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

const SHEET = "#1/print/SEND+MORE=MONEY&reasoning=1&paper=a4";

describePage("Print", (withPage) => {
  it("prints as many pages as the preview shows, on A4", () =>
    withPage({ colorScheme: "dark" }, async (page) => {
      await openSheet(page, SHEET);
      await until(page, () => document.querySelectorAll(".sheet-page").length === 3);
      const { pages, width, height } = await printed(page);
      expect(pages).toBe(3);
      expect(width).toBeCloseTo(210, 0);
      expect(height).toBeCloseTo(297, 0);
    }));

  it("prints on Letter", () =>
    withPage({}, async (page) => {
      await openSheet(page, "#1/print/SEND+MORE=MONEY&paper=letter&key=none");
      const { pages, width, height } = await printed(page);
      expect(pages).toBe(1);
      expect(width).toBeCloseTo(215.9, 0);
      expect(height).toBeCloseTo(279.4, 0);
    }));

  it("is tagged, names each drawing, embeds its fonts and has none of Type 3", () =>
    withPage({}, async (page) => {
      await openSheet(page, SHEET);
      const { source } = await printed(page);
      expect(source).toContain("/StructTreeRoot");
      expect(source).toMatch(/\/Marked true/);
      expect(source).toMatch(/\/S \/Figure/);
      expect(source).toContain("SEND plus MORE equals MONEY");
      expect(source).not.toMatch(/\/Subtype\s*\/Type3/);
      const fonts = source.match(/\/BaseFont\s*\/[A-Z]{6}\+[\w-]+/g) ?? [];
      expect(fonts.length).toBeGreaterThan(0);
      expect(
        fonts.every((font) => /SourceSerif|SourceCode/.test(font)),
        fonts.join(),
      ).toBe(true);
    }));

  it("is white, also from dark mode", () =>
    withPage({ colorScheme: "dark" }, async (page) => {
      await openSheet(page, SHEET);
      await page.emulateMedia({ media: "print" });
      const colours = await page.evaluate(() => ({
        body: getComputedStyle(document.body).backgroundColor,
        sheet: document.querySelector(".sheet-page rect")?.getAttribute("fill"),
        controls: getComputedStyle(document.querySelector(".print-controls") as Element).display,
      }));
      expect(colours).toEqual({ body: "rgb(255, 255, 255)", sheet: "#ffffff", controls: "none" });
    }));

  it("does not let a puzzle with several solutions pass unnoticed", () =>
    withPage({}, async (page) => {
      await openLink(page, "#1/print/TWO+TWO=FOUR");
      await untilText(page, "TWO + TWO = FOUR has 7 solutions.");
      expect(await page.locator(".sheet-page").count()).toBe(0);
      expect(await page.locator(".print-controls .main").isDisabled()).toBe(true);
      await page.getByRole("button", { name: "Print it anyway" }).click();
      await until(page, () => document.querySelector(".sheet-page [role=img]"));
    }));

  it("refuses a phrase that the puzzle cannot spell, and says so before", () =>
    withPage({}, async (page) => {
      await openLink(page, "#1/print/SEND+MORE=MONEY&block=codebusters&phrase=ZEBRA");
      await untilText(page, "the puzzle has no Z");
      expect(await page.locator(".print-controls .main").isDisabled()).toBe(true);
      await page.getByLabel("Phrase that SEND + MORE = MONEY spells").fill("SOME");
      await until(
        page,
        () => document.querySelector<HTMLButtonElement>(".print-controls .main")?.disabled === false,
      );
    }));

  it("takes more puzzles, moves them, and takes them off with what is said of them", () =>
    withPage({}, async (page) => {
      await openSheet(page, "#1/print/SEND+MORE=MONEY&block=codebusters&phrase=SOME");
      const field = page.getByLabel("Add a puzzle");
      await field.pressSequentially("BASE + BALL =");
      await field.press("Enter");
      await page.locator(".print-add [role=alert]").waitFor();
      await field.pressSequentially(" GAMES");
      await field.press("Enter");
      const names = (): Promise<readonly string[]> => page.locator(".print-puzzles bdi").allTextContents();
      await until(page, () => document.querySelectorAll(".print-puzzles li").length === 2);
      await page.getByRole("button", { name: "Move BASE + BALL = GAMES up" }).click();
      await until(page, () => document.querySelector(".print-puzzles bdi")?.textContent?.startsWith("BASE"));
      expect(await page.getByLabel("Phrase that SEND + MORE = MONEY spells").inputValue()).toBe("SOME");
      await page.getByRole("button", { name: "Take BASE + BALL = GAMES off" }).click();
      await until(page, () => document.querySelectorAll(".print-puzzles li").length === 1);
      expect(await names()).toEqual(["SEND + MORE = MONEY"]);
      expect(await page.getByLabel("Phrase that SEND + MORE = MONEY spells").inputValue()).toBe("SOME");
      await page.goBack();
      await until(page, () => document.querySelectorAll(".print-puzzles li").length === 2);
    }));

  it("saves the sheet as text", () =>
    withPage({}, async (page) => {
      await openSheet(page, "#1/print/SEND+MORE=MONEY");
      const [saved] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Text", exact: true }).click(),
      ]);
      expect(saved.suggestedFilename()).toMatch(/\.txt$/);
      const text = readFileSync(await saved.path(), "utf8");
      expect(text).toContain("     SEND\n   + MORE\n   ──────\n    MONEY\n");
      expect(text).toContain("1. 9567 + 1085 = 10652\n");
    }));

  it("prints an empty sheet when there is no puzzle", () =>
    withPage({}, async (page) => {
      await openLink(page, "#1/print");
      await untilText(page, "There is no puzzle yet");
      expect(await page.locator(".sheet-page").count()).toBeGreaterThan(0);
    }));

  it("speaks German", () =>
    withPage({ locale: "de-DE" }, async (page) => {
      await openSheet(page, "#1/print/SEND+MORE=MONEY");
      await untilText(page, "Rätsel je Seite");
      await until(page, () => document.querySelector(".sheet-page")?.textContent?.includes("Seite 1 von"));
    }));
});
