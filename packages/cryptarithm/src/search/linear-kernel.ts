/**
 * The kernel for the commonest puzzle of all: one linear equation, all letters different.
 * Σ coefficient·digit + constant = 0, letters by falling |coefficient|.
 *
 * Hand-written loops over typed arrays instead of generated code: nothing to compile, and it
 * runs under any content security policy. For each letter four questions cut:
 * - which digits leave a rest that can still be made up (a range, computed, not tried);
 * - is the rest divisible by what divides all coefficients to come;
 * - what can the letters to come reach with exactly the digits that are left? That depends
 *   on the set of digits only (a bit mask), so it is computed once a set and remembered;
 * - where four digits are left: is the rest one of their 24 sums (see tail-sums.ts)? In a
 *   tree that proves large, the same is asked with more digits left, one more at a time, so
 *   that no coefficients are so unlucky as to make it much larger.
 * The last letter is divided for.
 *
 * Assumes: every partial sum is an exact double; base at most 31 (one bit a digit). What is
 * remembered by sets of digits is used up to base 16, where 2^base entries are cheap.
 */
import type { Random } from "../number/random.js";
import type { Environment } from "./environment.js";
import {
  FILTERED_DIGITS,
  filterDepth,
  LARGEST_KERNEL_BASE,
  LARGEST_TABLE_BASE,
  type LinearProblem,
  usesFilter,
} from "./linear-problem.js";
import { MOST_TAIL_DIGITS, TailSums, tailWork } from "./tail-sums.js";

/** What the kernel needs of an environment; who has no puzzle can do with as little. */
export interface KernelEnvironment extends Pick<Environment, "domains" | "digits" | "solution"> {
  readonly meter: Pick<Environment["meter"], "allowance" | "look">;
}

/** Runs the kernel in an environment and returns the number of nodes. */
export function runLinear(problem: LinearProblem, env: KernelEnvironment): number {
  const work = spare ?? new Workspace();
  spare = undefined;
  try {
    work.load(problem, env);
    return work.run(env);
  } finally {
    // A caller's own callback may solve another puzzle meanwhile; that one gets a workspace of its own.
    spare = work;
  }
}

/** The expected number of nodes, from so many random walks (see sample.ts). */
export function estimateLinear(
  problem: LinearProblem,
  env: Environment,
  walks: number,
  random: Random,
): number {
  const work = new Workspace();
  work.load(problem, env);
  const depths = new Float64Array(MOST_LETTERS);
  for (let i = 0; i < walks; i++) work.walk(random, depths);
  return work.expected(depths.map((nodes) => nodes / walks));
}

/** A workspace that is not in use; making one costs more than a small puzzle. */
let spare: Workspace | undefined;

/** Depths up to which the reach is always taken by the set of digits; further down only in large trees. */
const MEASURED_DEPTH = 3;
/** Nodes after which a tree counts as large. */
const LARGE_TREE = 2000;
/** A deeper filter is taken after this many nodes for each sum that it would write. */
const NODES_PER_SUM = 0.25;

const MOST_LETTERS = LARGEST_KERNEL_BASE + 1;

class Workspace {
  /** Whether anything is remembered by sets of digits. */
  private small = false;
  /** Whether filters are used. */
  private filtered = false;
  private base = 10;
  /** The mask of all digits. */
  private all = 0;
  private size = 0;
  private constant = 0;
  private readonly symbols = new Int32Array(MOST_LETTERS);
  private readonly coefficients = new Float64Array(MOST_LETTERS);
  /** The same modulo 2^32; 0 beyond the last letter. */
  private readonly shortened = new Int32Array(MOST_LETTERS + MOST_TAIL_DIGITS);
  private readonly inverses = new Float64Array(MOST_LETTERS);
  /** The digits that each letter may take, as a mask. */
  private readonly domains = new Int32Array(MOST_LETTERS);
  /** What divides all coefficients from a letter on, and its inverse. */
  private readonly divisors = new Float64Array(MOST_LETTERS + 1);
  private readonly divisorInverses = new Float64Array(MOST_LETTERS + 1);
  /** The least and greatest sum of the letters from one on, with any different digits. */
  private readonly least = new Float64Array(MOST_LETTERS + 1);
  private readonly greatest = new Float64Array(MOST_LETTERS + 1);
  /** The same with exactly the digits of a mask, where `age` is the present generation. */
  private leastOf = new Float64Array(0);
  private greatestOf = new Float64Array(0);
  private age = new Int32Array(0);
  private generation = 0;
  /** The path: the sum before a letter, the digits free there, those still to try, and its digit. */
  private readonly sums = new Float64Array(MOST_LETTERS);
  private readonly free = new Int32Array(MOST_LETTERS);
  private readonly left = new Int32Array(MOST_LETTERS);
  private readonly taken = new Int32Array(MOST_LETTERS);
  /** Digits of a mask, ascending, while its reach is measured. */
  private readonly ascending = new Float64Array(MOST_LETTERS);
  /** The filters of each base that has needed them, by the number of digits. */
  private readonly filters = new Map<number, TailSums[]>();

  load({ base, letters, constant }: LinearProblem, env: KernelEnvironment): void {
    this.base = base;
    this.constant = constant;
    this.size = letters.length;
    this.all = 2 ** base - 1;
    this.small = base <= LARGEST_TABLE_BASE;
    this.filtered = usesFilter(base, letters.length);
    for (let i = letters.length; i < letters.length + MOST_TAIL_DIGITS; i++) this.shortened[i] = 0;
    // Plain loops: this is done once a puzzle, and iterators would take as long as a hundred nodes.
    for (let i = 0; i < letters.length; i++) {
      const { symbol, coefficient } = letters[i] as LinearProblem["letters"][number];
      const digits = env.domains[symbol] as Uint8Array;
      let domain = 0;
      for (let k = 0; k < digits.length; k++) domain |= 1 << (digits[k] as number);
      this.symbols[i] = symbol;
      this.coefficients[i] = coefficient;
      this.shortened[i] = coefficient;
      this.inverses[i] = 1 / coefficient;
      this.domains[i] = domain;
    }
    if (this.small && this.age.length < 1 << base) {
      this.leastOf = new Float64Array(1 << base);
      this.greatestOf = new Float64Array(1 << base);
      this.age = new Int32Array(1 << base);
    }
    let divisor = 0;
    this.least[this.size] = 0;
    this.greatest[this.size] = 0;
    for (let i = this.size - 1; i >= 0; i--) {
      divisor = gcd(Math.abs(this.coefficients[i] as number), divisor);
      this.divisors[i] = divisor;
      this.divisorInverses[i] = 1 / divisor;
      this.measure(i, this.all);
      this.least[i] = this.low;
      this.greatest[i] = this.high;
    }
    this.generation++;
  }

  private low = 0;
  private high = 0;

  /**
   * The least and greatest sum of the letters from `from` on with digits of a mask, into
   * `low` and `high`. Largest coefficients take the extreme digits first; a 0 goes to the
   * first letter that may have it, which is the best use of it.
   */
  private measure(from: number, mask: number): void {
    const { coefficients, domains, ascending, size } = this;
    let count = 0;
    for (let m = mask; m !== 0; m &= m - 1) ascending[count++] = 31 - Math.clz32(m & -m);
    const zero = mask & 1;
    // Digits for positive letters from below (above), for negative ones from above (below).
    let lowUp = zero;
    let lowDown = count - 1;
    let highUp = zero;
    let highDown = count - 1;
    let lowZero = zero;
    let highZero = zero;
    let low = 0;
    let high = 0;
    for (let i = from; i < size; i++) {
      const c = coefficients[i] as number;
      const mayBeZero = (domains[i] as number) & 1;
      if (c > 0) {
        if (lowZero & mayBeZero) lowZero = 0;
        else if (lowUp < count) low += c * (ascending[lowUp++] as number);
        high += c * (ascending[highDown--] as number);
      } else {
        low += c * (ascending[lowDown--] as number);
        if (highZero & mayBeZero) highZero = 0;
        else if (highUp < count) high += c * (ascending[highUp++] as number);
      }
    }
    this.low = low;
    this.high = high;
  }

  /** The digits of letter i, after a sum, whose rest the letters behind it can still make up. */
  private candidates(i: number, sum: number): number {
    const c = this.coefficients[i] as number;
    const most = this.base - 1;
    if (c === 0) return this.all;
    const inverse = this.inverses[i] as number;
    const a = (-sum - (this.greatest[i + 1] as number)) * inverse;
    const b = (-sum - (this.least[i + 1] as number)) * inverse;
    // The products may be off by a rounding error; a little more room costs nothing.
    let from = Math.ceil((c > 0 ? a : b) - 1e-9);
    let to = Math.floor((c > 0 ? b : a) + 1e-9);
    if (from < 0) from = 0;
    if (to > most) to = most;
    return from > to ? 0 : ((2 << to) - 1) & -(1 << from);
  }

  /** The filter of so many digits, begun for this run. */
  private filter(digits: number): TailSums {
    let known = this.filters.get(this.base);
    if (known === undefined) {
      known = [];
      this.filters.set(this.base, known);
    }
    known[digits] ??= new TailSums(this.base, digits);
    const filter = known[digits];
    filter.begin(this.shortened, this.base - digits);
    return filter;
  }

  /** Walks the whole tree. The stack is explicit: the path is in the arrays above. */
  run(env: KernelEnvironment): number {
    const { coefficients, shortened, domains, divisors, divisorInverses } = this;
    const { leastOf, greatestOf, age, sums, free, left, taken, generation, small } = this;
    const { meter } = env;
    const last = this.size - 2;
    let nodes = 0;
    let allowance = meter.allowance(0);
    if (!divides(this.constant, divisors[0] as number)) return 0;
    // The filters in use are asked at the depths from `top` to `bottom`; none at first but the smallest.
    const bottom = this.filtered ? filterDepth(this.base, FILTERED_DIGITS) : -1;
    let top = this.filtered ? bottom : 0;
    const asked = this.filtered ? [this.filter(FILTERED_DIGITS)] : [];
    let deepen = this.nodesBefore(FILTERED_DIGITS + 1);
    let i = 0;
    sums[0] = this.constant;
    free[0] = this.all;
    left[0] = (domains[0] as number) & this.candidates(0, this.constant);
    for (;;) {
      const open = left[i] as number;
      if (open === 0) {
        if (--i < 0) return nodes;
        continue;
      }
      const bit = open & -open;
      left[i] = open ^ bit;
      if (nodes >= allowance) {
        allowance = meter.look(nodes);
        if (allowance < 0) return nodes;
      }
      nodes++;
      const digit = 31 - Math.clz32(bit);
      const rest = (free[i] as number) ^ bit;
      const sum = (sums[i] as number) + (coefficients[i] as number) * digit;
      const g = divisors[i + 1] as number;
      if (g > 1 && Math.round(sum * (divisorInverses[i + 1] as number)) * g !== sum) continue;
      taken[i] = digit;
      if (i === last) {
        if (this.divide(env, sum, rest)) return nodes;
        continue;
      }
      if (small) {
        if (age[rest] !== generation && (i < MEASURED_DEPTH || nodes > LARGE_TREE)) {
          this.measure(i + 1, rest);
          leastOf[rest] = this.low;
          greatestOf[rest] = this.high;
          age[rest] = generation;
        }
        if (
          age[rest] === generation &&
          (sum + (leastOf[rest] as number) > 0 || sum + (greatestOf[rest] as number) < 0)
        )
          continue;
      }
      i++;
      sums[i] = sum;
      free[i] = rest;
      const fit = rest & (domains[i] as number) & this.candidates(i, sum);
      if (i > bottom || i < top) {
        left[i] = fit;
        continue;
      }
      const passed = (asked[bottom - i] as TailSums).passing(fit, rest, sum | 0, shortened[i] as number);
      left[i] = passed;
      // A digit that was looked up is a digit that was tried.
      for (let m = fit ^ passed; m !== 0; m &= m - 1) nodes++;
      if (nodes > deepen) {
        top--;
        const digits = FILTERED_DIGITS + asked.length;
        asked.push(this.filter(digits));
        deepen = this.nodesBefore(digits + 1);
      }
    }
  }

  /** The number of nodes after which the filter of so many digits is worth its work. */
  private nodesBefore(digits: number): number {
    const possible = digits <= MOST_TAIL_DIGITS && filterDepth(this.base, digits) >= 0;
    return possible ? NODES_PER_SUM * tailWork(this.base, digits) : Number.POSITIVE_INFINITY;
  }

  /** Divides for the last letter; true when the search must stop. */
  private divide(env: KernelEnvironment, sum: number, rest: number): boolean {
    const last = this.size - 1;
    const coefficient = this.coefficients[last] as number;
    const possible = rest & (this.domains[last] as number);
    if (coefficient === 0) {
      if (sum !== 0) return false;
      for (let m = possible; m !== 0; m &= m - 1) {
        this.taken[last] = 31 - Math.clz32(m & -m);
        if (this.report(env)) return true;
      }
      return false;
    }
    const digit = -sum / coefficient;
    if (!(digit >= 0 && digit < this.base) || Math.floor(digit) !== digit) return false;
    if (((possible >> digit) & 1) === 0) return false;
    this.taken[last] = digit;
    return this.report(env);
  }

  /** Hands the path over as a solution; true when no more are wanted. */
  private report(env: KernelEnvironment): boolean {
    for (let i = 0; i < this.size; i++) env.digits[this.symbols[i] as number] = this.taken[i] as number;
    return env.solution();
  }

  /** One random walk down, which adds to each depth how many nodes it says are there. */
  walk(random: Random, depths: Float64Array): void {
    let weight = 1;
    let sum = this.constant;
    let free = this.all;
    const last = this.filtered ? filterDepth(this.base, FILTERED_DIGITS) : this.size - 2;
    if (!divides(sum, this.divisors[0] as number)) return;
    for (let i = 0; i <= last; i++) {
      const c = this.coefficients[i] as number;
      const passing: number[] = [];
      let children = 0;
      for (let m = free & (this.domains[i] as number) & this.candidates(i, sum); m !== 0; m &= m - 1) {
        children++;
        const digit = 31 - Math.clz32(m & -m);
        const next = sum + c * digit;
        if (!divides(next, this.divisors[i + 1] as number) && this.divisors[i + 1] !== 0) continue;
        if (this.small) this.measure(i + 1, free ^ (1 << digit));
        const low = this.small ? this.low : (this.least[i + 1] as number);
        const high = this.small ? this.high : (this.greatest[i + 1] as number);
        if (next + low <= 0 && next + high >= 0) passing.push(digit);
      }
      depths[i] = (depths[i] as number) + weight * children;
      if (passing.length === 0) return;
      const digit = random.pick(passing);
      weight *= passing.length;
      sum += c * digit;
      free ^= 1 << digit;
    }
  }

  /** The nodes to expect from those at each depth: where a tree is large, the deeper filter ends it earlier. */
  expected(depths: Float64Array): number {
    const downTo = (depth: number): number =>
      depths.subarray(0, depth + 1).reduce((total, n) => total + n, 0);
    const whole = downTo(this.size);
    const before = this.nodesBefore(FILTERED_DIGITS + 1);
    if (!this.filtered || whole <= before) return whole;
    const deeper = downTo(filterDepth(this.base, FILTERED_DIGITS + 1));
    return before + (1 - before / whole) * deeper;
  }
}

const divides = (n: number, divisor: number): boolean => (divisor === 0 ? n === 0 : n % divisor === 0);

function gcd(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}
