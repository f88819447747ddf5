/**
 * Work that choices of outer words share when other words follow: which digits make a number that can be a word at
 * all depends on the pattern of the outer words only, on which of their letters are the same. A table for each
 * pattern has the ways to give digits by the pattern of the number that follows; a word asks for its own.
 *
 * In a pattern letters are numbers: 0, 1, 2 … those of the outer words, then further ones by appearance. A table pays
 * from the second choice of words on. Those used last are kept.
 */
import { freeAssignments } from "./layout-assignments.js";
import { type LayoutDigits, withLetter } from "./layout-digits.js";
import type { SpreadOrder } from "./layout-order.js";
import type { LayoutWords } from "./layout-words.js";

/** More ways to give digits are gone through for each choice of words by itself. */
const MOST_IN_TABLE = 2_000_000;
/** In all tables together, at four to eight bytes each. */
const MOST_IN_TABLES = 8_000_000;
/** How many patterns are remembered of which there is no table. */
const MOST_SEEN = 100_000;
const WAYS_PER_LOOK = 16_384;
const NONE = -1;

/** Of one pattern of outer words: ways to give digits in chains, one chain for some patterns of the number that follows. */
interface Table {
  /** The last way of each chain; as many as a power of 2. */
  readonly last: Int32Array;
  /** For each way the one before it in its chain. */
  readonly before: Int32Array;
}

interface TableSetting {
  readonly base: number;
  /** Asked while a table is made; false leaves it. */
  readonly mayGoOn: () => boolean;
}

export class LayoutTables {
  private readonly words: LayoutWords;
  private readonly digits: LayoutDigits;
  private readonly base: number;
  private readonly mayGoOn: () => boolean;
  private readonly tables = new Map<string, Table>();
  private readonly seen = new Set<string>();
  private size = 0;
  /** The symbols of letters, while one word is asked about. */
  private readonly symbols: Int32Array;

  constructor(words: LayoutWords, digits: LayoutDigits, { base, mayGoOn }: TableSetting) {
    this.words = words;
    this.digits = digits;
    this.base = base;
    this.mayGoOn = mayGoOn;
    this.symbols = new Int32Array(words.names.length).fill(NONE);
  }

  /**
   * The numbers of all ways to give digits to the letters of these words, and to choose one of so many remainders,
   * for which the first number that follows can be a word, and a few more; in an order. Undefined when it is not worth
   * knowing.
   */
  useful(
    outer: readonly Int32Array[],
    remainders: number,
    order: SpreadOrder,
  ): readonly number[] | undefined {
    const letters = [...new Set(outer.flatMap((word) => [...word]))];
    const { count, isWhole } = freeAssignments(letters, this.base);
    const total = count * remainders;
    if (!isWhole || total > MOST_IN_TABLE) return undefined;
    const local = outer.map((word) => Int32Array.from(word, (letter) => letters.indexOf(letter)));
    const name = local.map((word) => word.join(".")).join(" ");
    let table = this.tables.get(name);
    if (table === undefined) {
      if (!this.seen.has(name)) {
        if (this.seen.size >= MOST_SEEN) this.seen.clear();
        this.seen.add(name);
        return undefined;
      }
      table = this.make(local, letters.length, remainders);
      if (table === undefined) return undefined;
      this.size += total;
    }
    // Behind all others, as the one used last.
    this.tables.delete(name);
    this.tables.set(name, table);
    this.drop();
    return order.sorted(this.ask(table, letters));
  }

  private make(outer: readonly Int32Array[], letters: number, remainders: number): Table | undefined {
    const { base, digits } = this;
    const place = digits.following[0] as number;
    const assignments = freeAssignments(
      Array.from({ length: letters }, (_, i) => i),
      base,
    );
    const total = assignments.count * remainders;
    const last = new Int32Array(2 ** Math.ceil(Math.log2(total / 2 + 1))).fill(NONE);
    const before = new Int32Array(total).fill(NONE);
    for (let index = 0; index < total; index++) {
      if (index % WAYS_PER_LOOK === 0 && !this.mayGoOn()) return undefined;
      const share = Math.floor(index / assignments.count) / remainders;
      if (!digits.give(assignments, index % assignments.count, share, outer)) continue;
      const chain = chainOf(digits.patternOf(place, letters), last);
      before[index] = last[chain] as number;
      last[chain] = index;
    }
    return { last, before };
  }

  /** What the words of the list, or the word that is given, are in a table. */
  private ask({ last, before }: Table, letters: readonly number[]): number[] {
    const { symbols, words, digits } = this;
    for (const [symbol, letter] of letters.entries()) symbols[letter] = symbol;
    const found: number[] = [];
    const asked = new Set<number>();
    const wanted = words.numbers[digits.following[0] as number];
    for (const word of typeof wanted === "object" ? [wanted] : words.words) {
      const pattern = this.patternOf(word, letters.length);
      if (pattern === undefined) continue;
      const chain = chainOf(pattern, last);
      if (asked.has(chain)) continue;
      asked.add(chain);
      for (let index = last[chain] as number; index !== NONE; index = before[index] as number)
        found.push(index);
    }
    for (const letter of letters) symbols[letter] = NONE;
    return found;
  }

  /** The pattern of a word; undefined when it has too many letters. */
  private patternOf(word: Int32Array, letters: number): number | undefined {
    const { symbols, base } = this;
    let next = letters;
    let pattern = word.length;
    for (let i = 0; i < word.length; i++) {
      const letter = word[i] as number;
      if (symbols[letter] === NONE) symbols[letter] = next++;
      pattern = withLetter(pattern, symbols[letter] as number);
    }
    for (let i = 0; i < word.length; i++)
      if ((symbols[word[i] as number] as number) >= letters) symbols[word[i] as number] = NONE;
    return next > base ? undefined : pattern;
  }

  private drop(): void {
    for (const [name, { before }] of this.tables) {
      if (this.size <= MOST_IN_TABLES) return;
      this.tables.delete(name);
      this.size -= before.length;
    }
  }
}

/** The chain of a pattern. */
const chainOf = (pattern: number, { length }: Int32Array): number =>
  (pattern ^ (pattern >>> 15)) & (length - 1);
