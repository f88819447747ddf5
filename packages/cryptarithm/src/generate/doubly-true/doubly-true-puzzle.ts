/** What goes into the search for doubly true sums and what comes out: number words, puzzles. */
import type { FoundPuzzle, Walk } from "../source.js";

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

/** What is wanted of the puzzles. */
export interface DoublyTrueWishes {
  readonly base: number;
  /** Whether a word may be added, or stand in different blanks, several times. */
  readonly repeated: boolean;
  /** Only puzzles in which no number has two words. */
  readonly consistent: boolean;
  /** Only puzzles that use every digit. */
  readonly allDigits: boolean;
  /** A puzzle that needs more is skipped. */
  readonly nodes: number;
}

/** The same of sums. */
export interface DoublyTrueSumWishes extends DoublyTrueWishes {
  /** The fewest addends, at least 2. */
  readonly fewest: number;
  /** The most addends. */
  readonly most: number;
}

/** In which order, and how long. Without random choices few addends come first, small numbers first. */
export type DoublyTrueWalk = Pick<Walk, "random" | "mayGoOn">;
