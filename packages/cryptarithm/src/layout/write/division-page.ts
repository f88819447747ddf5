/**
 * Divisions: the divisor before a bracket with the quotient above or below, `dividend : divisor = quotient`, or the
 * divisor and under it the quotient beside an upright line. Below the dividend stand the rows of a long division.
 */
import type { Layout, LayoutRow } from "../../syntax/layout.js";
import { leftOf, needRow, rowOf, rowsOf } from "../rows.js";
import type { Arrangement } from "./arrangement.js";
import type { Page } from "./page.js";
import { type Block, PageBuilder } from "./page-builder.js";
import { besideTracks, remainderBeside } from "./remainder-beside.js";

export function divisionPage(layout: Layout, arrangement: Arrangement): Page {
  if (layout.stacked) return stackedPage(layout);
  if (arrangement === "right") return rightPage(layout);
  if (arrangement === "french") return frenchPage(layout);
  // Below a long division there is no room for a quotient.
  return bracketPage(layout, arrangement === "below" && stepsOf(layout).length === 0);
}

function stepsOf(layout: Layout): readonly LayoutRow[] {
  return layout.rows.filter(({ role }) => role === "partial-product" || role === "partial-dividend");
}

function bracketPage(layout: Layout, below: boolean): Page {
  const page = new PageBuilder();
  const divisors = page.block();
  const bracket = page.track("bracket");
  const block = page.block();
  const dividend = needRow(layout, "dividend");
  const quotient = needRow(layout, "quotient");
  let line = 0;
  let rule = 0;
  let result = 0;
  if (below) {
    line = page.line();
    rule = page.line("rule");
    result = page.line();
  } else {
    result = page.line();
    rule = page.line("rule");
    line = page.line();
  }
  page.row(needRow(layout, "divisor"), { line, block: divisors });
  page.row(dividend, { line, block });
  page.row(quotient, { line: result, block });
  if (stepsOf(layout).length > 0) {
    writeSteps(layout, page, block);
    remainderBeside(secondRemainder(layout), page, result);
  } else remainderBeside(rowOf(layout, "remainder"), page, result);
  const right = Math.min(dividend.right, quotient.right);
  page.place({
    kind: "bracket",
    shape: "division",
    line,
    column: bracket,
    rule: { line: rule, from: block.column(leftOf(dividend)), to: block.column(right) },
  });
  return page.finish();
}

function rightPage(layout: Layout): Page {
  const page = new PageBuilder();
  const block = page.block();
  const line = page.line();
  page.track("gap");
  page.sign(line, page.track("sign"), ":");
  page.track("gap");
  const divisors = page.block();
  page.track("gap");
  page.sign(line, page.track("sign"), "=");
  page.track("gap");
  const quotients = page.block();
  page.row(needRow(layout, "divisor"), { line, block: divisors });
  page.row(needRow(layout, "dividend"), { line, block });
  page.row(needRow(layout, "quotient"), { line, block: quotients });
  if (stepsOf(layout).length > 0) {
    writeSteps(layout, page, block);
    remainderBeside(secondRemainder(layout), page, line);
  } else remainderBeside(rowOf(layout, "remainder"), page, line);
  return page.finish();
}

function frenchPage(layout: Layout): Page {
  const page = new PageBuilder();
  const block = page.block();
  page.track("gap");
  const upright = page.track("bracket");
  page.track("gap");
  const right = page.block();
  const line = page.line();
  const rule = page.line("rule");
  const second = page.line();
  const divisor = needRow(layout, "divisor");
  const quotient = needRow(layout, "quotient");
  const widest = Math.max(divisor.cells.length, quotient.cells.length);
  // Both begin at the upright line.
  const fromLeft = (row: LayoutRow) => (column: number) => column - leftOf(row) + widest - 1;
  page.row(divisor, { line, block: right, columnOf: fromLeft(divisor) });
  page.row(needRow(layout, "dividend"), { line, block });
  page.row(quotient, { line: second, block: right, columnOf: fromLeft(quotient) });
  const steps = writeSteps(layout, page, block, second);
  page.bar(rule, right.column(right.left), right.column(right.right));
  page.place({ kind: "bracket", shape: "upright", line, column: upright, toLine: Math.max(second, steps) });
  return page.finish();
}

/** A remainder may stand below the rows and beside the quotient as well. */
const secondRemainder = (layout: Layout): LayoutRow | undefined => rowsOf(layout, "remainder")[1];

/** The rows below the dividend, and their ruled lines; the first on a given line. Returns the last line. */
function writeSteps(layout: Layout, page: PageBuilder, block: Block, first?: number): number {
  let above = needRow(layout, "dividend");
  let next = first;
  let line = first ?? 0;
  for (const row of layout.rows) {
    const { role } = row;
    if (role !== "partial-product" && role !== "partial-dividend" && role !== "remainder") continue;
    if (row === secondRemainder(layout)) continue;
    line = next ?? page.line();
    next = undefined;
    page.row(row, { line, block });
    if (role === "partial-product") {
      const bar = page.line("rule");
      page.bar(bar, block.column(Math.max(leftOf(row), leftOf(above))), block.column(row.right));
    }
    above = row;
  }
  return line;
}

/** Short divisions below each other: what one leaves over stands beside its quotient. */
function stackedPage(layout: Layout): Page {
  const page = new PageBuilder();
  const divisors = page.block();
  const bracket = page.track("bracket");
  const block = page.block();
  const rest = layout.rows.some(({ role }) => role === "remainder") ? besideTracks(page) : undefined;
  let dividend = needRow(layout, "dividend");
  let line = page.line();
  page.row(dividend, { line, block });
  for (const row of layout.rows) {
    if (row.role === "divisor") {
      page.row(row, { line, block: divisors });
      const rule = {
        line: page.line("rule"),
        from: block.column(leftOf(dividend)),
        to: block.column(dividend.right),
      };
      page.place({ kind: "bracket", shape: "division", line, column: bracket, rule });
    } else if (row.role === "quotient") {
      line = page.line();
      page.row(row, { line, block });
      dividend = row;
    } else if (row.role === "remainder" && rest !== undefined) {
      page.place({ kind: "label", line, column: rest.label, text: "R" });
      page.row(row, { line, block: rest.block });
    }
  }
  return page.finish();
}
