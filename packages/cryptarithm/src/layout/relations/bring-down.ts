/**
 * Bringing down digits of a dividend or radicand: they stand at the end of the row below, behind what
 * is left. Zeros in front are not written, so digits that find no room there are 0.
 */
import type { Cell } from "../../syntax/ast.js";
import type { LayoutRow } from "../../syntax/layout.js";
import { cellAt, cellsTo } from "../rows.js";
import { type Statements, zero } from "../statements.js";

/** Relates the digits to a row, which may be unwritten; returns the cells in front of them. */
export function bringDown(
  digits: readonly Cell[],
  row: LayoutRow | undefined,
  statements: Statements,
): readonly Cell[] {
  const cells = row?.cells ?? [];
  for (let i = 1; i <= digits.length; i++) {
    const digit = digits[digits.length - i] as Cell;
    const cell = cells[cells.length - i];
    if (cell !== undefined) statements.identify(digit, cell);
    else if (!(digit.kind === "digit" && digit.value === 0))
      statements.relate(statements.number([digit]), "=", zero());
  }
  return cells.slice(0, Math.max(0, cells.length - digits.length));
}

/** The digits of a row from one column to a lower one; zeros where it has ended. */
export function digitsBetween(row: LayoutRow, from: number, to: number): readonly Cell[] {
  const cells: Cell[] = [];
  for (let column = from; column >= to; column--) cells.push(cellAt(row, column) ?? ZERO);
  return cells;
}

/** The digits of a row from its first one to a column; with zeros where it has ended. */
export function digitsTo(row: LayoutRow, column: number): readonly Cell[] {
  return [...cellsTo(row, Math.max(column, row.right)), ...digitsBetween(row, row.right - 1, column)];
}

const ZERO: Cell = { kind: "digit", value: 0, span: [0, 0] };
