/**
 * Roots by groups of digits. With A the root as far as it is found and B without its last digit d (both as
 * numbers), what is subtracted is Aⁿ − (B·b)ⁿ; for square roots that is (2·b·B + d)·d. What is left is less than
 * (A + 1)ⁿ − Aⁿ. A digit without a row is 0. What is left at the end and not written is 0.
 */
import type { Cell, Expression } from "../../syntax/ast.js";
import type { Layout, LayoutRow } from "../../syntax/layout.js";
import { cellAt, cellsTo, leftOf, needRow, rowOf, rowsOf } from "../rows.js";
import { isZero, one, power, product, type Statements, shifted, sum, zero } from "../statements.js";

export function relateRoot(layout: Layout, statements: Statements): void {
  const radicand = needRow(layout, "radicand");
  const root = needRow(layout, "root");
  const degree = layout.degree ?? 2;
  const remainder = rowOf(layout, "remainder");
  const steps = rowsOf(layout, "root-product");
  if (steps.length === 0) {
    const whole = power(() => statements.row(root), degree);
    const rest = remainder === undefined ? undefined : statements.row(remainder);
    const right =
      rest === undefined || isZero(rest)
        ? whole
        : sum([
            ["+", whole],
            ["+", rest],
          ]);
    statements.relate(right, "=", statements.row(radicand));
    if (rest !== undefined && !isZero(rest)) limitRest(root, 0, degree, rest, statements);
    return;
  }
  const places = steps.map((row) => row.place ?? 0).sort((a, b) => b - a);
  for (let place = leftOf(root); place >= 0; place--) {
    const digit = statements.number([cellAt(root, place) as Cell]);
    if (!places.includes(place) && !isZero(digit)) statements.relate(digit, "=", zero());
  }
  let current = cellsTo(radicand, (places[0] ?? 0) * degree);
  for (const [i, place] of places.entries()) {
    const next = places[i + 1];
    const row = steps.find((r) => (r.place ?? 0) === place) as LayoutRow;
    const below =
      next === undefined
        ? remainder
        : layout.rows.find((r) => r.role === "partial-radicand" && (r.place ?? 0) === next);
    const trial = layout.rows.find((r) => r.role === "trial-divisor" && (r.place ?? 0) === place);
    const subtracted = statements.row(row);
    relateRow({ root, place, degree, trial, first: i === 0 }, subtracted, statements);
    const brought: Cell[] = [];
    for (let column = place * degree - 1; column >= (next ?? 0) * degree; column--)
      brought.push(cellAt(radicand, column) as Cell);
    const cells = below?.cells ?? [];
    for (let k = 1; k <= brought.length; k++) {
      const digit = brought[brought.length - k] as Cell;
      const cell = cells[cells.length - k];
      if (cell !== undefined) statements.identify(digit, cell);
      else if (!(digit.kind === "digit" && digit.value === 0))
        statements.relate(statements.number([digit]), "=", zero());
    }
    const left = cells.slice(0, Math.max(0, cells.length - brought.length));
    const whole = statements.number(current);
    if (left.length === 0) statements.relate(whole, "=", subtracted);
    else {
      const rest = statements.number(left);
      statements.relate(
        sum([
          ["+", whole],
          ["-", subtracted],
        ]),
        "=",
        rest,
      );
      if (!isZero(rest)) limitRest(root, place, degree, rest, statements);
    }
    current = cells;
  }
}

interface RootRow {
  readonly root: LayoutRow;
  readonly place: number;
  readonly degree: number;
  readonly trial: LayoutRow | undefined;
  readonly first: boolean;
}

/** What is subtracted for a digit of the root. */
function relateRow(
  { root, place, degree, trial, first }: RootRow,
  subtracted: Expression,
  statements: Statements,
): void {
  const found = cellsTo(root, place);
  const before = cellsTo(root, place + 1);
  const digit = (): Expression => statements.number([cellAt(root, place) as Cell]);
  if (first || before.length === 0) {
    statements.relate(
      power(() => statements.number(found), degree),
      "=",
      subtracted,
    );
    return;
  }
  if (degree !== 2) {
    statements.relate(
      sum([
        ["+", power(() => statements.number(found), degree)],
        ["-", power(() => statements.number(shifted(before, 1)), degree)],
      ]),
      "=",
      subtracted,
    );
    return;
  }
  const doubled = sum([
    ["+", statements.number(shifted(before, 1))],
    ["+", statements.number(shifted(before, 1))],
    ["+", digit()],
  ]);
  if (trial === undefined) statements.relate(product(doubled, digit()), "=", subtracted);
  else {
    statements.relate(doubled, "=", statements.row(trial));
    statements.relate(product(statements.row(trial), digit()), "=", subtracted);
  }
}

/** What is left is too little for a digit more. */
function limitRest(
  root: LayoutRow,
  place: number,
  degree: number,
  rest: Expression,
  statements: Statements,
): void {
  const found = (): Expression => statements.number(cellsTo(root, place));
  if (degree === 2) {
    statements.relate(
      rest,
      "<=",
      sum([
        ["+", found()],
        ["+", found()],
      ]),
    );
    return;
  }
  const next = (): Expression =>
    sum([
      ["+", found()],
      ["+", one()],
    ]);
  statements.relate(
    rest,
    "<",
    sum([
      ["+", power(next, degree)],
      ["-", power(found, degree)],
    ]),
  );
}
