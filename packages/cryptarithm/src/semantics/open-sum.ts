/**
 * A linear comparison while its open symbols are bound one after the other: what its value can still
 * become. The value of the bound part is kept for each depth; what the symbols from a depth on can add
 * at least and at most, and the common divisor of their coefficients, is worked out once.
 */
import { commonDivisor } from "../number/common-divisor.js";
import type { RelationOperator } from "../syntax/ast.js";
import type { Linear } from "./linear-form.js";
import { type Choice, waysToSum } from "./ways.js";

/** Between which values a left side less a right side lies when the comparison of whole numbers holds. */
const TARGETS: Readonly<Record<string, readonly [from: number, to: number]>> = {
  "=": [0, 0],
  "!=": [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
  "<": [Number.NEGATIVE_INFINITY, -1],
  "<=": [Number.NEGATIVE_INFINITY, 0],
  ">": [1, Number.POSITIVE_INFINITY],
  ">=": [0, Number.POSITIVE_INFINITY],
};

/** What an open sum begins with. */
export interface OpenSumStart {
  readonly linear: Linear;
  readonly operator: RelationOperator;
  /** All symbols of the search in their order; those before `depth` are bound. */
  readonly symbols: readonly number[];
  readonly depth: number;
  /** The digit of each bound symbol, -1 of the open ones. */
  readonly digits: readonly number[];
  /** The least and the greatest digit that an open symbol can be. */
  readonly span: (symbol: number) => readonly [number, number];
}

export class OpenSum {
  /** Whether all numbers in it are exact; else it must not be used. */
  readonly isExact: boolean;
  readonly #operator: RelationOperator;
  readonly #from: number;
  readonly #to: number;
  readonly #coefficients: number[];
  readonly #least: number[];
  readonly #greatest: number[];
  readonly #divisor: number[];
  readonly #value: number[];
  /** By depth, the coefficients from there on, the largest first; made when asked for. */
  readonly #sorted: number[][] = [];

  constructor({ linear, operator, symbols, depth, digits, span }: OpenSumStart) {
    const { open, constant } = linear;
    const list = (): number[] => new Array<number>(symbols.length + 1).fill(0);
    this.#operator = operator;
    [this.#from, this.#to] = TARGETS[operator] as readonly [number, number];
    [this.#coefficients, this.#least, this.#greatest] = [list(), list(), list()];
    [this.#divisor, this.#value] = [list(), list()];
    let value = constant;
    if (open !== undefined)
      for (const [s, digit] of digits.entries()) if (digit > 0) value += (open[s] as number) * digit;
    let [least, greatest, divisor] = [0, 0, 0];
    for (let k = symbols.length; k >= depth; k--) {
      const symbol = symbols[k];
      const c = symbol === undefined || open === undefined ? 0 : (open[symbol] as number);
      if (symbol !== undefined && c !== 0) {
        const [a, b] = span(symbol);
        least += c * (c > 0 ? a : b);
        greatest += c * (c > 0 ? b : a);
        divisor = Number.isNaN(c) ? 1 : commonDivisor(divisor, c);
      }
      this.#coefficients[k] = c;
      this.#least[k] = least;
      this.#greatest[k] = greatest;
      this.#divisor[k] = divisor;
    }
    this.#value[depth] = value;
    this.isExact = Math.abs(value) + greatest - least < Number.MAX_SAFE_INTEGER;
  }

  /** Goes one depth further: the symbol at that depth has this digit. */
  bind(depth: number, digit: number): void {
    this.#value[depth + 1] = (this.#value[depth] as number) + (this.#coefficients[depth] as number) * digit;
  }

  /**
   * Narrows what the symbols from a depth on can add, when they all differ: the largest coefficient with the
   * smallest digit that is left, and so on, is least; the other way round is greatest.
   */
  tighten(depth: number, taken: ArrayLike<number>, base: number): void {
    this.#sorted[depth] ??= this.#coefficients
      .slice(depth, -1)
      .filter((c) => c !== 0)
      .sort((a, b) => b - a);
    const sorted = this.#sorted[depth];
    let [least, greatest] = [0, 0];
    let [low, high] = [-1, base];
    let last = sorted.length - 1;
    for (let first = 0; first <= last && (sorted[first] as number) > 0; first++) {
      do low++;
      while (taken[low] === 1);
      do high--;
      while (taken[high] === 1);
      least += (sorted[first] as number) * low;
      greatest += (sorted[first] as number) * high;
    }
    [low, high] = [-1, base];
    for (; last >= 0 && (sorted[last] as number) < 0; last--) {
      do low++;
      while (taken[low] === 1);
      do high--;
      while (taken[high] === 1);
      least += (sorted[last] as number) * high;
      greatest += (sorted[last] as number) * low;
    }
    this.#least[depth] = least;
    this.#greatest[depth] = greatest;
  }

  /** Whether the comparison can still hold, as far as ends and divisors show. */
  mayHold(depth: number): boolean {
    const value = this.#value[depth] as number;
    const divisor = this.#divisor[depth] as number;
    if (value + (this.#greatest[depth] as number) < this.#from) return false;
    if (value + (this.#least[depth] as number) > this.#to) return false;
    if (this.#operator === "=") return divisor === 0 || value % divisor === 0;
    return this.#operator !== "!=" || divisor !== 0 || value !== 0;
  }

  /** Whether the comparison holds whatever the open symbols are. */
  mustHold(depth: number): boolean {
    const least = (this.#value[depth] as number) + (this.#least[depth] as number);
    const greatest = (this.#value[depth] as number) + (this.#greatest[depth] as number);
    return this.#operator === "!=" ? least > 0 || greatest < 0 : least >= this.#from && greatest <= this.#to;
  }

  /** The number of ways in which the symbols from a depth on make an equation hold; undefined when it is not seen. */
  ways(depth: number, choices: readonly Choice[]): bigint | undefined {
    if (this.#operator !== "=") return undefined;
    return waysToSum(-(this.#value[depth] as number), this.#coefficients.slice(depth, -1), choices);
  }

  /** The least digit at a depth with which the comparison may hold; more than 36 when there is none. */
  first(depth: number): number {
    const c = this.#coefficients[depth] as number;
    return c === 0 ? 0 : Math.ceil(c > 0 ? this.#lowest(depth) / c : this.#highest(depth) / c);
  }

  /** The greatest one. Rounding never passes a whole number, so both may be loose but not wrong. */
  last(depth: number): number {
    const c = this.#coefficients[depth] as number;
    return c === 0 ? 36 : Math.floor(c > 0 ? this.#highest(depth) / c : this.#lowest(depth) / c);
  }

  /** What the symbol at a depth must add at least, and at most. */
  #lowest(depth: number): number {
    return this.#from - (this.#value[depth] as number) - (this.#greatest[depth + 1] as number);
  }
  #highest(depth: number): number {
    return this.#to - (this.#value[depth] as number) - (this.#least[depth + 1] as number);
  }
}
