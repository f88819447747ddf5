/**
 * The search for doubly true sums: all sums of number words that are true as numbers, cut by their letters and
 * lengths before anything is solved.
 *
 * Words are chosen by rising value, so that the same words never come in another order, and a choice is given up
 * when its numbers grow too large or its letters too many. Most sums of numbers go that way: true sums are many,
 * those with at most as many letters as digits are few.
 *
 * Cuts are sound: no puzzle with exactly one solution is lost. All letters differ, no number of two or more digits
 * begins with 0, and a number of one digit may be 0.
 */
import type { Random } from "../number/random.js";
import type { NumberWords } from "./doubly-number-words.js";
import { walkOver } from "./walk.js";
import { bitCount } from "./word-table.js";

/** Which sums are wanted. */
export interface TrueSumOptions {
  readonly base: number;
  /** The fewest addends, at least 2. */
  readonly fewest: number;
  /** The most addends. */
  readonly most: number;
  /** Whether a word may be added several times. */
  readonly repeated: boolean;
  /** Only sums that use every digit. */
  readonly allDigits: boolean;
  /** A random order; without it, sums of few addends come first, small numbers first. */
  readonly random?: Random | undefined;
  /** Asked from time to time, also while no sum is found; false ends the search. */
  readonly mayGoOn: () => boolean;
}

/**
 * In a random order the search is done several times, each time for another share of the sums, the smallest first:
 * sums with the same two smallest addends are found one after the other, and so the first ones differ.
 */
const SHARES: readonly (readonly [from: number, to: number])[] = [
  [0, 2 ** -9],
  [2 ** -9, 2 ** -6],
  [2 ** -6, 2 ** -3],
  [2 ** -3, 1],
];
const ALL: readonly (readonly [number, number])[] = [[0, 1]];

/**
 * The readings of one sum after the other, its addends by rising value and then the sum; the array is used again.
 * Each sum comes once. `counter.candidates` counts the sums whose addends do not have too many letters.
 */
export function* trueSums(
  numbers: NumberWords,
  options: TrueSumOptions,
  counter: { candidates: number },
): Generator<Int32Array, void> {
  const { fewest, most, random, mayGoOn } = options;
  const size = numbers.words.length;
  const pairs = size * size;
  // Which sums make up a share must depend on the seed alone.
  const salt = random === undefined ? 0 : random.integer(2 ** 32);
  let looked = 0;
  for (const share of random === undefined ? ALL : SHARES) {
    for (const [at] of walkOver([0, (most - fewest + 1) * pairs], 1, random)) {
      if ((++looked & 1023) === 0 && !mayGoOn()) return;
      const addends = fewest + Math.floor(at / pairs);
      const first = Math.floor((at % pairs) / size);
      const second = at % size;
      if (second < first || (second === first && !options.repeated)) continue;
      for (const sum of completed(numbers, options, [first, second], addends, counter)) {
        if (random === undefined || isInShare(sum, salt, share)) yield sum;
      }
    }
  }
}

/** All sums of so many addends that begin with these two. */
function* completed(
  { values, masks, readingsOf, table }: NumberWords,
  { base, repeated, allDigits, mayGoOn }: TrueSumOptions,
  start: readonly [number, number],
  addends: number,
  counter: { candidates: number },
): Generator<Int32Array, void> {
  const size = values.length;
  const largest = values[size - 1] as number;
  const tuple = new Int32Array(addends + 1);
  let steps = 0;
  /** Chooses the addends from a place on, each at least as large as the one before. */
  function* choose(
    place: number,
    from: number,
    to: number,
    total: number,
    mask: number,
  ): Generator<Int32Array, void> {
    for (let reading = from; reading < to; reading++) {
      if ((++steps & 4095) === 0 && !mayGoOn()) return;
      const value = values[reading] as number;
      if (total + value * (addends - place) > largest) return;
      const letters = mask | (masks[reading] as number);
      if (bitCount(letters) > base) continue;
      tuple[place] = reading;
      if (place < addends - 1) {
        const next = repeated ? reading : reading + 1;
        yield* place === 0
          ? choose(1, start[1], start[1] + 1, value, letters)
          : choose(place + 1, next, size, total + value, letters);
        continue;
      }
      for (const sum of readingsOf(total + value)) {
        counter.candidates++;
        const used = bitCount(letters | (masks[sum] as number));
        if (used > base || (allDigits && used < base && table.alphabet.length <= 32)) continue;
        tuple[addends] = sum;
        yield tuple;
      }
    }
  }
  yield* choose(0, start[0], start[0] + 1, 0, 0);
}

/** Whether a sum belongs to a share, by a mixture of its readings. */
function isInShare(sum: Int32Array, salt: number, [from, to]: readonly [number, number]): boolean {
  let mixed = salt;
  for (let i = 0; i < sum.length; i++) {
    mixed = Math.imul(mixed ^ (sum[i] as number), 0x9e3779b1);
    mixed ^= mixed >>> 15;
  }
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0x85ebca6b);
  const part = ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  return from <= part && part < to;
}

/** Whether the sum of such words can have the length of the last one. */
export function lengthsMayHold(words: readonly Int32Array[], base: number): boolean {
  let least = 0;
  let most = 0;
  for (let i = 0; i < words.length - 1; i++) {
    const { length } = words[i] as Int32Array;
    least += length === 1 ? 0 : base ** (length - 1);
    most += base ** length - 1;
  }
  const { length } = words[words.length - 1] as Int32Array;
  // Rounding of large powers errs by less than the factor; a cut must be sound.
  return (
    least <= base ** length * (1 + 1e-9) && most >= (length === 1 ? 0 : base ** (length - 1)) * (1 - 1e-9)
  );
}
