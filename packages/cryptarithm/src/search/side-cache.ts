/**
 * Exact values of the sides of comparisons, kept by the digits of their letters. In
 * A^B^C^D = E^F^G^H there are 1.8 million assignments but only 5,040 values a side, and a
 * tower is dear to evaluate. Only sides with few letters are kept, and only so many.
 */
import type { Exact } from "../number/exact.js";
import type { Condition } from "../plan/condition.js";
import { evaluate } from "../semantics/evaluate.js";
import type { Puzzle } from "../semantics/puzzle.js";
import { symbolsOf } from "../semantics/puzzle.js";
import type { Expression } from "../syntax/ast.js";

const MOST_VALUES = 20_000;

/** Evaluates one expression, remembering its values. */
export class SideCache {
  private readonly side: Expression;
  private readonly puzzle: Puzzle;
  private readonly symbols: readonly number[];
  private readonly values = new Map<number, Exact | undefined>();

  constructor(side: Expression, puzzle: Puzzle) {
    this.side = side;
    this.puzzle = puzzle;
    this.symbols = [...symbolsOf(side, puzzle)];
  }

  /** The value for these digits; undefined when there is none. Throws `Undecided` like the evaluator. */
  value(digits: Uint8Array): Exact | undefined {
    let key = 0;
    for (const s of this.symbols) key = key * this.puzzle.base + (digits[s] as number);
    if (this.values.has(key)) return this.values.get(key);
    const value = evaluate(this.side, this.puzzle, digits);
    if (this.values.size < MOST_VALUES) this.values.set(key, value);
    return value;
  }
}

/** The caches of the two sides of a condition, when keeping values pays: towers and roots with few letters a side. */
export function sideCaches(
  condition: Condition,
  puzzle: Puzzle,
): readonly [SideCache, SideCache] | undefined {
  const { comparison } = condition;
  if (comparison === undefined) return undefined;
  const whole = condition.symbols.length;
  for (const side of [comparison.left, comparison.right]) {
    const own = symbolsOf(side, puzzle).size;
    // A side that has every letter never meets the same digits twice; large keys would collide.
    if (own === whole || puzzle.base ** own > Number.MAX_SAFE_INTEGER) return undefined;
  }
  return [new SideCache(comparison.left, puzzle), new SideCache(comparison.right, puzzle)];
}
