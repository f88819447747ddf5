/**
 * A group of letters that stand for different digits: what is bound is taken from the others; so many letters that
 * have only so many digits between them take these from the others; and where there are as many letters as digits, a
 * digit that only one letter can be is its digit.
 */
import { digitIn, isOne, type Propagator, type Store, sizeOf } from "./store.js";

export class AllDifferent implements Propagator {
  readonly scope: readonly number[];
  readonly priority = 0;
  readonly repeats = true;
  /** How many letters can be each digit. */
  readonly #seats = new Int32Array(32);

  constructor(group: readonly number[]) {
    this.scope = group;
  }

  propagate(store: Store): boolean {
    const { masks } = store;
    const { scope } = this;
    let union = 0;
    for (const a of scope) {
      const mask = masks[a] as number;
      union |= mask;
      const size = sizeOf(mask);
      let within = 0;
      for (const b of scope) if (((masks[b] as number) & ~mask) === 0) within++;
      if (within > size) return false;
      if (within < size) continue;
      for (const b of scope) {
        const other = masks[b] as number;
        if ((other & ~mask) !== 0 && (other & mask) !== 0 && !store.narrow(b, ~mask)) return false;
      }
    }
    const digits = sizeOf(union);
    if (digits < scope.length) return false;
    return digits > scope.length || this.#hidden(store);
  }

  /** As many digits as letters: each digit has its letter. */
  #hidden(store: Store): boolean {
    const seats = this.#seats.fill(0);
    for (const a of this.scope)
      for (let rest = store.masks[a] as number; rest !== 0; rest &= rest - 1) {
        const d = digitIn(rest);
        seats[d] = (seats[d] as number) + 1;
      }
    for (const a of this.scope) {
      const mask = store.masks[a] as number;
      if (isOne(mask)) continue;
      for (let rest = mask; rest !== 0; rest &= rest - 1)
        if (seats[digitIn(rest)] === 1) {
          if (!store.narrow(a, rest & -rest)) return false;
          break;
        }
    }
    return true;
  }
}
