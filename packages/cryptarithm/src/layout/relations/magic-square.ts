/** Magic squares: all rows, all columns and both diagonals have the same sum. */
import type { Layout, LayoutRow } from "../../syntax/layout.js";
import { type Statements, sum } from "../statements.js";
import { entryLines } from "./grid.js";

export function relateMagicSquare(layout: Layout, statements: Statements): void {
  const lines = entryLines(layout);
  const size = lines.length;
  const at = (line: number, column: number): LayoutRow => lines[line]?.[column] as LayoutRow;
  const indexes = lines.map((_, i) => i);
  const total = (entries: readonly LayoutRow[]) =>
    sum(entries.map((entry) => ["+", statements.row(entry)] as const));
  const first = lines[0] ?? [];
  const others = [
    ...lines.slice(1),
    ...indexes.map((column) => indexes.map((line) => at(line, column))),
    indexes.map((i) => at(i, i)),
    indexes.map((i) => at(i, size - 1 - i)),
  ];
  for (const entries of others) statements.relate(total(first), "=", total(entries));
}
