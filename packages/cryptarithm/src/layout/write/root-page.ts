/**
 * Roots: the root above the groups of digits, or behind `=`. Below the radicand stands what is subtracted for each
 * digit of the root, with what that digit was multiplied with to the left of it.
 */
import type { Layout, LayoutRow } from "../../syntax/layout.js";
import { leftOf, needRow, rowOf, rowsOf } from "../rows.js";
import type { Arrangement } from "./arrangement.js";
import type { Page } from "./page.js";
import { type Block, PageBuilder } from "./page-builder.js";
import { remainderBeside } from "./remainder-beside.js";

export function rootPage(
  layout: Layout,
  { arrangement, groups }: { readonly arrangement: Arrangement; readonly groups: boolean },
): Page {
  const degree = layout.degree ?? 2;
  const page = new PageBuilder();
  const trials = page.block();
  const sign = page.track("bracket");
  const block = page.block();
  const radicand = needRow(layout, "radicand");
  const root = needRow(layout, "root");
  const above = arrangement !== "right";
  const rootLine = above ? page.line() : undefined;
  const rule = page.line("rule");
  const line = page.line();
  page.row(radicand, { line, block });
  if (groups) markGroups(radicand, { degree, line }, page, block);
  page.place({
    kind: "bracket",
    shape: "root",
    line,
    column: sign,
    degree,
    rule: { line: rule, from: block.column(leftOf(radicand)), to: block.column(radicand.right) },
  });
  if (rootLine !== undefined) {
    page.row(root, { line: rootLine, block, columnOf: (column) => column * degree });
  } else {
    page.track("gap");
    page.sign(line, page.track("sign"), "=");
    page.track("gap");
    page.row(root, { line, block: page.block() });
  }
  if (rowsOf(layout, "root-product").length === 0)
    remainderBeside(rowOf(layout, "remainder"), page, rootLine ?? line);
  else writeSteps(layout, { page, block, trials, sign });
  return page.finish();
}

function markGroups(
  radicand: LayoutRow,
  { degree, line }: { readonly degree: number; readonly line: number },
  page: PageBuilder,
  block: Block,
): void {
  for (let column = leftOf(radicand); column > radicand.right; column--) {
    // Between units and decimals the point parts the groups.
    if (column % degree === 0 && column !== 0)
      page.place({ kind: "group", line, column: block.behind(column, "group") });
  }
}

interface RootGrid {
  readonly page: PageBuilder;
  readonly block: Block;
  readonly trials: Block;
  readonly sign: ReturnType<PageBuilder["track"]>;
}

function writeSteps(layout: Layout, { page, block, trials, sign }: RootGrid): void {
  let above = needRow(layout, "radicand");
  const partialAt = (place: number | undefined): boolean =>
    rowsOf(layout, "partial-radicand").some((row) => row.place === place);
  for (const row of layout.rows) {
    const { role, place } = row;
    if (role !== "root-product" && role !== "partial-radicand" && role !== "remainder") continue;
    const line = page.line();
    page.row(row, { line, block });
    // A trial divisor stands beside what is left, or, where nothing is written of that, beside the product.
    const trial = rowsOf(layout, "trial-divisor").find((each) => each.place === place);
    if (
      trial !== undefined &&
      (role === "partial-radicand" || (role === "root-product" && !partialAt(place)))
    ) {
      page.row(trial, { line, block: trials });
      page.place({ kind: "bracket", shape: "division", line, column: sign });
    }
    if (role === "root-product") {
      const bar = page.line("rule");
      page.bar(bar, block.column(Math.max(leftOf(row), leftOf(above))), block.column(row.right));
    }
    above = row;
  }
}
