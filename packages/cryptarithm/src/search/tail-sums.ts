/**
 * Which sums can the last letters still make up? A filter for the linear kernel.
 *
 * When r digits are left, the letters to come take them in some order: at most r! sums, which
 * depend only on the set of the digits. For each set, when it is first asked for, its sums
 * are written into a row of bits at a hashed place; a sum whose bit is not set cannot be made
 * up. One look at a bit replaces the search of everything below. This is meeting in the
 * middle, one set of digits at a time, and only for the sets that the search comes to.
 *
 * Sums are taken modulo 2^32 and letters may take any digit here, so a set bit proves
 * nothing: the search goes on there and decides exactly. Letters that are missing because
 * there are more digits than letters count as letters with coefficient 0.
 */

/** Bits of a row by the number of digits: so many that about one wrong sum in thirty passes. */
const LOG_BITS: readonly number[] = [0, 0, 0, 0, 10, 12];

/** The fewest and the most digits of a filter; with six, filling it takes longer than the search that it saves. */
export const FEWEST_TAIL_DIGITS = 4;
export const MOST_TAIL_DIGITS = 5;

const HASH = 0x9e3779b1 | 0;

export class TailSums {
  /** The digits that are left where this filter is asked. */
  readonly digits: number;
  private readonly base: number;
  private readonly ranks: Int32Array;
  private readonly logWords: number;
  private readonly shift: number;
  private readonly rows: Int32Array;
  /** The run for which a row was filled. */
  private readonly age: Int32Array;
  private run = 0;
  private readonly coefficients: Int32Array;
  /** first[x * base + y] is the sum of the last letter but three with x and the next with y; `second` of the last two. */
  private readonly first: Int32Array;
  private readonly second: Int32Array;

  constructor(base: number, digits: number) {
    this.base = base;
    this.digits = digits;
    this.ranks = ranksOf(base);
    const logBits = LOG_BITS[digits] as number;
    this.logWords = logBits - 5;
    this.shift = 32 - logBits;
    const sets = binomial(base, digits);
    this.rows = new Int32Array(sets << this.logWords);
    this.age = new Int32Array(sets);
    this.coefficients = new Int32Array(digits);
    this.first = new Int32Array(base * base);
    this.second = new Int32Array(base * base);
  }

  /** Begins a run: the coefficients of the last letters, modulo 2^32, from an array at an index; what is beyond it counts as 0. */
  begin(coefficients: Int32Array, from: number): void {
    const { base, digits, first, second } = this;
    this.run++;
    for (let i = 0; i < digits; i++) this.coefficients[i] = coefficients[from + i] as number;
    const [a, b, c, d] = this.coefficients.subarray(digits - 4) as unknown as [
      number,
      number,
      number,
      number,
    ];
    for (let x = 0, at = 0; x < base; x++) {
      for (let y = 0; y < base; y++, at++) {
        first[at] = Math.imul(a, x) + Math.imul(b, y);
        second[at] = Math.imul(c, x) + Math.imul(d, y);
      }
    }
  }

  /** Of the digits `open` for one letter, those after which the rest of the digits may make up the sum. */
  passing(open: number, free: number, sum: number, coefficient: number): number {
    const { ranks, age, run, rows, logWords, shift } = this;
    let passed = 0;
    for (let m = open; m !== 0; m &= m - 1) {
      const bit = m & -m;
      const rank = ranks[free ^ bit] as number;
      if (age[rank] !== run) this.fill(rank, free ^ bit);
      const h = Math.imul(-sum - Math.imul(coefficient, 31 - Math.clz32(bit)), HASH) >>> shift;
      if (((rows[(rank << logWords) + (h >>> 5)] as number) >>> h) & 1) passed |= bit;
    }
    return passed;
  }

  private fill(rank: number, mask: number): void {
    const at = rank << this.logWords;
    this.age[rank] = this.run;
    // Calling `fill` takes longer than such a short loop.
    for (let i = at; i < at + (1 << this.logWords); i++) this.rows[i] = 0;
    this.arrange(at, mask, 0, 0);
  }

  /** All sums of the letters from one on with the digits of a mask, added to a sum. */
  private arrange(at: number, mask: number, letter: number, sum: number): void {
    if (letter < this.digits - 4) {
      const c = this.coefficients[letter] as number;
      for (let m = mask; m !== 0; m &= m - 1) {
        const bit = m & -m;
        this.arrange(at, mask ^ bit, letter + 1, (sum + Math.imul(c, 31 - Math.clz32(bit))) | 0);
      }
      return;
    }
    let m = mask;
    const w = 31 - Math.clz32(m & -m);
    m &= m - 1;
    const x = 31 - Math.clz32(m & -m);
    m &= m - 1;
    const y = 31 - Math.clz32(m & -m);
    const z = 31 - Math.clz32(m);
    this.pairs(at, sum, w, x, y, z);
    this.pairs(at, sum, w, y, x, z);
    this.pairs(at, sum, w, z, x, y);
    this.pairs(at, sum, x, y, w, z);
    this.pairs(at, sum, x, z, w, y);
    this.pairs(at, sum, y, z, w, x);
  }

  /** Two digits for the first two letters and two for the last two, each pair in both orders. */
  private pairs(at: number, sum: number, w: number, x: number, y: number, z: number): void {
    const { first, second, base } = this;
    const p = sum + (first[w * base + x] as number);
    const q = sum + (first[x * base + w] as number);
    const r = second[y * base + z] as number;
    const s = second[z * base + y] as number;
    this.set(at, p + r);
    this.set(at, p + s);
    this.set(at, q + r);
    this.set(at, q + s);
  }

  private set(at: number, sum: number): void {
    const h = Math.imul(sum, HASH) >>> this.shift;
    const word = at + (h >>> 5);
    this.rows[word] = (this.rows[word] as number) | (1 << h);
  }
}

/** Sums that filling all rows of such a filter would write. */
export function tailWork(base: number, digits: number): number {
  let work = 1;
  for (let i = 0; i < digits; i++) work *= base - i;
  return work;
}

const knownRanks = new Map<number, Int32Array>();

/** The number of each set of digits among those of its size. */
function ranksOf(base: number): Int32Array {
  const known = knownRanks.get(base);
  if (known !== undefined) return known;
  const next = new Int32Array(base + 1);
  const ranks = new Int32Array(1 << base);
  for (let mask = 0; mask < ranks.length; mask++) {
    let size = 0;
    for (let m = mask; m !== 0; m &= m - 1) size++;
    ranks[mask] = next[size] as number;
    next[size] = (next[size] as number) + 1;
  }
  knownRanks.set(base, ranks);
  return ranks;
}

function binomial(n: number, k: number): number {
  let result = 1;
  for (let i = 0; i < k; i++) result = (result * (n - i)) / (i + 1);
  return result;
}
