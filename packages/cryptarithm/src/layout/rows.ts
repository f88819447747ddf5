/** Finding the rows of a layout by their roles, and the cells of a row by their columns. */
import type { Cell } from "../syntax/ast.js";
import type { Layout, LayoutRow, Role } from "../syntax/layout.js";

/** The first row of a role. */
export function rowOf(layout: Layout, role: Role): LayoutRow | undefined {
  return layout.rows.find((row) => row.role === role);
}

/** The first row of a role that the layout cannot be without; throws when a reader has left it out. */
export function needRow(layout: Layout, role: Role): LayoutRow {
  const row = rowOf(layout, role);
  if (row === undefined) throw new Error(`a ${layout.kind} without ${role}`);
  return row;
}

export function rowsOf(layout: Layout, role: Role): readonly LayoutRow[] {
  return layout.rows.filter((row) => row.role === role);
}

/** The column of the first cell. */
export const leftOf = (row: LayoutRow): number => row.right + row.cells.length - 1;

/** The cell of a row in a column. */
export function cellAt(row: LayoutRow, column: number): Cell | undefined {
  return row.cells[row.cells.length - 1 - (column - row.right)];
}

/** The cells of a row from its left end to a column. */
export function cellsTo(row: LayoutRow, column: number): readonly Cell[] {
  return row.cells.slice(0, Math.max(0, row.cells.length - (column - row.right)));
}
