/**
 * What the page tells and keeps: it asks no other host (all tests in a browser hold that), sends nothing to its own
 * but requests for its files, and keeps only settings, a draft and a sheet in localStorage, at most 8 kB, and no cookie.
 */
import { expect, it } from "vitest";
import { describePage, openLink, until } from "./browser.js";
import { openView, VIEWS } from "./views.js";

const MOST_CHARACTERS = 8192;

describePage("privacy", (withPage) => {
  it("a flow through all views asks only for files, and says nothing in the asking", () =>
    withPage({}, async (page, { server }) => {
      const asked: string[] = [];
      page.context().on("request", (request) => {
        const { pathname, search } = new URL(request.url());
        const isFile = /^\/(assets\/[\w.-]+|[\w-]+\.(js|svg|png|txt|webmanifest))?$/.test(pathname);
        if (request.url().startsWith(server.address))
          if (request.method() !== "GET" || search !== "" || !isFile || request.postData() !== null)
            asked.push(`${request.method()} ${request.url()}`);
      });
      for (const [, link] of VIEWS) await openView(page, link);
      expect(asked).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
    }));

  it("localStorage has little in it, of few kinds", () =>
    withPage({}, async (page) => {
      await openLink(page, "");
      const box = page.locator("main textarea");
      await box.fill("SEND + MORE = MONEY");
      await until(page, () => localStorage.getItem("cryptarithm")?.includes("SEND"), undefined, "a draft");
      // Too long to be kept.
      await box.fill(`A${"B".repeat(50_000)}`);
      await page.waitForTimeout(1500);
      for (const [, link] of VIEWS) await openView(page, link);
      const kept = await page.evaluate(() => Object.entries({ ...localStorage }));
      const size = kept.reduce((sum, [key, value]) => sum + key.length + value.length, 0);
      expect(size).toBeLessThanOrEqual(MOST_CHARACTERS);
      expect(kept.map(([key]) => key)).toEqual(["cryptarithm"]);
      for (const name of Object.keys(JSON.parse(kept[0]?.[1] ?? "{}")))
        expect(["settings", "draft", "sheet"]).toContain(name);
      expect(await page.evaluate(() => Object.keys({ ...sessionStorage }))).toEqual([]);
    }));

  it("works where nothing may be kept", () =>
    withPage({}, async (page) => {
      await page.addInitScript(() => {
        const refuse = (): never => {
          throw new DOMException("not allowed", "SecurityError");
        };
        Object.defineProperty(globalThis, "localStorage", { get: refuse });
        Object.defineProperty(globalThis, "indexedDB", { get: refuse });
      });
      await openLink(page, "#1/solve/SEND+MORE=MONEY");
      await until(page, () => document.body.innerText.includes("Exactly one solution"));
      for (const [, link] of VIEWS) await openView(page, link);
    }));
});
