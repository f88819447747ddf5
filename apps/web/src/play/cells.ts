/**
 * The cells of a board: what stands where, taken from the engine's drawings, so that a board looks like the puzzle on
 * paper. Calculations below each other are tables of lines and columns; everything else is a line of mathematics with
 * its cells in reading order. Rules and entries are none of its business.
 */
import {
  type Cell,
  cellNames,
  type Drawing,
  type Expression,
  type Formula,
  type MathLine,
  pageDrawings,
  placeName,
  rowNames,
  symbolName,
} from "cryptarithm";
import type { LanguageCode } from "../language/language.js";
import { digitText } from "../parts/digit-text.js";
import { slotOf } from "./writing.js";

export type BoardCell = {
  /** Unique on the board. */
  readonly id: string;
  readonly table: number;
  /** Where it stands in its table, for moving about. */
  readonly line: number;
  readonly column: number;
  /** Its column in the calculation or number: 0 = units. */
  readonly place: number;
  /** An index of `rows` of its table. */
  readonly row: number;
} & (
  | { readonly kind: "symbol"; readonly symbol: string; readonly written: string; readonly cell: Cell }
  | { readonly kind: "printed"; readonly digit: number; readonly blank: boolean; readonly cell: Cell }
  | { readonly kind: "carry"; readonly slot: string }
);

/** A number on the board, the most significant cell first. */
interface BoardNumber {
  readonly cells: readonly BoardCell[];
  /** Whether it may begin with 0 by the way it is written. */
  readonly zeroLed: boolean;
}

export interface BoardTable {
  readonly index: number;
  readonly drawing: Drawing;
  /** The part of the puzzle that it is, as carries and explanations number them. */
  readonly part: number;
  readonly cells: readonly BoardCell[];
  readonly numbers: readonly BoardNumber[];
}

/** The tables of a formula, one for each statement, or one for a layout. */
export function boardTables(formula: Formula): readonly BoardTable[] {
  let part = 0;
  return pageDrawings(formula, { carries: true }).map((drawing, index) => {
    const own = part;
    part += partCount(drawing.kind === "math" ? drawing.statement : undefined);
    const table = { index, drawing, part: own };
    return drawing.kind === "page"
      ? { ...table, ...pageCells(drawing, index, own) }
      : { ...table, ...mathCells(drawing.line, index) };
  });
}

/** How many parts a statement has: operands of `and`, links of chains. */
function partCount(statement: Expression | undefined): number {
  if (statement === undefined) return 1;
  if (statement.kind === "and") return statement.operands.reduce((sum, each) => sum + partCount(each), 0);
  if (statement.kind !== "relation" || statement.links.some(({ operand }) => operand.kind === "set"))
    return 1;
  return statement.links.length;
}

type Place = Omit<BoardCell, "kind">;

function boardCell(cell: Cell, place: Place): BoardCell {
  if (cell.kind === "digit")
    return { ...place, kind: "printed", digit: cell.value, blank: cell.unwritten === true, cell };
  const written = cell.kind === "letter" ? (cell.unwritten === true ? "" : cell.letter) : (cell.mark ?? "");
  return { ...place, kind: "symbol", symbol: symbolName(cell) ?? "", written, cell };
}

function pageCells(
  { page, layout }: Extract<Drawing, { kind: "page" }>,
  table: number,
  part: number,
): Pick<BoardTable, "cells" | "numbers"> {
  const cells: BoardCell[] = [];
  const byRow = new Map<number, BoardCell[]>();
  for (const thing of page.placed) {
    if (thing.kind !== "cell" && thing.kind !== "carry") continue;
    const { line, column, place } = thing;
    const id = `${table}:${line}:${column}`;
    if (thing.kind === "carry") {
      cells.push({ id, table, line, column, place, row: -1, kind: "carry", slot: slotOf(part, place) });
      continue;
    }
    const made = boardCell(thing.cell, { id, table, line, column, place, row: thing.row });
    cells.push(made);
    const row = byRow.get(thing.row);
    if (row === undefined) byRow.set(thing.row, [made]);
    else row.push(made);
  }
  cells.sort((a, b) => a.line - b.line || a.column - b.column);
  const numbers = [...byRow].map(([row, own]): BoardNumber => {
    const written = layout.rows[row];
    const decimals = (written?.decimals ?? 0) > 0;
    const sorted = [...own].sort((a, b) => b.place - a.place);
    return { cells: sorted, zeroLed: written?.zeroLed === true || decimals };
  });
  return { cells, numbers };
}

function mathCells(line: MathLine, table: number): Pick<BoardTable, "cells" | "numbers"> {
  const cells: BoardCell[] = [];
  const numbers: BoardNumber[] = [];
  for (const item of numbersOf(line)) {
    const own = item.cells.map((cell, i) =>
      boardCell(cell, {
        id: `${table}:0:${cells.length + i}`,
        table,
        line: 0,
        column: cells.length + i,
        place: item.cells.length - 1 - i - item.decimals,
        row: numbers.length,
      }),
    );
    cells.push(...own);
    numbers.push({ cells: own, zeroLed: item.decimals > 0 });
  }
  return { cells, numbers };
}

type MathNumber = Extract<MathLine[number], { kind: "number" }>;

/** The numbers of a line of mathematics in reading order. */
export function numbersOf(line: MathLine): MathNumber[] {
  return line.flatMap((item): MathNumber[] => {
    switch (item.kind) {
      case "number":
        return [item];
      case "fraction":
        return [...numbersOf(item.above), ...numbersOf(item.below)];
      case "power":
        return [...numbersOf(item.base), ...numbersOf(item.exponent)];
      case "based":
        return numbersOf(item.number);
      case "root":
        return [...numbersOf(item.degree ?? []), ...numbersOf(item.inside)];
      case "brackets":
        return numbersOf(item.inside);
      default:
        return [];
    }
  });
}

/** What a symbol is called in sentences: a letter by itself, a blank by a small letter or number of its own. */
export function symbolLabel(symbol: string, formula: Formula): string {
  return symbol.startsWith("?") ? (cellNames(formula).get(symbol) ?? symbol) : symbol;
}

/** What a number as a whole is called: "second addend", or the word itself in a line of mathematics. */
export function rowName({ drawing, numbers }: BoardTable, row: number, language: LanguageCode): string {
  if (drawing.kind === "page") return rowNames(drawing.page.rows, language)[row] ?? "";
  return writtenNumber(numbers[row]?.cells ?? []);
}

/** A number as it is written in the puzzle, its unknown cells as "?". */
export const writtenNumber = (cells: readonly BoardCell[]): string =>
  cells.map((cell) => (cell.kind === "symbol" ? cell.written || "?" : writtenDigit(cell))).join("");

const writtenDigit = (cell: BoardCell): string => (cell.kind === "printed" ? digitText(cell.digit) : "");

export const columnName = (place: number, language: LanguageCode): string => placeName(place, language);

/** The table that has the slot of a carry. */
export const tableOfSlot = (tables: readonly BoardTable[], slot: string): BoardTable | undefined =>
  tables.find(({ part }) => slot.startsWith(`${part}:`));

/** The neighbour of a cell in a direction; undefined at the edge of the board. */
export function neighbour(
  cells: readonly BoardCell[],
  from: BoardCell,
  direction: "left" | "right" | "up" | "down",
): BoardCell | undefined {
  const beside = direction === "left" || direction === "right";
  const sign = direction === "left" || direction === "up" ? -1 : 1;
  if (beside) {
    const row = cells.filter(({ table, line }) => table === from.table && line === from.line);
    return row[row.indexOf(from) + sign];
  }
  const lines = [...new Set(cells.map(({ table, line }) => `${table}:${line}`))];
  const next = lines[lines.indexOf(`${from.table}:${from.line}`) + sign];
  // The nearest of the next line; of two as near the right one, where the units are.
  return cells
    .filter(({ table, line }) => `${table}:${line}` === next)
    .reduce<BoardCell | undefined>(
      (best, cell) =>
        best !== undefined && Math.abs(best.column - from.column) < Math.abs(cell.column - from.column)
          ? best
          : cell,
      undefined,
    );
}
