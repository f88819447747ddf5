/**
 * Grids of numbers: calculations that share their numbers across and down. The signs between neighbours make a chain
 * as in one line, products before sums; where there is no sign, a chain ends.
 */
import type { Expression, ProductOperator, Relation } from "../../syntax/ast.js";
import type { GridSign, Layout, LayoutRow } from "../../syntax/layout.js";
import { type Statements, sum } from "../statements.js";

export function relateGrid(layout: Layout, statements: Statements): void {
  const lines = entryLines(layout);
  for (const [i, line] of lines.entries()) relateChain(line, layout.across?.[i] ?? [], statements);
  const width = lines[0]?.length ?? 0;
  for (let column = 0; column < width; column++) {
    const entries = lines.map((line) => line[column] as LayoutRow);
    relateChain(entries, layout.down?.[column] ?? [], statements);
  }
}

/** The entries by rows and columns. */
export function entryLines(layout: Layout): readonly (readonly LayoutRow[])[] {
  const lines: LayoutRow[][] = [];
  for (const row of layout.rows) {
    const [line, column] = row.at ?? [0, 0];
    lines[line] ??= [];
    (lines[line] as LayoutRow[])[column] = row;
  }
  return lines;
}

type Term = readonly ["+" | "-", Expression];

function relateChain(
  entries: readonly LayoutRow[],
  signs: readonly GridSign[],
  statements: Statements,
): void {
  let sides: Expression[] = [];
  let terms: Term[] = [];
  let factors: { operator: ProductOperator; operand: Expression }[] = [];
  let added: "+" | "-" = "+";
  const closeTerm = (): void => {
    const [first] = factors;
    if (first === undefined) return;
    const term: Expression =
      factors.length === 1 ? first.operand : { kind: "product", factors, span: first.operand.span };
    terms.push([added, term]);
    factors = [];
  };
  const closeSide = (): void => {
    closeTerm();
    if (terms.length > 0) sides.push(sum(terms));
    terms = [];
    added = "+";
  };
  const close = (): void => {
    closeSide();
    const [first, ...others] = sides;
    if (first !== undefined && others.length > 0) statements.list.push(chain(first, others));
    sides = [];
  };
  for (const [i, entry] of entries.entries()) {
    const sign = i === 0 ? "" : (signs[i - 1] ?? "");
    const number = statements.row(entry);
    if (sign === "*" || sign === "/") factors.push({ operator: sign, operand: number });
    else {
      if (sign === "") close();
      else if (sign === "=") closeSide();
      else {
        closeTerm();
        added = sign;
      }
      factors = [{ operator: "*", operand: number }];
    }
  }
  close();
}

function chain(first: Expression, others: readonly Expression[]): Relation {
  const links = others.map((operand) => ({ operator: "=", operand }) as const);
  return { kind: "relation", first, links, span: [0, 0] };
}
