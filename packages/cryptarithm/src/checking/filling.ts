/**
 * What an answer fills into a puzzle: a digit, or nothing yet, for every cell. The same letter
 * may have different digits in different places; that is for the rules to find.
 */
import { cellSymbols, digitOfPlace, type Place, type Puzzle } from "../semantics/puzzle.js";
import type { Cell, Word } from "../syntax/ast.js";
import type { Violation } from "./violation.js";

export interface Filling {
  /** The digit of each cell that is filled. Printed digits are not listed. */
  readonly cells: ReadonlyMap<Cell, number>;
  /** Words that the answer writes with a wrong number of digits; their cells are not filled. */
  readonly misfits: ReadonlySet<Word>;
  /** What is wrong with the answer by itself. */
  readonly violations: readonly Violation[];
}

/** The digit of each symbol where the answer says it, by its first place. */
export function symbolDigits(puzzle: Puzzle, filling: Filling): (number | undefined)[] {
  const digits = new Array<number | undefined>(puzzle.symbols.length).fill(undefined);
  const symbolOf = cellSymbols(puzzle);
  for (const [cell, digit] of filling.cells) {
    const symbol = symbolOf.get(cell);
    if (symbol !== undefined) digits[symbol] ??= digit;
  }
  return digits;
}

/** The digits of a word, most significant first; undefined when a cell is open. */
export function wordDigits(word: Word, puzzle: Puzzle, filling: Filling): number[] | undefined {
  if (filling.misfits.has(word)) return undefined;
  const places = puzzle.places.get(word) as readonly Place[];
  const digits: number[] = [];
  for (const [i, cell] of word.cells.entries()) {
    const place = places[i] as Place;
    const digit = place < 0 ? digitOfPlace(place) : filling.cells.get(cell);
    if (digit === undefined) return undefined;
    digits.push(digit);
  }
  return digits;
}
