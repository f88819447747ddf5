/**
 * Checker of certificates: one look at a case, and the search through a small one. A case is the puzzle
 * with some digits bound. The search binds the open symbols in the order that the certificate states,
 * and leaves a digit out when one look shows that a condition fails:
 * - a linear comparison by the least and greatest that its open symbols can add, and by the common
 *   divisor of their coefficients (in a sum: by the columns that are complete);
 * - any other condition by its bounds, and by its exact value once all its symbols are bound.
 */
import { boundsOf, isTruth, isUntruth } from "../semantics/bounds.js";
import { columnsMayAgree } from "../semantics/columns.js";
import { type Condition, conditionsOf } from "../semantics/conditions.js";
import { holds, isTrue, type Verdict } from "../semantics/evaluate.js";
import { type Linear, linearOf } from "../semantics/linear-form.js";
import { OpenSum } from "../semantics/open-sum.js";
import type { Puzzle } from "../semantics/puzzle.js";
import { waysToChoose } from "../semantics/ways.js";

type Sums = readonly (OpenSum | undefined)[];

export class Case {
  /** The digit of each symbol; -1 while it is open. */
  readonly digits: number[];
  readonly #puzzle: Puzzle;
  readonly #order: readonly number[];
  readonly #onDigit: (() => void) | undefined;
  readonly #conditions: readonly Condition[];
  /** The conditions that are linear whatever is bound, and those that have a value whatever the digits. */
  readonly #plain: readonly (Linear | false | undefined)[];
  readonly #isSure: readonly boolean[];
  readonly #groupsOf: readonly (readonly number[])[];
  /** For each group and digit whether a symbol has it. */
  readonly #taken: Uint8Array;
  readonly #ends: { readonly least: number[]; readonly greatest: number[] };
  /** Of the present search: what is open, and by depth which conditions are not linear yet. */
  #open: readonly number[] = [];
  #nonlinear: boolean[][] = [];
  #nodesLeft = 0;
  #listed: string[] | undefined;
  #count = 0n;

  /** `onDigit` is called before each digit that is tried; it may throw to end the work. */
  constructor(puzzle: Puzzle, order: readonly number[], onDigit?: () => void) {
    const { symbols, groups, base } = puzzle;
    this.#puzzle = puzzle;
    this.#order = order;
    this.#onDigit = onDigit;
    this.digits = symbols.map(() => -1);
    this.#ends = {
      least: symbols.map(({ domain }) => domain[0] ?? 0),
      greatest: symbols.map(({ domain }) => domain.at(-1) ?? 0),
    };
    this.#conditions = conditionsOf(puzzle);
    this.#plain = this.#conditions.map((condition) => linearOf(condition, puzzle, this.digits));
    this.#isSure = this.#conditions.map(({ expression }) => boundsOf(expression, puzzle, this.#ends).sure);
    this.#groupsOf = symbols.map((_, s) => groups.flatMap((group, g) => (group.includes(s) ? [g] : [])));
    this.#taken = new Uint8Array(groups.length * base);
  }

  /** The symbols without a digit, in the order of the search. */
  get open(): number[] {
    return this.#order.filter((s) => (this.digits[s] as number) < 0);
  }

  bind(symbol: number, digit: number): void {
    for (const g of this.#groupsOf[symbol] as number[]) this.#taken[g * this.#puzzle.base + digit] = 1;
    this.digits[symbol] = this.#ends.least[symbol] = this.#ends.greatest[symbol] = digit;
  }

  release(symbol: number): void {
    const digit = this.digits[symbol] as number;
    const domain = this.#domain(symbol);
    for (const g of this.#groupsOf[symbol] as number[]) this.#taken[g * this.#puzzle.base + digit] = 0;
    this.digits[symbol] = -1;
    this.#ends.least[symbol] = domain[0] as number;
    this.#ends.greatest[symbol] = domain[domain.length - 1] as number;
  }

  /** The digits of an open symbol that one look does not exclude. */
  survivors(symbol: number): number[] {
    const digits: number[] = [];
    const sums = this.#begin([symbol, ...this.open.filter((s) => s !== symbol)]);
    if (sums) this.#each(0, sums, () => digits.push(this.digits[symbol] as number) > 0);
    return digits;
  }

  /** All solutions of the case, in order, or only their number; undefined beyond so many nodes. */
  search(nodes: number, list: boolean): { solutions: string[]; count: bigint; nodes: number } | undefined {
    this.#nodesLeft = nodes;
    this.#listed = list ? [] : undefined;
    this.#count = 0n;
    const sums = this.#begin(this.open);
    if (sums && !this.#descend(0, sums)) return undefined;
    return { solutions: (this.#listed ?? []).sort(), count: this.#count, nodes: nodes - this.#nodesLeft };
  }

  /** The number of solutions where that is seen without a search. */
  ways(): bigint | undefined {
    const sums = this.#begin(this.open);
    return sums && this.#ways(0, sums);
  }

  #begin(open: readonly number[]): Sums | undefined {
    this.#open = open;
    this.#nonlinear = [...open, -1].map(() => []);
    return this.#look(0, []);
  }

  /** Searches from a depth on; false when there are too many nodes. */
  #descend(depth: number, sums: Sums): boolean {
    const ways = this.#listed ? undefined : this.#ways(depth, sums);
    if (ways !== undefined) this.#count += ways;
    else if (depth === this.#open.length) this.#decide();
    else return this.#each(depth, sums, (next) => --this.#nodesLeft >= 0 && this.#descend(depth + 1, next));
    return true;
  }

  /** A case without open symbols. */
  #decide(): void {
    const verdict = holds(this.#puzzle, this.digits);
    if (verdict === "undecided") throw new Error("exact arithmetic cannot decide an assignment");
    if (verdict === "no") return;
    this.#count++;
    this.#listed?.push(this.digits.map((digit) => digit.toString(36).toUpperCase()).join(""));
  }

  /** Binds the symbol at a depth to each digit that one look does not exclude, until `visit` says false. */
  #each(depth: number, sums: Sums, visit: (next: Sums) => boolean): boolean {
    const symbol = this.#open[depth] as number;
    const { groups, symbols, base } = this.#puzzle;
    let [first, last] = [0, base];
    for (const sum of sums) {
      if (sum === undefined) continue;
      if (groups[0]?.length === symbols.length) sum.tighten(depth + 1, this.#taken, base);
      first = Math.max(first, sum.first(depth));
      last = Math.min(last, sum.last(depth));
    }
    for (const digit of this.#domain(symbol)) {
      if (digit < first || digit > last || !this.#isFree(symbol, digit)) continue;
      this.#onDigit?.();
      this.bind(symbol, digit);
      const next = this.#look(depth + 1, sums);
      const goesOn = next === undefined || visit(next);
      this.release(symbol);
      if (!goesOn) return false;
    }
    return true;
  }

  #domain(symbol: number): readonly number[] {
    return this.#puzzle.symbols[symbol]?.domain ?? [];
  }

  /** Whether no symbol that must differ has the digit. */
  #isFree(symbol: number, digit: number): boolean {
    for (const g of this.#groupsOf[symbol] as number[])
      if (this.#taken[g * this.#puzzle.base + digit] === 1) return false;
    return true;
  }

  /** Looks at what the last digit has changed; undefined when a condition is broken. */
  #look(depth: number, sums: Sums): Sums | undefined {
    const symbol = this.#open[depth - 1];
    for (const sum of sums) {
      if (symbol === undefined || sum === undefined) continue;
      sum.bind(depth - 1, this.digits[symbol] as number);
      if (!sum.mayHold(depth)) return undefined;
    }
    let next: (OpenSum | undefined)[] | undefined;
    for (let i = 0; i < this.#conditions.length; i++) {
      const condition = this.#conditions[i] as Condition;
      if (sums[i] !== undefined || (symbol !== undefined && !condition.symbols.includes(symbol))) continue;
      const sum = this.#sumOf(i, condition, depth);
      if (sum === false || !(sum ? sum.mayHold(depth) : this.#verdict(condition) !== "no")) return undefined;
      if (sum === undefined) continue;
      next ??= sums.slice();
      next[i] = sum;
    }
    return next ?? sums;
  }

  /** A condition as an open sum, if it is linear; which depends only on what is open, so it is asked once at each depth. */
  #sumOf(i: number, condition: Condition, depth: number): OpenSum | false | undefined {
    const nonlinear = this.#nonlinear[depth] as boolean[];
    if (nonlinear[i]) return undefined;
    const linear = this.#plain[i] || linearOf(condition, this.#puzzle, this.digits);
    if (linear === undefined) nonlinear[i] = true;
    if (!linear || Number.isNaN(linear.constant)) return linear && undefined;
    const operator = condition.sides?.operator ?? "=";
    const [symbols, digits, span] = [this.#open, this.digits, this.#span];
    const sum = new OpenSum({ linear, operator, symbols, depth, digits, span });
    return sum.isExact ? sum : undefined;
  }

  /** The least and the greatest digit that is free for a symbol. */
  #span = (symbol: number): readonly [number, number] => {
    const domain = this.#domain(symbol);
    let [i, j] = [0, domain.length - 1];
    while (i < j && !this.#isFree(symbol, domain[i] as number)) i++;
    while (i < j && !this.#isFree(symbol, domain[j] as number)) j--;
    return [domain[i] ?? 0, domain[j] ?? 0];
  };

  /** What the exact value shows once all symbols are bound, and the bounds before that. */
  #verdict(condition: Condition): Verdict {
    const { expression, symbols } = condition;
    if (symbols.every((s) => (this.digits[s] as number) >= 0))
      return isTrue(expression, this.#puzzle, this.digits);
    if (!columnsMayAgree(condition, this.#puzzle, this.digits)) return "no";
    const bounds = boundsOf(expression, this.#puzzle, this.#ends);
    if (isUntruth(bounds)) return "no";
    return bounds.sure && isTruth(bounds) ? "yes" : "undecided";
  }

  /** The number of ways to go on, where it is seen: all must hold, but for one sum of symbols that need not differ. */
  #ways(depth: number, sums: Sums): bigint | undefined {
    let open: OpenSum | undefined;
    for (const [i, condition] of this.#conditions.entries()) {
      const sum = this.#isSure[i] ? sums[i] : undefined;
      if (sum ? sum.mustHold(depth) : this.#verdict(condition) === "yes") continue;
      if (sum === undefined || open !== undefined) return undefined;
      open = sum;
    }
    const choices = this.#open.slice(depth).map((s) => ({
      groups: this.#groupsOf[s] as readonly number[],
      digits: this.#domain(s).filter((digit) => this.#isFree(s, digit)),
    }));
    return open ? open.ways(depth, choices) : waysToChoose(choices);
  }
}
