/**
 * Sums and differences below each other. A result ends a block; what follows is added to it or
 * subtracted from it, and ends in the next result. Rows with fewer decimals count as if zeros stood behind them.
 */
import type { Expression } from "../../syntax/ast.js";
import type { Layout } from "../../syntax/layout.js";
import { type Statements, sum } from "../statements.js";

export function relateSum(layout: Layout, statements: Statements): void {
  const decimals = Math.max(...layout.rows.map((row) => row.decimals ?? 0));
  let terms: (readonly ["+" | "-", Expression])[] = [];
  for (const row of layout.rows) {
    const number = (): Expression => statements.row(row, decimals - (row.decimals ?? 0));
    if (row.role === "result") {
      statements.relate(sum(terms), "=", number());
      terms = [["+", number()]];
    } else terms.push([row.role === "subtrahend" ? "-" : "+", number()]);
  }
}
