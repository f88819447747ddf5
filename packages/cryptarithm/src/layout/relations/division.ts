/**
 * Divisions. For each digit of the quotient: divisor × digit = partial product; partial dividend − partial product =
 * what is left, which is less than the divisor; the next digits of the dividend are brought down behind it.
 * A digit without a row is 0. What is left at the end and not written is 0.
 */
import type { Expression } from "../../syntax/ast.js";
import type { Layout, LayoutRow } from "../../syntax/layout.js";
import { leftOf, needRow, rowOf, rowsOf } from "../rows.js";
import { isZero, product, type Statements, sum, zero } from "../statements.js";
import { bringDown, digitsBetween, digitsTo } from "./bring-down.js";

export function relateDivision(layout: Layout, statements: Statements): void {
  if (layout.stacked) relateStacked(layout, statements);
  else if (rowsOf(layout, "partial-product").length + rowsOf(layout, "partial-dividend").length > 0)
    new LongDivision(layout, statements).relate();
  else relateShort(layout, statements);
  if (!layout.stacked) relateRepeated(layout, statements);
}

/** A remainder may be written below the last row and beside the quotient, too. */
function relateRepeated(layout: Layout, statements: Statements): void {
  const [first, ...others] = rowsOf(layout, "remainder");
  if (first === undefined) return;
  for (const other of others) statements.relate(statements.row(first), "=", statements.row(other));
}

/** Divisor and quotient times each other, and the remainder. */
function relateShort(layout: Layout, statements: Statements): void {
  const divisor = needRow(layout, "divisor");
  divide(
    { divisor, dividend: needRow(layout, "dividend"), quotient: needRow(layout, "quotient") },
    rowOf(layout, "remainder"),
    statements,
  );
}

/** Short divisions below each other: each quotient is divided again. */
function relateStacked(layout: Layout, statements: Statements): void {
  let dividend = needRow(layout, "dividend");
  let divisor: LayoutRow | undefined;
  let quotient: LayoutRow | undefined;
  let remainder: LayoutRow | undefined;
  const close = (): void => {
    if (divisor === undefined || quotient === undefined) return;
    divide({ divisor, dividend, quotient }, remainder, statements);
    dividend = quotient;
    quotient = undefined;
    remainder = undefined;
  };
  for (const row of layout.rows) {
    if (row.role === "divisor") {
      close();
      divisor = row;
    } else if (row.role === "quotient") quotient = row;
    else if (row.role === "remainder") remainder = row;
  }
  close();
}

interface Division {
  readonly divisor: LayoutRow;
  readonly dividend: LayoutRow;
  readonly quotient: LayoutRow;
}

function divide(
  { divisor, dividend, quotient }: Division,
  remainder: LayoutRow | undefined,
  statements: Statements,
): void {
  // A quotient with decimals is that of a dividend with as many zeros more; a quotient with fewer leaves a
  // remainder with those of the dividend.
  const zeros = (quotient.decimals ?? 0) + (divisor.decimals ?? 0) - (dividend.decimals ?? 0);
  const times = product(statements.row(divisor), statements.row(quotient, -zeros));
  const rest = remainder === undefined ? zero() : statements.row(remainder);
  const right = isZero(rest)
    ? times
    : sum([
        ["+", times],
        ["+", rest],
      ]);
  statements.relate(right, "=", statements.row(dividend, zeros));
  limitRest(rest, divisor, -zeros, statements);
}

/** What is left is less than the divisor, with so many zeros behind it; where nothing is, the divisor still is not 0. */
function limitRest(rest: Expression, divisor: LayoutRow, zeros: number, statements: Statements): void {
  const [first, ...others] = divisor.cells;
  if (!isZero(rest)) statements.relate(rest, "<", statements.row(divisor, zeros));
  else if (others.length > 0 || first?.kind !== "digit" || first.value === 0)
    statements.relate(statements.row(divisor), "!=", zero());
}

/** A place of the quotient whose digit is worked out, and what is written below it. */
interface Step {
  readonly place: number;
  /** The partial dividend. */
  readonly current: Expression;
  /** The next partial dividend, or the remainder, and the column down to which it has digits. */
  readonly below: LayoutRow | undefined;
  readonly end: number;
  readonly last: boolean;
}

class LongDivision {
  readonly #layout: Layout;
  readonly #statements: Statements;
  readonly #divisor: LayoutRow;
  readonly #dividend: LayoutRow;
  readonly #quotient: LayoutRow;

  constructor(layout: Layout, statements: Statements) {
    this.#layout = layout;
    this.#statements = statements;
    this.#divisor = needRow(layout, "divisor");
    this.#dividend = needRow(layout, "dividend");
    this.#quotient = needRow(layout, "quotient");
  }

  relate(): void {
    const statements = this.#statements;
    const places = this.#places();
    for (let place = leftOf(this.#quotient); place >= this.#quotient.right; place--) {
      if (places.includes(place)) continue;
      const digit = this.#digit(place);
      if (!isZero(digit)) statements.relate(digit, "=", zero());
    }
    let current = this.#opening(places[0] ?? this.#quotient.right);
    for (const [i, place] of places.entries()) {
      const next = places[i + 1];
      const last = next === undefined;
      const below = last ? rowOf(this.#layout, "remainder") : this.#row("partial-dividend", next);
      const end = last ? Math.min(this.#quotient.right, this.#dividend.right) : next;
      this.#step({ place, current, below, end, last });
      current = statements.number(below?.cells ?? []);
    }
  }

  /** The places whose digit of the quotient has a row, from the left. */
  #places(): number[] {
    const places = new Set<number>();
    for (const { role, place } of this.#layout.rows)
      if (role === "partial-product" || role === "partial-dividend") places.add(place ?? 0);
    // In the form without partial products, the row of the first digit is the dividend itself.
    if (rowsOf(this.#layout, "partial-product").length === 0) places.add(leftOf(this.#quotient));
    return [...places].sort((a, b) => b - a);
  }

  #row(role: LayoutRow["role"], place: number): LayoutRow | undefined {
    return this.#layout.rows.find((row) => row.role === role && (row.place ?? 0) === place);
  }

  /** A digit of the quotient; 0 where it has none, so that a row for it cannot be. */
  #digit(place: number): Expression {
    return this.#statements.number(digitsBetween(this.#quotient, place, place));
  }

  /** The first partial dividend: the beginning of the dividend, which is written once more where it ends before. */
  #opening(place: number): Expression {
    const statements = this.#statements;
    const digits = digitsTo(this.#dividend, place);
    const row = this.#row("partial-dividend", place);
    if (row === undefined) return statements.number(digits);
    const more = bringDown(digits, row, statements);
    if (more.length > 0) statements.relate(statements.number(more), "=", zero());
    return statements.row(row);
  }

  /** What one digit of the quotient says. */
  #step({ place, current, below, end, last }: Step): void {
    const statements = this.#statements;
    const times = (): Expression => product(statements.row(this.#divisor), this.#digit(place));
    const partial = this.#row("partial-product", place);
    const subtracted = partial === undefined ? times() : statements.row(partial);
    if (partial !== undefined) statements.relate(times(), "=", subtracted);
    const brought = digitsBetween(this.#dividend, place - 1, end);
    const left = statements.number(bringDown(brought, below, statements));
    const difference = sum([
      ["+", current],
      ["-", subtracted],
    ]);
    if (isZero(left)) statements.relate(current, "=", subtracted);
    else statements.relate(difference, "=", left);
    if (!last) {
      if (!isZero(left)) statements.relate(left, "<", statements.row(this.#divisor));
      return;
    }
    // Behind the last row there may be more digits of the dividend, none of which is large enough to be divided.
    const remainder = below === undefined ? zero() : statements.row(below);
    const more = this.#quotient.right - end;
    limitRest(remainder, this.#divisor, more, statements);
  }
}
