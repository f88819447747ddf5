/**
 * Multiplications. Each partial product is the multiplicand times one digit of the multiplier, and the shifted
 * partial products add up to the product. A digit of the multiplier whose partial product is not written is 0.
 */
import type { Cell, Expression } from "../../syntax/ast.js";
import type { Layout, LayoutRow } from "../../syntax/layout.js";
import { cellAt, cellsTo, needRow, rowOf, rowsOf } from "../rows.js";
import { isZero, product, type Statements, sum, zero } from "../statements.js";

export function relateMultiplication(layout: Layout, statements: Statements): void {
  const multiplicand = needRow(layout, "multiplicand");
  const multiplier = needRow(layout, "multiplier");
  const partials = rowsOf(layout, "partial-product");
  const result = rowOf(layout, "product");
  if (partials.length === 0) {
    if (result !== undefined)
      statements.relate(
        product(statements.row(multiplicand), statements.row(multiplier)),
        "=",
        statements.row(result),
      );
    return;
  }
  // Zeros may be written in the places behind a row.
  const own = (row: LayoutRow): Expression =>
    statements.number(cellsTo(row, Math.max(row.right, row.place ?? 0)));
  const written = new Set(partials.map(({ place = 0 }) => place));
  for (const row of partials) {
    // A digit that the multiplier does not have is 0, so that a row for it cannot be.
    const cell = cellAt(multiplier, (row.place ?? 0) + multiplier.right);
    const digit = cell === undefined ? zero() : statements.number([cell]);
    statements.relate(product(statements.row(multiplicand), digit), "=", own(row));
  }
  for (let place = 0; place < multiplier.cells.length; place++) {
    if (written.has(place)) continue;
    const digit = statements.number([cellAt(multiplier, place + multiplier.right) as Cell]);
    if (!isZero(digit)) statements.relate(digit, "=", zero());
  }
  if (result !== undefined) {
    for (const row of partials) {
      for (let column = row.right; column < (row.place ?? 0); column++) {
        const digit = statements.number([cellAt(row, column) as Cell]);
        if (!isZero(digit)) statements.relate(digit, "=", zero());
      }
    }
    const terms = partials
      .filter((row) => !isZero(statements.row(row)))
      .map((row) => ["+", statements.row(row, row.right)] as const);
    statements.relate(sum(terms), "=", statements.row(result));
  }
}
