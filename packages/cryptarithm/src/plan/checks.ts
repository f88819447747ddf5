/**
 * What is checked after each binding: bounds of linear sums, intervals, columns, divisors,
 * the final test of a condition whose letters are all bound, and whether everything left is
 * decided. Each check is a consequence of a condition, so it can only cut what is no
 * solution; the final one is exact, by proof or by the exact evaluator.
 */

import type { Expression } from "../syntax/ast.js";
import type { Comparison, Condition } from "./condition.js";
import { constant, type Emitter, type Operand } from "./emitter.js";
import { type Ending, MOST_ENDING_PLACES } from "./endings.js";
import { LinearSum } from "./linear-sum.js";
import { Logarithms } from "./logarithms.js";
import type { BuildQuestion } from "./question.js";
import { isPoint, type Range } from "./range.js";
import type { Ranges } from "./ranges.js";
import type { PassName } from "./rewrite.js";
import { emitColumns, lowSymbols, mostColumns } from "./ring.js";

/** How far the checks of one condition have come. */
interface Progress {
  readonly condition: Condition;
  readonly index: number;
  readonly linear: LinearSum | undefined;
  /** Fully checked: nothing more to do. */
  done: boolean;
  /** Columns that are checked already. */
  columns: number;
  /** Whether it is an equation of quotients that is as tight, and cheaper, multiplied crosswise. */
  readonly crosswise: boolean;
  /** Whether its two sides are to be compared by their logarithms. */
  readonly logarithms: boolean;
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
  private readonly logarithms: Logarithms;
  private readonly progress: Progress[];
  private notes: string[] = [];
  /** Whether a check failed before anything was bound. */
  impossibleAtStart = false;

  constructor(question: BuildQuestion, emitter: Emitter, ranges: Ranges) {
    this.question = question;
    this.emitter = emitter;
    this.ranges = ranges;
    this.logarithms = new Logarithms(emitter, ranges);
    this.progress = question.conditions.map((condition, index) => ({
      condition,
      index,
      linear: condition.linear && new LinearSum(condition.linear, question.puzzle, emitter),
      done: false,
      columns: 0,
      crosswise: this.isCrosswise(condition),
      logarithms:
        condition.comparison?.operator === "=" &&
        condition.linear === undefined &&
        this.isOn("logarithms") &&
        this.logarithms.needs(condition.comparison.left, condition.comparison.right),
    }));
  }

  /** a / b = c / d, with products for a to d and divisors that are positive: then ad = cb has the same bounds. */
  private isCrosswise({ comparison, ring }: Condition): boolean {
    if (comparison === undefined || ring === undefined || !ring.equivalent || ring.nonzero.length === 0)
      return false;
    const isPlain = (node: Expression): boolean =>
      node.kind === "product"
        ? node.factors.every((f) => isPlain(f.operand))
        : node.kind !== "sum" && node.kind !== "power";
    if (!isPlain(comparison.left) || !isPlain(comparison.right)) return false;
    return ring.nonzero.every((divisor) => this.ranges.of(divisor).least > 0);
  }

  private isOn(pass: PassName): boolean {
    return !this.question.without.has(pass);
  }

  /** The line for people, and what was written since the last one. */
  takeNotes(action: string): string {
    const line = this.notes.length === 0 ? action : `${action}; ${this.notes.join(", ")}`;
    this.notes = [];
    return line;
  }

  /** A linear equation with one open letter, whose digit follows. */
  solvable(): Solvable | undefined {
    for (const { done, linear, index } of this.progress) {
      const last = done ? undefined : linear?.lastLetter();
      if (linear && last) return { condition: index, ...last, sum: linear.value() };
    }
    return undefined;
  }

  /** Notes that a condition holds because its last letter was solved for. */
  solved(condition: number): void {
    (this.progress[condition] as Progress).done = true;
  }

  /** Writes every check that the newly bound symbols make possible; with none, those at the start. */
  write(bound: readonly number[], openSymbols: number): void {
    for (const p of this.progress) {
      if (p.done) continue;
      if (bound.length > 0 && !bound.some((s) => p.condition.symbols.includes(s))) continue;
      if (p.linear) this.linear(p, p.linear, bound);
      else this.general(p);
    }
    if (bound.length === 0) this.impossibleAtStart = this.emitter.impossible;
    if (this.question.counting && openSymbols > 0 && this.isOn("decided")) this.decide();
  }

  private linear(p: Progress, linear: LinearSum, bound: readonly number[]): void {
    linear.bind(bound);
    if (!linear.complete) {
      linear.checkBounds();
      this.note("bounds of", p);
      const divisor = this.isOn("divisors") ? linear.checkDivisor() : undefined;
      if (divisor !== undefined) this.note(`divisor ${divisor} of`, p);
      return;
    }
    p.done = true;
    this.note("the whole of", p);
    if (linear.exact) {
      this.test(linear.value(), linear.condition.operator, constant(0));
      return;
    }
    linear.checkBounds();
    if (this.isOn("columns")) linear.checkLowestColumns();
    this.emitter.exact(p.index);
  }

  private general(p: Progress): void {
    if (p.condition.symbols.every((s) => this.ranges.isBound(s))) {
      p.done = true;
      this.note("the whole of", p);
      this.whole(p);
      return;
    }
    this.columns(p);
    if (this.isOn("bounds")) {
      this.intervals(p);
      this.note("bounds of", p);
    }
    this.compareLogarithms(p);
  }

  /** The final test of a condition. */
  private whole(p: Progress): void {
    const { comparison, ring, expression } = p.condition;
    const { ranges, emitter } = this;
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
    this.compareLogarithms(p);
    if (!p.condition.implied) emitter.exact(p.index);
  }

  private intervals(p: Progress): void {
    const { comparison, expression, ring } = p.condition;
    if (p.crosswise && ring) {
      this.compareIntervals(this.ranges.of(ring.left), "=", this.ranges.of(ring.right));
    } else if (comparison) {
      const left = this.ranges.of(comparison.left);
      this.compareIntervals(left, comparison.operator, this.ranges.of(comparison.right));
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
    if (p.condition.ending) this.ending(p, p.condition.ending);
    if (!ring || !this.isOn("columns")) return;
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

  /** What the last digits tell, as soon as they are known. */
  private ending(p: Progress, { of, like }: Ending): void {
    const { puzzle } = this.question;
    const places = p.columns + 1;
    if (places > MOST_ENDING_PLACES) return;
    if (![...lowSymbols(of, puzzle, places)].every((s) => this.ranges.isBound(s))) return;
    p.columns = places;
    const low = emitColumns(of, puzzle, this.emitter, places);
    this.emitter.failIfZero(this.emitter.call(`ending:${like}:${places}`, low));
    this.notes.push(`last ${places === 1 ? "digit" : `${places} digits`} of condition ${p.index + 1}`);
    this.ending(p, { of, like });
  }

  private compareLogarithms(p: Progress): void {
    const { comparison } = p.condition;
    if (comparison === undefined || !p.logarithms) return;
    if (this.logarithms.checkEqual(comparison.left, comparison.right)) this.note("logarithms of", p);
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
        e.failIfZero(e.compute("less", a, b));
        return;
      case ">":
        e.failIfZero(e.compute("less", b, a));
        return;
      case "<=":
        e.test("failIfGreater", a, b);
        return;
      case ">=":
        e.test("failIfLess", a, b);
    }
  }

  /** Whether every condition left must hold whatever comes. */
  private decide(): void {
    let all: Operand = constant(1);
    for (const p of this.progress) {
      if (p.done || p.condition.implied) continue;
      const surely = this.surely(p);
      if ("constant" in surely && surely.constant === 0) return;
      all = this.emitter.compute("minimum", all, surely);
    }
    this.emitter.decided(all);
    this.notes.push("count what is decided");
  }

  private surely(p: Progress): Operand {
    if (p.linear) return p.linear.surely();
    const { comparison, expression } = p.condition;
    const zero = constant(0);
    const e = this.emitter;
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
