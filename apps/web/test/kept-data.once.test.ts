/** What the browser keeps: it can be taken out, forgotten and brought back, and the page works without it. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { describePage, openLink, PHONE, until, untilText } from "./browser.js";

/** The names of all that is on the shelf, from its buttons. */
async function shelfOf(page: Page): Promise<readonly string[]> {
  await openLink(page, "#1/shelf");
  await untilText(page, "Shelf");
  return page.evaluate(() =>
    [...document.querySelectorAll(".shelf-item .button[aria-label^=Remove]")].map(
      (button) => button.getAttribute("aria-label") ?? "",
    ),
  );
}

/** A machine may be busy. */
const PATIENCE = { timeout: 30_000, interval: 200 };

async function save(page: Page, puzzle: string, name: string): Promise<void> {
  await openLink(page, `#1/explain/${puzzle}`);
  await page.getByRole("link", { name: "Shelf" }).click();
  await page.getByRole("button", { name: `Save ${name}` }).click();
  await untilText(page, "is on the shelf");
}

const keptByBrowser = (): Promise<readonly string[]> =>
  indexedDB.databases().then((databases) => databases.map(({ name }) => name ?? ""));

describePage("what the browser keeps", (withPage) => {
  it("comes back from its file after everything was forgotten", () =>
    withPage({ acceptDownloads: true }, async (page) => {
      await save(page, "SEND+MORE=MONEY", "SEND + MORE = MONEY");
      await untilText(page, "Safari deletes it after seven days");
      await save(page, "AB*C=DE&base=16", "AB * C = DE");
      await openLink(page, "#1/settings");
      await page.getByText("Dark", { exact: true }).click();
      const before = ["Remove: AB * C = DE", "Remove: SEND + MORE = MONEY"];
      await expect.poll(() => shelfOf(page), PATIENCE).toEqual(before);

      await openLink(page, "#1/settings");
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Export all" }).click(),
      ]);
      const text = readFileSync(await file.path(), "utf8");
      await page.getByRole("button", { name: "Forget everything" }).click();
      await untilText(page, "2 things on the shelf");
      await page.getByRole("button", { name: "Forget now" }).click();
      await untilText(page, "Everything is forgotten.");
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBeUndefined();
      await expect.poll(() => shelfOf(page), PATIENCE).toEqual([]);

      await openLink(page, "#1/settings");
      await page.locator("input[type=file]").setInputFiles({
        name: "cryptarithm-backup.json",
        mimeType: "application/json",
        buffer: Buffer.from(text),
      });
      await untilText(page, "Imported: shelf 2");
      await expect.poll(() => shelfOf(page), PATIENCE).toEqual(before);
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
    }));

  it("is one entry of the small storage and one database, and nothing else", () =>
    withPage({}, async (page) => {
      await save(page, "SEND+MORE=MONEY", "SEND + MORE = MONEY");
      await openLink(page, "#1/settings");
      await page.getByText("Large", { exact: true }).click();
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["cryptarithm"]);
      expect(await page.evaluate(keptByBrowser)).toEqual(["cryptarithm"]);
      expect(await page.evaluate(() => document.cookie)).toBe("");
    }));

  it("has how sheets were last made to look, but not what a link wanted", () =>
    withPage({}, async (page) => {
      const pressed = (): readonly (string | null)[] =>
        [...document.querySelectorAll("[aria-pressed=true]")].map(({ textContent }) => textContent);
      const chosen = async (name: string): Promise<void> => {
        await until(page, () => document.querySelector(".print-controls [aria-pressed=true]"));
        expect(await page.evaluate(pressed)).toContain(name);
      };
      await openLink(page, "#1/print/SEND+MORE=MONEY&paper=letter");
      await chosen("Letter");
      await openLink(page, "#1/settings");
      await page.reload();
      await openLink(page, "#1/print/SEND+MORE=MONEY");
      await chosen("A4");
      await page.getByRole("button", { name: "Letter" }).click();
      await until(page, () => localStorage.getItem("cryptarithm")?.includes("letter"));
      await openLink(page, "#1/settings");
      await page.reload();
      await openLink(page, "#1/print/TWO+TWO=FOUR");
      await chosen("Letter");
    }));

  it("that was removed by mistake comes back", () =>
    withPage(PHONE, async (page) => {
      await save(page, "SEND+MORE=MONEY", "SEND + MORE = MONEY");
      await page.getByRole("button", { name: "Remove: SEND + MORE = MONEY" }).click();
      await untilText(page, "is removed");
      await page.getByRole("button", { name: "Undo" }).click();
      await expect.poll(() => shelfOf(page), PATIENCE).toEqual(["Remove: SEND + MORE = MONEY"]);
    }));

  it("is not needed: a browser that forbids it is told of once, and the shelf works until the page is closed", () =>
    withPage({}, async (page) => {
      await page.addInitScript(() => {
        for (const name of ["localStorage", "indexedDB"])
          Object.defineProperty(globalThis, name, {
            get() {
              throw new DOMException("forbidden", "SecurityError");
            },
          });
      });
      await openLink(page, "#1/explain/SEND+MORE=MONEY");
      await page.getByRole("link", { name: "Shelf" }).click();
      await page.getByRole("button", { name: "Save SEND + MORE = MONEY" }).click();
      await untilText(page, "is on the shelf");
      await untilText(page, "This browser keeps nothing for this page");
      await page.getByRole("button", { name: "Close" }).click();
      await page.getByRole("link", { name: "Settings" }).click();
      await page.getByText("Dark", { exact: true }).click();
      await until(page, () => document.documentElement.dataset.theme === "dark");
      expect(await page.getByText("This browser keeps nothing").count()).toBe(0);
    }));

  it("refuses a file that is none of ours", () =>
    withPage({ locale: "de" }, async (page) => {
      await openLink(page, "#1/settings");
      await page.locator("input[type=file]").setInputFiles({
        name: "x.json",
        mimeType: "application/json",
        buffer: Buffer.from('{"format":"other"}'),
      });
      await untilText(page, "Das ist keine Datei dieser Seite");
    }));
});
