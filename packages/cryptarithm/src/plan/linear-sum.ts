/**
 * A linear condition while its letters are bound: the running sum, what the rest can still
 * reach, what must divide it, and its last letter by division. Sums that exceed 2^53 run on
 * rounded coefficients with a proved margin, and leave the last word to the exact evaluator.
 */
import { gcd } from "../number/integer.js";
import type { Puzzle } from "../semantics/puzzle.js";
import type { LinearCondition } from "./condition.js";
import { constant, type Emitter, EXACT_LIMIT, type Operand } from "./emitter.js";
import { reach, type Weighted } from "./reach.js";
import { mostColumns } from "./ring.js";

export class LinearSum {
  readonly condition: LinearCondition;
  /** Whether doubles hold every partial sum exactly. */
  readonly exact: boolean;
  private readonly puzzle: Puzzle;
  private readonly emitter: Emitter;
  /** How far an inexact sum may be off. */
  private readonly error: number;
  /** The sum over the bound letters, without the constant. */
  private sum: Operand = constant(0);
  private readonly open: Set<number>;
  /** Open letters and cells that are in no group, and what they can reach; kept up as they are bound. */
  private readonly loose: Set<number>;
  private looseLeast = 0n;
  private looseGreatest = 0n;
  private divisor = 1n;

  constructor(condition: LinearCondition, puzzle: Puzzle, emitter: Emitter) {
    this.condition = condition;
    this.puzzle = puzzle;
    this.emitter = emitter;
    this.open = new Set(condition.coefficients.keys());
    const grouped = new Set(puzzle.groups.flat());
    this.loose = new Set([...this.open].filter((s) => !grouped.has(s)));
    for (const s of this.loose) this.addLoose(s, 1n);
    let size = magnitude(condition.constant);
    for (const c of condition.coefficients.values()) size += magnitude(c) * BigInt(puzzle.base - 1);
    this.exact = size < BigInt(EXACT_LIMIT);
    // At most 2·36 roundings of at most 2^-53 of the whole each, with room to spare.
    this.error = Number(size) * 2 ** -45;
  }

  /** Adds newly bound letters to the sum. */
  bind(symbols: readonly number[]): void {
    for (const s of symbols) {
      if (!this.open.delete(s)) continue;
      if (this.loose.delete(s)) this.addLoose(s, -1n);
      const c = constant(Number(this.condition.coefficients.get(s)));
      this.sum = this.emitter.compute("add", this.sum, this.emitter.compute("multiply", { register: s }, c));
    }
  }

  get complete(): boolean {
    return this.open.size === 0;
  }

  /** The whole left side; exact when all letters are bound and `exact` is set. */
  value(): Operand {
    return this.emitter.compute("add", this.sum, constant(Number(this.condition.constant)));
  }

  /** The open letter of an exact equation that has only one left. */
  lastLetter(): { readonly symbol: number; readonly coefficient: number } | undefined {
    if (!this.exact || this.condition.operator !== "=" || this.open.size !== 1) return undefined;
    const [symbol] = this.open as Set<number>;
    return {
      symbol: symbol as number,
      coefficient: Number(this.condition.coefficients.get(symbol as number)),
    };
  }

  private coefficient(symbol: number): bigint {
    return this.condition.coefficients.get(symbol) as bigint;
  }

  /** Adds what a loose symbol can reach, or takes it away again. */
  private addLoose(symbol: number, sign: 1n | -1n): void {
    const one = reach(this.puzzle, [{ symbol, coefficient: this.coefficient(symbol) }]);
    this.looseLeast += sign * one.least;
    this.looseGreatest += sign * one.greatest;
  }

  /** The least and greatest value that the left side can still take. */
  ends(): readonly [Operand, Operand] {
    const items: Weighted[] = [];
    if (this.loose.size < this.open.size) {
      for (const symbol of this.open) {
        if (!this.loose.has(symbol)) items.push({ symbol, coefficient: this.coefficient(symbol) });
      }
    }
    const grouped = reach(this.puzzle, items);
    const rest = {
      least: grouped.least + this.looseLeast,
      greatest: grouped.greatest + this.looseGreatest,
    };
    const error = this.exact ? 0 : this.error;
    return [
      this.emitter.compute("add", this.sum, constant(Number(rest.least + this.condition.constant) - error)),
      this.emitter.compute(
        "add",
        this.sum,
        constant(Number(rest.greatest + this.condition.constant) + error),
      ),
    ];
  }

  /** Fails when the left side can no longer become what the relation wants. */
  checkBounds(): void {
    const [lo, hi] = this.ends();
    const e = this.emitter;
    const zero = constant(0);
    const { operator } = this.condition;
    if (operator === "<" && this.exact) e.failIfZero(e.compute("less", lo, zero));
    else if (operator === "=" || operator === "<=" || operator === "<") e.test("failIfGreater", lo, zero);
    if (operator === ">" && this.exact) e.failIfZero(e.compute("less", zero, hi));
    else if (operator === "=" || operator === ">=" || operator === ">") e.test("failIfLess", hi, zero);
  }

  /** Fails when what divides all open coefficients does not divide the sum. Returns the divisor, if there is a new one. */
  checkDivisor(): bigint | undefined {
    if (!this.exact || this.condition.operator !== "=") return undefined;
    let g = 0n;
    for (const s of this.open) g = gcd(g, magnitude(this.condition.coefficients.get(s) as bigint));
    if (g <= 1n || g === this.divisor) return undefined;
    this.divisor = g;
    const remainder = this.emitter.compute("modulo", this.value(), constant(Number(g)));
    this.emitter.test("failIfDifferent", remainder, constant(0));
    return g;
  }

  /** For sums beyond 2^53: fails when the lowest columns are not 0. All letters must be bound. */
  checkLowestColumns(): void {
    if (this.condition.operator !== "=") return;
    const modulus = BigInt(this.puzzle.base) ** BigInt(mostColumns(this.puzzle.base));
    const reduced = (n: bigint): Operand => constant(Number(((n % modulus) + modulus) % modulus));
    const e = this.emitter;
    let sum = reduced(this.condition.constant);
    for (const [s, c] of this.condition.coefficients) {
      sum = e.compute("add", sum, e.compute("multiply", { register: s }, reduced(c)));
    }
    e.test("failIfDifferent", e.compute("modulo", sum, constant(Number(modulus))), constant(0));
  }

  /** Whether the relation must hold whatever the open letters are: an operand of 1 or 0. */
  surely(): Operand {
    const [lo, hi] = this.ends();
    const e = this.emitter;
    const zero = constant(0);
    switch (this.condition.operator) {
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
}

const magnitude = (n: bigint): bigint => (n < 0n ? -n : n);
