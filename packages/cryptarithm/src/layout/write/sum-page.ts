/** Sums and differences below each other; a ruled line stands above each result. */
import type { Layout } from "../../syntax/layout.js";
import type { Page } from "./page.js";
import { PageBuilder } from "./page-builder.js";

export function sumPage(layout: Layout): Page {
  const page = new PageBuilder();
  const signs = page.track("sign");
  const block = page.block();
  const bars: number[] = [];
  for (const [i, row] of layout.rows.entries()) {
    if (row.role === "result") bars.push(page.line("rule"));
    const line = page.line();
    const sign = row.role === "subtrahend" ? "-" : row.role === "addend" && i > 0 ? "+" : undefined;
    if (sign !== undefined) page.sign(line, signs, sign);
    page.row(row, { line, block, ...(sign !== undefined && { sign }) });
  }
  for (const line of bars) page.bar(line, signs, block.column(block.right));
  return page.finish();
}
