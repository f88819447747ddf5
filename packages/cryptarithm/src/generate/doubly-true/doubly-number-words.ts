/**
 * Number words as the search for doubly true sums reads them: by rising value, with the words of each value.
 *
 * Several words may stand for one number (HUNDRED, ONEHUNDRED), and one word for several, where a list has lost
 * its accents. What is no word of letters, and what has more letters than the base has digits, is left out.
 */
import { splitLetters } from "../../syntax/symbols.js";
import { type WordTable, wordTable } from "../word-table.js";
import type { NumberWord } from "./doubly-true-puzzle.js";

/** Number words by rising value. A _meaning_ is a word together with one of its values. */
export interface NumberWords {
  readonly table: WordTable;
  /** The number in the table of the word of each meaning. */
  readonly words: Int32Array;
  /** The value of each meaning. */
  readonly values: Float64Array;
  /** The set of the letters of each meaning, as in the table. */
  readonly masks: Int32Array;
  /** The least and the greatest number that the word of each meaning can be in digits, about. */
  readonly least: Float64Array;
  readonly most: Float64Array;
  /** The meanings of a value. */
  readonly meaningsOf: (value: number) => readonly number[];
}

/** More than what is lost when doubles are added. */
const ROUNDING = 1e-9;

const NONE: readonly number[] = [];

/** Whether a value can be calculated with. */
export const isNumberValue = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/** Reads number words; of equal values those that come first in the list stay first. */
export function numberWords(list: readonly NumberWord[], base: number, zero: boolean): NumberWords {
  const wanted = list.filter(({ value }) => isNumberValue(value) && (zero || value > 0));
  wanted.sort((a, b) => a.value - b.value);
  const table = wordTable(
    wanted.map(({ word }) => word),
    base,
  );
  const numbers = new Map(table.words.map((word, i) => [word, i]));
  const words: number[] = [];
  const values: number[] = [];
  const meanings = new Map<number, number[]>();
  for (const { word, value } of wanted) {
    const number = numbers.get(splitLetters(word).join(""));
    if (number === undefined) continue;
    const ofValue = meanings.get(value) ?? [];
    if (ofValue.some((meaning) => words[meaning] === number)) continue;
    ofValue.push(words.length);
    meanings.set(value, ofValue);
    words.push(number);
    values.push(value);
  }
  const lengths = words.map((number) => table.letters[number]?.length as number);
  return {
    table,
    words: Int32Array.from(words),
    values: Float64Array.from(values),
    masks: Int32Array.from(words, (number) => table.masks[number] as number),
    // Rounded outwards, so that sums of them are bounds as well.
    least: Float64Array.from(lengths, (length) => (length === 1 ? 0 : base ** (length - 1) * (1 - ROUNDING))),
    most: Float64Array.from(lengths, (length) => base ** length * (1 + ROUNDING)),
    meaningsOf: (value) => meanings.get(value) ?? NONE,
  };
}
