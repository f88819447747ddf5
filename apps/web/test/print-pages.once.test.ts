/**
 * What comes out of the printer, for every kind of sheet: as many pages as are shown, each of its paper's size, tagged,
 * each drawing named, every font inside and none made of drawings, and the same white pages from dark mode.
 */
import { inflateSync } from "node:zlib";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { linkOf } from "../src/link/link.js";
import { describePage, openLink, until } from "./browser.js";

const TWELVE = [
  "SEND + MORE = MONEY",
  "BASE + BALL = GAMES",
  "SATURN + URANUS = PLANETS",
  "FORTY + TEN + TEN = SIXTY",
  "EIN + EIN + EIN + EIN = VIER",
  "SOCIAL - GAMES = APPS",
  "HAWAII + IDAHO + IOWA + OHIO = STATES",
  "КТО + КОТ = ТОК",
  "CROSS + ROADS = DANGER",
  "LEAF + MAPLE = AMBER",
  "USSR + USA = PEACE",
  "TEN + TEN + FORTY = SIXTY",
];

/** Millimetres. */
const PAPERS = { a4: [210, 297], letter: [215.9, 279.4] } as const;

interface Printed {
  /** Width and height of each page in millimetres. */
  readonly pages: readonly (readonly [width: number, height: number])[];
  /** The document with its streams unpacked. */
  readonly text: string;
}

const mm = (points = "0"): number => (Number(points) / 72) * 25.4;

/** What the printer gets when one presses Print. */
async function printed(page: Page): Promise<Printed> {
  const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
  const text = bytes
    .toString("latin1")
    .replace(/stream\r?\n([\s\S]*?)\r?\nendstream/g, (whole, packed: string) => {
      try {
        return `stream\n${inflateSync(Buffer.from(packed, "latin1")).toString("latin1")}\nendstream`;
      } catch {
        return whole;
      }
    });
  const pages = [...text.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(
    ([, width, height]) => [mm(width), mm(height)] as const,
  );
  expect(text.match(/\/Type\s*\/Page\b/g)).toHaveLength(pages.length);
  return { pages, text };
}

/** Opens a sheet of these puzzles, waits until all of them are on it, and gives how many pages are shown. */
async function openSheet(
  page: Page,
  puzzles: readonly string[],
  keys: Readonly<Record<string, string>>,
): Promise<number> {
  const link = await linkOf({
    view: "print",
    puzzles: puzzles.map((text) => ({ text, rules: {} })),
    keys: new Map(Object.entries(keys)),
  });
  await openLink(page, `#${link}`);
  await until(
    page,
    () => document.querySelector<HTMLButtonElement>(".print-controls .main")?.disabled === false,
    undefined,
    "a sheet that can be printed",
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.locator(".sheet-page").count();
}

/** What is painted, page by page, without what differs by the moment. */
const painted = ({ text }: Printed): readonly string[] =>
  [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    .map(([, stream = ""]) => stream)
    .filter((stream) => / re\b/.test(stream) && /\bBT\b/.test(stream));

describePage("what the printer gets", (withPage) => {
  it.each([
    ["twelve puzzles a page with the key and reasons", { "per-page": "12", reasoning: "1", paper: "a4" }],
    ["twelve puzzles a page on Letter", { "per-page": "12", paper: "letter" }],
    ["four puzzles a page with the key on one page", { "per-page": "4", key: "tiny", paper: "a4" }],
    ["one puzzle a page without a key", { "per-page": "1", key: "none", paper: "letter" }],
    ["cards", { block: "cards", paper: "a4" }],
    ["Codebusters questions", { block: "codebusters", paper: "letter" }],
  ] as const)("%s: the pages that are shown, tagged, named, with their fonts", (_what, keys) =>
    withPage({}, async (page) => {
      const shown = await openSheet(page, TWELVE, keys);
      expect(shown).toBeGreaterThan(0);
      const { pages, text } = await printed(page);
      const [width, height] = PAPERS[keys.paper];
      expect(pages).toHaveLength(shown);
      for (const size of pages) {
        expect(Math.abs(size[0] - width)).toBeLessThan(0.5);
        expect(Math.abs(size[1] - height)).toBeLessThan(0.5);
      }
      expect(text).toContain("/StructTreeRoot");
      expect(text).toMatch(/\/Marked true/);
      const named = await page.locator(".sheet-page [role=img][aria-label]").count();
      expect(named).toBeGreaterThanOrEqual(TWELVE.length);
      // Chromium makes a figure of each page, too, with all that stands on it inside, and so without other words.
      expect(text.match(/\/S\s*\/Figure/g)).toHaveLength(named + shown);
      expect(text.match(/\/Alt\s*[(<]/g)).toHaveLength(named);
      expect(text).toContain("SEND plus MORE equals MONEY");
      expect(text).not.toMatch(/\/Subtype\s*\/Type3/);
      const fonts = text.match(/\/Type\s*\/FontDescriptor/g)?.length ?? 0;
      expect(fonts).toBeGreaterThan(1);
      expect(text.match(/\/FontFile[23]?\s/g)).toHaveLength(fonts);
    }),
  );

  it("the same white pages from dark mode as from light", async () => {
    const pages: (readonly string[])[] = [];
    for (const colorScheme of ["light", "dark"] as const)
      await withPage({ colorScheme }, async (page) => {
        await openSheet(page, TWELVE.slice(0, 2), { "per-page": "2" });
        const ink = await page.evaluate(() => getComputedStyle(document.body).color);
        expect(ink === "rgb(237, 234, 227)").toBe(colorScheme === "dark");
        pages.push(painted(await printed(page)));
      });
    expect(pages[0]?.length).toBeGreaterThan(0);
    expect(pages[1]).toEqual(pages[0]);
    for (const stream of pages[0] ?? []) {
      // The first thing that is painted is the paper.
      const [, red, green, blue] = /([\d.]+) ([\d.]+) ([\d.]+) rg\b/.exec(stream) ?? [];
      expect([red, green, blue].map(Number)).toEqual([1, 1, 1]);
    }
  });

  it("a work table whose rows do not change when only the solution is another one", () =>
    withPage({}, async (page) => {
      /** Every single letter of the question with its place. */
      const lettersOf = async (digit: number): Promise<readonly string[]> => {
        await page.goto("about:blank");
        const rules = { given: { R: digit } };
        const link = await linkOf({
          view: "print",
          puzzle: { text: "TWO + TWO = FOUR", rules },
          keys: new Map([
            ["block", "codebusters"],
            ["phrase", "FOUR TO TWO"],
          ]),
        });
        await openLink(page, `#${link}`);
        await until(page, () => document.querySelector(".sheet-page [role=img]"));
        return page.evaluate(() =>
          [...(document.querySelector(".sheet-page")?.querySelectorAll("text") ?? [])]
            .filter((text) => /^[A-Z]$/.test(text.textContent ?? ""))
            .map((text) => `${text.textContent} ${text.getAttribute("x")} ${text.getAttribute("y")}`),
        );
      };
      const [first, second] = [await lettersOf(0), await lettersOf(8)];
      expect(first.length).toBeGreaterThanOrEqual(6);
      expect(second).toEqual(first);
      // The rows of the table: the letters of one column, from top to bottom, in the order of the alphabet.
      const columns = new Map<string, string>();
      for (const [letter = "", x = ""] of first.map((each) => each.split(" ")))
        columns.set(x, (columns.get(x) ?? "") + letter);
      expect([...columns.values()]).toContain("FORTUW");
    }));
});
