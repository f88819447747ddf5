/**
 * Solutions as users see them: the digit of each letter, and the puzzle with its digits filled
 * in, in the user's own spelling.
 */
import { type CellText, layoutLine } from "../layout/line.js";
import { writeLayout } from "../layout/write/write-layout.js";
import type { Puzzle } from "../semantics/puzzle.js";
import type { Layout } from "../syntax/layout.js";
import { substitute } from "../syntax/substitute.js";

export interface Solution {
  /** The digit of each letter, by canonical key, in order of first appearance. */
  readonly digits: Readonly<Record<string, number>>;
  /** The puzzle with every letter and unknown cell replaced by its digit; digits above 9 as A–Z. */
  readonly text: string;
  /** Of a written-out calculation, its lines with all digits. */
  readonly layout?: readonly string[];
}

/** Stands for a digit in a text to be filled in; it is no character, so no puzzle has it. */
const GAP = "\uffff";

/** Writes the solutions of one puzzle. */
export class SolutionWriter {
  readonly #letters: readonly string[];
  readonly #layout: Layout | undefined;
  /** The text between the digits, and the symbol of each digit. */
  readonly #between: readonly string[] = [];
  readonly #symbols: readonly number[] = [];

  constructor({ formula, symbols, letterCount }: Puzzle) {
    this.#letters = symbols.slice(0, letterCount).map((s) => s.name);
    this.#layout = formula.layout;
    if (formula.layout !== undefined) return;
    const order: number[] = [];
    const text = substitute(formula, (cell, index) => {
      order.push(cell.kind === "letter" ? index : letterCount + index);
      return GAP;
    });
    this.#between = text.trim().split(GAP);
    this.#symbols = order;
  }

  /** The solution for the digits of all symbols. */
  write(digits: ArrayLike<number>): Solution {
    const byLetter: Record<string, number> = {};
    for (let s = 0; s < this.#letters.length; s++) byLetter[this.#letters[s] as string] = digits[s] as number;
    if (this.#layout !== undefined) {
      const digit = digitOfCell(byLetter, digits, this.#letters.length);
      const layout = writeLayout(this.#layout, { digit }).split("\n");
      return { digits: byLetter, text: layoutLine(this.#layout, digit), layout };
    }
    const between = this.#between;
    // Joined in one go: a string that is built up piece by piece keeps all its pieces in memory.
    const pieces: string[] = [between[0] as string];
    for (let i = 0; i < this.#symbols.length; i++) {
      pieces.push(digitText(digits[this.#symbols[i] as number] as number), between[i + 1] as string);
    }
    return { digits: byLetter, text: pieces.join("") };
  }
}

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** A digit as it is written: 0–9, then A–Z. */
export function digitText(digit: number): string {
  return DIGITS[digit] ?? "";
}

/** The digit of each cell of a layout as it is written. */
function digitOfCell(
  byLetter: Readonly<Record<string, number>>,
  digits: ArrayLike<number>,
  letterCount: number,
): CellText {
  return (cell) => {
    if (cell.kind === "digit") return digitText(cell.value);
    return digitText(
      (cell.kind === "letter" ? byLetter[cell.letter] : digits[letterCount + cell.index]) as number,
    );
  };
}
