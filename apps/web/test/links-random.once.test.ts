/** A hundred puzzles of all kinds, as links that are opened in the page: what is read, and the link that is made again. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { writeLink } from "../src/link/link.js";
import { describePage, openLink, until } from "./browser.js";
import { randomPuzzle } from "./random-puzzle.js";

const PUZZLES = Array.from({ length: 100 }, (_, seed) => randomPuzzle(seed + 1));

/** Opens a link in the page that is there, and gives the text in the box and the link of the page's own Solve. */
async function opened(
  page: Page,
  link: string,
  text: string,
): Promise<readonly [text: string, link: string]> {
  await page.evaluate((fragment) => {
    location.hash = fragment;
  }, link);
  return until(
    page,
    (wanted) => {
      const box = document.querySelector<HTMLTextAreaElement>("#puzzle");
      const own = document.querySelector<HTMLAnchorElement>('.tabs a[href^="#1/solve"]');
      return box?.value === wanted && own !== null && ([box.value, own.hash] as const);
    },
    text,
    `${text} of ${link}`,
  );
}

describePage("links of a hundred random puzzles", (withPage) => {
  it("are read as the puzzle, and the page makes the same link of it", () =>
    withPage({}, async (page) => {
      await openLink(page, "");
      for (const puzzle of PUZZLES) {
        const link = `#${writeLink({ view: "solve", puzzle })}`;
        const [, own] = await opened(page, link, puzzle.text);
        expect(new URL(own, "http://x/").hash).toBe(new URL(link, "http://x/").hash);
        expect(await page.locator("aside.notice").count(), link).toBe(0);
      }
    }));

  it("are still the puzzle with + turned into a space, and with ) or . behind", () =>
    withPage({}, async (page) => {
      await openLink(page, "");
      for (const [i, puzzle] of PUZZLES.entries()) {
        const link = `#${writeLink({ view: "solve", puzzle })}`;
        const changed = [link.replaceAll("+", " "), `${link})`, `${link}.`][i % 3] ?? link;
        const [, own] = await opened(page, changed, puzzle.text);
        expect(new URL(own, "http://x/").hash).toBe(new URL(link, "http://x/").hash);
      }
    }));
});
