/**
 * Whether words put into a shape with a determined word have exactly one solution.
 *
 * Until the searches of a pattern of words have cost half as much as its table (pattern-tables.ts), candidates are
 * searched one by one; then the table is made, and every other candidate of the pattern is looked up in it. So
 * the cost is never far from that of the better way, whatever comes. The tables that are kept are limited.
 *
 * Which way is taken depends on what was asked before, so both must say the same: a candidate whose own search was
 * left open is looked up as well, wherever there can be a table.
 */

import type { LeanVerdict } from "../sums/lean-sum.js";
import { DeterminedSearch } from "./determined-search.js";
import type { DeterminedWord } from "./determined-word.js";
import type { KeyTable } from "./key-table.js";
import type { OwnPatterns } from "./own-patterns.js";
import { hasKey, type Pattern, uniqueValues, waysToGive } from "./pattern-tables.js";

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
  /** Whether all values are exact doubles. */
  readonly isExact: boolean;
  /** What its table costs, in ways to give digits. */
  readonly cost: number;
  spent: number;
  table: KeyTable | undefined;
  /** Whether the table has been asked since tables were last dropped. */
  used: boolean;
}

/** Tables that cost more are never made. */
const MOST_WAYS = 4_000_000;
/** What a search of its own costs in ways to give digits, beside its nodes. */
const WAYS_EACH = 20;
const WAYS_PER_NODE = 1;
/** A table is made when searches have cost this part of it: most patterns that come often come very often. */
const PART_OF_COST = 1 / 2;
/** Of patterns without tables no more are remembered. */
const MOST_ENTRIES = 100_000;
/** The memory of all tables together. */
const MOST_BYTES = 2 ** 27;
/** Keys begin with a 1. */
const NO_KEY = 0;
/** Values beyond are no longer exact doubles. */
const EXACT = 2 ** 53;

export class DeterminedVerdicts {
  /** The digit of each letter in the one solution. */
  readonly digits: Uint8Array;
  private ways = 0;
  private readonly determined: DeterminedWord;
  /** The words of the shape but for the determined one. */
  private readonly others: readonly number[];
  /** Pairs of their places whose words can change places. */
  private readonly pairs: readonly (readonly [number, number])[];
  /** The others in the order in which the letters of their words are numbered. */
  private readonly arranged: number[];
  private readonly base: number;
  private readonly patterns: OwnPatterns;
  private readonly entries = new Map<string, Entry>();
  private readonly tables: Entry[] = [];
  private bytes = 0;
  private readonly single: DeterminedSearch | undefined;
  private lettersOf: WordLetters = () => [];
  private owner: CandidateSearch | undefined;
  private entry: Entry | undefined;
  /** By letter: its number in the pattern; -1 where it has none. */
  private readonly numbers: Int16Array;
  private readonly pattern: number[] = [];
  private readonly fresh: number[] = [];

  /** For letters numbered below `letters`; `patterns` are those of the words that the determined one may be. */
  constructor(
    determined: DeterminedWord,
    others: readonly number[],
    options: {
      readonly base: number;
      readonly letters: number;
      readonly patterns: OwnPatterns;
      /** A search that needs more nodes is left open. */
      readonly nodes: number;
      /** Whether two of the others can change places without a change of the value. */
      readonly areAlike: (a: number, b: number) => boolean;
    },
  ) {
    this.determined = determined;
    this.others = others;
    this.arranged = [...others];
    this.pairs = others.flatMap((a, i) =>
      others.flatMap((b, j) => (i < j && options.areAlike(a, b) ? [[i, j] as const] : [])),
    );
    this.base = options.base;
    if (determined.degree === 1) {
      const words = Math.max(...others, determined.word) + 1;
      this.single = new DeterminedSearch(determined, { ...options, words });
    }
    this.patterns = options.patterns;
    this.digits = new Uint8Array(options.letters);
    this.numbers = new Int16Array(options.letters).fill(-1);
  }

  /** Whether the words that were told last are those of this search; several may take turns. */
  isBegunBy(owner: CandidateSearch): boolean {
    return this.owner === owner;
  }

  /** Takes the words but for the determined one. */
  begin(lettersOf: WordLetters, owner: CandidateSearch): void {
    const { numbers, pattern } = this;
    this.owner = owner;
    this.lettersOf = lettersOf;
    for (const letter of pattern) numbers[letter] = -1;
    pattern.length = 0;
    let key = "";
    this.arrange(lettersOf);
    for (const word of this.arranged) {
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
      if (this.entries.size >= MOST_ENTRIES) this.forget();
      this.entry = this.entryOf(lettersOf);
      this.entries.set(key, this.entry);
    }
  }

  /** Forgets the patterns that have no table. */
  private forget(): void {
    for (const [key, { table }] of this.entries) if (table === undefined) this.entries.delete(key);
  }

  /** Longer words before those that they can change places with, so that patterns are fewer. */
  private arrange(lettersOf: WordLetters): void {
    const { arranged, others, pairs } = this;
    for (let i = 0; i < others.length; i++) arranged[i] = others[i] as number;
    for (const [i, j] of pairs) {
      const [a, b] = [arranged[i] as number, arranged[j] as number];
      if (lettersOf(a).length >= lettersOf(b).length) continue;
      arranged[i] = b;
      arranged[j] = a;
    }
  }

  private entryOf(lettersOf: WordLetters): Entry {
    const { numbers, others, arranged, base, determined } = this;
    // Words that have changed places stand for each other.
    const words = others.map((number, i) => ({
      number,
      letters: Array.from(lettersOf(arranged[i] as number), (letter) => numbers[letter] as number),
    }));
    const largest = new Float64Array(Math.max(...others, determined.word) + 1);
    for (const { number, letters } of words) largest[number] = base ** letters.length - 1;
    const ways = waysToGive(this.pattern.length, base);
    const isExact = determined.largest(largest) < EXACT;
    const cost = isExact && ways <= MOST_WAYS ? ways : Number.POSITIVE_INFINITY;
    const pattern = { words, letters: this.pattern.length };
    return { pattern, isExact, cost, spent: 0, table: undefined, used: false };
  }

  /** The verdict on the determined word, together with those that were begun with. */
  ask(word: ArrayLike<number>, other: CandidateSearch): LeanVerdict {
    const entry = this.entry as Entry;
    const key = this.keyOf(word);
    if (key === NO_KEY) return "not-one";
    if (!entry.isExact) return other.search(this.digits);
    const mayHaveTable = entry.cost < Number.POSITIVE_INFINITY && hasKey(word.length, this.base);
    if (!mayHaveTable) return this.search(entry, word, other);
    if (entry.table === undefined) {
      if (entry.spent < PART_OF_COST * entry.cost) {
        const verdict = this.search(entry, word, other);
        if (verdict !== "open") return verdict;
      }
      this.make(entry);
    }
    entry.used = true;
    const packed = entry.table?.get(key);
    if (packed === undefined) return "not-one";
    this.unpack(packed, word);
    return "one";
  }

  /** Searches one candidate by itself. */
  private search(entry: Entry, word: ArrayLike<number>, other: CandidateSearch): LeanVerdict {
    const { single } = this;
    const before = this.nodes + other.nodes;
    let verdict: LeanVerdict;
    if (single === undefined) verdict = other.search(this.digits);
    else {
      verdict = single.ask(word, this.others, this.lettersOf);
      this.digits.set(single.solution);
    }
    entry.spent += WAYS_PER_NODE * (this.nodes + other.nodes - before) + WAYS_EACH;
    return verdict;
  }

  /** Nodes of the searches of candidates by themselves, but for those that others have made. */
  private get nodes(): number {
    return this.single?.nodes ?? 0;
  }

  /** Nodes of searches, and ways to give digits that went into tables. */
  get cost(): number {
    return this.nodes + this.ways;
  }

  /** The key of the determined word with the present pattern; none when there are more letters than digits. */
  private keyOf(word: ArrayLike<number>): number {
    const { numbers, fresh, pattern, base } = this;
    const before = pattern.length;
    let count = 0;
    let key = 1;
    for (let i = word.length - 1; i >= 0; i--) {
      const letter = word[i] as number;
      if (numbers[letter] === -1) {
        numbers[letter] = before + count;
        fresh[count++] = letter;
      }
      key = key * base + (numbers[letter] as number);
    }
    for (let i = 0; i < count; i++) numbers[fresh[i] as number] = -1;
    return before + count > base ? NO_KEY : key;
  }

  private make(entry: Entry): void {
    entry.table = uniqueValues(entry.pattern, this.determined, this.base, this.patterns);
    this.ways += entry.cost;
    this.bytes += entry.table.bytes;
    this.tables.push(entry);
    while (this.bytes > MOST_BYTES && this.tables.length > 1) {
      const oldest = this.tables.shift() as Entry;
      if (oldest.used) {
        oldest.used = false;
        this.tables.push(oldest);
        continue;
      }
      this.bytes -= oldest.table?.bytes ?? 0;
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
