/**
 * A sum of words, added and subtracted: = 0, or < 0. An automaton goes through the columns from the units, with the
 * carry as its state, and in each column from addend to addend, with the sum so far as its state; forwards and
 * back, and each digit that is on no path to an accepted end is taken away.
 *
 * For an equation each column's sum is base × carry; for a comparison anything may be left, as then the value is below 0
 * exactly when the last carry is (carries are rounded down). States are bits of a mask, which has as many integers
 * as the sums of one column need; most need one, which has loops of its own.
 */
import type { Propagator } from "./row-problem.js";
import type { Store } from "./store.js";

/** The addends of a column: variables with coefficients, and a constant. */
export interface Column {
  readonly terms: readonly { readonly variable: number; readonly coefficient: number }[];
  readonly constant: number;
}

/** Up to so many integers a sum counts as cheap. */
const CHEAP = 1;

export class ColumnSum implements Propagator {
  readonly scope: readonly number[];
  readonly priority: number;
  readonly repeats: boolean;
  readonly #index: number;
  readonly #below: boolean;
  readonly #columns: number;
  /** Column i has the terms from starts[i] to starts[i + 1]. */
  readonly #starts: Int32Array;
  readonly #variables: Int32Array;
  readonly #coefficients: Int32Array;
  readonly #constants: Int32Array;
  /** The range of the carry into each column. */
  readonly #least: Int32Array;
  readonly #most: Int32Array;
  /** Bit 0 stands for minus this number. */
  readonly #zero: number;
  /** Integers a mask. */
  readonly #width: number;
  /** Carries into each column; sums before each term and, per column, after the last one. */
  readonly #carries: Int32Array;
  readonly #sums: Int32Array;
  readonly #wanted: Int32Array;
  readonly #next: Int32Array;

  /** `index` is that of the propagator; `below` makes it a comparison with 0. */
  constructor(
    columns: readonly Column[],
    { base, index, below }: { readonly base: number; readonly index: number; readonly below: boolean },
  ) {
    this.#index = index;
    this.#below = below;
    this.#columns = columns.length;
    const terms = columns.flatMap((c) => c.terms);
    this.#variables = Int32Array.from(terms, (t) => t.variable);
    this.#coefficients = Int32Array.from(terms, (t) => t.coefficient);
    this.#constants = Int32Array.from(columns, (c) => c.constant);
    this.#starts = new Int32Array(columns.length + 1);
    this.#least = new Int32Array(columns.length + 1);
    this.#most = new Int32Array(columns.length + 1);
    let low = 0;
    let high = 0;
    for (const [i, column] of columns.entries()) {
      this.#starts[i + 1] = (this.#starts[i] as number) + column.terms.length;
      let least = this.#least[i] as number;
      let most = this.#most[i] as number;
      low = Math.min(low, least);
      high = Math.max(high, most);
      const add = (from: number, to: number): void => {
        least += Math.min(from, to);
        most += Math.max(from, to);
        low = Math.min(low, least);
        high = Math.max(high, most);
      };
      add(column.constant, column.constant);
      for (const { coefficient } of column.terms) add(0, coefficient * (base - 1));
      this.#least[i + 1] = below ? Math.floor(least / base) : Math.ceil(least / base);
      this.#most[i + 1] = Math.floor(most / base);
      low = Math.min(low, this.#least[i + 1] as number);
      high = Math.max(high, this.#most[i + 1] as number);
    }
    this.#zero = -low;
    this.#width = (high - low + 1 + 31) >> 5;
    this.#carries = new Int32Array((columns.length + 1) * this.#width);
    this.#sums = new Int32Array((terms.length + columns.length) * this.#width);
    this.#wanted = new Int32Array(this.#width);
    this.#next = new Int32Array(this.#width);
    this.scope = [...new Set(terms.map((t) => t.variable))];
    this.repeats = this.scope.length < terms.length;
    this.priority = this.#width <= CHEAP ? 1 : 3;
  }

  propagate(store: Store): boolean {
    return this.#width === 1 ? this.#narrow(store) : this.#wide(store);
  }

  /** With masks of one integer. */
  #narrow(store: Store): boolean {
    const { masks, base } = store;
    const starts = this.#starts;
    const zero = this.#zero;
    const carries = this.#carries;
    carries[0] = 1 << zero;
    for (let i = 0; i < this.#columns; i++) {
      let sums = shift(carries[i] as number, this.#constants[i] as number);
      const end = starts[i + 1] as number;
      for (let t = starts[i] as number; t < end; t++) {
        this.#sums[t + i] = sums;
        const coefficient = this.#coefficients[t] as number;
        let next = 0;
        for (let rest = masks[this.#variables[t] as number] as number; rest !== 0; rest &= rest - 1)
          next |= shift(sums, coefficient * (31 - Math.clz32(rest & -rest)));
        sums = next;
      }
      this.#sums[end + i] = sums;
      let next = 0;
      for (let c = this.#least[i + 1] as number; c <= (this.#most[i + 1] as number); c++)
        if ((sums & this.#endings(c, base)) !== 0) next |= 1 << (c + zero);
      if (next === 0) return false;
      carries[i + 1] = next;
    }
    const last = carries[this.#columns] as number;
    const accepted = this.#below ? (1 << zero) - 1 : 1 << zero;
    let wanted = last & accepted;
    if (wanted === 0) return false;
    if (this.#below && wanted === last) {
      store.entail(this.#index);
      return true;
    }
    for (let i = this.#columns - 1; i >= 0; i--) {
      const start = starts[i] as number;
      const end = starts[i + 1] as number;
      let ends = 0;
      for (let c = this.#least[i + 1] as number; c <= (this.#most[i + 1] as number); c++)
        if (((wanted >>> (c + zero)) & 1) !== 0) ends |= this.#endings(c, base);
      wanted = ends & (this.#sums[end + i] as number);
      for (let t = end - 1; t >= start; t--) {
        const before = this.#sums[t + i] as number;
        const coefficient = this.#coefficients[t] as number;
        const variable = this.#variables[t] as number;
        let found = 0;
        let next = 0;
        for (let rest = masks[variable] as number; rest !== 0; rest &= rest - 1) {
          const bit = rest & -rest;
          const from = shift(wanted, -coefficient * (31 - Math.clz32(bit))) & before;
          if (from !== 0) {
            found |= bit;
            next |= from;
          }
        }
        if (!store.narrow(variable, found)) return false;
        wanted = next;
      }
      wanted = shift(wanted, -(this.#constants[i] as number));
    }
    return true;
  }

  /** The sums of a column that give a carry. */
  #endings(carry: number, base: number): number {
    const at = carry * base + this.#zero;
    if (!this.#below) return at < 32 && at >= 0 ? 1 << at : 0;
    // A comparison takes base sums together, some of which no column reaches.
    const all = base === 32 ? -1 : (1 << base) - 1;
    return at >= 32 || at <= -32 ? 0 : shift(all, at);
  }

  /** The same with masks of several integers. */
  #wide(store: Store): boolean {
    const { masks, base } = store;
    const width = this.#width;
    const starts = this.#starts;
    const zero = this.#zero;
    const carries = this.#carries;
    const sums = this.#sums;
    carries.fill(0, 0, width);
    setBit(carries, 0, zero);
    for (let i = 0; i < this.#columns; i++) {
      const end = starts[i + 1] as number;
      let at = ((starts[i] as number) + i) * width;
      sums.fill(0, at, at + width);
      orShifted(sums, at, carries, i * width, width, this.#constants[i] as number);
      for (let t = starts[i] as number; t < end; t++) {
        const to = at + width;
        sums.fill(0, to, to + width);
        const coefficient = this.#coefficients[t] as number;
        for (let rest = masks[this.#variables[t] as number] as number; rest !== 0; rest &= rest - 1)
          orShifted(sums, to, sums, at, width, coefficient * (31 - Math.clz32(rest & -rest)));
        at = to;
      }
      const next = (i + 1) * width;
      carries.fill(0, next, next + width);
      let any = false;
      for (let c = this.#least[i + 1] as number; c <= (this.#most[i + 1] as number); c++)
        if (this.#ends(sums, at, c * base + zero, base)) {
          setBit(carries, next, c + zero);
          any = true;
        }
      if (!any) return false;
    }
    const last = this.#columns * width;
    const wanted = this.#wanted.fill(0);
    let accepted = false;
    let all = true;
    for (let c = this.#least[this.#columns] as number; c <= (this.#most[this.#columns] as number); c++) {
      if (!hasBit(carries, last, c + zero)) continue;
      if (this.#below ? c < 0 : c === 0) {
        setBit(wanted, 0, c + zero);
        accepted = true;
      } else all = false;
    }
    if (!accepted) return false;
    if (this.#below && all) {
      store.entail(this.#index);
      return true;
    }
    return this.#wideBack(store);
  }

  #wideBack(store: Store): boolean {
    const { masks, base } = store;
    const width = this.#width;
    const zero = this.#zero;
    const sums = this.#sums;
    const wanted = this.#wanted;
    const next = this.#next;
    for (let i = this.#columns - 1; i >= 0; i--) {
      const start = this.#starts[i] as number;
      const end = this.#starts[i + 1] as number;
      next.fill(0);
      for (let c = this.#least[i + 1] as number; c <= (this.#most[i + 1] as number); c++) {
        if (!hasBit(wanted, 0, c + zero)) continue;
        const at = c * base + zero;
        const most = this.#below ? at + base - 1 : at;
        for (let s = Math.max(at, 0); s <= most && s < 32 * width; s++) setBit(next, 0, s);
      }
      for (let w = 0; w < width; w++)
        wanted[w] = (next[w] as number) & (sums[(end + i) * width + w] as number);
      for (let t = end - 1; t >= start; t--) {
        const before = (t + i) * width;
        const coefficient = this.#coefficients[t] as number;
        const variable = this.#variables[t] as number;
        let found = 0;
        next.fill(0);
        for (let rest = masks[variable] as number; rest !== 0; rest &= rest - 1) {
          const bit = rest & -rest;
          const by = -coefficient * (31 - Math.clz32(bit));
          if (orShiftedWithin(next, wanted, width, by, sums, before)) found |= bit;
        }
        if (!store.narrow(variable, found)) return false;
        wanted.set(next);
      }
      next.fill(0);
      orShifted(next, 0, wanted, 0, width, -(this.#constants[i] as number));
      wanted.set(next);
    }
    return true;
  }

  /** Whether a column has a sum that gives the carry whose least sum has a bit. */
  #ends(sums: Int32Array, from: number, at: number, base: number): boolean {
    const last = this.#below ? at + base - 1 : at;
    for (let s = Math.max(at, 0); s <= last && s < 32 * this.#width; s++)
      if (hasBit(sums, from, s)) return true;
    return false;
  }
}

const shift = (mask: number, by: number): number => (by >= 0 ? mask << by : mask >>> -by);

const hasBit = (masks: Int32Array, from: number, bit: number): boolean =>
  (((masks[from + (bit >> 5)] as number) >>> (bit & 31)) & 1) !== 0;

function setBit(masks: Int32Array, from: number, bit: number): void {
  const at = from + (bit >> 5);
  masks[at] = (masks[at] as number) | (1 << (bit & 31));
}

/** One integer of a mask that is shifted. */
function shiftedWord(masks: Int32Array, from: number, width: number, at: number, bits: number): number {
  const low = at >= 0 && at < width ? (masks[from + at] as number) << bits : 0;
  if (bits === 0) return low;
  return at >= 1 && at <= width ? low | ((masks[from + at - 1] as number) >>> (32 - bits)) : low;
}

/** Adds a mask, shifted, to another one. */
function orShifted(
  to: Int32Array,
  toAt: number,
  from: Int32Array,
  fromAt: number,
  width: number,
  by: number,
): void {
  const words = by >> 5;
  const bits = by & 31;
  for (let w = 0; w < width; w++) {
    const added = shiftedWord(from, fromAt, width, w - words, bits);
    if (added !== 0) to[toAt + w] = (to[toAt + w] as number) | added;
  }
}

/** The same within a third mask; whether anything is left. */
function orShiftedWithin(
  to: Int32Array,
  from: Int32Array,
  width: number,
  by: number,
  within: Int32Array,
  withinAt: number,
): boolean {
  const words = by >> 5;
  const bits = by & 31;
  let any = false;
  for (let w = 0; w < width; w++) {
    const added = shiftedWord(from, 0, width, w - words, bits) & (within[withinAt + w] as number);
    if (added === 0) continue;
    to[w] = (to[w] as number) | added;
    any = true;
  }
  return any;
}
