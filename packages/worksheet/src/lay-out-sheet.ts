/**
 * From a sheet to its pages: the puzzles, their answers, and how to get there. The same sheet has the same pages
 * everywhere, since nothing is measured but by the table of widths.
 */
import type { Rules } from "cryptarithm";
import { cellIn, type GridWish, gridBlock } from "./blocks/grid-block.js";
import type { SheetGroup, SheetPage } from "./page.js";
import { framed, type PageBody } from "./page-frame.js";
import { bodyBox, PAGE_GRIDS } from "./paper.js";
import { placeBlocks } from "./place-blocks.js";
import { ruleSentence, rulesKey } from "./rule-sentence.js";
import { type SheetSettings, settingsOf } from "./settings.js";
import type { Sheet, SheetPuzzle } from "./sheet.js";

/** All pages of a sheet, in the order in which they are printed. */
export function layOutSheet(sheet: Sheet): SheetPage[] {
  const settings = settingsOf(sheet);
  const bodies = [...gridPages(settings)];
  return bodies.map((body, i) => framed(body, i + 1, bodies.length, settings));
}

/** The rules that most puzzles have, told once at the foot of the page. */
export function commonRules(puzzles: readonly SheetPuzzle[]): Rules | undefined {
  const counts = new Map<string, number>();
  let best: Rules | undefined;
  let most = 0;
  for (const { rules } of puzzles) {
    const key = rulesKey(rules);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count <= most) continue;
    most = count;
    best = { ...rules, given: {} };
  }
  return best;
}

function gridPages(settings: SheetSettings): PageBody[] {
  const { puzzles, perPage, paper, title, language, large } = settings;
  const common = commonRules(puzzles);
  if (common === undefined) return [{ kind: "puzzles", heading: title, groups: [] }];
  const usual = PAGE_GRIDS[perPage];
  const grid = large ? { ...usual, smallestCell: 12 } : usual;
  const wish: GridWish = {
    settings: { ...settings, common },
    grid,
    boxes: perPage <= 4,
    notes: perPage === 1,
    working: perPage <= 2,
  };
  const placed = placeBlocks(puzzles.length, grid, bodyBox(paper), (i, box) =>
    cellIn(puzzles[i] as SheetPuzzle, box, wish),
  );
  const pages: SheetGroup[][] = [];
  for (const [i, { page, box }] of placed.entries()) {
    const groups = pages[page] ?? [];
    pages[page] = groups;
    groups.push(gridBlock(puzzles[i] as SheetPuzzle, i + 1, box, wish));
  }
  const footnote = ruleSentence(common, language);
  return pages.map((groups) => ({ kind: "puzzles", heading: title, footnote, groups }));
}
