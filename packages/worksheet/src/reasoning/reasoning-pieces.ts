/**
 * How a puzzle is solved, as pieces of text that flow in columns: a heading, and paragraphs with their numbers before
 * them, assumptions moved to the right, small drawings beside the steps.
 */
import type { ColumnPiece } from "../flow.js";
import type { SheetNode } from "../page.js";
import { COLUMN_WIDTH, HAIRLINE } from "../paper.js";
import { placePicture, type SheetDrawing } from "../place-picture.js";
import { puzzleLine } from "../puzzle-line.js";
import type { SheetSettings } from "../settings.js";
import { artifact, group, level } from "../shapes.js";
import type { SheetPuzzle } from "../sheet.js";
import { POINT } from "../text/measure.js";
import { paragraph, type TextRun } from "../text/paragraph.js";
import { typeset } from "../text/typeset.js";
import type { ReasoningParagraph } from "./reasoning.js";
import { StepDrawings } from "./step-drawing.js";

const SIZE: number = 9.5 * POINT;
const LARGE: number = 14 * POINT;
const HEADING: number = 11 * POINT;
const LEADING = 1.28;
/** The room of the numbers, how far a case is moved to the right, and the gap before a drawing. */
const NUMBER = 1.9;
const CASE = 4;
const BESIDE = 3;
const CELL = 5;
const SMALLEST_CELL = 3.4;
/** Of the width of a column, what a drawing may take. */
const DRAWN = 0.52;

export function reasoningPieces(puzzle: SheetPuzzle, number: number, settings: SheetSettings): ColumnPiece[] {
  const { reasoning } = puzzle;
  const pieces = [headingPiece(puzzle, number, settings)];
  if (reasoning === undefined)
    return [...pieces, paragraphPiece({ text: settings.words.notExplained, depth: 0 }, undefined, settings)];
  const drawings = new StepDrawings(puzzle, settings);
  for (const each of reasoning.paragraphs) {
    const drawing = each.state === undefined ? undefined : drawings.before(each.state);
    pieces.push(paragraphPiece(each, drawing, settings));
  }
  return pieces;
}

const sizeOf = ({ large }: SheetSettings): number => (large ? LARGE : SIZE);

function headingPiece(puzzle: SheetPuzzle, number: number, settings: SheetSettings): ColumnPiece {
  const line = puzzleLine(puzzle, settings.language);
  const runs: TextRun[] = [{ text: `${number}\u00a0 ${line}`, font: "bold" }];
  const size = Math.max(HEADING, sizeOf(settings));
  const at = (x: number, y: number): ReturnType<typeof paragraph> =>
    paragraph(runs, { x, y: y + 2, width: COLUMN_WIDTH, size });
  const height = 2 + at(0, 0).height;
  return {
    height,
    above: 4,
    keep: true,
    draw: (x, y) => ({
      ...group("Sect", [artifact([level(x, y, COLUMN_WIDTH, HAIRLINE)]), group("H2", at(x, y).nodes)]),
      puzzle: number - 1,
      bookmark: settings.words.puzzle(number, line),
      box: { x, y, width: COLUMN_WIDTH, height },
    }),
  };
}

/** A number, the sentences beside it, and a drawing at the right. */
function paragraphPiece(
  said: ReasoningParagraph,
  drawing: SheetDrawing | undefined,
  settings: SheetSettings,
): ColumnPiece {
  const size = sizeOf(settings);
  const number = said.number === undefined ? "" : `${said.number}`;
  const indent = said.depth * CASE + (number === "" && said.depth === 0 ? 0 : NUMBER * size);
  const cell = drawing === undefined ? 0 : Math.min(CELL, (DRAWN * COLUMN_WIDTH) / drawing.picture.width);
  const drawn = cell >= SMALLEST_CELL ? drawing : undefined;
  const beside = drawn === undefined ? 0 : drawn.picture.width * cell + BESIDE;
  const width = COLUMN_WIDTH - indent - beside;
  const runs = runsOf(said);
  const at = (x: number, y: number): ReturnType<typeof paragraph> =>
    paragraph(runs, { x: x + indent, y, width, size, leading: LEADING });
  const height = Math.max(at(0, 0).height, drawn === undefined ? 0 : drawn.picture.height * cell);
  return {
    height,
    above: size * 0.55,
    keep: said.keep ?? false,
    draw: (x, y) => {
      const start: SheetNode[] = typeset(number, {
        x: x + indent - 0.5 * size,
        y: y + 0.94 * size,
        size,
        font: "bold",
        anchor: "end",
      });
      const figure =
        drawn === undefined ? [] : [placePicture(drawn, { x: x + COLUMN_WIDTH - beside + BESIDE, y, cell })];
      return {
        ...group("Sect", [group("P", [...start, ...at(x, y).nodes]), ...figure]),
        box: { x, y, width: COLUMN_WIDTH, height },
      };
    },
  };
}

/** What stands out, and the sentences. */
function runsOf({ title, text, textFirst }: ReasoningParagraph): TextRun[] {
  const bold: TextRun[] = title === undefined ? [] : [{ text: title, font: "bold" }];
  const plain: TextRun[] = text === undefined ? [] : [{ text }];
  const [first, second] = textFirst ? [plain, bold] : [bold, plain];
  return [...first, ...(first.length > 0 && second.length > 0 ? [{ text: " " }] : []), ...second];
}
