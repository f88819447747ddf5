/**
 * The kernel for the commonest puzzle of all: one linear equation, all letters different.
 * Σ coefficient·digit + constant = 0, letters by falling |coefficient|.
 *
 * Hand-written loops over typed arrays instead of generated code: nothing to compile, and it
 * runs under any content security policy. After each letter three questions cut:
 * - which digits leave a rest that can still be made up (a range, computed, not tried);
 * - is the rest divisible by what divides all coefficients to come;
 * - what can the letters to come reach with exactly the digits that are left? That depends
 *   on the set of digits only (a bit mask), so it is computed once a set and remembered.
 * When as many letters as digits are left to place, the last three are not tried either:
 * their six sums stand in a table by the set of their digits. A digit too many is given to a
 * silent letter of coefficient 0.
 *
 * Assumes: every partial sum is an exact double; base at most 31 (one bit a digit). The
 * remembered reach and the table are used up to base 16, where 2^base entries are cheap.
 */
import type { Random } from "../number/random.js";
import type { Environment } from "./environment.js";
import { LARGEST_KERNEL_BASE, LARGEST_TABLE_BASE, type LinearProblem, usesTable } from "./linear-problem.js";

/** The symbol of the silent letter. */
const SILENT = -1;

/** Runs the kernel in an environment and returns the number of nodes. */
export function runLinear(problem: LinearProblem, env: Environment): number {
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
  let total = 0;
  for (let i = 0; i < walks; i++) total += work.walk(random);
  return total / walks;
}

/** A workspace that is not in use; making one costs more than a small puzzle. */
let spare: Workspace | undefined;

/** The sets of three digits of a base, each with the number of its entry in the table. */
interface Triples {
  readonly indexOf: Int16Array;
  readonly digits: Uint8Array;
  readonly count: number;
}

const NO_TRIPLES: Triples = { indexOf: new Int16Array(0), digits: new Uint8Array(0), count: 0 };

const triplesOfBase = new Map<number, Triples>();

function triples(base: number): Triples {
  const known = triplesOfBase.get(base);
  if (known !== undefined) return known;
  const indexOf = new Int16Array(1 << base);
  const digits: number[] = [];
  let count = 0;
  for (let x = 0; x < base; x++) {
    for (let y = x + 1; y < base; y++) {
      for (let z = y + 1; z < base; z++) {
        indexOf[(1 << x) | (1 << y) | (1 << z)] = count++;
        digits.push(x, y, z);
      }
    }
  }
  const made = { indexOf, digits: Uint8Array.from(digits), count };
  triplesOfBase.set(base, made);
  return made;
}

/** Which of three digits the first, second and third letter takes, for the six orders. */
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

const MOST_LETTERS = LARGEST_KERNEL_BASE + 1;

class Workspace {
  /** Whether the remembered reach and the table are used. */
  private small = false;
  /** The last letter that is tried; what comes behind it is read or computed. */
  private lastTried = 0;
  private base = 10;
  /** The mask of all digits. */
  private all = 0;
  private triples: Triples = NO_TRIPLES;
  private size = 0;
  private constant = 0;
  private readonly symbols = new Int32Array(MOST_LETTERS);
  private readonly coefficients = new Float64Array(MOST_LETTERS);
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
  private readonly leastOf = new Float64Array(1 << LARGEST_TABLE_BASE);
  private readonly greatestOf = new Float64Array(1 << LARGEST_TABLE_BASE);
  private readonly age = new Int32Array(1 << LARGEST_TABLE_BASE);
  private generation = 0;
  /** The path: the sum before a letter, the digits free there, those still to try, and its digit. */
  private readonly sums = new Float64Array(MOST_LETTERS);
  private readonly free = new Int32Array(MOST_LETTERS);
  private readonly left = new Int32Array(MOST_LETTERS);
  private readonly taken = new Int32Array(MOST_LETTERS);
  private readonly ascending = new Float64Array(MOST_LETTERS);
  private readonly table = new Float64Array(560 * 6);

  load({ base, letters, constant }: LinearProblem, env: Environment): void {
    this.base = base;
    this.constant = constant;
    this.size = 0;
    this.all = 2 ** base - 1;
    const { all } = this;
    for (const { symbol, coefficient } of letters) {
      let domain = 0;
      for (const d of env.domains[symbol] as Uint8Array) domain |= 1 << d;
      this.add(symbol, coefficient, domain);
    }
    this.small = usesTable(base, this.size);
    if (this.small && this.size === base - 1) this.add(SILENT, 0, all);
    if (this.small) this.triples = triples(base);
    this.lastTried = this.size - (this.small ? 4 : 2);
    let divisor = 0;
    this.least[this.size] = 0;
    this.greatest[this.size] = 0;
    for (let i = this.size - 1; i >= 0; i--) {
      divisor = gcd(Math.abs(this.coefficients[i] as number), divisor);
      this.divisors[i] = divisor;
      this.divisorInverses[i] = 1 / divisor;
      this.measure(i, all);
      this.least[i] = this.low;
      this.greatest[i] = this.high;
    }
    this.generation++;
    if (this.small) this.fillTable();
  }

  private add(symbol: number, coefficient: number, domain: number): void {
    const i = this.size++;
    this.symbols[i] = symbol;
    this.coefficients[i] = coefficient;
    this.inverses[i] = 1 / coefficient;
    this.domains[i] = domain;
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

  /** The six sums of the last three letters for each set of three digits; NaN where a letter may not have its digit. */
  private fillTable(): void {
    const { digits, count } = this.triples;
    const { table, coefficients, domains, size } = this;
    for (let t = 0, at = 0; t < count; t++) {
      for (const order of ORDERS) {
        let sum = 0;
        for (let k = 0; k < 3; k++) {
          const i = size - 3 + k;
          const d = digits[t * 3 + (order[k] as number)] as number;
          sum += ((domains[i] as number) >> d) & 1 ? (coefficients[i] as number) * d : Number.NaN;
        }
        table[at++] = sum;
      }
    }
  }

  /** Walks the whole tree. The stack is explicit: the path is in the arrays above. */
  run(env: Environment): number {
    const { coefficients, domains, divisors, divisorInverses, least, greatest, leastOf, greatestOf, age } =
      this;
    const { sums, free, left, taken, generation, small } = this;
    const { meter } = env;
    const last = this.lastTried;
    let nodes = 0;
    let allowance = meter.allowance(0);
    let i = 0;
    if (!divides(this.constant, divisors[0] as number)) return 0;
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
        if (small ? this.readTable(env, sum, rest) : this.divide(env, sum, rest)) return nodes;
        continue;
      }
      if (!small) {
        if (sum + (least[i + 1] as number) > 0 || sum + (greatest[i + 1] as number) < 0) continue;
      } else {
        if (age[rest] !== generation) {
          this.measure(i + 1, rest);
          leastOf[rest] = this.low;
          greatestOf[rest] = this.high;
          age[rest] = generation;
        }
        if (sum + (leastOf[rest] as number) > 0 || sum + (greatestOf[rest] as number) < 0) continue;
      }
      i++;
      sums[i] = sum;
      free[i] = rest;
      left[i] = rest & (domains[i] as number) & this.candidates(i, sum);
    }
  }

  /** Looks for three digits in the table that make up the sum; true when the search must stop. */
  private readTable(env: Environment, sum: number, rest: number): boolean {
    const { table } = this;
    const { indexOf, digits } = this.triples;
    const entry = indexOf[rest] as number;
    for (let k = 0; k < 6; k++) {
      if ((table[entry * 6 + k] as number) + sum !== 0) continue;
      const order = ORDERS[k] as (typeof ORDERS)[number];
      for (let j = 0; j < 3; j++)
        this.taken[this.size - 3 + j] = digits[entry * 3 + (order[j] as number)] as number;
      if (this.report(env)) return true;
    }
    return false;
  }

  /** Divides for the last letter; true when the search must stop. */
  private divide(env: Environment, sum: number, rest: number): boolean {
    const last = this.size - 1;
    const digit = -sum / (this.coefficients[last] as number);
    if (!(digit >= 0 && digit < this.base) || Math.floor(digit) !== digit) return false;
    if ((((rest & (this.domains[last] as number)) >> digit) & 1) === 0) return false;
    this.taken[last] = digit;
    return this.report(env);
  }

  /** Hands the path over as a solution; true when no more are wanted. */
  private report(env: Environment): boolean {
    for (let i = 0; i < this.size; i++) {
      const symbol = this.symbols[i] as number;
      if (symbol !== SILENT) env.digits[symbol] = this.taken[i] as number;
    }
    return env.solution();
  }

  /** One random walk down: what it says of the number of nodes. */
  walk(random: Random): number {
    const last = this.lastTried;
    let total = 0;
    let weight = 1;
    let sum = this.constant;
    let free = this.all;
    if (!divides(sum, this.divisors[0] as number)) return 0;
    for (let i = 0; ; i++) {
      const c = this.coefficients[i] as number;
      const passing: number[] = [];
      for (let m = free & (this.domains[i] as number) & this.candidates(i, sum); m !== 0; m &= m - 1) {
        total += weight;
        const digit = 31 - Math.clz32(m & -m);
        const next = sum + c * digit;
        if (!divides(next, this.divisors[i + 1] as number) && this.divisors[i + 1] !== 0) continue;
        if (this.small) this.measure(i + 1, free ^ (1 << digit));
        const low = this.small ? this.low : (this.least[i + 1] as number);
        const high = this.small ? this.high : (this.greatest[i + 1] as number);
        if (next + low <= 0 && next + high >= 0) passing.push(digit);
      }
      if (i >= last || passing.length === 0) return total;
      const digit = random.pick(passing);
      weight *= passing.length;
      sum += c * digit;
      free ^= 1 << digit;
    }
  }
}

const divides = (n: number, divisor: number): boolean => (divisor === 0 ? n === 0 : n % divisor === 0);

function gcd(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}
