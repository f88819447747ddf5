/** The answers to all puzzles on a single page, in three columns: smaller where there are many. */

import { type ColumnPiece, flowColumns } from "../flow.js";
import type { SheetBox, SheetGroup } from "../page.js";
import { puzzleLine } from "../puzzle-line.js";
import type { SheetSettings } from "../settings.js";
import { group } from "../shapes.js";
import type { SheetPuzzle } from "../sheet.js";
import { POINT } from "../text/measure.js";
import { type Paragraph, paragraph, type TextRun } from "../text/paragraph.js";
import { keyRemarks, lettersText, solvedText } from "./solved.js";

const COLUMN = 56;
const GAP = 6;
/** Points; below the last, the key goes on on a second page. */
const SIZES = [8, 7, 6, 5, 4.5];
/** Millimetres by which a height is tried. */
const STEP = 4;

/** The groups of each page; of one, unless there are hundreds of puzzles. */
export function tinyKey(settings: SheetSettings, box: SheetBox): SheetGroup[][] {
  let pages: SheetGroup[][] = [];
  for (const size of SIZES) {
    const pieces = settings.puzzles.map((puzzle, i) => piece(puzzle, i + 1, size * POINT, settings));
    pages = balanced(pieces, box);
    if (pages.length <= 1) break;
  }
  return pages;
}

/** Columns of about the same length, where all of it goes on one page. */
function balanced(pieces: readonly ColumnPiece[], box: SheetBox): SheetGroup[][] {
  const flow = (height: number): SheetGroup[][] =>
    flowColumns(pieces, { box: { ...box, height }, columnWidth: COLUMN, columnGap: GAP });
  for (let height = box.height / 8; height < box.height; height += STEP) {
    const pages = flow(height);
    if (pages.length <= 1) return pages;
  }
  return flow(box.height);
}

function piece(puzzle: SheetPuzzle, number: number, size: number, settings: SheetSettings): ColumnPiece {
  const solved = solvedText(puzzle);
  const rest = [lettersText(puzzle), ...keyRemarks(puzzle, settings)].filter((text) => text !== "");
  const head: TextRun[] = [
    { text: `${number}\u00a0 `, font: "bold" },
    solved === ""
      ? { text: puzzleLine(puzzle, settings.language), font: "bold" }
      : { text: solved, font: "mono" },
  ];
  const at = (x: number, y: number): Pick<Paragraph, "nodes" | "height"> => {
    const place = { x, width: COLUMN, size, leading: 1.25 };
    const first = paragraph(head, { ...place, y });
    const second = paragraph(rest.join("; "), { ...place, y: y + first.height });
    return { nodes: [...first.nodes, ...second.nodes], height: first.height + second.height };
  };
  const { height } = at(0, 0);
  return {
    height,
    above: size * 0.7,
    keep: false,
    draw: (x, y) => ({
      ...group("P", at(x, y).nodes),
      puzzle: number - 1,
      bookmark: settings.words.puzzle(number, solved || puzzleLine(puzzle, settings.language)),
      box: { x, y, width: COLUMN, height },
    }),
  };
}
