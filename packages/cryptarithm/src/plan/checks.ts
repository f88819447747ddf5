/**
 * What is checked after each binding: bounds of linear sums, intervals, columns, divisors,
 * the final test of a condition whose letters are all bound, and whether everything left is
 * decided. Each check is a consequence of a condition, so it can only cut what is no
 * solution; the final one is exact, by proof or by the exact evaluator.
 */

import type { Expression } from "../syntax/ast.js";
import type { Comparison, Condition, LinearCondition } from "./condition.js";
import { constant, type Emitter, EXACT_LIMIT, type Operand } from "./emitter.js";
import type { BuildQuestion } from "./question.js";
import { isPoint, type Range } from "./range.js";
import type { Ranges } from "./ranges.js";
import { reach } from "./reach.js";
import { emitColumns, lowSymbols, mostColumns } from "./ring.js";

/** How far the checks of one condition have come. */
interface Progress {
  readonly condition: Condition;
  readonly index: number;
  /** Fully checked: nothing more to do. */
  done: boolean;
  /** The sum over the bound letters of the linear form, without its constant. */
  sum: Operand;
  /** The letters of the linear form that are not bound. */
  readonly open: Set<number>;
  /** Columns that are checked already. */
  columns: number;
  /** The divisor that was checked last. */
  divisor: bigint;
  /** Whether doubles hold every partial sum exactly. */
  readonly exact: boolean;
  /** How far an inexact sum may be off. */
  readonly error: number;
}

export interface Solvable {
  readonly condition: number;
  readonly symbol: number;
  readonly coefficient: number;
  readonly sum: Operand;
}

export class Checks {
  private readonly question: BuildQuestion;
  private readonly emitter: Emitter;
  private readonly ranges: Ranges;
  private readonly progress: Progress[];
  private notes: string[] = [];
  /** Whether a check failed before anything was bound. */
  impossibleAtStart = false;

  constructor(question: BuildQuestion, emitter: Emitter, ranges: Ranges) {
    this.question = question;
    this.emitter = emitter;
    this.ranges = ranges;
    this.progress = question.conditions.map((condition, index) => {
      const linear = condition.linear;
      let size = 0n;
      if (linear) {
        size = magnitude(linear.constant);
        for (const c of linear.coefficients.values()) size += magnitude(c) * BigInt(question.puzzle.base - 1);
      }
      return {
        condition,
        index,
        done: false,
        sum: constant(0),
        open: new Set(linear?.coefficients.keys() ?? []),
        columns: 0,
        divisor: 1n,
        exact: size < BigInt(EXACT_LIMIT),
        error: Number(size) * 2 ** -45,
      };
    });
  }

  /** The line for people, and what was written since the last one. */
  takeNotes(action: string): string {
    const line = this.notes.length === 0 ? action : `${action}; ${this.notes.join(", ")}`;
    this.notes = [];
    return line;
  }

  /** A linear equation with one open letter, whose digit follows. */
  solvable(): Solvable | undefined {
    for (const p of this.progress) {
      const linear = p.condition.linear;
      if (p.done || !linear || linear.operator !== "=" || !p.exact || p.open.size !== 1) continue;
      const [symbol] = p.open as Set<number>;
      return {
        condition: p.index,
        symbol: symbol as number,
        coefficient: Number(linear.coefficients.get(symbol as number)),
        sum: this.emitter.compute("add", p.sum, constant(Number(linear.constant))),
      };
    }
    return undefined;
  }

  /** Notes that a condition holds because its last letter was solved for. */
  solved(condition: number, symbol: number): void {
    const p = this.progress[condition] as Progress;
    p.open.delete(symbol);
    p.done = true;
  }

  /** Writes every check that the newly bound symbols make possible; with none, those at the start. */
  write(bound: readonly number[], openSymbols: number): void {
    const before = this.emitter.impossible;
    for (const p of this.progress) {
      if (p.done) continue;
      const touched = bound.length === 0 || bound.some((s) => p.condition.symbols.includes(s));
      if (!touched) continue;
      if (p.condition.linear) this.linear(p, p.condition.linear, bound);
      else this.general(p);
    }
    if (bound.length === 0) this.impossibleAtStart = this.emitter.impossible && !before;
    if (this.question.counting && openSymbols > 0 && !this.question.without.has("decided")) this.decide();
  }

  private linear(p: Progress, linear: LinearCondition, bound: readonly number[]): void {
    const e = this.emitter;
    for (const s of bound) {
      if (!p.open.delete(s)) continue;
      const c = Number(linear.coefficients.get(s));
      p.sum = e.compute("add", p.sum, e.compute("multiply", this.ranges.digit(s), constant(c)));
    }
    if (p.open.size === 0) {
      p.done = true;
      if (p.exact) {
        this.test(e.compute("add", p.sum, constant(Number(linear.constant))), linear.operator, constant(0));
      } else {
        this.linearBounds(p, linear);
        this.lowestColumns(p, linear);
        e.exact(p.index);
      }
      this.note("the whole of", p);
      return;
    }
    this.linearBounds(p, linear);
    if (linear.operator === "=" && p.exact && !this.question.without.has("divisors")) this.divisor(p, linear);
  }

  /** The least and greatest value that the sum can still reach. */
  private linearEnds(p: Progress, linear: LinearCondition): readonly [Operand, Operand] {
    const rest = reach(
      this.question.puzzle,
      [...p.open].map((symbol) => ({ symbol, coefficient: linear.coefficients.get(symbol) as bigint })),
    );
    const e = this.emitter;
    const error = p.exact ? 0 : p.error;
    return [
      e.compute("add", p.sum, constant(Number(rest.least + linear.constant) - error)),
      e.compute("add", p.sum, constant(Number(rest.greatest + linear.constant) + error)),
    ];
  }

  private linearBounds(p: Progress, linear: LinearCondition): void {
    const [lo, hi] = this.linearEnds(p, linear);
    const e = this.emitter;
    const zero = constant(0);
    const { operator } = linear;
    if (operator === "=" || operator === "<=" || operator === "<") {
      if (operator === "<" && p.exact) this.failUnlessLess(lo, zero);
      else e.test("failIfGreater", lo, zero);
    }
    if (operator === "=" || operator === ">=" || operator === ">") {
      if (operator === ">" && p.exact) this.failUnlessLess(zero, hi);
      else e.test("failIfLess", hi, zero);
    }
    this.note("bounds of", p);
  }

  private divisor(p: Progress, linear: LinearCondition): void {
    let g = 0n;
    for (const s of p.open) g = gcd(g, magnitude(linear.coefficients.get(s) as bigint));
    if (g <= 1n || g === p.divisor) return;
    p.divisor = g;
    const e = this.emitter;
    const sum = e.compute("add", p.sum, constant(Number(linear.constant)));
    e.test("failIfDifferent", e.compute("modulo", sum, constant(Number(g))), constant(0));
    this.note(`divisor ${g} of`, p);
  }

  /** For sums too large for doubles: the lowest columns, all letters being bound. */
  private lowestColumns(p: Progress, linear: LinearCondition): void {
    if (linear.operator !== "=" || this.question.without.has("columns")) return;
    const modulus = BigInt(this.question.puzzle.base) ** BigInt(mostColumns(this.question.puzzle.base));
    const e = this.emitter;
    let sum: Operand = constant(Number(((linear.constant % modulus) + modulus) % modulus));
    for (const [s, c] of linear.coefficients) {
      const reduced = Number(((c % modulus) + modulus) % modulus);
      sum = e.compute("add", sum, e.compute("multiply", this.ranges.digit(s), constant(reduced)));
    }
    e.test("failIfDifferent", e.compute("modulo", sum, constant(Number(modulus))), constant(0));
  }

  private general(p: Progress): void {
    const { condition } = p;
    const allBound = condition.symbols.every((s) => this.ranges.isBound(s));
    if (allBound) {
      p.done = true;
      this.whole(p);
      return;
    }
    const { without } = this.question;
    if (!without.has("columns")) this.columns(p);
    if (!without.has("bounds")) {
      this.intervals(p);
      this.note("bounds of", p);
    }
    if (!without.has("logarithms")) this.logarithms(p);
  }

  /** The final test of a condition. */
  private whole(p: Progress): void {
    const { comparison, ring, expression } = p.condition;
    const { ranges, emitter } = this;
    this.note("the whole of", p);
    if (comparison === undefined) {
      const value = ranges.of(expression);
      if (ranges.isKnown(value)) {
        emitter.failIfZero(value.lo);
        return;
      }
      this.failIfSurelyFalse(value);
      emitter.exact(p.index);
      return;
    }
    const left = ranges.of(comparison.left);
    const right = ranges.of(comparison.right);
    if (ranges.isKnown(left) && ranges.isKnown(right)) {
      this.test(left.lo, comparison.operator, right.lo);
      return;
    }
    if (ring) {
      const l = ranges.of(ring.left);
      const r = ranges.of(ring.right);
      const known = ranges.isKnown(l) && ranges.isKnown(r);
      const divisors = ring.nonzero.map((n) => ranges.of(n));
      if (known) emitter.test("failIfDifferent", l.lo, r.lo);
      else this.columns(p);
      if (known && ring.equivalent && divisors.every((d) => ranges.isKnown(d))) {
        for (const d of divisors) emitter.test("failIfEqual", d.lo, constant(0));
        return;
      }
    }
    this.compareIntervals(left, comparison.operator, right);
    this.logarithms(p);
    emitter.exact(p.index);
  }

  private intervals(p: Progress): void {
    const { comparison, expression } = p.condition;
    if (comparison) {
      this.compareIntervals(
        this.ranges.of(comparison.left),
        comparison.operator,
        this.ranges.of(comparison.right),
      );
    } else this.failIfSurelyFalse(this.ranges.of(expression));
  }

  private failIfSurelyFalse(value: Range): void {
    // A value that is never negative is surely 0, that is false, when its upper bound is 0.
    if (value.least >= 0) this.emitter.failIfZero(value.hi);
  }

  private compareIntervals(left: Range, operator: Comparison, right: Range): void {
    const e = this.emitter;
    switch (operator) {
      case "=":
        e.test("failIfGreater", left.lo, right.hi);
        e.test("failIfLess", left.hi, right.lo);
        return;
      case "!=":
        if (isPoint(left) && isPoint(right)) e.failIfZero(this.ranges.compared(left, "!=", right)[1]);
        return;
      default:
        e.failIfZero(this.ranges.compared(left, operator, right)[1]);
    }
  }

  /** The columns that have become complete. */
  private columns(p: Progress): void {
    const { ring } = p.condition;
    if (!ring || this.question.without.has("columns")) return;
    const { puzzle } = this.question;
    const bound = (k: number): boolean =>
      [...lowSymbols(ring.left, puzzle, k), ...lowSymbols(ring.right, puzzle, k)].every((s) =>
        this.ranges.isBound(s),
      );
    let k = p.columns;
    while (k < mostColumns(puzzle.base) && bound(k + 1)) k++;
    if (k === p.columns) return;
    p.columns = k;
    this.emitter.test(
      "failIfDifferent",
      emitColumns(ring.left, puzzle, this.emitter, k),
      emitColumns(ring.right, puzzle, this.emitter, k),
    );
    this.notes.push(`${k === 1 ? "last column" : `last ${k} columns`} of condition ${p.index + 1}`);
  }

  /** For equations whose sides may exceed every double: ln ln of both. */
  private logarithms(p: Progress): void {
    const { comparison } = p.condition;
    if (comparison?.operator !== "=" || this.question.without.has("logarithms")) return;
    const left = this.ranges.of(comparison.left);
    const right = this.ranges.of(comparison.right);
    if (left.greatest < Number.MAX_VALUE && right.greatest < Number.MAX_VALUE) return;
    if (left.least < 0 || right.least < 0) return;
    const e = this.emitter;
    const a = this.doubleLogarithm(comparison.left);
    const b = this.doubleLogarithm(comparison.right);
    e.test("failIfGreater", a[0], b[1]);
    e.test("failIfLess", a[1], b[0]);
    this.note("logarithms of", p);
  }

  private logarithm(node: Expression): readonly [Operand, Operand] {
    const e = this.emitter;
    if (node.kind === "power") {
      const [lo, hi] = this.logarithm(node.base);
      const exponent = this.ranges.of(node.exponent);
      // Of a base from 1 up the logarithm is not negative, and the ends multiply in order.
      if (exponent.least >= 0 && this.ranges.of(node.base).least >= 0) {
        return [
          e.compute("below", e.compute("multiply", lo, exponent.lo)),
          // 0^0 is 1, so the upper end of a base below 1 counts as that of 1.
          e.compute("above", e.compute("multiply", e.compute("maximum", hi, constant(0)), exponent.hi)),
        ];
      }
    }
    const range = this.ranges.of(node);
    return [
      e.compute("below", e.compute("logarithm", range.lo)),
      e.compute("above", e.compute("logarithm", range.hi)),
    ];
  }

  private doubleLogarithm(node: Expression): readonly [Operand, Operand] {
    const e = this.emitter;
    const outer = (x: readonly [Operand, Operand]): readonly [Operand, Operand] => [
      e.compute("below", e.compute("logarithm", x[0])),
      e.compute("above", e.compute("logarithm", x[1])),
    ];
    if (node.kind !== "power") return outer(this.logarithm(node));
    // ln ln x^y = ln y + ln ln x
    const base = outer(this.logarithm(node.base));
    const exponent = this.logarithm(node.exponent);
    return [
      e.compute("below", e.compute("add", base[0], exponent[0])),
      e.compute("above", e.compute("add", base[1], exponent[1])),
    ];
  }

  /** An exact comparison of known values. */
  private test(a: Operand, operator: Comparison, b: Operand): void {
    const e = this.emitter;
    switch (operator) {
      case "=":
        e.test("failIfDifferent", a, b);
        return;
      case "!=":
        e.test("failIfEqual", a, b);
        return;
      case "<":
        this.failUnlessLess(a, b);
        return;
      case ">":
        this.failUnlessLess(b, a);
        return;
      case "<=":
        e.test("failIfGreater", a, b);
        return;
      case ">=":
        e.test("failIfLess", a, b);
    }
  }

  private failUnlessLess(a: Operand, b: Operand): void {
    this.emitter.failIfZero(this.emitter.compute("less", a, b));
  }

  /** Whether every condition left must hold whatever comes. */
  private decide(): void {
    let all: Operand = constant(1);
    for (const p of this.progress) {
      if (p.done) continue;
      const surely = this.surely(p);
      if ("constant" in surely && surely.constant === 0) return;
      all = this.emitter.compute("minimum", all, surely);
    }
    this.emitter.decided(all);
    this.notes.push("count what is decided");
  }

  private surely(p: Progress): Operand {
    const e = this.emitter;
    const { linear, comparison, expression } = p.condition;
    const zero = constant(0);
    if (linear) {
      const [lo, hi] = this.linearEnds(p, linear);
      switch (linear.operator) {
        case "<":
          return e.compute("less", hi, zero);
        case "<=":
          return e.compute("lessOrEqual", hi, zero);
        case ">":
          return e.compute("less", zero, lo);
        case ">=":
          return e.compute("lessOrEqual", zero, lo);
        case "!=":
          return e.compute("maximum", e.compute("less", hi, zero), e.compute("less", zero, lo));
        case "=":
          return zero;
      }
    }
    if (comparison) {
      const left = this.ranges.of(comparison.left);
      const right = this.ranges.of(comparison.right);
      return left.total && right.total ? this.ranges.compared(left, comparison.operator, right)[0] : zero;
    }
    const value = this.ranges.of(expression);
    if (!value.total) return zero;
    return e.compute("maximum", e.compute("less", zero, value.lo), e.compute("less", value.hi, zero));
  }

  private note(what: string, p: Progress): void {
    this.notes.push(`${what} condition ${p.index + 1}`);
  }
}

const magnitude = (n: bigint): bigint => (n < 0n ? -n : n);

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}
