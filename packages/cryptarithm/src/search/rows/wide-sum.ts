/**
 * A long sum, such as that of partial products: what `ColumnSum` does, with masks of several integers. It is dear, and
 * mostly little has changed since it looked last. So it keeps what it found, and a column is only gone through again
 * when a digit set of it or what comes into it is another than last time. What is kept is compared by
 * value and needs no undoing.
 */
import type { Propagator, Store } from "./store.js";
import type { SumShape } from "./sum-shape.js";

export class WideSum implements Propagator {
  readonly scope: readonly number[];
  readonly priority = 3;
  readonly repeats: boolean;
  readonly #shape: SumShape;
  /** Carries into each column; sums before each term and, per column, after the last one. */
  readonly #carries: Int32Array;
  readonly #sums: Int32Array;
  /** The carries of each column from which an accepted end is reached. */
  readonly #wanted: Int32Array;
  /** The digits of each term for which the sums were worked out. */
  readonly #seen: Int32Array;
  /** Of each column: whether its sums belong to its carries, and whether the way back has nothing to take away. */
  readonly #isForwards: Uint8Array;
  readonly #isBackwards: Uint8Array;
  /** Scratch. */
  readonly #here: Int32Array;
  readonly #next: Int32Array;

  constructor(shape: SumShape) {
    const { columns, width, variables } = shape;
    this.#shape = shape;
    this.scope = shape.scope;
    this.repeats = shape.repeats;
    this.#carries = new Int32Array((columns + 1) * width);
    this.#wanted = new Int32Array((columns + 1) * width);
    this.#sums = new Int32Array((variables.length + columns) * width);
    this.#seen = new Int32Array(variables.length);
    this.#isForwards = new Uint8Array(columns + 1);
    this.#isBackwards = new Uint8Array(columns + 1);
    this.#here = new Int32Array(width);
    this.#next = new Int32Array(width);
    setBit(this.#carries, 0, shape.zero);
  }

  propagate(store: Store): boolean {
    const { columns, width, zero, least, most, below, index } = this.#shape;
    for (let i = 0; i < columns; i++) if (!this.#forwards(i, store)) return false;
    const last = columns * width;
    const wanted = this.#next.fill(0);
    let accepted = false;
    let all = true;
    for (let c = least[columns] as number; c <= (most[columns] as number); c++) {
      if (!hasBit(this.#carries, last, c + zero)) continue;
      if (below ? c < 0 : c === 0) {
        setBit(wanted, 0, c + zero);
        accepted = true;
      } else all = false;
    }
    if (!accepted) return false;
    if (below && all) {
      store.decide(index);
      return true;
    }
    if (replace(this.#wanted, last, wanted, width)) this.#isBackwards[columns - 1] = 0;
    for (let i = columns - 1; i >= 0; i--) if (!this.#backwards(i, store)) return false;
    return true;
  }

  /** The sums of a column and the carries behind it. */
  #forwards(i: number, { masks, base }: Store): boolean {
    const { starts, variables, coefficients, constants, width, zero, least, most } = this.#shape;
    const start = starts[i] as number;
    const end = starts[i + 1] as number;
    let same = this.#isForwards[i] === 1;
    for (let t = start; t < end; t++) {
      const mask = masks[variables[t] as number] as number;
      if (this.#seen[t] === mask) continue;
      this.#seen[t] = mask;
      same = false;
    }
    if (same) return true;
    this.#isForwards[i] = 1;
    this.#isBackwards[i] = 0;
    const sums = this.#sums;
    let at = (start + i) * width;
    sums.fill(0, at, at + width);
    orShifted(sums, at, this.#carries, i * width, width, constants[i] as number);
    for (let t = start; t < end; t++) {
      const to = at + width;
      sums.fill(0, to, to + width);
      const coefficient = coefficients[t] as number;
      for (let rest = this.#seen[t] as number; rest !== 0; rest &= rest - 1)
        orShifted(sums, to, sums, at, width, coefficient * (31 - Math.clz32(rest & -rest)));
      at = to;
    }
    const next = this.#next.fill(0);
    let any = false;
    for (let c = least[i + 1] as number; c <= (most[i + 1] as number); c++)
      if (this.#ends(at, c * base + zero, base)) {
        setBit(next, 0, c + zero);
        any = true;
      }
    if (replace(this.#carries, (i + 1) * width, next, width)) this.#isForwards[i + 1] = 0;
    return any;
  }

  /** Takes away what leads to no carry that is wanted behind a column. */
  #backwards(i: number, store: Store): boolean {
    if (this.#isBackwards[i] === 1) return true;
    const { base } = store;
    const { starts, variables, coefficients, constants, width, zero, least, most, below } = this.#shape;
    const start = starts[i] as number;
    const end = starts[i + 1] as number;
    const sums = this.#sums;
    const here = this.#here;
    const next = this.#next.fill(0);
    for (let c = least[i + 1] as number; c <= (most[i + 1] as number); c++) {
      if (!hasBit(this.#wanted, (i + 1) * width, c + zero)) continue;
      const at = c * base + zero;
      const last = below ? at + base - 1 : at;
      for (let s = Math.max(at, 0); s <= last && s < 32 * width; s++) setBit(next, 0, s);
    }
    for (let w = 0; w < width; w++) here[w] = (next[w] as number) & (sums[(end + i) * width + w] as number);
    let nothing = true;
    for (let t = end - 1; t >= start; t--) {
      const before = (t + i) * width;
      const coefficient = coefficients[t] as number;
      const variable = variables[t] as number;
      let found = 0;
      next.fill(0);
      for (let rest = this.#seen[t] as number; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        const by = -coefficient * (31 - Math.clz32(bit));
        if (orShiftedWithin(next, here, width, by, sums, before)) found |= bit;
      }
      if (found !== this.#seen[t]) nothing = false;
      if (!store.narrow(variable, found)) return false;
      here.set(next);
    }
    this.#isBackwards[i] = nothing ? 1 : 0;
    next.fill(0);
    orShifted(next, 0, here, 0, width, -(constants[i] as number));
    if (replace(this.#wanted, i * width, next, width) && i > 0) this.#isBackwards[i - 1] = 0;
    return true;
  }

  /** Whether a column has a sum that gives the carry whose least sum has a bit. */
  #ends(from: number, at: number, base: number): boolean {
    const last = this.#shape.below ? at + base - 1 : at;
    for (let s = Math.max(at, 0); s <= last && s < 32 * this.#shape.width; s++)
      if (hasBit(this.#sums, from, s)) return true;
    return false;
  }
}

/** Writes a mask over another one; whether it was another. */
function replace(to: Int32Array, at: number, from: Int32Array, width: number): boolean {
  let changed = false;
  for (let w = 0; w < width; w++) {
    if (to[at + w] === from[w]) continue;
    to[at + w] = from[w] as number;
    changed = true;
  }
  return changed;
}

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
