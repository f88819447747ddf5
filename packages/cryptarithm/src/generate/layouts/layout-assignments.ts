/**
 * The ways to give digits to letters, by number: so they can be gone through in any order, in parts, and without
 * memory. Either all ways in which the letters of some words differ, or those in which the letters spell a key.
 */
import { digitsInOrder, KEY_ORDERS } from "../../encode/key.js";

/** A digit that has no letter yet; any one may be taken for it. */
export const OPEN = -1;
/** A digit that must not occur. */
export const BARRED = -2;

/** Instead of a digit, for a letter that has none. */
export const UNASSIGNED = -1;

/** Ways to give digits to letters; letters are numbers. */
export interface Assignments {
  /** How many there are; no more than 2^52, see `isWhole`. */
  readonly count: number;
  /** Whether these are all. */
  readonly isWhole: boolean;
  /** Writes one of them, by its number: the letter of each digit, and the digit of each letter. */
  readonly write: (index: number, letterOf: Int32Array, digitOf: Int32Array) => void;
}

/** More are not counted exactly. */
export const MOST: number = 2 ** 52;

/** All ways to give different digits to these letters. */
export function freeAssignments(letters: ArrayLike<number>, base: number): Assignments {
  let count = 1;
  for (let i = 0; i < letters.length; i++) count *= base - i;
  const pool = new Int32Array(base);
  return {
    count: Math.min(count, MOST),
    isWhole: count <= MOST,
    write: (index, letterOf, digitOf) => {
      for (let d = 0; d < base; d++) {
        pool[d] = d;
        letterOf[d] = OPEN;
      }
      let rest = index;
      for (let i = 0; i < letters.length; i++) {
        const left = base - i;
        const at = rest % left;
        rest = (rest - at) / left;
        const digit = pool[at] as number;
        pool[at] = pool[left - 1] as number;
        letterOf[digit] = letters[i] as number;
        digitOf[letters[i] as number] = digit;
      }
    },
  };
}

/**
 * All ways in which the letters of one of the keys stand in one of the orders of keys; where a key has fewer letters
 * than the base has digits, with every choice of digits that do not occur.
 */
export function keyAssignments(keys: readonly Int32Array[], base: number): Assignments {
  const orders = KEY_ORDERS.map((order) => digitsInOrder(order, base));
  const counts = keys.map(({ length }) => orders.length * choices(base, length));
  const count = counts.reduce((sum, n) => sum + n, 0);
  return {
    count: Math.min(count, MOST),
    isWhole: count <= MOST,
    write: (index, letterOf, digitOf) => {
      let rest = index;
      let at = 0;
      while (rest >= (counts[at] as number)) rest -= counts[at++] as number;
      const key = keys[at] as Int32Array;
      const order = orders[rest % orders.length] as readonly number[];
      let choice = Math.floor(rest / orders.length);
      let next = 0;
      for (const [i, digit] of order.entries()) {
        const without = choices(base - i - 1, key.length - next - 1);
        // The choices that take this digit come first.
        if (next < key.length && choice < without) {
          letterOf[digit] = key[next] as number;
          digitOf[key[next] as number] = digit;
          next++;
        } else {
          letterOf[digit] = BARRED;
          if (next < key.length) choice -= without;
        }
      }
    },
  };
}

/** The number of ways to choose some of n. */
function choices(n: number, some: number): number {
  if (some < 0 || some > n) return 0;
  let count = 1;
  for (let i = 1; i <= some; i++) count = (count * (n - some + i)) / i;
  return Math.round(count);
}
