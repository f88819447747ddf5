/** Links as people get them: from others, through programs that change them, cut, and made to do harm. */
import { expect, it } from "vitest";
import { describePage, openLink, until, untilText } from "./browser.js";

/** Zeros, packed: a link of 64 kB that would be as many megabytes. */
async function bomb(bytes: number): Promise<string> {
  const stream = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return `#1/solve/z:${Buffer.from(await new Response(stream).arrayBuffer()).toString("base64url")}`;
}

describePage("links", (withPage) => {
  it.each([
    ["an unknown version", "#2/settings", "version 2, which I do not know"],
    ["an unknown key", "#1/settings&colour=red", "a setting I do not know: colour"],
    ["an unknown view", "#1/dance/SEND+MORE=MONEY", "a view that I do not know: dance"],
    ["a value that none is", "#1/solve/SEND+MORE=MONEY&base=99", "sets base to 99"],
    ["no link", "#SEND+MORE=MONEY", "no link of this page"],
    ["junk", "#1/solve/z:AAAA", "cut off or changed"],
    ["escapes that are no text", "#%FF%FE/%%%", "no link of this page"],
  ])("%s is named, and the page stands", (_what, link, said) =>
    withPage({}, async (page) => {
      await openLink(page, link);
      await untilText(page, said);
      await page.getByRole("link", { name: "Settings" }).click();
      await untilText(page, "What this browser keeps");
    }),
  );

  it("a bomb of 48 MB and one of five megabytes are refused at once", () =>
    withPage({}, async (page) => {
      for (const link of [await bomb(48_000_000), `#1/solve/z:${"A".repeat(5_000_000)}`]) {
        await openLink(page, "#1/settings");
        await untilText(page, "What this browser keeps");
        // Measured in the page, which gets the link from the test some time later.
        const milliseconds = await page.evaluate(async (fragment) => {
          // That alone takes the browser seconds, before the page hears of it.
          location.hash = fragment;
          const started = performance.now();
          while (!document.body.innerText.includes("more than a link may"))
            await new Promise((resolve) => setTimeout(resolve, 10));
          return performance.now() - started;
        }, link);
        expect(milliseconds).toBeLessThan(5000);
      }
    }));

  it("what a link says is text, never markup", () =>
    withPage({}, async (page) => {
      const evil = "<img src=x onerror=alert(1)>";
      await openLink(page, `#1/${encodeURIComponent(evil)}/SEND+MORE=MONEY&${encodeURIComponent(evil)}=1`);
      await until(page, () => document.querySelector("aside.notice"));
      expect(await page.evaluate(() => document.querySelectorAll("img[src=x]").length)).toBe(0);
    }));

  it("say it in German as well", () =>
    withPage({ locale: "de-DE" }, async (page) => {
      await openLink(page, "#1/settings&farbe=rot");
      await untilText(page, "eine unbekannte Einstellung: farbe");
    }));
});
