/**
 * One solution, as users see it: the digit of each letter, and the puzzle with its digits
 * filled in, in the user's own spelling.
 */
import type { Puzzle } from "../semantics/puzzle.js";
import { substitute } from "../syntax/substitute.js";

export interface Solution {
  /** The digit of each letter, by canonical key, in order of first appearance. */
  readonly digits: Readonly<Record<string, number>>;
  /** The puzzle with every letter and unknown cell replaced by its digit; digits above 9 as A–Z. */
  readonly text: string;
}

/** The solution for the digits of all symbols. */
export function solutionOf(puzzle: Puzzle, digits: ArrayLike<number>): Solution {
  const byLetter: Record<string, number> = {};
  for (let s = 0; s < puzzle.letterCount; s++) byLetter[puzzle.symbols[s]?.name ?? ""] = digits[s] as number;
  const text = substitute(puzzle.formula, (cell, index) =>
    digitText(digits[cell.kind === "letter" ? index : puzzle.letterCount + index] as number),
  );
  return { digits: byLetter, text: text.trim() };
}

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** A digit as it is written: 0–9, then A–Z. */
export function digitText(digit: number): string {
  return DIGITS[digit] ?? "";
}
