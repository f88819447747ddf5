/**
 * Divisions. For each digit of the quotient: divisor × digit = partial product; partial dividend − partial product =
 * what is left, which is less than the divisor; the next digits of the dividend are brought down behind it.
 * A digit without a row is 0. What is left at the end and not written is 0.
 */
import type { Cell, Expression } from "../../syntax/ast.js";
import type { Layout, LayoutRow } from "../../syntax/layout.js";
import { cellAt, cellsTo, leftOf, needRow, rowOf, rowsOf } from "../rows.js";
import { isZero, product, type Statements, sum, zero } from "../statements.js";

export function relateDivision(layout: Layout, statements: Statements): void {
  if (layout.stacked) relateStacked(layout, statements);
  else if (rowsOf(layout, "partial-product").length + rowsOf(layout, "partial-dividend").length > 0)
    new LongDivision(layout, statements).relate();
  else relateShort(layout, statements);
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
  // A quotient with decimals is that of a dividend with as many zeros more.
  const zeros = (quotient.decimals ?? 0) - (dividend.decimals ?? 0);
  const more = (row: LayoutRow, n: number): readonly Cell[] => [...row.cells, ...zeroCells(Math.max(0, n))];
  const times = product(statements.row(divisor), statements.number(more(quotient, -zeros)));
  const rest = remainder === undefined ? undefined : statements.row(remainder);
  const right =
    rest === undefined || isZero(rest)
      ? times
      : sum([
          ["+", times],
          ["+", rest],
        ]);
  statements.relate(right, "=", statements.number(more(dividend, zeros)));
  if (rest !== undefined && !isZero(rest)) statements.relate(rest, "<", statements.row(divisor));
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
    const written = this.#places();
    const end = this.#quotient.right;
    const remainder = rowOf(this.#layout, "remainder");
    for (let place = leftOf(this.#quotient); place >= end; place--) {
      if (written.includes(place)) continue;
      const digit = this.#digit(place);
      if (!isZero(digit)) statements.relate(digit, "=", zero());
    }
    let current: readonly Cell[] = [
      ...cellsTo(this.#dividend, Math.max(written[0] ?? end, this.#dividend.right)),
      ...zeroCells(this.#dividend.right - (written[0] ?? end)),
    ];
    for (const [i, place] of written.entries()) {
      const next = written[i + 1];
      const below = next === undefined ? remainder : this.#row("partial-dividend", next);
      current = this.#step(current, { place, next: next ?? end, below });
    }
  }

  /** The places whose digit of the quotient has a row, from the left. */
  #places(): number[] {
    const places = new Set<number>();
    for (const { role, place } of this.#layout.rows)
      if (role === "partial-product" || role === "partial-dividend") places.add(place ?? 0);
    // In the form without partial products, the row of the first digit is the dividend itself.
    if (this.#row("partial-product", leftOf(this.#quotient)) === undefined)
      places.add(leftOf(this.#quotient));
    return [...places].sort((a, b) => b - a);
  }

  #row(role: LayoutRow["role"], place: number): LayoutRow | undefined {
    return this.#layout.rows.find((row) => row.role === role && (row.place ?? 0) === place);
  }

  #digit(place: number): Expression {
    return this.#statements.number([cellAt(this.#quotient, place) as Cell]);
  }

  /** One digit of the quotient; returns the cells of the next partial dividend. */
  #step(
    current: readonly Cell[],
    {
      place,
      next,
      below,
    }: { readonly place: number; readonly next: number; readonly below: LayoutRow | undefined },
  ): readonly Cell[] {
    const statements = this.#statements;
    const times = (): Expression => product(statements.row(this.#divisor), this.#digit(place));
    const partial = this.#row("partial-product", place);
    const subtracted = partial === undefined ? times() : statements.row(partial);
    if (partial !== undefined) statements.relate(times(), "=", subtracted);
    const brought = this.#broughtDown(place, next);
    const cells = below?.cells ?? [];
    // What is brought down stands at the end of the row; zeros in front of it are not written.
    for (let i = 1; i <= brought.length; i++) {
      const digit = brought[brought.length - i] as Cell;
      const cell = cells[cells.length - i];
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
      if (!isZero(rest)) statements.relate(rest, "<", statements.row(this.#divisor));
    }
    return cells;
  }

  /** The digits of the dividend that are brought down between two places; zeros behind its end. */
  #broughtDown(from: number, to: number): Cell[] {
    const cells: Cell[] = [];
    for (let column = from - 1; column >= to; column--)
      cells.push(cellAt(this.#dividend, column) ?? (zeroCells(1)[0] as Cell));
    return cells;
  }
}

function zeroCells(count: number): Cell[] {
  return Array.from({ length: Math.max(0, count) }, (): Cell => ({ kind: "digit", value: 0, span: [0, 0] }));
}
