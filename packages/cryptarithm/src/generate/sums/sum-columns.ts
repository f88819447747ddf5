/**
 * The columns of a sum of words: which letters count in each, and how often they are added less how often they
 * stand in the sum, which is the last word. Small numbers only, however long the words are.
 *
 * The arrays are used again for the next sum; nothing is allocated for one.
 */
import type { WordTable } from "../word-table.js";

/** The weight of a column in check sums is this times that of the column before. */
const WEIGHT_FACTOR = 0x9e3779b1;

export class SumColumns {
  /** The letters of the sum, each once. */
  readonly used: number[] = [];
  /** By letter: 1 where it begins a word of several letters. */
  readonly notZero: Uint8Array;
  /** The most letters of a column; those of column i begin at i * width. Column 0 is that of the units. */
  readonly width: number;
  /** By column: how many letters count in it. */
  readonly counts: Uint8Array;
  readonly letters: Int32Array;
  readonly times: Int8Array;
  private readonly table: WordTable;
  /** By letter: whether it has been met; how often it counts in each column, as a check sum. */
  private readonly met: Uint8Array;
  private readonly sums: Int32Array;

  /** For sums of at most so many addends. */
  constructor(table: WordTable, addends: number) {
    this.table = table;
    const size = table.alphabet.length;
    this.notZero = new Uint8Array(size);
    this.met = new Uint8Array(size);
    this.sums = new Int32Array(size);
    const longest = table.letters.reduce((n, word) => Math.max(n, word.length), 0);
    this.width = addends + 1;
    this.counts = new Uint8Array(longest);
    this.letters = new Int32Array(longest * this.width);
    this.times = new Int8Array(longest * this.width);
  }

  /** What each column adds, less its place in the sum; the number of columns. */
  collect(tuple: ArrayLike<number>): number {
    const { used, met, notZero, counts, letters, times, sums, width } = this;
    for (const letter of used) met[letter] = 0;
    used.length = 0;
    let size = 0;
    for (let i = 0; i < tuple.length; i++) {
      const word = this.table.letters[tuple[i] as number] as Int32Array;
      const sign = i === tuple.length - 1 ? -1 : 1;
      for (; size < word.length; size++) counts[size] = 0;
      let weight = 1;
      for (let column = 0; column < word.length; column++) {
        const letter = word[word.length - 1 - column] as number;
        weight = Math.imul(weight, WEIGHT_FACTOR);
        if (met[letter] === 0) {
          met[letter] = 1;
          notZero[letter] = 0;
          sums[letter] = 0;
          used.push(letter);
        }
        const from = column * width;
        const end = from + (counts[column] as number);
        let at = from;
        while (at < end && letters[at] !== letter) at++;
        if (at === end) {
          letters[at] = letter;
          times[at] = 0;
          counts[column] = end - from + 1;
        }
        times[at] = (times[at] as number) + sign;
        sums[letter] = (sums[letter] as number) + Math.imul(sign, weight);
      }
      if (word.length > 1) notZero[word[0] as number] = 1;
    }
    for (const letter of used) met[letter] = 0;
    return size;
  }

  /** Whether two letters may change places in every solution: they count the same in all columns. */
  mayChangePlaces(size: number): boolean {
    const { used, sums, notZero } = this;
    for (let i = 0; i < used.length; i++) {
      const x = used[i] as number;
      for (let j = i + 1; j < used.length; j++) {
        const y = used[j] as number;
        if (sums[x] !== sums[y] || notZero[x] !== notZero[y]) continue;
        // Equal check sums are a hint only.
        let column = 0;
        while (column < size && this.timesIn(column, x) === this.timesIn(column, y)) column++;
        if (column === size) return true;
      }
    }
    return false;
  }

  private timesIn(column: number, letter: number): number {
    const from = column * this.width;
    const end = from + (this.counts[column] as number);
    for (let at = from; at < end; at++) if (this.letters[at] === letter) return this.times[at] as number;
    return 0;
  }

  /** Leaves out the letters that are in the sum as often as they are added. */
  dropCancelled(column: number): void {
    const { letters, times, counts, width } = this;
    const from = column * width;
    let end = from;
    for (let at = from; at < from + (counts[column] as number); at++) {
      if (times[at] === 0) continue;
      letters[end] = letters[at] as number;
      times[end++] = times[at] as number;
    }
    counts[column] = end - from;
  }
}
