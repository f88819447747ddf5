/**
 * Which puzzles of a shape with a determined word have exactly one solution, as tables that words share.
 *
 * What a puzzle is depends on the pattern of its letters alone. For all words of the same pattern, such as those of
 * `ABC * DBE`, one run through the digits of their letters finds every value, and so every pattern of the
 * determined word that has one solution: a digit of a letter stands for it, any other digit for a new letter.
 * A candidate is then looked up, by a number for the pattern of its determined word.
 *
 * Where these numbers are small, a first run counts with two bits for each and a second one keeps those that came
 * once; else one run counts in a hash table.
 */
import type { DeterminedWord } from "./determined-word.js";
import { KeyTable } from "./key-table.js";
import type { OwnPatterns } from "./own-patterns.js";

/** The words of a pattern, without the determined one. */
export interface Pattern {
  /** Letters numbered by first appearance over all the words. */
  readonly words: readonly { readonly number: number; readonly letters: readonly number[] }[];
  readonly letters: number;
}

/** Keys and values beyond this are not exact. */
const EXACT = 2 ** 53;
/** Of two bits each. */
const MOST_COUNTS = 2 ** 25;
/** Cleaning a count costs about this part of a way to give digits. */
const COUNTS_PER_WAY = 64;

/** The ways to give different digits to so many letters. */
export function waysToGive(letters: number, base: number): number {
  let ways = 1;
  for (let i = 0; i < letters; i++) ways *= base - i;
  return ways;
}

/** Whether a determined word of so many letters has a key that is exact. */
export const hasKey = (length: number, base: number): boolean => base ** length * 2 <= EXACT;

/**
 * Tries all digits of the letters of a pattern. The key of a determined word is a 1 and then its letters from the
 * right, as digits, numbered on from those of the pattern; for each key with one solution the table has the digits of the pattern's letters,
 * packed into a number, the first one foremost after a 1. Only for determined words with one of the patterns given.
 */
export function uniqueValues(
  pattern: Pattern,
  determined: DeterminedWord,
  base: number,
  patterns: OwnPatterns,
): KeyTable {
  return new Trial(pattern, determined, base, patterns).run();
}

/** Stands for more than one solution; packed digits are one more than this at least. */
const MANY = 0;
const SMALL = 2 ** 32;

class Trial {
  private readonly pattern: Pattern;
  private readonly determined: DeterminedWord;
  private readonly base: number;
  private readonly patterns: OwnPatterns;
  /** The most digits that are wanted or possible, and the first number that has more. */
  private readonly longest: number;
  private readonly end: number;
  /** By letter: the words that have it, and what a digit of it adds to each. */
  private readonly touched: readonly Int32Array[];
  private readonly weights: readonly Float64Array[];
  /** By letter: the values of the words that have it, before it is given a digit. */
  private readonly before: readonly Float64Array[];
  private readonly leads: Uint8Array;
  private readonly values: Float64Array;
  private readonly digits: Uint8Array;
  /** By digit: the letter that has it, or the new one that was given it; -1 when free. */
  private readonly letterOf: Int8Array;
  private readonly fresh: Uint8Array;
  private readonly chunks: Chunks;
  /** The letters of the last value, from the right. */
  private readonly letters = new Uint8Array(64);
  private length = 0;
  private readonly isSmall: boolean;
  private found: KeyTable | undefined;
  /** Two bits for each key: how often it came, up to 2. */
  private counts: Int32Array | undefined;
  private isCounting = false;
  /** How many keys came once. */
  private once = 0;

  constructor(pattern: Pattern, determined: DeterminedWord, base: number, patterns: OwnPatterns) {
    this.pattern = pattern;
    this.determined = determined;
    this.base = base;
    this.patterns = patterns;
    const count = 1 + pattern.words.reduce((n, { number }) => Math.max(n, number), determined.word);
    const largest = new Float64Array(count);
    for (const { number, letters } of pattern.words) largest[number] = base ** letters.length - 1;
    const most = determined.largest(largest) ** (1 / determined.degree);
    let longest = patterns.longest;
    while (longest > 1 && base ** (longest - 1) > most + 1) longest--;
    this.longest = longest;
    this.end = base ** longest;
    this.isSmall = 2 * this.end <= SMALL && base ** pattern.letters * 2 <= SMALL;
    this.leads = new Uint8Array(pattern.letters);
    const weights = Array.from({ length: pattern.letters }, () => new Float64Array(count));
    for (const { number, letters } of pattern.words) {
      if (letters.length > 1) this.leads[letters[0] as number] = 1;
      for (const [i, letter] of letters.entries()) {
        const own = weights[letter] as Float64Array;
        own[number] = (own[number] as number) + base ** (letters.length - 1 - i);
      }
    }
    this.touched = weights.map((own) => Int32Array.from([...own.keys()].filter((word) => own[word] !== 0)));
    this.weights = weights.map((own) => own.filter((weight) => weight !== 0));
    this.before = this.touched.map((words) => new Float64Array(words.length));
    this.values = new Float64Array(count);
    this.digits = new Uint8Array(pattern.letters);
    this.letterOf = new Int8Array(base).fill(-1);
    this.fresh = new Uint8Array(base);
    this.chunks = new Chunks(base);
  }

  run(): KeyTable {
    const keys = 2 * this.end;
    if (keys <= MOST_COUNTS && keys <= COUNTS_PER_WAY * waysToGive(this.pattern.letters, this.base)) {
      this.counts = new Int32Array(Math.ceil(keys / 16));
      this.isCounting = true;
      this.give(0);
      this.isCounting = false;
    }
    const found = new KeyTable(this.isSmall, this.once);
    this.found = found;
    this.give(0);
    return found.without(MANY);
  }

  /** Gives this letter and those behind it every digit. */
  private give(letter: number): void {
    const { base, values, letterOf, digits } = this;
    const touched = this.touched[letter] as Int32Array;
    const weights = this.weights[letter] as Float64Array;
    const before = this.before[letter] as Float64Array;
    const isLast = letter + 1 === this.pattern.letters;
    for (let i = 0; i < touched.length; i++) before[i] = values[touched[i] as number] as number;
    for (let digit = this.leads[letter] as number; digit < base; digit++) {
      if (letterOf[digit] !== -1) continue;
      for (let i = 0; i < touched.length; i++)
        values[touched[i] as number] = (before[i] as number) + digit * (weights[i] as number);
      letterOf[digit] = letter;
      digits[letter] = digit;
      if (isLast) this.value();
      else this.give(letter + 1);
      letterOf[digit] = -1;
    }
    for (let i = 0; i < touched.length; i++) values[touched[i] as number] = before[i] as number;
  }

  /** The value that these digits make. */
  private value(): void {
    const { determined, values } = this;
    let value = determined.value(values);
    if (value < 0) return;
    if (determined.degree > 1) {
      const root = Math.round(value ** (1 / determined.degree));
      if (root ** determined.degree !== value) return;
      value = root;
    }
    if (value >= this.end) return;
    for (const divisor of determined.divisors) if (divisor(values) === 0) return;
    const key = this.keyOf(value);
    const { counts } = this;
    if (counts !== undefined) {
      const shift = (key & 15) << 1;
      const count = ((counts[key >> 4] as number) >>> shift) & 3;
      if (this.isCounting) {
        if (count < 2) counts[key >> 4] = (counts[key >> 4] as number) + (1 << shift);
        this.once += count === 0 ? 1 : count === 1 ? -1 : 0;
        return;
      }
      if (count !== 1) return;
    }
    if (!this.patterns.has(this.letters, this.length)) return;
    let packed = 1;
    for (let i = 0; i < this.digits.length; i++) packed = packed * this.base + (this.digits[i] as number);
    this.found?.add(key, packed, MANY);
  }

  /** The key of a value with these digits of the letters. */
  private keyOf(value: number): number {
    const { base, letterOf, fresh, chunks } = this;
    const { size, length, digits, lengths } = chunks;
    const own = this.letters;
    const { letters } = this.pattern;
    let count = 0;
    let rest = value;
    let key = 1;
    let next = letters;
    for (;;) {
      const higher = rest < size ? 0 : Math.floor(rest / size);
      const chunk = (rest - higher * size) | 0;
      const from = chunk * length;
      const to = from + (higher > 0 ? length : (lengths[chunk] as number));
      for (let i = from; i < to; i++) {
        const digit = digits[i] as number;
        let letter = letterOf[digit] as number;
        if (letter === -1) {
          letter = next;
          letterOf[digit] = letter;
          fresh[next++ - letters] = digit;
        }
        own[count++] = letter;
        key = key * base + letter;
      }
      if (higher === 0) break;
      rest = higher;
    }
    this.length = count;
    for (let i = letters; i < next; i++) letterOf[fresh[i - letters] as number] = -1;
    return key;
  }
}

/** The digits of small numbers from the right: numbers are taken to pieces some digits at a time. */
class Chunks {
  /** Digits of a chunk, and the numbers that they can make. */
  readonly length: number = 1;
  readonly size: number;
  readonly digits: Uint8Array;
  /** How many digits each has when nothing is before it. */
  readonly lengths: Uint8Array;

  constructor(base: number) {
    while (base ** (this.length + 1) <= LARGEST_CHUNK) this.length++;
    this.size = base ** this.length;
    this.digits = new Uint8Array(this.size * this.length);
    this.lengths = new Uint8Array(this.size);
    for (let chunk = 0; chunk < this.size; chunk++) {
      let rest = chunk;
      for (let i = 0; i < this.length; i++) {
        this.digits[chunk * this.length + i] = rest % base;
        if (rest > 0 || i === 0) this.lengths[chunk] = i + 1;
        rest = Math.floor(rest / base);
      }
    }
  }
}

const LARGEST_CHUNK = 4096;
