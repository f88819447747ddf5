/** Multiplications below each other: factors, partial products, product. */
import type { Layout } from "../../syntax/layout.js";
import { rowsOf } from "../rows.js";
import type { Page } from "./page.js";
import { PageBuilder } from "./page-builder.js";

export function multiplicationPage(layout: Layout): Page {
  const page = new PageBuilder();
  const signs = page.track("sign");
  const block = page.block();
  const bars: number[] = [];
  const partials = rowsOf(layout, "partial-product").length;
  for (const [i, row] of layout.rows.entries()) {
    const before = layout.rows[i - 1]?.role;
    // Between the factors and what they make, and above the sum of the partial products.
    if (before === "multiplier" || (row.role === "product" && partials > 0)) bars.push(page.line("rule"));
    const line = page.line();
    const sign = row.role === "multiplier" ? "*" : undefined;
    if (sign !== undefined) page.sign(line, signs, sign);
    page.row(row, { line, block, ...(sign !== undefined && { sign }) });
  }
  for (const line of bars) page.bar(line, signs, block.column(block.right));
  return page.finish();
}
