/**
 * A puzzle to be solved on the sheet itself: its number, the sum with room for carries, boxes under the letters or lines
 * to write them on, and where there is room a table for notes and squared paper.
 */
import type { Rules } from "cryptarithm";
import type { SheetBox, SheetGroup } from "../page.js";
import { LARGE_CELL, type PageGrid } from "../paper.js";
import { placePicture, puzzleDrawing, type SheetDrawing } from "../place-picture.js";
import { puzzleLine } from "../puzzle-line.js";
import type { SheetSettings } from "../settings.js";
import { group } from "../shapes.js";
import type { SheetPuzzle } from "../sheet.js";
import { blockHead } from "./block-head.js";
import { letterLines, letterLinesHeight } from "./letter-lines.js";
import { alphabetical, letterTable, letterTableSize } from "./letter-table.js";
import { workingSpace } from "./working-space.js";

export interface GridWish {
  readonly settings: SheetSettings & { readonly common: Rules };
  readonly grid: Pick<PageGrid, "largestCell">;
  /** Which of the extras there is room for. */
  readonly boxes: boolean;
  readonly notes: boolean;
  readonly working: boolean;
}

const AIR = 1;
const GAP = 6;
const NOTES_PLACE = 6.2;
const LARGE_NOTES_PLACE = 8.2;
const BESIDE = 8;
/** With cells smaller than this the drawing has the width for itself. */
const LEAST_BESIDE = 9;
/** With cells smaller than this nothing is written into their boxes. */
const SMALLEST_BOXED = 4.5;

interface Plan {
  readonly drawing: SheetDrawing;
  readonly cell: number;
  readonly lines: readonly string[];
}

/** How wide a cell of the drawing would be in a block of this size. */
export function cellIn(puzzle: SheetPuzzle, box: SheetBox, wish: GridWish): number {
  const head = blockHead(puzzle, 1, box, wish.settings);
  return planOf(puzzle, { ...box, height: box.height - head.height }, wish).cell;
}

export function gridBlock(puzzle: SheetPuzzle, number: number, box: SheetBox, wish: GridWish): SheetGroup {
  const { settings } = wish;
  const head = blockHead(puzzle, number, box, settings);
  const room = { ...box, y: box.y + head.height, height: box.height - head.height };
  const plan = readablePlan(puzzle, room, wish);
  const { picture } = plan.drawing;
  const [width, height] = [picture.width * plan.cell, picture.height * plan.cell];
  const beside = wish.notes || wish.working;
  const x = beside ? room.x : room.x + (room.width - width) / 2;
  const nodes: SheetGroup[] = [...head.nodes, placePicture(plan.drawing, { x, y: room.y, cell: plan.cell })];
  let foot = room.y + height;
  const lines = linesOf(plan.lines, beside ? Math.max(width, 60) : room.width, settings);
  if (plan.lines.length > 0) {
    nodes.push(letterLines(lines, room.x, foot + 1));
    foot += 1 + letterLinesHeight(lines);
  }
  if (beside)
    nodes.push(
      ...extras(puzzle, room, { width: Math.max(width, plan.lines.length > 0 ? 60 : 0), foot }, wish),
    );
  return {
    ...group("Sect", nodes),
    puzzle: number - 1,
    bookmark: settings.words.puzzle(number, puzzleLine(puzzle, settings.language)),
    box,
  };
}

const linesOf = (
  letters: readonly string[],
  width: number,
  { body, small, perPage, block }: SheetSettings,
): Parameters<typeof letterLines>[0] => ({
  letters,
  width,
  size: block === "grid" && perPage === 12 ? small : body,
});

/** Of long calculations boxes would make the letters too small to be read. */
function readablePlan(puzzle: SheetPuzzle, room: SheetBox, wish: GridWish): Plan {
  const plan = planOf(puzzle, room, wish);
  if (!plan.drawing.boxes || plan.cell >= SMALLEST_BOXED) return plan;
  const plain = planOf(puzzle, room, { ...wish, boxes: false });
  return plain.cell > plan.cell ? plain : plan;
}

/** The drawing and its cells. */
function planOf(puzzle: SheetPuzzle, room: SheetBox, wish: GridWish): Plan {
  const { settings, grid, boxes } = wish;
  const { language, carries, writeBoxes } = settings;
  const drawing = puzzleDrawing(puzzle.formula, { language, carries, boxes: boxes && writeBoxes });
  const letters = drawing.boxes ? [] : alphabetical(puzzle.formula.letters, language);
  const below = letters.length === 0 ? 0 : letterLinesHeight(linesOf(letters, room.width, settings)) + 1;
  const { width, height } = drawing.picture;
  const table = notesSize(puzzle, settings);
  const high = (wish.notes ? highAbove(table.height, room, settings) : room.height - AIR) - below;
  const cell = Math.min(grid.largestCell, room.width / width, high / height);
  if (!wish.notes) return { drawing, cell, lines: letters };
  // Notes stand beside the drawing, unless that would make it small.
  const besideNotes = Math.min(cell, (room.width - table.width - BESIDE) / width);
  const least = settings.large ? LARGE_CELL : LEAST_BESIDE;
  return { drawing, cell: besideNotes >= least ? besideNotes : cell, lines: letters };
}

/** How high a drawing may be that has the notes below it; in large print it has all that they leave. */
const highAbove = (notes: number, { height }: SheetBox, { large }: SheetSettings): number =>
  large ? Math.max(height / 2, height - GAP - notes) : 0.6 * height;

const notesTable = (
  puzzle: SheetPuzzle,
  { language, large }: SheetSettings,
): Parameters<typeof letterTable>[0] => ({
  letters: alphabetical(puzzle.formula.letters, language),
  base: puzzle.rules.base,
  place: large ? LARGE_NOTES_PLACE : NOTES_PLACE,
});

const notesSize = (puzzle: SheetPuzzle, settings: SheetSettings): { width: number; height: number } =>
  letterTableSize(notesTable(puzzle, settings));

/** The table for notes beside the drawing or below it, and squared paper in what is left. */
function extras(
  puzzle: SheetPuzzle,
  room: SheetBox,
  drawn: { readonly width: number; readonly foot: number },
  { settings, notes, working }: GridWish,
): SheetGroup[] {
  const nodes: SheetGroup[] = [];
  const right = room.x + room.width;
  const end = room.y + room.height;
  let foot = drawn.foot;
  const beside = { x: room.x + drawn.width + BESIDE, width: room.width - drawn.width - BESIDE };
  if (notes && puzzle.formula.letters.length > 0) {
    const table = notesTable(puzzle, settings);
    const { width, height } = letterTableSize(table);
    if (width <= beside.width && height <= room.height) {
      nodes.push(letterTable(table, right - width, room.y));
      foot = Math.max(foot, room.y + height);
    } else if (foot + GAP + height <= end && width <= room.width) {
      nodes.push(letterTable(table, room.x, foot + GAP));
      const left = room.x + width + BESIDE;
      const top = foot + GAP;
      if (working && settings.working === "squared")
        nodes.push(...workingSpace({ x: left, y: top, width: right - left, height: end - top }));
      return nodes;
    }
  }
  if (!working || settings.working !== "squared") return nodes;
  if (notes) {
    const top = foot + GAP;
    return [...nodes, ...workingSpace({ x: room.x, y: top, width: room.width, height: end - top })];
  }
  const space = workingSpace({ ...beside, y: room.y, height: room.height - AIR });
  if (space.length > 0) return [...nodes, ...space];
  const top = foot + GAP / 2;
  return [...nodes, ...workingSpace({ x: room.x, y: top, width: room.width, height: end - AIR - top })];
}
