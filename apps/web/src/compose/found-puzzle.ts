/** A puzzle that has been composed, as the list shows it. */
import type { Difficulty, Solution } from "cryptarithm";
import type { LinkPuzzle } from "../link/link.js";

export interface ComposedPuzzle {
  readonly puzzle: LinkPuzzle;
  readonly solution: Solution;
  /** The numbers that the words of a doubly true puzzle mean: "7 + 7 + 6 = 20". */
  readonly values?: string;
  /** Known once it has been graded. */
  readonly difficulty?: Difficulty;
}
