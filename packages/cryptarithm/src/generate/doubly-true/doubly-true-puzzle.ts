/** What goes into the search for doubly true sums and what comes out: number words, puzzles. */
import type { FoundPuzzle } from "../source.js";

/** A number word, and the number that it means. */
export interface NumberWord {
  /** In any script; without spaces and hyphens. */
  readonly word: string;
  /** A whole number, 0 or more. */
  readonly value: number;
}

/** A puzzle that is true for the numbers that its words mean as well. */
export interface DoublyTrueFound extends FoundPuzzle {
  /** What the words mean: "7 + 7 + 6 = 20". */
  readonly values: string;
}
