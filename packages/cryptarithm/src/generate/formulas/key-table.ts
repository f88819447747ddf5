/**
 * Numbers with a value each, as an open hash table: a small part of the memory of a Map, and no objects. Keys are whole
 * and positive; keys and values below 2^32 take four bytes each, larger ones eight.
 */

/** How full a table may be. */
const FULLEST = 0.75;
const FEWEST_SLOTS = 16;

type Numbers = Uint32Array | Float64Array;

export class KeyTable {
  /** How many keys there are. */
  size = 0;
  private keys: Numbers;
  private values: Numbers;

  /** With room for so many keys at first; `isSmall` says that no key and no value reaches 2^32. */
  constructor(isSmall: boolean, room = 0) {
    let slots = FEWEST_SLOTS;
    while (room > FULLEST * slots) slots *= 2;
    this.keys = isSmall ? new Uint32Array(slots) : new Float64Array(slots);
    this.values = isSmall ? new Uint32Array(slots) : new Float64Array(slots);
  }

  /** The memory that it takes. */
  get bytes(): number {
    return this.keys.byteLength + this.values.byteLength;
  }

  get(key: number): number | undefined {
    const slot = this.slotOf(key);
    return this.keys[slot] === 0 ? undefined : this.values[slot];
  }

  /** Sets the value of a new key; that of a key which is there already becomes `again`. */
  add(key: number, value: number, again: number): void {
    if (this.size >= FULLEST * this.keys.length) this.grow();
    const slot = this.slotOf(key);
    if (this.keys[slot] !== 0) this.values[slot] = again;
    else {
      this.size++;
      this.keys[slot] = key;
      this.values[slot] = value;
    }
  }

  /** A table of the keys that do not have this value, no larger than it must be. */
  without(value: number): KeyTable {
    const { keys, values } = this;
    let count = 0;
    for (let i = 0; i < keys.length; i++) if (keys[i] !== 0 && values[i] !== value) count++;
    const table = new KeyTable(keys instanceof Uint32Array, count);
    if (count === this.size && table.bytes === this.bytes) return this;
    for (let i = 0; i < keys.length; i++) {
      if (keys[i] !== 0 && values[i] !== value) table.add(keys[i] as number, values[i] as number, value);
    }
    return table;
  }

  /** Where a key stands, or the free place where it belongs. */
  private slotOf(key: number): number {
    const { keys } = this;
    const mask = keys.length - 1;
    let slot = hashed(key) & mask;
    while (keys[slot] !== 0 && keys[slot] !== key) slot = (slot + 1) & mask;
    return slot;
  }

  private grow(): void {
    const { keys, values } = this;
    const isSmall = keys instanceof Uint32Array;
    this.keys = isSmall ? new Uint32Array(keys.length * 2) : new Float64Array(keys.length * 2);
    this.values = isSmall ? new Uint32Array(keys.length * 2) : new Float64Array(keys.length * 2);
    for (let i = 0; i < keys.length; i++) {
      if (keys[i] === 0) continue;
      const slot = this.slotOf(keys[i] as number);
      this.keys[slot] = keys[i] as number;
      this.values[slot] = values[i] as number;
    }
  }
}

function hashed(key: number): number {
  const high = Math.floor(key / 2 ** 32);
  const x = Math.imul((key - high * 2 ** 32) ^ Math.imul(high, 0x85ebca6b), 0x9e3779b1);
  return x ^ (x >>> 15);
}
