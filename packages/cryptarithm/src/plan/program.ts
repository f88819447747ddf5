/**
 * A program: what a plan comes to, ready to run. It is a straight line of stages, each of
 * which binds one or more symbols and then runs a few operations on double registers that
 * may say "fail". The interpreter and the compiler of `search/` run the same program and
 * must agree in every result and every counter; a further back end only needs this file.
 *
 * Registers 0 … symbols-1 hold the digits of the bound symbols. Every other register is
 * written by exactly one operation (or is a constant), so an inner stage may read whatever
 * an outer one computed.
 */

/** The operations; `a` and `b` are registers, the result goes to `to`. A comparison gives 1 or 0 (0 for NaN). */
export const OPERATIONS = [
  "add", // a + b
  "subtract", // a - b
  "multiply", // a * b
  "divide", // a / b
  "minimum", // the smaller
  "maximum", // the larger
  "modulo", // a - b * floor(a / b), for b > 0; exact for integers below 2^53
  "naturalPower", // a ** b, exact for natural numbers whose power is below 2^53
  "gcd", // the greatest common divisor of two natural numbers below 2^53
  "floor", // the largest integer up to a
  "round", // the nearest integer
  "power", // a ** b
  "logarithm", // the natural logarithm of a
  "down", // a, lowered by more than one rounding error
  "up", // a, raised by more than one rounding error
  "below", // a, lowered by a part in 10^12 (for functions that are not correctly rounded)
  "above", // a, raised likewise
  "less", // a < b
  "lessOrEqual", // a <= b
  "equal", // a = b
  "not", // 1 - a
  "call", // the native function number b of a
  "failIfLess", // fail when a < b
  "failIfGreater", // fail when a > b
  "failIfDifferent", // fail when a and b differ (or one is NaN)
  "failIfEqual", // fail when a = b
  "failIfZero", // fail when a = 0
  "exact", // fail unless the exact evaluator says that condition number a holds
  "decided", // when a = 1, count the completions of this stage, then fail
] as const;

export type OperationName = (typeof OPERATIONS)[number];

export interface Operation {
  readonly name: OperationName;
  /** The register written; -1 for the operations that only test. */
  readonly to: number;
  readonly a: number;
  readonly b: number;
}

/** Binds one symbol to each digit of its domain in turn. */
export interface BranchStage {
  readonly kind: "branch";
  readonly symbol: number;
  readonly operations: readonly Operation[];
}

/** Binds one symbol to the only digit that solves a linear equation: -sum / coefficient. */
export interface SolveStage {
  readonly kind: "solve";
  readonly symbol: number;
  /** The register with the sum of everything else. */
  readonly sum: number;
  readonly coefficient: number;
  readonly operations: readonly Operation[];
}

/**
 * Binds the unbound letters of a word to the digits of a computed value. `places` are those
 * of the word, least significant first (a symbol, or -1 - digit); `binds[i]` says whether
 * place i binds its symbol, else it is compared.
 */
export interface DetermineStage {
  readonly kind: "determine";
  /** Run before the word is read; may fail. */
  readonly prelude: readonly Operation[];
  /** The register with the value, or -1 when the exact evaluator must compute it. */
  readonly value: number;
  /** The number of the expression for the exact evaluator, when `value` is -1. */
  readonly expression: number;
  readonly places: readonly number[];
  readonly binds: readonly boolean[];
  readonly operations: readonly Operation[];
}

export type Stage = BranchStage | SolveStage | DetermineStage;

export interface Program {
  /**
   * What others have worked out from the program, by what they are; it goes when the program
   * goes. (A weak map would keep the programs of a long batch from being collected cheaply.)
   */
  readonly derived: Map<unknown, unknown>;
  readonly base: number;
  readonly symbolCount: number;
  /** For each symbol the groups that it is in. */
  readonly groupsOf: readonly (readonly number[])[];
  readonly groupCount: number;
  /** The registers in all, and those with a constant. */
  readonly registerCount: number;
  readonly constants: readonly (readonly [register: number, value: number])[];
  /** The names of the native functions that `call` refers to. */
  readonly natives: readonly string[];
  /** Run once, before the first stage. */
  readonly prelude: readonly Operation[];
  readonly stages: readonly Stage[];
}
