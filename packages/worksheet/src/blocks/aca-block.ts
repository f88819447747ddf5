/**
 * A problem as the American Cryptogram Association prints it: its number and kind, how many words the key has and in what
 * order its digits go, who made it, every row of the calculation, and the places of the key.
 */
import { type Formula, type KeyOrder, pageDrawings, type Rules } from "cryptarithm";
import type { FlowBlock } from "../flow.js";
import type { SheetGroup } from "../page.js";
import { COLUMN_WIDTH, HAIRLINE } from "../paper.js";
import { placePicture, puzzleDrawing } from "../place-picture.js";
import { puzzleLine } from "../puzzle-line.js";
import { ruleRemark } from "../rule-sentence.js";
import type { SheetSettings } from "../settings.js";
import { artifact, group, level } from "../shapes.js";
import type { SheetPuzzle } from "../sheet.js";
import { paragraph, type TextRun } from "../text/paragraph.js";
import type { SheetWords } from "../words.js";
import { statusText } from "./block-head.js";
import { digitTable, digitTableHeight } from "./digit-table.js";

const LARGEST_CELL = 8;
/** With smaller cells a calculation has the width of the page. */
const SMALLEST_CELL = 5.5;
const HIGHEST = 150;
const TOP = 2.5;
const AIR = 3;
const PLACE = 8;

/** Needs half the width or all of it. */
export function acaBlock(
  puzzle: SheetPuzzle,
  number: number,
  width: number,
  settings: SheetSettings & { readonly common: Rules },
): FlowBlock {
  const drawing = puzzleDrawing(puzzle.formula, { language: settings.language });
  const { picture } = drawing;
  const wide = COLUMN_WIDTH / picture.width < SMALLEST_CELL;
  const room = wide ? width : COLUMN_WIDTH;
  const cell = Math.min(LARGEST_CELL, room / picture.width, HIGHEST / picture.height);
  const runs = headRuns(puzzle, number, settings);
  const head = (x: number, y: number): ReturnType<typeof paragraph> =>
    paragraph(runs, { x, y, width: room, size: settings.body });
  const digits = digitsInOrder(puzzle.key?.order ?? "0-9", puzzle.rules.base);
  const table = { digits, letters: [], place: Math.min(PLACE, room / digits.length) };
  const headHeight = TOP + head(0, 0).height + AIR;
  const height = headHeight + picture.height * cell + AIR + digitTableHeight(table) + AIR;
  return {
    wide,
    height,
    draw: ({ x, y }): SheetGroup => {
      const below = y + headHeight + picture.height * cell + AIR;
      const middle = (wide ? 0 : (room - picture.width * cell) / 2) + x;
      return {
        ...group("Sect", [
          artifact([level(x, y, room, HAIRLINE)]),
          group("P", head(x, y + TOP).nodes),
          placePicture(drawing, { x: middle, y: y + headHeight, cell }),
          digitTable(table, x + (wide ? 0 : (room - digits.length * table.place) / 2), below),
        ]),
        puzzle: number - 1,
        bookmark: settings.words.puzzle(number, puzzleLine(puzzle, settings.language)),
        box: { x, y, width: room, height },
      };
    },
  };
}

/** "C-3. Square root. (Two words, 0-1) by NAME". */
function headRuns(
  puzzle: SheetPuzzle,
  number: number,
  settings: SheetSettings & { readonly common: Rules },
): TextRun[] {
  const { words, language, common } = settings;
  const { key, author, rules } = puzzle;
  const parts = [words.operations[operationOf(puzzle.formula)]];
  if (key !== undefined) parts.push(`(${words.keyWords(key.word.trim().split(/\s+/).length)}, ${key.order})`);
  if (author !== undefined && author !== "") parts.push(words.by(author));
  if (rules.base !== 10) parts.push(words.base(rules.base));
  const remark = ruleRemark(rules, common, language, { baseIsSaid: true });
  parts.push(statusText(puzzle, settings), remark);
  return [{ text: `C-${number}. `, font: "bold" }, { text: parts.filter((part) => part !== "").join(" ") }];
}

/** What is calculated. */
export function operationOf(formula: Formula): keyof SheetWords["operations"] {
  const [drawing, ...more] = pageDrawings(formula);
  const layout = drawing?.kind === "page" && more.length === 0 ? drawing.layout : undefined;
  switch (layout?.kind) {
    case "sum":
      return layout.rows.some(({ role }) => role === "subtrahend") ? "subtraction" : "sum";
    case "multiplication":
    case "division":
      return layout.kind;
    case "root":
      return layout.degree === 3 ? "cube-root" : (layout.degree ?? 2) === 2 ? "square-root" : "root";
    default:
      return "other";
  }
}

/** The digits in the order of a key. */
function digitsInOrder(order: KeyOrder, base: number): number[] {
  const up = Array.from({ length: base }, (_, digit) => digit);
  switch (order) {
    case "0-9":
      return up;
    case "9-0":
      return up.reverse();
    case "1-0":
      return [...up.slice(1), 0];
    case "0-1":
      return [0, ...up.slice(1).reverse()];
  }
}
