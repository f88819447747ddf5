/**
 * The value that a puzzle asks for: some letters spelled as a word, with their digits of each solution.
 * A puzzle with several solutions may still have one answer to what it asks.
 */
import type { Puzzle } from "../../semantics/puzzle.js";
import { digitText } from "../tell/claim-text.js";

export interface Asked {
  /** The letters in the order in which they were asked for, as one word. */
  readonly ask: string;
  /** Whether the value is the same in every solution. */
  readonly unique: boolean;
  /** Whether all of its values are known; with too many solutions to look at, two different ones are enough. */
  readonly complete: boolean;
  /** The different values, ascending; digits as 0–9, A–Z. */
  readonly values: readonly {
    readonly value: string;
    /** How many solutions have it, when all have been looked at. */
    readonly solutions?: number;
  }[];
}

/**
 * What some words are in all solutions (digits by symbol). A word is the list of its letters, which must
 * be letters of the puzzle, or printed digits.
 */
export function askedOf(
  puzzle: Puzzle,
  solutions: readonly ArrayLike<number>[],
  words: readonly (readonly string[])[],
): Asked[] {
  const symbolOf = new Map(puzzle.symbols.map(({ name }, symbol) => [name, symbol]));
  return words.map((letters) => {
    const symbols = letters.map((letter) => symbolOf.get(letter));
    const counts = new Map<string, number>();
    for (const digits of solutions) {
      const text = symbols
        .map((s, i) => (s === undefined ? letters[i] : digitText(digits[s] as number)))
        .join("");
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    const values = [...counts]
      .map(([value, count]) => ({ value, solutions: count }))
      .sort((a, b) => (a.value < b.value ? -1 : 1));
    return { ask: letters.join(""), unique: values.length === 1, complete: true, values };
  });
}
