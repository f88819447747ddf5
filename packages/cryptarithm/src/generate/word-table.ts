/**
 * A list of words in the form in which the search over words reads them: letters as numbers, sets of
 * letters as masks.
 *
 * A mask has 32 bits. In an alphabet of more letters, the rarest share bits with others: a mask then says
 * at least how many letters there are, which is all that the cuts need; the exact count is taken where a
 * candidate is solved.
 */
import { letterKey, splitLetters } from "../syntax/symbols.js";

/** Words as the search over words reads them. */
export interface WordTable {
  /** In capitals, in the order given, each once. */
  readonly words: readonly string[];
  /** The letters of each word by number, from the left. */
  readonly letters: readonly Int32Array[];
  /** The set of the letters of each word, a bit for each letter. */
  readonly masks: Int32Array;
  /** The letters by number. */
  readonly alphabet: readonly string[];
}

/** Longer words have values that are no longer exact. */
const LONGEST_WORD = 52;

/** Reads words; what is no word, and what has more letters than the base has digits, is left out. */
export function wordTable(list: readonly string[], base: number): WordTable {
  const words = new Map<string, readonly string[]>();
  const uses = new Map<string, number>();
  for (const text of list) {
    const keys = splitLetters(text);
    if (keys.length === 0 || keys.length > LONGEST_WORD || new Set(keys).size > base) continue;
    if (/\s/.test(text) || !keys.every((key) => letterKey(key) === key)) continue;
    const word = keys.join("");
    if (words.has(word)) continue;
    words.set(word, keys);
    for (const key of keys) uses.set(key, (uses.get(key) ?? 0) + 1);
  }
  const alphabet = [...uses].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([key]) => key);
  const numbers = new Map(alphabet.map((key, i) => [key, i]));
  const letters = [...words.values()].map((keys) => Int32Array.from(keys, (k) => numbers.get(k) as number));
  const masks = Int32Array.from(letters, (word) => word.reduce((mask, letter) => mask | bitOf(letter), 0));
  return { words: [...words.keys()], letters, masks, alphabet };
}

/** The bit of a letter in a mask. */
export const bitOf = (letter: number): number => 1 << (letter & 31);

/** How many bits of a mask are set. */
export function bitCount(mask: number): number {
  let n = mask - ((mask >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
