import { walkOver } from "../walk.js";
import { bitCount } from "../word-table.js";
import type { NumberWords } from "./doubly-number-words.js";
import type { DoublyTrueSumWishes, DoublyTrueWalk } from "./doubly-true-puzzle.js";

/** Which sums are wanted, in which order. */
export type TrueSumOptions = Omit<DoublyTrueSumWishes, "nodes"> & DoublyTrueWalk;

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
 * The meanings of one sum after the other, its addends by rising value and then the sum; the array is used again.
 * Each sum comes once. `counter.candidates` counts the sums whose addends do not have too many letters.
 */
export function* trueSums(
  numbers: NumberWords,
  options: TrueSumOptions,
  counter: { candidates: number },
): Generator<Int32Array, void> {
  const { fewest, most, repeated, random, mayGoOn, base } = options;
  const { values, masks } = numbers;
  const size = values.length;
  const pairs = size * size;
  const largest = values[size - 1] as number;
  // Which sums make up a share must depend on the seed alone.
  const salt = random === undefined ? 0 : random.integer(2 ** 32);
  let looked = 0;
  for (const share of random === undefined ? ALL : SHARES) {
    const choices = Array.from(
      { length: most + 1 },
      (_, addends) => new Choice(numbers, options, addends, counter, (sum) => isInShare(sum, salt, share)),
    );
    for (const [at] of walkOver([0, (most - fewest + 1) * pairs], 1, random)) {
      if ((looked++ & 1023) === 0 && !mayGoOn()) return;
      const first = Math.floor((at % pairs) / size);
      const second = at % size;
      if (second < first || (second === first && !repeated)) continue;
      if ((values[first] as number) + (values[second] as number) > largest) continue;
      if (bitCount((masks[first] as number) | (masks[second] as number)) > base) continue;
      yield* (choices[fewest + Math.floor(at / pairs)] as Choice).from(first, second);
    }
  }
}

/** The addends that are chosen one after the other, a fixed number of them. */
class Choice {
  private readonly numbers: NumberWords;
  private readonly options: TrueSumOptions;
  private readonly addends: number;
  private readonly counter: { candidates: number };
  private readonly isWanted: (tuple: Int32Array) => boolean;
  private readonly needsAllDigits: boolean;
  private readonly tuple: Int32Array;
  /** By place, what comes before it: the sum of the numbers, the letters, the range of the sum in digits. */
  private readonly totals: Float64Array;
  private readonly letters: Int32Array;
  private readonly low: Float64Array;
  private readonly high: Float64Array;
  private steps = 0;

  constructor(
    numbers: NumberWords,
    options: TrueSumOptions,
    addends: number,
    counter: { candidates: number },
    isWanted: (tuple: Int32Array) => boolean,
  ) {
    this.numbers = numbers;
    this.options = options;
    this.addends = addends;
    this.counter = counter;
    this.isWanted = isWanted;
    // In a mask, the letters of a larger alphabet may share bits.
    this.needsAllDigits = options.allDigits && numbers.table.alphabet.length <= 32;
    this.tuple = new Int32Array(addends + 1);
    this.totals = new Float64Array(addends + 1);
    this.letters = new Int32Array(addends + 1);
    this.low = new Float64Array(addends + 1);
    this.high = new Float64Array(addends + 1);
  }

  /** All sums that begin with these two. */
  *from(first: number, second: number): Generator<Int32Array, void> {
    this.take(0, first);
    if (this.isMixed(1, second)) return;
    if (this.addends === 2) yield* this.choose(1, second, second + 1);
    else {
      this.take(1, second);
      yield* this.choose(2, this.options.repeated ? second : second + 1, this.numbers.values.length);
    }
  }

  /** Whether a number before this place has another word, where that is not wanted. */
  private isMixed(place: number, meaning: number): boolean {
    if (!this.options.consistent) return false;
    const { values } = this.numbers;
    for (let i = 0; i < place; i++) {
      const before = this.tuple[i] as number;
      if (before !== meaning && values[before] === values[meaning]) return true;
    }
    return false;
  }

  private take(place: number, meaning: number): void {
    const { values, masks, least, most } = this.numbers;
    this.tuple[place] = meaning;
    this.totals[place + 1] = (this.totals[place] as number) + (values[meaning] as number);
    this.letters[place + 1] = (this.letters[place] as number) | (masks[meaning] as number);
    this.low[place + 1] = (this.low[place] as number) + (least[meaning] as number);
    this.high[place + 1] = (this.high[place] as number) + (most[meaning] as number);
  }

  /** Chooses the addends from a place on, each at least as large as the one before. */
  private *choose(place: number, from: number, to: number): Generator<Int32Array, void> {
    const { values, masks } = this.numbers;
    const { base, repeated, mayGoOn } = this.options;
    const total = this.totals[place] as number;
    const letters = this.letters[place] as number;
    const left = this.addends - place;
    const largest = values[values.length - 1] as number;
    for (let meaning = from; meaning < to; meaning++) {
      if ((++this.steps & 4095) === 0 && !mayGoOn()) return;
      // Those to come are at least as large.
      if (total + (values[meaning] as number) * left > largest) return;
      if (bitCount(letters | (masks[meaning] as number)) > base || this.isMixed(place, meaning)) continue;
      this.take(place, meaning);
      if (left === 1) yield* this.sums();
      else yield* this.choose(place + 1, repeated ? meaning : meaning + 1, values.length);
    }
  }

  /** The sums of the addends that have been chosen. */
  private *sums(): Generator<Int32Array, void> {
    const { addends, tuple, options, numbers } = this;
    const { masks, least, most } = numbers;
    const letters = this.letters[addends] as number;
    const low = this.low[addends] as number;
    const high = this.high[addends] as number;
    for (const sum of numbers.meaningsOf(this.totals[addends] as number)) {
      tuple[addends] = sum;
      if (!this.isWanted(tuple) || this.isMixed(addends, sum)) continue;
      this.counter.candidates++;
      if (low > (most[sum] as number) || high < (least[sum] as number)) continue;
      const used = bitCount(letters | (masks[sum] as number));
      if (used <= options.base && (!this.needsAllDigits || used === options.base)) yield tuple;
    }
  }
}

/** Whether a sum belongs to a share, by a mixture of its meanings. */
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
