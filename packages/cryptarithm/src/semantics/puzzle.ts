/**
 * The puzzle: the one model that everything after parsing shares. Symbols (letters, then
 * unknown cells) with the digits each may stand for, the groups that must differ, and the
 * statements that must hold. All rules are already in it as domains and groups, so nothing
 * behind this point asks for a rule again.
 */
import type { Cell, Expression, Formula, Word } from "../syntax/ast.js";
import { wordsOf } from "../syntax/walk.js";
import type { Rules } from "./rules.js";

/** A letter or an unknown cell: something that stands for one digit. */
export interface PuzzleSymbol {
  /** The canonical key of a letter; "?1", "?2" … for unknown cells. */
  readonly name: string;
  readonly kind: "letter" | "unknown";
  /** The digits that it may stand for, ascending; may be empty. */
  readonly domain: readonly number[];
}

/**
 * A place of a word, most significant first: the index of a symbol, or a printed digit d as
 * -1 - d (so that one integer tells both).
 */
export type Place = number;

export const placeOfDigit = (digit: number): Place => -1 - digit;
export const digitOfPlace = (place: Place): number => -1 - place;

export interface Puzzle {
  readonly formula: Formula;
  readonly rules: Rules;
  readonly base: number;
  /** Letters by first appearance, then unknown cells by appearance. */
  readonly symbols: readonly PuzzleSymbol[];
  /** How many of the symbols are letters. */
  readonly letterCount: number;
  /** Sets of symbols (by index, ascending) that stand for different digits. */
  readonly groups: readonly (readonly number[])[];
  /** The statements that must all hold. */
  readonly statements: readonly Expression[];
  /** The places of each word of the formula. */
  readonly places: ReadonlyMap<Word, readonly Place[]>;
  /** A reason, found while posing, why there can be no solution. */
  readonly contradiction?: string;
}

/** The symbol of each letter cell and unknown cell. */
export function cellSymbols(puzzle: Puzzle): Map<Cell, number> {
  const found = new Map<Cell, number>();
  for (const [word, places] of puzzle.places) {
    for (const [i, place] of places.entries()) if (place >= 0) found.set(word.cells[i] as Cell, place);
  }
  return found;
}

/** The symbols in an expression. */
export function symbolsOf(node: Expression, puzzle: Puzzle): Set<number> {
  const found = new Set<number>();
  // In long sums nearly every place repeats a letter, and asking an array is quicker than a set.
  const seen: boolean[] = [];
  for (const word of wordsOf(node)) {
    for (const place of puzzle.places.get(word) as readonly Place[]) {
      if (place < 0 || seen[place]) continue;
      seen[place] = true;
      found.add(place);
    }
  }
  return found;
}
