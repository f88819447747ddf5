/**
 * Does a sum of words have exactly one solution? Asked a few hundred thousand times a second, so there is
 * no text, no tree and no plan. Sums of two words are solved column by column (column-sum.ts); of others
 * the net coefficients go straight into the linear kernel, unless words are so long that these are no longer
 * exact (long-sum.ts). All stop at the second solution.
 *
 * Two letters with the same coefficient and the same right to be 0 can change places in every solution,
 * so such a sum is not searched at all. A sum that takes more nodes than allowed is left undecided.
 */
import { type KernelEnvironment, runLinear } from "../../search/linear-kernel.js";
import type { WordTable } from "../word-table.js";
import { ColumnSum } from "./column-sum.js";
import type { LeanVerdict } from "./lean-verdict.js";
import { LongSum } from "./long-sum.js";

export type { LeanVerdict } from "./lean-verdict.js";

/** Sums beyond this are no longer exact doubles. */
const EXACT = 2 ** 53;

export class LeanSum {
  /** The digit of each letter of the table in the one solution. */
  readonly digits: Uint8Array;
  /** The letters of the last sum. */
  readonly used: number[] = [];
  /** Nodes of all sums together. */
  nodes = 0;
  /** The sums that were searched. */
  searched = 0;
  private found = 0;
  private readonly base: number;
  private readonly allDigits: boolean;
  private readonly table: WordTable;
  private readonly times: readonly number[];
  private readonly coefficients: Float64Array;
  /** By letter: 0 unused, 1 used, 2 not zero. */
  private readonly state: Uint8Array;
  private readonly powers: Float64Array;
  private readonly order: { symbol: number; coefficient: number }[] = [];
  private readonly pool: { symbol: number; coefficient: number }[];
  private readonly environment: KernelEnvironment;
  private readonly anyDigit: Uint8Array;
  private readonly notZero: Uint8Array;
  private stopped = false;
  /** Whether the coefficients of the last sum are exact. */
  private exact = true;
  private readonly long: LongSum;
  /** Solves sums of two words, also of twice the same. */
  private readonly columns: ColumnSum | undefined;

  constructor(
    table: WordTable,
    addends: readonly number[],
    options: {
      readonly base: number;
      readonly allDigits: boolean;
      /** A sum that needs more is left undecided. */
      readonly nodes: number;
      /** Leave all sums to the linear kernel. */
      readonly kernel?: boolean;
    },
  ) {
    const { base, nodes } = options;
    this.base = base;
    this.allDigits = options.allDigits;
    this.table = table;
    this.times = [...addends, -1];
    this.long = new LongSum(
      table,
      addends.reduce((n, times) => n + times, 0),
      options,
    );
    const letters = table.alphabet.length;
    const isOfTwo = addends.reduce((n, times) => n + times, 0) === 2;
    if (isOfTwo && options.kernel !== true) this.columns = new ColumnSum(base, letters, nodes);
    this.digits = this.columns?.solution ?? new Uint8Array(letters);
    this.coefficients = new Float64Array(letters);
    this.state = new Uint8Array(letters);
    const longest = table.letters.reduce((n, word) => Math.max(n, word.length), 0);
    this.powers = Float64Array.from({ length: longest + 1 }, (_, i) => base ** i);
    this.pool = table.alphabet.map((_, symbol) => ({ symbol, coefficient: 0 }));
    this.anyDigit = Uint8Array.from({ length: base }, (_, d) => d);
    this.notZero = this.anyDigit.slice(1);
    const kernelDigits = new Uint8Array(letters);
    this.environment = {
      domains: table.alphabet.map(() => this.anyDigit),
      digits: kernelDigits,
      meter: {
        allowance: () => nodes,
        look: () => {
          this.stopped = true;
          return -1;
        },
      },
      solution: () => {
        if (++this.found === 1) this.digits.set(kernelDigits);
        return this.found > 1;
      },
    };
  }

  /** The verdict on the words with these numbers, the addends and then the sum. */
  ask(tuple: ArrayLike<number>): LeanVerdict {
    if (!this.collect(tuple)) return "not-one";
    this.searched++;
    if (this.columns !== undefined) return this.byColumns(this.columns, tuple);
    if (!this.exact) return this.byLongSum(tuple);
    this.found = 0;
    this.stopped = false;
    this.nodes += runLinear({ base: this.base, letters: this.order, constant: 0 }, this.environment);
    if (this.found > 1) return "not-one";
    return this.stopped ? "open" : this.found === 1 ? "one" : "not-one";
  }

  private byColumns(columns: ColumnSum, tuple: ArrayLike<number>): LeanVerdict {
    const { letters } = this.table;
    const a = letters[tuple[0] as number] as Int32Array;
    const b = letters[tuple[this.times.length - 2] as number] as Int32Array;
    const found = columns.run(a, b, letters[tuple[this.times.length - 1] as number] as Int32Array, this.used);
    this.nodes += columns.nodes;
    if (columns.stopped && found < 2) return "open";
    return found === 1 ? "one" : "not-one";
  }

  private byLongSum(tuple: ArrayLike<number>): LeanVerdict {
    const { long, times } = this;
    const words: number[] = [];
    for (let i = 0; i < tuple.length; i++)
      for (let n = Math.abs(times[i] as number); n > 0; n--) words.push(tuple[i] as number);
    const { nodes } = long;
    const verdict = long.ask(words);
    this.nodes += long.nodes - nodes;
    this.digits.set(long.digits);
    return verdict;
  }

  /** Net coefficients, falling, into `order`; false when there cannot be exactly one solution. */
  private collect(tuple: ArrayLike<number>): boolean {
    const { coefficients, state, powers, used, order, pool, base } = this;
    const domains = this.environment.domains as Uint8Array[];
    used.length = 0;
    let size = 0;
    for (let i = 0; i < tuple.length; i++) {
      const word = this.table.letters[tuple[i] as number] as Int32Array;
      const times = this.times[i] as number;
      size += Math.abs(times) * (powers[word.length] as number);
      for (let j = 0; j < word.length; j++) {
        const letter = word[j] as number;
        if (state[letter] === 0) {
          state[letter] = 1;
          coefficients[letter] = 0;
          used.push(letter);
        }
        coefficients[letter] =
          (coefficients[letter] as number) + times * (powers[word.length - 1 - j] as number);
      }
      if (word.length > 1) state[word[0] as number] = 2;
    }
    const count = used.length;
    order.length = count;
    this.exact = size < EXACT;
    let fits = count >= 2 && count <= base && (!this.allDigits || count === base);
    for (let i = 0; i < count; i++) {
      const letter = used[i] as number;
      const entry = pool[letter] as { symbol: number; coefficient: number };
      const c = coefficients[letter] as number;
      entry.coefficient = c;
      domains[letter] = state[letter] === 2 ? this.notZero : this.anyDigit;
      let at = i;
      for (; at > 0; at--) {
        const before = order[at - 1] as { symbol: number; coefficient: number };
        if (Math.abs(before.coefficient) >= Math.abs(c)) break;
        order[at] = before;
      }
      order[at] = entry;
    }
    // Equal coefficients are next to each other but for one of the opposite sign between them.
    for (let i = 0; fits && this.exact && i < count; i++) {
      const x = order[i] as { symbol: number; coefficient: number };
      for (let j = i + 1; j < count; j++) {
        const y = order[j] as { symbol: number; coefficient: number };
        if (Math.abs(y.coefficient) !== Math.abs(x.coefficient)) break;
        if (y.coefficient === x.coefficient && state[x.symbol] === state[y.symbol]) fits = false;
      }
    }
    for (let i = 0; i < count; i++) state[used[i] as number] = 0;
    return fits;
  }
}
