/**
 * Whether words put into a shape with a determined word have exactly one solution.
 *
 * Until the searches of a pattern of words have cost as much as its table (pattern-tables.ts), candidates are
 * searched one by one; then the table is made, and every other candidate of the pattern is looked up in it. So
 * the cost is at most twice that of the better way, whatever comes. The tables that are kept are limited.
 */
import type { DeterminedWord } from "./determined-word.js";
import type { LeanVerdict } from "./lean-sum.js";
import {
  hasKey,
  type Pattern,
  patternKey,
  type UniqueValues,
  uniqueValues,
  waysToGive,
} from "./pattern-tables.js";

/** What the words of a shape are: letters by number. */
export type WordLetters = (word: number) => ArrayLike<number>;

/** How a candidate is searched that is not in a table. */
export interface CandidateSearch {
  /** Searches the present candidate; the digits of its one solution go into `digits`, by letter. */
  search(digits: Uint8Array): LeanVerdict;
  /** What all searches have cost so far, in nodes. */
  readonly nodes: number;
}

interface Entry {
  readonly pattern: Pattern;
  readonly cost: number;
  spent: number;
  table: UniqueValues | undefined;
}

/** Tables that cost more are never made. */
const MOST_WAYS = 4_000_000;
/** A search costs about as many ways to give digits, beside its nodes. */
const WAYS_EACH = 2_000;
/** Slots of 16 bytes in all tables together. */
const MOST_SLOTS = 2 ** 23;
/** Values beyond are no longer exact doubles. */
const EXACT = 2 ** 53;

export class DeterminedVerdicts {
  /** The digit of each letter in the one solution. */
  readonly digits: Uint8Array;
  /** Ways to give digits that went into tables. */
  ways = 0;
  private readonly determined: DeterminedWord;
  /** The words of the shape but for the determined one. */
  private readonly others: readonly number[];
  private readonly base: number;
  private readonly lengths: readonly boolean[];
  private readonly entries = new Map<string, Entry>();
  private readonly tables: Entry[] = [];
  private slots = 0;
  private entry: Entry | undefined;
  /** By letter: its number in the pattern; -1 where it has none. */
  private readonly numbers: Int16Array;
  private readonly pattern: number[] = [];
  private readonly fresh: number[] = [];

  /** For letters numbered below `letters`; `lengths` says how long the determined word may be. */
  constructor(
    determined: DeterminedWord,
    others: readonly number[],
    options: { readonly base: number; readonly letters: number; readonly lengths: readonly boolean[] },
  ) {
    this.determined = determined;
    this.others = others;
    this.base = options.base;
    this.lengths = options.lengths;
    this.digits = new Uint8Array(options.letters);
    this.numbers = new Int16Array(options.letters).fill(-1);
  }

  /** Takes the words but for the determined one. */
  begin(lettersOf: WordLetters): void {
    const { numbers, pattern } = this;
    for (const letter of pattern) numbers[letter] = -1;
    pattern.length = 0;
    let key = "";
    for (const word of this.others) {
      const letters = lettersOf(word);
      for (let i = 0; i < letters.length; i++) {
        const letter = letters[i] as number;
        if (numbers[letter] === -1) {
          numbers[letter] = pattern.length;
          pattern.push(letter);
        }
        key += String.fromCharCode(65 + (numbers[letter] as number));
      }
      key += " ";
    }
    this.entry = this.entries.get(key);
    if (this.entry === undefined) {
      this.entry = this.entryOf(lettersOf);
      this.entries.set(key, this.entry);
    }
  }

  private entryOf(lettersOf: WordLetters): Entry {
    const { numbers, others, base, determined } = this;
    const words = others.map((number) => ({
      number,
      letters: Array.from(lettersOf(number), (letter) => numbers[letter] as number),
    }));
    const largest = new Float64Array(Math.max(...others, determined.word) + 1);
    for (const { number, letters } of words) largest[number] = base ** letters.length - 1;
    const ways = waysToGive(this.pattern.length, base);
    const fits = ways <= MOST_WAYS && determined.largest(largest) < EXACT;
    const cost = fits ? ways : Number.POSITIVE_INFINITY;
    return { pattern: { words, letters: this.pattern.length }, cost, spent: 0, table: undefined };
  }

  /** The verdict on the determined word, together with those that were begun with. */
  ask(word: ArrayLike<number>, other: CandidateSearch): LeanVerdict {
    const entry = this.entry as Entry;
    const { base } = this;
    if (entry.cost === Number.POSITIVE_INFINITY || !hasKey(word.length, base))
      return other.search(this.digits);
    if (entry.table === undefined) {
      if (entry.spent < entry.cost) {
        const before = other.nodes;
        const verdict = other.search(this.digits);
        entry.spent += other.nodes - before + WAYS_EACH;
        return verdict;
      }
      this.make(entry);
    }
    const packed = entry.table?.digitsOf(this.keyOf(word));
    if (packed === undefined) return "not-one";
    this.unpack(packed, word);
    return "one";
  }

  private keyOf(word: ArrayLike<number>): number {
    const { numbers, fresh, pattern } = this;
    fresh.length = 0;
    const key = patternKey(
      word,
      (letter) => {
        if (numbers[letter] === -1) {
          numbers[letter] = pattern.length + fresh.length;
          fresh.push(letter);
        }
        return numbers[letter] as number;
      },
      this.base,
    );
    for (const letter of fresh) numbers[letter] = -1;
    return key;
  }

  private make(entry: Entry): void {
    entry.table = uniqueValues(entry.pattern, this.determined, this.base, this.lengths);
    this.ways += entry.table.cost;
    this.slots += entry.table.size;
    this.tables.push(entry);
    while (this.slots > MOST_SLOTS && this.tables.length > 1) {
      const oldest = this.tables.shift() as Entry;
      this.slots -= oldest.table?.size ?? 0;
      oldest.table = undefined;
      oldest.spent = 0;
    }
  }

  /** The digits of the letters of the pattern, and then those of the value that they make. */
  private unpack(packed: number, word: ArrayLike<number>): void {
    const { base, digits, pattern, determined } = this;
    let rest = packed;
    for (let i = pattern.length - 1; i >= 0; i--) {
      const higher = Math.floor(rest / base);
      digits[pattern[i] as number] = rest - higher * base;
      rest = higher;
    }
    const { words } = (this.entry as Entry).pattern;
    const values: number[] = [];
    for (const { number, letters } of words)
      values[number] = letters.reduce(
        (n, letter) => n * base + (digits[pattern[letter] as number] as number),
        0,
      );
    let value = determined.value(values);
    if (determined.degree > 1) value = Math.round(value ** (1 / determined.degree));
    for (let i = word.length - 1; i >= 0; i--) {
      const higher = Math.floor(value / base);
      digits[word[i] as number] = value - higher * base;
      value = higher;
    }
  }
}
