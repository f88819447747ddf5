/**
 * Sums and differences below each other. A result ends a block; what follows is added to it or
 * subtracted from it, and ends in the next result.
 */
import type { Expression } from "../../syntax/ast.js";
import type { Layout } from "../../syntax/layout.js";
import { type Statements, sum } from "../statements.js";

export function relateSum(layout: Layout, statements: Statements): void {
  let terms: (readonly ["+" | "-", Expression])[] = [];
  for (const row of layout.rows) {
    const number = statements.row(row);
    if (row.role === "result") {
      statements.relate(sum(terms), "=", number);
      terms = [["+", statements.row(row)]];
    } else terms.push([row.role === "subtrahend" ? "-" : "+", number]);
  }
}
