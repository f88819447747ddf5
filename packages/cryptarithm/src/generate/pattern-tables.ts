/**
 * Which puzzles of a shape with a determined word have exactly one solution, as tables that words share.
 *
 * What a puzzle is depends on the pattern of its letters alone. For all words of the same pattern, such as those of
 * `ABC * DBE`, one run through the digits of their letters finds every value, and so every pattern of the
 * determined word that has one solution: a digit of a letter stands for it, any other digit for a new letter.
 * A candidate is then looked up. A table costs as much as there are ways to give the digits; the caller
 * pays for it when the searches without it have cost as much.
 */
import type { DeterminedWord } from "./determined-word.js";

/** The words of a pattern, without the determined one. */
export interface Pattern {
  /** Letters numbered by first appearance over all the words. */
  readonly words: readonly { readonly number: number; readonly letters: readonly number[] }[];
  readonly letters: number;
}

/** The numbers of a word's letters as one number, given those of the letters before; see `patternKey`. */
export interface UniqueValues {
  /** The packed digits of the one solution for the pattern with this key, or undefined. */
  digitsOf(key: number): number | undefined;
  /** How many ways to give digits there were. */
  readonly cost: number;
  readonly size: number;
}

/** Keys and values beyond this are not exact. */
const EXACT = 2 ** 53;

/** The ways to give different digits to so many letters. */
export function waysToGive(letters: number, base: number): number {
  let ways = 1;
  for (let i = 0; i < letters; i++) ways *= base - i;
  return ways;
}

/** Whether a determined word of so many letters has a key that is exact. */
export const hasKey = (length: number, base: number): boolean => base ** length * 2 <= EXACT;

/** Tries all digits of the letters of a pattern; `lengths` says how long the determined word may be. */
export function uniqueValues(
  pattern: Pattern,
  determined: DeterminedWord,
  base: number,
  lengths: readonly boolean[],
): UniqueValues {
  return new Trial(pattern, determined, base, lengths).run();
}

class Trial {
  private readonly pattern: Pattern;
  private readonly determined: DeterminedWord;
  private readonly base: number;
  private readonly lengths: readonly boolean[];
  /** By letter and word: what a digit of it adds. */
  private readonly weights: readonly Float64Array[];
  private readonly leads: Uint8Array;
  private readonly values: Float64Array;
  private readonly digits: Uint8Array;
  /** By digit: the letter that has it, or the new one that was given it; -1 when free. */
  private readonly letterOf: Int8Array;
  private readonly fresh: Uint8Array;
  private readonly found = new CountedKeys();

  constructor(pattern: Pattern, determined: DeterminedWord, base: number, lengths: readonly boolean[]) {
    this.pattern = pattern;
    this.determined = determined;
    this.base = base;
    this.lengths = lengths;
    const count = 1 + pattern.words.reduce((n, { number }) => Math.max(n, number), determined.word);
    this.leads = new Uint8Array(pattern.letters);
    this.weights = Array.from({ length: pattern.letters }, () => new Float64Array(count));
    for (const { number, letters } of pattern.words) {
      if (letters.length > 1) this.leads[letters[0] as number] = 1;
      for (const [i, letter] of letters.entries()) {
        const weights = this.weights[letter] as Float64Array;
        weights[number] = (weights[number] as number) + base ** (letters.length - 1 - i);
      }
    }
    this.values = new Float64Array(count);
    this.digits = new Uint8Array(pattern.letters);
    this.letterOf = new Int8Array(base).fill(-1);
    this.fresh = new Uint8Array(base);
  }

  run(): UniqueValues {
    this.give(0);
    return this.found.unique(waysToGive(this.pattern.letters, this.base));
  }

  private give(letter: number): void {
    if (letter === this.pattern.letters) {
      this.note();
      return;
    }
    const { base, values, letterOf, digits } = this;
    const weights = this.weights[letter] as Float64Array;
    const { words } = this.pattern;
    const first = this.leads[letter] as number;
    if (first === 1)
      for (const { number } of words)
        values[number] = (values[number] as number) + (weights[number] as number);
    for (let digit = first; digit < base; digit++) {
      if (letterOf[digit] === -1) {
        letterOf[digit] = letter;
        digits[letter] = digit;
        this.give(letter + 1);
        letterOf[digit] = -1;
      }
      for (let i = 0; i < words.length; i++) {
        const number = (words[i] as { number: number }).number;
        values[number] = (values[number] as number) + (weights[number] as number);
      }
    }
    for (const { number } of words)
      values[number] = (values[number] as number) - base * (weights[number] as number);
  }

  /** Notes the pattern of the value that these digits make. */
  private note(): void {
    const { determined, values, base, letterOf, fresh } = this;
    let rest = determined.value(values);
    if (rest < 0) return;
    if (determined.degree > 1) {
      const root = Math.round(rest ** (1 / determined.degree));
      if (root ** determined.degree !== rest) return;
      rest = root;
    }
    for (const divisor of determined.divisors) if (divisor(values) === 0) return;
    let key = 1;
    let next = this.pattern.letters;
    let length = 0;
    do {
      const higher = Math.floor(rest / base);
      const digit = rest - higher * base;
      rest = higher;
      length++;
      let letter = letterOf[digit] as number;
      if (letter === -1) {
        letter = next;
        letterOf[digit] = letter;
        fresh[next++ - this.pattern.letters] = digit;
      }
      key = key * base + letter;
    } while (rest > 0);
    for (let i = this.pattern.letters; i < next; i++)
      letterOf[fresh[i - this.pattern.letters] as number] = -1;
    if (this.lengths[length] !== true) return;
    let packed = 0;
    for (let i = 0; i < this.digits.length; i++) packed = packed * base + (this.digits[i] as number);
    this.found.add(key, packed);
  }
}

/** The key of the determined word's pattern: its letters from the right, numbered on from those before. */
export function patternKey(
  word: ArrayLike<number>,
  numberOf: (letter: number) => number,
  base: number,
): number {
  let key = 1;
  for (let i = word.length - 1; i >= 0; i--) key = key * base + numberOf(word[i] as number);
  return key;
}

const FULLEST = 0.6;

/** Keys with a value each, an open hash table. */
class KeyTable {
  keys = new Float64Array(64);
  values = new Float64Array(64);
  size = 0;

  /** Where a key stands, or the free place where it belongs. */
  slotOf(key: number): number {
    const mask = this.keys.length - 1;
    let slot = hashed(key) & mask;
    while (this.keys[slot] !== 0 && this.keys[slot] !== key) slot = (slot + 1) & mask;
    return slot;
  }

  set(key: number, value: number): void {
    if (this.size >= FULLEST * this.keys.length) this.grow();
    const slot = this.slotOf(key);
    if (this.keys[slot] === 0) this.size++;
    this.keys[slot] = key;
    this.values[slot] = value;
  }

  private grow(): void {
    const { keys, values } = this;
    this.keys = new Float64Array(keys.length * 2);
    this.values = new Float64Array(keys.length * 2);
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

/** Stands for more than one solution. */
const MANY = -1;

class CountedKeys {
  private readonly table = new KeyTable();

  add(key: number, packed: number): void {
    const slot = this.table.slotOf(key);
    if (this.table.keys[slot] === 0) this.table.set(key, packed);
    else this.table.values[slot] = MANY;
  }

  /** Those that have been added once. */
  unique(cost: number): UniqueValues {
    const once = new KeyTable();
    const { keys, values } = this.table;
    for (let i = 0; i < keys.length; i++)
      if (keys[i] !== 0 && values[i] !== MANY) once.set(keys[i] as number, values[i] as number);
    return {
      cost,
      size: once.keys.length,
      digitsOf: (key) => {
        const slot = once.slotOf(key);
        return once.keys[slot] === 0 ? undefined : once.values[slot];
      },
    };
  }
}
