/**
 * From a sheet to its pages: the puzzles, their answers, and how to get there. The same sheet has the same pages
 * everywhere, since nothing is measured but by the table of widths.
 */
import type { Rules } from "cryptarithm";
import { acaBlock } from "./blocks/aca-block.js";
import { CARDS_PER_PAGE, cardBacks, cardFronts } from "./blocks/card-page.js";
import { codebustersBlock } from "./blocks/codebusters-block.js";
import { cellIn, type GridWish, gridBlock } from "./blocks/grid-block.js";
import { workingSpace } from "./blocks/working-space.js";
import { flowColumns, flowRows } from "./flow.js";
import { keyEntry } from "./key/key-entry.js";
import { tinyKey } from "./key/tiny-key.js";
import type { SheetBox, SheetGroup, SheetPage } from "./page.js";
import { framed, type PageBody } from "./page-frame.js";
import {
  bodyBox,
  COLUMN_GAP,
  COLUMN_WIDTH,
  FLOW_HEIGHT,
  HAIRLINE,
  LARGE_CELL,
  PAGE_GRIDS,
  TEXT_WIDTH,
} from "./paper.js";
import { placeBlocks } from "./place-blocks.js";
import { reasoningPieces } from "./reasoning/reasoning-pieces.js";
import { ruleSentence, rulesKey } from "./rule-sentence.js";
import { type SheetSettings, settingsOf } from "./settings.js";
import { artifact, level } from "./shapes.js";
import type { Sheet, SheetPaper, SheetPuzzle } from "./sheet.js";
import { unknownsOf } from "./unknowns.js";

/** All pages of a sheet, in the order in which they are printed. */
export function layOutSheet(sheet: Sheet): SheetPage[] {
  const settings = settingsOf(sheet);
  const common = commonRules(settings.puzzles);
  const bodies: PageBody[] =
    common === undefined
      ? [{ kind: "puzzles", heading: settings.title, groups: emptyBlocks(settings) }]
      : bodiesOf({ ...settings, common });
  return bodies.map((body, i) => framed(body, i + 1, bodies.length, settings));
}

type Common = SheetSettings & { readonly common: Rules };

function bodiesOf(settings: Common): PageBody[] {
  return [...puzzlesAndAnswers(settings), ...(settings.reasoning ? reasoningPages(settings) : [])];
}

function puzzlesAndAnswers(settings: Common): PageBody[] {
  const { block, key } = settings;
  const answers = key === "none" ? [] : key === "tiny" ? tinyKeyPages(settings) : keyPages(settings);
  switch (block) {
    case "grid":
      return [...gridPages(settings), ...answers];
    case "cards":
      // The full key of cards is on their backs.
      return key === "full" ? cardPages(settings, true) : [...cardPages(settings, false), ...answers];
    case "codebusters":
    case "aca":
      return [...flowPages(settings), ...answers];
  }
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

function gridPages(settings: Common): PageBody[] {
  const { puzzles, perPage, paper, large } = settings;
  const usual = PAGE_GRIDS[perPage];
  const grid = large ? { ...usual, smallestCell: LARGE_CELL } : usual;
  const wish: GridWish = {
    settings,
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
  return puzzlePages(pages, settings);
}

/** A sheet without puzzles has places for them all the same: squared paper to write them on. */
function emptyBlocks({ perPage, paper }: SheetSettings): SheetGroup[] {
  const grid = PAGE_GRIDS[perPage];
  const places = grid.columns * grid.rows;
  return placeBlocks(places, grid, bodyBox(paper), () => grid.largestCell).flatMap(({ box }) => [
    artifact([level(box.x, box.y, box.width, HAIRLINE)]),
    ...workingSpace({ ...box, y: box.y + AIR, height: box.height - AIR }),
  ]);
}

const AIR = 3;

function puzzlePages(pages: readonly SheetGroup[][], settings: Common): PageBody[] {
  const { title, common, language, puzzles } = settings;
  const footnote = ruleSentence(common, unknownsOf(puzzles), language);
  return pages.map((groups) => ({ kind: "puzzles", heading: title, footnote, groups }));
}

/** Text that flows fills the same height on both papers. */
function flowBox(paper: SheetPaper): SheetBox {
  return { ...bodyBox(paper), height: FLOW_HEIGHT };
}

function flowPages(settings: Common): PageBody[] {
  const { puzzles, paper, block } = settings;
  const make = block === "aca" ? acaBlock : codebustersBlock;
  const blocks = puzzles.map((puzzle, i) => make(puzzle, i + 1, TEXT_WIDTH, settings));
  const pages = flowRows(blocks, { ...TWO_COLUMNS, box: flowBox(paper), rowGap: block === "aca" ? 4 : 7 });
  return puzzlePages(pages, settings);
}

const TWO_COLUMNS = { columnWidth: COLUMN_WIDTH, columnGap: COLUMN_GAP };

function keyPages(settings: SheetSettings): PageBody[] {
  const { puzzles, paper, title, words } = settings;
  const blocks = puzzles.map((puzzle, i) => keyEntry(puzzle, i + 1, { width: COLUMN_WIDTH }, settings));
  const pages = flowRows(blocks, { ...TWO_COLUMNS, box: flowBox(paper), rowGap: 2 });
  return pages.map((groups) => ({ kind: "key", heading: words.keyTitle(title), groups }));
}

function tinyKeyPages(settings: SheetSettings): PageBody[] {
  const { paper, title, words } = settings;
  return tinyKey(settings, flowBox(paper)).map((groups) => ({
    kind: "key",
    heading: words.keyTitle(title),
    groups,
  }));
}

function reasoningPages(settings: SheetSettings): PageBody[] {
  const { puzzles, paper, title, words } = settings;
  const pieces = puzzles.flatMap((puzzle, i) => reasoningPieces(puzzle, i + 1, settings));
  const pages = flowColumns(pieces, { ...TWO_COLUMNS, box: flowBox(paper) });
  return pages.map((groups) => ({ kind: "reasoning", heading: words.reasoningTitle(title), groups }));
}

/** Four cards a page; each page of fronts is followed by its backs. */
function cardPages(settings: Common, withBacks: boolean): PageBody[] {
  const { puzzles } = settings;
  const bodies: PageBody[] = [];
  for (let first = 0; first < puzzles.length; first += CARDS_PER_PAGE) {
    const four = puzzles.slice(first, first + CARDS_PER_PAGE);
    bodies.push({ kind: "puzzles", groups: cardFronts(four, first + 1, settings) });
    if (withBacks) bodies.push({ kind: "backs", groups: cardBacks(four, first + 1, settings) });
  }
  return bodies;
}
