/**
 * A row of a multiplication: number × one digit = row. For each digit that the multiplier may be, an automaton goes
 * through the columns with the carry as its state, forwards and back; what is on no path from carry 0 to carry 0 is
 * taken away. The lengths of the rows need no rule of their own: a first digit that cannot be 0 ends few paths.
 *
 * A set of carries is a mask. Digit d of the multiplier and m of the multiplicand take carry c to digit
 * (d·m + c) mod b and carry ⌊(d·m + c) / b⌋, so that for all carries together the digits are the mask of carries, shifted.
 * Cells that are the same letter are only told apart from independent ones within a column and
 * against the multiplier.
 */
import type { Propagator, Store } from "./store.js";

/** How the digits of two cells are related. */
export const INDEPENDENT = 0;
export const EQUAL = 1;
export const DIFFERENT = 2;
export type Kinship = 0 | 1 | 2;

export interface RowOfProduct {
  /** Variables of the multiplicand, the units first. */
  readonly multiplicand: readonly number[];
  readonly digit: number;
  readonly row: readonly number[];
}

export class RowProduct implements Propagator {
  readonly scope: readonly number[];
  readonly priority = 2;
  readonly repeats: boolean;
  readonly #digit: number;
  readonly #columns: number;
  readonly #above: Int32Array;
  readonly #below: Int32Array;
  /** Of each column: multiplicand and multiplier, row and multiplier, multiplicand and row. */
  readonly #kinships: Uint8Array;
  readonly #kin: boolean;
  /** Scratch: carries into each column, and what has been found possible. */
  readonly #carries: Int32Array;
  readonly #aboveFound: Int32Array;
  readonly #belowFound: Int32Array;

  constructor(
    { multiplicand, digit, row }: RowOfProduct,
    zero: number,
    kinship: (a: number, b: number) => Kinship,
  ) {
    const columns = Math.max(multiplicand.length, row.length);
    this.#digit = digit;
    this.#columns = columns;
    const padded = (cells: readonly number[]): Int32Array =>
      Int32Array.from({ length: columns }, (_, i) => cells[i] ?? zero);
    this.#above = padded(multiplicand);
    this.#below = padded(row);
    this.#kinships = new Uint8Array(3 * columns);
    for (let i = 0; i < columns; i++) {
      const m = this.#above[i] as number;
      const p = this.#below[i] as number;
      this.#kinships[3 * i] = kinship(m, digit);
      this.#kinships[3 * i + 1] = kinship(p, digit);
      this.#kinships[3 * i + 2] = kinship(m, p);
    }
    this.#kin = this.#kinships.some((k) => k !== INDEPENDENT);
    this.#carries = new Int32Array(columns + 1);
    this.#aboveFound = new Int32Array(columns);
    this.#belowFound = new Int32Array(columns);
    const cells = [...multiplicand, digit, ...row];
    this.scope = [...new Set(cells)];
    this.repeats = this.scope.length < cells.length;
  }

  propagate(store: Store): boolean {
    const { masks } = store;
    this.#aboveFound.fill(0);
    this.#belowFound.fill(0);
    let digits = 0;
    let everything = false;
    for (let rest = masks[this.#digit] as number; rest !== 0; rest &= rest - 1) {
      const d = 31 - Math.clz32(rest & -rest);
      if (!this.#forwards(d, masks, store.base)) continue;
      digits |= 1 << d;
      // Where nothing can be taken away any more, the other digits need only be possible.
      if (everything) continue;
      this.#backwards(d, masks, store.base);
      everything = this.#isEverything(masks);
    }
    if (!store.narrow(this.#digit, digits)) return false;
    if (everything) return true;
    for (let i = 0; i < this.#columns; i++) {
      if (!store.narrow(this.#above[i] as number, this.#aboveFound[i] as number)) return false;
      if (!store.narrow(this.#below[i] as number, this.#belowFound[i] as number)) return false;
    }
    return true;
  }

  #isEverything(masks: Int32Array): boolean {
    for (let i = 0; i < this.#columns; i++) {
      if (masks[this.#above[i] as number] !== this.#aboveFound[i]) return false;
      if (masks[this.#below[i] as number] !== this.#belowFound[i]) return false;
    }
    return true;
  }

  /** The carries that reach each column; whether the last one can be 0. */
  #forwards(d: number, masks: Int32Array, base: number): boolean {
    const carries = this.#carries;
    carries[0] = 1;
    for (let i = 0; i < this.#columns; i++) {
      const carry = carries[i] as number;
      let above = masks[this.#above[i] as number] as number;
      let below = masks[this.#below[i] as number] as number;
      if (this.#kin) {
        above = akin(above, this.#kinships[3 * i] as number, d);
        below = akin(below, this.#kinships[3 * i + 1] as number, d);
      }
      let next = 0;
      for (; above !== 0; above &= above - 1) {
        const m = 31 - Math.clz32(above & -above);
        const possible = this.#kin ? akin(below, this.#kinships[3 * i + 2] as number, m) : below;
        const product = d * m;
        const tens = (product / base) | 0;
        const units = product - tens * base;
        if (((carry << units) & possible) !== 0) next |= 1 << tens;
        if (units !== 0 && ((carry >>> (base - units)) & possible) !== 0) next |= 2 << tens;
      }
      if (next === 0) return false;
      carries[i + 1] = next;
    }
    return ((carries[this.#columns] as number) & 1) !== 0;
  }

  /** What is on a path to carry 0 at the end. */
  #backwards(d: number, masks: Int32Array, base: number): void {
    let wanted = 1;
    for (let i = this.#columns - 1; i >= 0; i--) {
      const carry = this.#carries[i] as number;
      let above = masks[this.#above[i] as number] as number;
      let below = masks[this.#below[i] as number] as number;
      if (this.#kin) {
        above = akin(above, this.#kinships[3 * i] as number, d);
        below = akin(below, this.#kinships[3 * i + 1] as number, d);
      }
      let before = 0;
      let aboveFound = 0;
      let belowFound = 0;
      for (; above !== 0; above &= above - 1) {
        const bit = above & -above;
        const m = 31 - Math.clz32(bit);
        const possible = this.#kin ? akin(below, this.#kinships[3 * i + 2] as number, m) : below;
        const product = d * m;
        const tens = (product / base) | 0;
        const units = product - tens * base;
        if (((wanted >>> tens) & 1) !== 0) {
          const found = (carry << units) & possible;
          if (found !== 0) {
            aboveFound |= bit;
            belowFound |= found;
            before |= found >>> units;
          }
        }
        if (units !== 0 && ((wanted >>> tens) & 2) !== 0) {
          const found = (carry >>> (base - units)) & possible;
          if (found !== 0) {
            aboveFound |= bit;
            belowFound |= found;
            before |= found << (base - units);
          }
        }
      }
      this.#aboveFound[i] = (this.#aboveFound[i] as number) | aboveFound;
      this.#belowFound[i] = (this.#belowFound[i] as number) | belowFound;
      wanted = before;
    }
  }
}

/** What is left of a mask beside a digit. */
function akin(mask: number, kinship: number, digit: number): number {
  if (kinship === INDEPENDENT) return mask;
  return kinship === EQUAL ? mask & (1 << digit) : mask & ~(1 << digit);
}
