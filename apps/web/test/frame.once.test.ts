/** The frame of the page: Back, a missing language, missing files of the engine, and what is said across views. */
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
});
