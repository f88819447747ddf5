/**
 * What a running program shares with the outside: domains, the exact evaluator, the native
 * functions, completions of decided stages, limits, and where solutions go. The interpreter
 * and the compiled loops use the same environment, so that they cannot differ in it.
 */
import { bounds, toInteger } from "../number/exact.js";
import { nativeFunction, naturalGcd, naturalPower } from "../number/native.js";
import { Undecided } from "../number/undecided.js";
import type { Built } from "../plan/build.js";
import type { Condition, LinearCondition } from "../plan/condition.js";
import { evaluate, holds, isTrue, related, type Verdict } from "../semantics/evaluate.js";
import type { Puzzle } from "../semantics/puzzle.js";
import type { Expression } from "../syntax/ast.js";
import { Completions } from "./completions.js";
import type { Meter } from "./meter.js";
import { type SideCache, sideCaches } from "./side-cache.js";

/** Called with the digits of all symbols (one array, used again); true means "stop here". */
export type OnSolution = (digits: Uint8Array) => boolean;

export class Environment {
  readonly base: number;
  /** The digits that each symbol may take in this run, ascending. */
  readonly domains: readonly Uint8Array[];
  /** used[group * base + digit] is 1 while a symbol of the group has the digit. */
  readonly used: Uint8Array;
  readonly digits: Uint8Array;
  /** The digits of a value that the exact evaluator computed, least significant first. */
  readonly scratch: Uint8Array;
  readonly natives: readonly ((n: number) => number)[];
  /** For compiled programs, which see nothing but the environment. */
  readonly gcd: (a: number, b: number) => number = naturalGcd;
  readonly naturalPower: (a: number, n: number) => number = naturalPower;
  readonly meter: Meter;
  /** Solutions found one by one. */
  private found = 0;
  /** Solutions counted at decided stages. */
  private decidedTotal = 0n;
  /** Assignments whose truth could not be decided. */
  undecided = 0;
  /** Whether a word could not be read off because its value could not be decided. */
  undeterminable = false;
  private doubtful = false;
  private readonly caches = new Map<number, readonly [SideCache, SideCache] | null>();
  private readonly puzzle: Puzzle;
  private readonly conditions: readonly Condition[];
  private readonly expressions: readonly Expression[];
  private readonly completions: Completions | undefined;
  private readonly onSolution: OnSolution | undefined;
  private readonly unchecked: boolean;

  constructor(question: {
    readonly puzzle: Puzzle;
    readonly conditions: readonly Condition[];
    /** The program that runs; the linear kernel has none. */
    readonly built: Built | undefined;
    readonly domains: readonly (readonly number[])[];
    readonly meter: Meter;
    readonly onSolution?: OnSolution | undefined;
    /** Solutions need no exact check here: the caller does it. */
    readonly unchecked?: boolean;
  }) {
    const { puzzle, built, domains } = question;
    this.puzzle = puzzle;
    this.conditions = question.conditions;
    this.expressions = built?.expressions ?? [];
    this.meter = question.meter;
    this.meter.running = this;
    this.onSolution = question.onSolution;
    this.unchecked = question.unchecked ?? false;
    this.base = puzzle.base;
    this.domains = domains.map((d) => new Uint8Array(d));
    this.used = new Uint8Array(puzzle.groups.length * puzzle.base);
    this.digits = new Uint8Array(domains.length);
    // Only programs with a word that must be computed exactly need room for its digits.
    const lengths = this.expressions.length === 0 ? [] : [...puzzle.places.values()].map((p) => p.length);
    this.scratch = new Uint8Array(Math.max(1, ...lengths));
    this.natives = (built?.program.natives ?? []).map((name) => nativeFunction(name, puzzle.base));
    this.completions = built && new Completions(built.program, domains, this.used);
  }

  /** Whether a condition whose letters are all bound holds, by the exact evaluator. */
  exact(condition: number): boolean {
    // Once the run must stop, nothing more is evaluated: the rest of this branch fails quickly.
    this.meter.exactCheck();
    if (this.meter.stopped !== undefined) return false;
    const verdict = this.verdict(condition);
    // What is undecided here may still be refuted by another condition; `solution` asks again.
    if (verdict === "undecided") this.doubtful = true;
    return verdict !== "no";
  }

  private verdict(index: number): Verdict {
    const condition = this.conditions[index] as Condition;
    if (condition.linear) return linearHolds(condition.linear, this.digits) ? "yes" : "no";
    let caches = this.caches.get(index);
    if (caches === undefined) {
      caches = sideCaches(condition, this.puzzle) ?? null;
      this.caches.set(index, caches);
    }
    if (caches === null || condition.comparison === undefined)
      return isTrue(condition.expression, this.puzzle, this.digits);
    try {
      const left = caches[0].value(this.digits);
      const right = left === undefined ? undefined : caches[1].value(this.digits);
      return left !== undefined && right !== undefined && related(left, condition.comparison.operator, right)
        ? "yes"
        : "no";
    } catch (error) {
      if (error instanceof Undecided) return "undecided";
      throw error;
    }
  }

  /** Computes an expression and writes its digits to `scratch`; false when it is no natural number of that length. */
  determine(expression: number, length: number): boolean {
    this.meter.exactCheck();
    if (this.meter.stopped !== undefined) return false;
    let value: bigint | undefined;
    try {
      const exact = evaluate(this.expressions[expression] as Expression, this.puzzle, this.digits);
      // Too large to write down is too large for a word, so only the rest is asked exactly.
      if (exact === undefined || bounds(exact)[0] > this.base ** length) return false;
      value = toInteger(exact);
    } catch (error) {
      if (!(error instanceof Undecided)) throw error;
      this.undeterminable = true;
      return false;
    }
    if (value === undefined || value < 0n) return false;
    // Least significant first; the text of a bigint is much faster than dividing it digit by digit.
    const text = value.toString(this.base);
    if (text.length > length) return false;
    for (let i = 0; i < length; i++)
      this.scratch[i] = i < text.length ? digitAt(text, text.length - 1 - i) : 0;
    return true;
  }

  /** The number of solutions so far. */
  get count(): bigint {
    return this.decidedTotal + BigInt(this.found);
  }

  /**
   * Counts every completion of a stage at which all conditions are decided; false when they
   * cannot be counted, or when an earlier condition is in doubt and each must be asked.
   */
  decided(stage: number): boolean {
    if (this.doubtful || !this.completions?.possible(stage)) return false;
    this.decidedTotal += this.completions.count(stage);
    return true;
  }

  /** Whether `solution` reads the digits; else it only counts, and `solutions` counts several at once. */
  get asksForDigits(): boolean {
    return this.onSolution !== undefined || this.doubtful;
  }

  /** Several complete assignments that passed every check, when nobody asks for their digits. */
  solutions(count: number): void {
    this.found += count;
  }

  /** A complete assignment that passed every check; true means "stop". */
  solution(): boolean {
    if (this.onSolution === undefined && !this.doubtful) {
      this.found++;
      return false;
    }
    const verdict = this.unchecked && !this.doubtful ? "yes" : holds(this.puzzle, this.digits);
    if (verdict === "undecided") {
      this.undecided++;
      return false;
    }
    if (verdict === "no") {
      if (this.doubtful) return false;
      throw new Error(
        `broken invariant: the search found ${[...this.digits].join(" ")}, which does not hold`,
      );
    }
    this.found++;
    return this.onSolution?.(this.digits) ?? false;
  }
}

/** The digit at a place of a numeral written 0–9, a–z. */
function digitAt(text: string, place: number): number {
  const code = text.charCodeAt(place);
  return code <= 57 ? code - 48 : code - 87;
}

/** A linear condition by its net coefficients: exact, and much shorter than its words. */
function linearHolds({ operator, coefficients, constant }: LinearCondition, digits: Uint8Array): boolean {
  let sum = constant;
  for (const [s, c] of coefficients) sum += c * BigInt(digits[s] as number);
  return related(sum, operator, 0n);
}
