/**
 * The solutions of a part of a puzzle, packed: the digits of each in a row of bytes, and an
 * index by the digits of the shared symbols and the set of the digits used up by the others.
 * Rows that agree in both are one slot: they join with the same rows of the other part.
 */

/** Which symbols of a part (by their index in it) tie it to the other part. */
export interface Tie {
  /** The shared symbols, in the same order in both parts. */
  readonly shared: readonly number[];
  /** Those whose digits the other part may not use. */
  readonly own: readonly number[];
  readonly base: number;
}

export class SolutionTable {
  /** Digits in a row. */
  readonly width: number;
  count = 0;
  #digits: Uint8Array;

  constructor(width: number) {
    this.width = width;
    this.#digits = new Uint8Array(1024 * width);
  }

  add(digits: Uint8Array): void {
    const { width, count } = this;
    if ((count + 1) * width > this.#digits.length) {
      const larger = new Uint8Array(this.#digits.length * 2);
      larger.set(this.#digits);
      this.#digits = larger;
    }
    for (let i = 0, at = count * width; i < width; i++, at++) this.#digits[at] = digits[i] as number;
    this.count++;
  }

  digit(row: number, symbol: number): number {
    return this.#digits[row * this.width + symbol] as number;
  }

  /** The digits of the shared symbols of a row as one number. */
  key(row: number, { shared, base }: Tie): number {
    let key = 0;
    for (const s of shared) key = key * base + this.digit(row, s);
    return key;
  }

  /** The set of the digits that a row uses up. */
  mask(row: number, { own }: Tie): number {
    let mask = 0;
    for (const s of own) mask |= 1 << this.digit(row, s);
    return mask;
  }
}

/** The index of a table: open addressing, at most half full. */
export class TableIndex {
  /** For each slot its key, its mask, how many rows it has and the last of them. */
  readonly #keys: Float64Array;
  readonly #masks: Int32Array;
  readonly counts: Int32Array;
  readonly heads: Int32Array;
  /** The row before a row in its slot; -1 for the first. */
  readonly previous: Int32Array;
  /** The slots of each key: the last one, and the one before each. */
  readonly #lastOfKey = new Map<number, number>();
  readonly #before: Int32Array;
  readonly #bits: number;

  constructor(table: SolutionTable, tie: Tie) {
    this.#bits = Math.max(4, 33 - Math.clz32(table.count));
    const size = 2 ** this.#bits;
    this.#keys = new Float64Array(size);
    this.#masks = new Int32Array(size);
    this.counts = new Int32Array(size);
    this.heads = new Int32Array(size).fill(-1);
    this.#before = new Int32Array(size).fill(-1);
    this.previous = new Int32Array(table.count);
    for (let row = 0; row < table.count; row++) this.#insert(row, table.key(row, tie), table.mask(row, tie));
  }

  #insert(row: number, key: number, mask: number): void {
    const slot = this.#place(key, mask);
    if (this.counts[slot] === 0) {
      this.#keys[slot] = key;
      this.#masks[slot] = mask;
      this.#before[slot] = this.#lastOfKey.get(key) ?? -1;
      this.#lastOfKey.set(key, slot);
    }
    this.counts[slot] = (this.counts[slot] as number) + 1;
    this.previous[row] = this.heads[slot] as number;
    this.heads[slot] = row;
  }

  /** The slot of a key and a mask, or -1. */
  find(key: number, mask: number): number {
    const slot = this.#place(key, mask);
    return this.counts[slot] === 0 ? -1 : slot;
  }

  #place(key: number, mask: number): number {
    const last = this.counts.length - 1;
    let slot =
      Math.imul(Math.imul(key, 0x9e3779b1) ^ Math.imul(mask, 0x85ebca6b), 0xc2b2ae35) >>> (32 - this.#bits);
    while (this.counts[slot] !== 0 && (this.#keys[slot] !== key || this.#masks[slot] !== mask))
      slot = (slot + 1) & last;
    return slot;
  }

  /** All slots with a key whose masks have no digit of another, each handed over. */
  *disjoint(key: number, mask: number): Generator<number, void, undefined> {
    for (let slot = this.#lastOfKey.get(key) ?? -1; slot >= 0; slot = this.#before[slot] as number)
      if (((this.#masks[slot] as number) & mask) === 0) yield slot;
  }
}
