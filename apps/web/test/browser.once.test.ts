/** The page opens at all, and what would make a test of it fail does make it fail. */
import { expect, it } from "vitest";
import { describePage, openLink, PHONE, until } from "./browser.js";

describePage("the page in a browser", (withPage) => {
  it("opens with a title and something to see", () =>
    withPage(PHONE, async (page) => {
      await openLink(page, "");
      await until(page, () => document.getElementById("app")?.innerText);
      expect(await page.title()).toContain("Cryptarithm");
    }));

  it("has a profile of its own in each test", () =>
    withPage({ locale: "de-DE", timezoneId: "Asia/Tokyo", colorScheme: "dark" }, async (page) => {
      await openLink(page, "");
      const seen = await page.evaluate(() => [
        navigator.language,
        Intl.DateTimeFormat().resolvedOptions().timeZone,
        matchMedia("(prefers-color-scheme: dark)").matches,
      ]);
      expect(seen).toEqual(["de-DE", "Asia/Tokyo", true]);
    }));

  it("has an engine that answers in its worker", () =>
    withPage({}, async (page) => {
      await openLink(page, "");
      const replies = await page.evaluate(async () => {
        const list = await (await fetch("sw.js")).text();
        const [file = ""] = /assets\/worker-[^"]*/.exec(list) ?? [];
        const worker = new Worker(file, { type: "module" });
        const request = { text: "SEND + MORE = MONEY", options: {} };
        return await new Promise<string>((resolve) => {
          let all = "";
          worker.addEventListener("message", ({ data }) => {
            all += JSON.stringify(data, (_, value) => (typeof value === "bigint" ? `${value}` : value));
            if (data.done === true || data.failed !== undefined) resolve(all);
          });
          worker.addEventListener("error", ({ message }) => resolve(message));
          worker.postMessage({ job: 1, kind: "answer", request });
        });
      });
      expect(replies).toContain('"9567 + 1085 = 10652"');
    }));

  it.each([
    ["an error", () => setTimeout(() => console.error("broken")), "broken"],
    [
      "an exception",
      () =>
        setTimeout(() => {
          throw new Error("thrown");
        }),
      "thrown",
    ],
    ["a style attribute", () => document.body.setAttribute("style", "color: red"), "style-src"],
    ["another host", () => void fetch("https://example.org/").catch(() => undefined), "connect-src"],
    [
      "a script from elsewhere",
      () => {
        const script = document.createElement("script");
        script.src = "https://example.org/x.js";
        document.head.append(script);
      },
      "script-src",
    ],
  ])("fails a test whose page has %s", async (_what, doWrong, complaint) => {
    const visit = withPage({}, async (page) => {
      await openLink(page, "");
      await page.evaluate(doWrong);
      await page.waitForTimeout(200);
    });
    await expect(visit).rejects.toThrow(complaint);
  });
});
