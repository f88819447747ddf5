/**
 * Multiplications. Each partial product is the multiplicand times one digit of the multiplier, and the shifted
 * partial products add up to the product. A digit of the multiplier whose partial product is not written is 0.
 */
import type { Cell } from "../../syntax/ast.js";
import type { Layout } from "../../syntax/layout.js";
import { cellAt, needRow, rowOf, rowsOf } from "../rows.js";
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
  for (let place = 0; place < multiplier.cells.length; place++) {
    const digit = statements.number([cellAt(multiplier, place + multiplier.right) as Cell]);
    const partial = partials.find((row) => (row.place ?? 0) === place);
    if (partial !== undefined)
      statements.relate(product(statements.row(multiplicand), digit), "=", statements.row(partial));
    else if (!isZero(digit)) statements.relate(digit, "=", zero());
  }
  if (result !== undefined) {
    const terms = partials
      .filter((row) => !isZero(statements.row(row)))
      .map((row) => ["+", statements.row(row, row.place ?? 0)] as const);
    statements.relate(sum(terms), "=", statements.row(result));
  }
}
