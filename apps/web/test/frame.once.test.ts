/** The frame of the page: Back, a missing language, missing files of the engine, and what is said across views. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { describePage, openLink, status, until } from "./browser.js";

describePage("the frame", (withPage) => {
  it("goes Back from an example to the empty box", () =>
    withPage({}, async (page) => {
      await openLink(page, "");
      await page
        .getByRole("button", { name: /The classic|SEND/ })
        .first()
        .click();
      await until(page, () => document.querySelector("textarea")?.value === "SEND + MORE = MONEY");
      await page.goBack();
      await until(page, () => document.querySelector("textarea")?.value === "");
      await page.goForward();
      await until(page, () => document.querySelector("textarea")?.value === "SEND + MORE = MONEY");
    }));

  it("is there in English when the German file cannot be loaded", () =>
    withPage(
      { locale: "de-DE", expected: ["Failed to load", "ERR_", "tables"], serviceWorkers: "block" },
      async (page) => {
        await page.route(/tables/, (route) => route.abort());
        await openLink(page, "#1/settings");
        await until(page, () => document.querySelector("h1")?.textContent === "Settings");
      },
    ));

  it("does not ask for the files of the engine without end", () =>
    withPage({ expected: ["Failed to load", "ERR_", "worker"], serviceWorkers: "block" }, async (page) => {
      let asked = 0;
      await page.route(/\/worker-[^/]*\.js/, (route) => {
        asked++;
        return route.abort();
      });
      await openLink(page, "#1/solve/SEND+MORE=MONEY");
      await until(page, () => document.querySelector("textarea"));
      await page.waitForTimeout(2000);
      const after = asked;
      await page.waitForTimeout(1500);
      expect(asked).toBe(after);
      expect(asked).toBeLessThan(20);
    }));

  it("does not go on saying what was true of another view", () =>
    withPage({}, async (page) => {
      await openLink(page, "#1/solve/SEND+MORE=MONEY");
      await until(page, () => document.querySelector("[role=status]")?.textContent?.includes("Exactly one"));
      await page.locator('.tabs a[href^="#1/compose"]').click();
      await until(page, () => document.querySelector(".compose"));
      expect(await status(page)).not.toContain("Exactly one");
    }));

  it("keeps what was typed as the draft, whatever is opened after it", () =>
    withPage({}, async (page) => {
      await openLink(page, "");
      await page.locator("textarea").fill("PEAR + TREE = FROST");
      await until(
        page,
        () => localStorage.length > 0 && JSON.stringify({ ...localStorage }).includes("PEAR"),
      );
      await page.locator('a[href^="#1/daily"]').first().click();
      await until(page, () => document.querySelector("[role=grid]"));
      await page.waitForTimeout(2000);
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain("PEAR");
      await page.goto("about:blank");
      await openLink(page, "");
      await until(page, () => document.body.innerText.includes("PEAR + TREE = FROST"));
    }));

  it("shows the newest of two links, also when the older one takes longer", () =>
    withPage({}, async (page) => {
      const packed = await packedLink(page, `A+B=C\nD+E=F`);
      await openLink(page, "#1/solve/TWO+TWO=FOUR");
      await until(page, () => document.querySelector("textarea")?.value === "TWO + TWO = FOUR");
      await page.evaluate((link) => {
        location.hash = link;
        location.hash = "#1/solve/SEND+MORE=MONEY";
      }, packed);
      await page.waitForTimeout(1000);
      expect(await page.locator("textarea").inputValue()).toBe("SEND + MORE = MONEY");
    }));

  it("opens a link with an enormous puzzle and says that it is too long", () =>
    withPage({}, async (page) => {
      const link = await packedLink(page, "A+".repeat(200_000));
      await page.goto("about:blank");
      await openLink(page, link);
      await until(page, () => document.body.innerText.includes("10,000 characters"));
    }));
});

/** A packed link of these lines, as the page itself packs. */
async function packedLink(page: Page, lines: string): Promise<string> {
  await openLink(page, "");
  return page.evaluate(async (text) => {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    const packed = btoa(String.fromCharCode(...bytes))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replace(/=+$/, "");
    return `#1/solve/z:${packed}`;
  }, lines);
}
