/**
 * Roots by groups of digits. With A the root as far as it is found and B without its last digit d (both as
 * numbers), what is subtracted is Aⁿ − (B·b)ⁿ; for square roots that is (2·b·B + d)·d. What is left is less than
 * (A + 1)ⁿ − Aⁿ. A digit without a row is 0. What is left at the end and not written is 0.
 */
import type { Expression } from "../../syntax/ast.js";
import type { Layout, LayoutRow } from "../../syntax/layout.js";
import { cellsTo, leftOf, needRow, rowOf, rowsOf } from "../rows.js";
import { isZero, one, power, product, type Statements, shifted, sum, zero } from "../statements.js";
import { bringDown, digitsBetween, digitsTo } from "./bring-down.js";

export function relateRoot(layout: Layout, statements: Statements): void {
  new Root(layout, statements).relate();
}

class Root {
  readonly #layout: Layout;
  readonly #statements: Statements;
  readonly #radicand: LayoutRow;
  readonly #root: LayoutRow;
  readonly #degree: number;
  readonly #remainder: LayoutRow | undefined;

  constructor(layout: Layout, statements: Statements) {
    this.#layout = layout;
    this.#statements = statements;
    this.#radicand = needRow(layout, "radicand");
    this.#root = needRow(layout, "root");
    this.#degree = layout.degree ?? 2;
    this.#remainder = rowOf(layout, "remainder");
  }

  relate(): void {
    const places = rowsOf(this.#layout, "root-product").map((row) => row.place ?? 0);
    if (places.length === 0) this.#relateShort();
    else this.#relateLong(places.sort((a, b) => b - a));
  }

  /** The power of the root, and the remainder. */
  #relateShort(): void {
    const statements = this.#statements;
    const whole = power(() => this.#found(this.#root.right), this.#degree);
    // As many digits as the groups have that were not used.
    const unused = this.#unused();
    const scaled = unused > 0 ? product(whole, this.#weight(unused)) : whole;
    const rest = this.#remainder === undefined ? zero() : statements.row(this.#remainder);
    const right = isZero(rest)
      ? scaled
      : sum([
          ["+", scaled],
          ["+", rest],
        ]);
    statements.relate(right, "=", statements.row(this.#radicand, -unused));
    this.#limit(rest, this.#root.right, unused);
  }

  #relateLong(places: readonly number[]): void {
    const statements = this.#statements;
    const degree = this.#degree;
    for (let place = leftOf(this.#root); place >= this.#root.right; place--) {
      const digit = this.#digit(place);
      if (!places.includes(place) && !isZero(digit)) statements.relate(digit, "=", zero());
    }
    let current = this.#opening(places[0] as number);
    for (const [i, place] of places.entries()) {
      const next = places[i + 1];
      const below = next === undefined ? this.#remainder : this.#row("partial-radicand", next);
      const end =
        next === undefined ? Math.min(this.#root.right * degree, this.#radicand.right) : next * degree;
      const subtracted = statements.row(this.#row("root-product", place) as LayoutRow);
      this.#relateProduct(place, i === 0, subtracted);
      const brought = digitsBetween(this.#radicand, place * degree - 1, end);
      const left = statements.number(bringDown(brought, below, statements));
      const difference = sum([
        ["+", current],
        ["-", subtracted],
      ]);
      if (isZero(left)) statements.relate(current, "=", subtracted);
      else statements.relate(difference, "=", left);
      if (next !== undefined) this.#limit(left, place, 0);
      else if (below !== undefined) this.#limit(statements.row(below), this.#root.right, this.#unused());
      current = statements.number(below?.cells ?? []);
    }
  }

  /** The first group: the beginning of the radicand, which is written once more where it ends before. */
  #opening(place: number): Expression {
    const statements = this.#statements;
    const digits = digitsTo(this.#radicand, place * this.#degree);
    const row = this.#row("partial-radicand", place);
    if (row === undefined) return statements.number(digits);
    const more = bringDown(digits, row, statements);
    if (more.length > 0) statements.relate(statements.number(more), "=", zero());
    return statements.row(row);
  }

  /** What is subtracted for a digit of the root. */
  #relateProduct(place: number, first: boolean, subtracted: Expression): void {
    const statements = this.#statements;
    const degree = this.#degree;
    const found = power(() => this.#found(place), degree);
    if (first) {
      statements.relate(found, "=", subtracted);
      return;
    }
    const before = (): Expression => this.#found(place + 1, 1);
    if (degree !== 2) {
      const difference = sum([
        ["+", found],
        ["-", power(before, degree)],
      ]);
      statements.relate(difference, "=", subtracted);
      return;
    }
    const doubled = sum([
      ["+", before()],
      ["+", before()],
      ["+", this.#digit(place)],
    ]);
    const row = this.#row("trial-divisor", place);
    const trial = row === undefined ? doubled : statements.row(row);
    if (row !== undefined) statements.relate(doubled, "=", trial);
    statements.relate(product(trial, this.#digit(place)), "=", subtracted);
  }

  /** What is left is too little for one more at a place of the root; behind it stand so many unused digits. */
  #limit(rest: Expression, place: number, unused: number): void {
    if (isZero(rest)) return;
    const statements = this.#statements;
    const found = (): Expression => this.#found(place);
    if (this.#degree === 2 && unused <= 0) {
      const doubled = sum([
        ["+", found()],
        ["+", found()],
      ]);
      statements.relate(rest, "<=", doubled);
      return;
    }
    const next = (): Expression =>
      sum([
        ["+", found()],
        ["+", one()],
      ]);
    const room = sum([
      ["+", power(next, this.#degree)],
      ["-", power(found, this.#degree)],
    ]);
    statements.relate(rest, "<", unused > 0 ? product(room, this.#weight(unused)) : room);
  }

  #row(role: LayoutRow["role"], place: number): LayoutRow | undefined {
    return this.#layout.rows.find((row) => row.role === role && (row.place ?? 0) === place);
  }

  /** A digit of the root; 0 where it has none, so that a row for it cannot be. */
  #digit(place: number): Expression {
    return this.#statements.number(digitsBetween(this.#root, place, place));
  }

  /** The root as far as it is found at a place, with zeros behind it. */
  #found(place: number, zeros = 0): Expression {
    return this.#statements.number(shifted(cellsTo(this.#root, place), zeros));
  }

  /** How many digits the radicand has behind the last group that was used; negative for zeros that it lacks. */
  #unused(): number {
    return this.#root.right * this.#degree - this.#radicand.right;
  }

  /** 1 with so many zeros behind it. */
  #weight(zeros: number): Expression {
    return this.#statements.number(shifted([{ kind: "digit", value: 1, span: [0, 0] }], zeros));
  }
}
