/**
 * A page as a picture. Cells are one wide and 1.24 high, all glyphs of a line stand on one baseline, and every track has
 * the size of its kind: nothing is ever measured, so nothing moves when another font comes.
 */
import { isBlank, writtenCell } from "../layout/line.js";
import type { ColumnKind, LineKind, Page, Placed, PlacedCell } from "../layout/write/page.js";
import { symbolName } from "../syntax/cell.js";
import { PICTURE_LINES } from "./picture.js";
import type { PictureItems } from "./picture-items.js";
import { SvgPath } from "./svg-path.js";
import { divisionPath, rootPath, signPath } from "./svg-signs.js";

/** The widths of columns, in cells. */
const WIDTHS: Readonly<Record<ColumnKind, number>> = {
  cell: 1,
  sign: 0.8,
  bracket: 0.55,
  point: 0.24,
  group: 0.18,
  gap: 0.3,
  label: 0.6,
};
/** The heights of lines. */
const HEIGHTS: Readonly<Record<LineKind, number>> = { cells: 1.24, digits: 0.86, rule: 0.17, carries: 0.62 };
/** Baselines, from the foot of a line. */
const BASE = 0.3;
const PEN_BASE = 0.22;
export const GLYPH = 0.74;
const PEN = 0.6;
const CORNER = 0.3;
const CARRY = 0.46;
/** Half the height of digits and capitals. */
const MIDDLE = 0.25;
const MARGIN = 0.12;

/** How much room a drawing takes. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Grid extends Size {
  readonly x: (column: number) => number;
  readonly y: (line: number) => number;
}

/** Draws a page with its top at a height. */
export function drawPage(page: Page, picture: PictureItems, top: number): Size {
  const grid = gridOf(page, top);
  for (const thing of page.placed) drawThing(thing, page, grid, picture);
  return grid;
}

/** Where the columns and lines of a page begin in its picture, and where the last ones end; in cells. */
export interface PageEdges {
  readonly x: readonly number[];
  readonly y: readonly number[];
}

/** The edges of the tracks of a page in its picture, for those who put something of their own on it. */
export function pageEdges(page: Page, top = 0): PageEdges {
  return {
    x: edges(
      0,
      page.columns.map((kind) => WIDTHS[kind]),
    ),
    y: edges(
      top,
      page.lines.map((kind) => HEIGHTS[kind]),
    ),
  };
}

function gridOf(page: Page, top: number): Grid {
  const { x: xs, y: ys } = pageEdges(page, top);
  return {
    x: (column) => xs[column] as number,
    y: (line) => ys[line] as number,
    width: (xs.at(-1) as number) + MARGIN,
    height: (ys.at(-1) as number) + MARGIN - top,
  };
}

function edges(start: number, sizes: readonly number[]): number[] {
  const found = [start + MARGIN];
  for (const size of sizes) found.push((found.at(-1) as number) + size);
  return found;
}

function drawThing(thing: Placed, page: Page, grid: Grid, picture: PictureItems): void {
  const { x, y } = grid;
  const middle = (column: number): number => (x(column) + x(column + 1)) / 2;
  const baseline = (line: number): number => y(line + 1) - (page.lines[line] === "digits" ? PEN_BASE : BASE);
  switch (thing.kind) {
    case "cell":
      drawCell(thing, { x: middle(thing.column), y: baseline(thing.line), top: y(thing.line) }, picture);
      break;
    case "pen":
      picture.glyph("pen", {
        text: thing.text,
        x: middle(thing.column),
        y: baseline(thing.line),
        size: PEN,
        symbol: symbolName(thing.cell),
      });
      break;
    case "sign": {
      const path = signPath(thing.sign, middle(thing.column), baseline(thing.line) - MIDDLE);
      if (path !== undefined) picture.path(path);
      break;
    }
    case "label":
      picture.glyph("word", {
        text: thing.text,
        x: middle(thing.column),
        y: baseline(thing.line),
        size: GLYPH * 0.8,
      });
      break;
    case "point":
      picture.path(new SvgPath().dot(middle(thing.column), baseline(thing.line) - 0.03));
      break;
    case "group":
      picture.path(
        new SvgPath().line(
          middle(thing.column),
          baseline(thing.line) - 2 * MIDDLE,
          middle(thing.column) - 0.03,
          baseline(thing.line) - 1.4 * MIDDLE,
        ),
      );
      break;
    case "bar":
      picture.bar(x(thing.from) + 0.06, x(thing.to + 1) - 0.06, (y(thing.line) + y(thing.line + 1)) / 2);
      break;
    case "carry": {
      const [cx, cy] = [middle(thing.column), (y(thing.line) + y(thing.line + 1)) / 2];
      picture.box("slot", { x: cx - CARRY / 2, y: cy - CARRY / 2, width: CARRY, height: CARRY });
      if (thing.text !== undefined)
        picture.glyph("pen", { text: thing.text, x: cx, y: cy + 0.13, size: CARRY * 0.8 });
      break;
    }
    case "mark":
      picture.box("mark", {
        x: x(thing.from) + 0.04,
        y: y(thing.fromLine) + 0.04,
        width: x(thing.to + 1) - x(thing.from) - 0.08,
        height: y(thing.toLine + 1) - y(thing.fromLine) - 0.08,
      });
      break;
    case "frame": {
      // As far as the middle of the gaps, so that neighbours share their edges.
      const air = WIDTHS.gap / 2;
      const [left, right] = [
        Math.max(x(thing.from) - air, PICTURE_LINES.path),
        Math.min(x(thing.to + 1) + air, grid.width - PICTURE_LINES.path),
      ];
      const [top, foot] = [y(thing.fromLine), y(thing.toLine + 1)];
      picture.path(new SvgPath().line(left, top, right, top).to(right, foot).to(left, foot).to(left, top));
      break;
    }
    case "bracket":
      drawBracket(thing, grid, picture);
      break;
  }
}

function drawCell(
  { cell, digit, corner }: PlacedCell,
  { x, y, top }: { readonly x: number; readonly y: number; readonly top: number },
  picture: PictureItems,
): void {
  const unknown = isBlank(cell);
  const symbol = symbolName(cell);
  const text = writtenCell(cell);
  if (unknown)
    picture.box("unknown", { x: x - 0.36, y: y - MIDDLE - 0.44, width: 0.72, height: 0.88 }, symbol);
  if (digit !== undefined) picture.glyph("pen", { text: digit, x, y, size: GLYPH, symbol });
  else if (!unknown)
    picture.glyph(cell.kind === "digit" ? "digit" : "letter", { text, x, y, size: GLYPH, symbol });
  // The corner is kept clear of the digit.
  if (corner) picture.glyph("corner", { text, x: x - 0.32, y: top + 0.28, size: CORNER, symbol });
}

function drawBracket(
  thing: Extract<Placed, { kind: "bracket" }>,
  { x, y }: Grid,
  picture: PictureItems,
): void {
  const { column, line, rule, shape } = thing;
  const [left, right] = [x(column), x(column + 1)];
  const foot = y(line + 1) - BASE + 0.14;
  const top = y(line) + 0.18;
  if (shape === "upright") {
    const middle = (left + right) / 2;
    picture.path(new SvgPath().line(middle, y(line) + 0.1, middle, y((thing.toLine ?? line) + 1) - 0.1));
    return;
  }
  const end = rule === undefined ? right : x(rule.to + 1) - 0.06;
  const barAt = rule === undefined ? undefined : (y(rule.line) + y(rule.line + 1)) / 2;
  if (shape === "division") {
    const bar = barAt === undefined ? undefined : { y: barAt, end };
    picture.path(divisionPath({ left, right, top: bar && bar.y < top ? bar.y : top, foot }, bar));
    return;
  }
  picture.path(rootPath({ left, right, top: barAt ?? top, foot }, end));
  const degree = thing.degree ?? 2;
  if (degree > 2)
    picture.glyph("digit", {
      text: `${degree}`,
      x: left + (right - left) * 0.24,
      y: foot - (foot - (barAt ?? top)) * 0.48 - 0.07,
      size: CORNER,
    });
}
