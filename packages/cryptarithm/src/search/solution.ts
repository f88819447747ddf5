/**
 * Solutions as users see them: the digit of each letter, and the puzzle with its digits filled
 * in, in the user's own spelling.
 */
import type { Puzzle } from "../semantics/puzzle.js";
import { substitute } from "../syntax/substitute.js";
import { GappedText } from "./gapped-text.js";

export interface Solution {
  /** By canonical letter. */
  readonly digits: Readonly<Record<string, number>>;
  /** The puzzle with every letter and unknown cell replaced by its digit; digits above 9 as A–Z. */
  readonly text: string;
  /** Of a written-out calculation, its lines with all digits. */
  readonly layout?: readonly string[];
}

/** Stands for a digit in a text to be filled in; it is no character, so no puzzle has it. */
const GAP = "\uffff";

/** Writes the digits of all symbols into a text. */
export type DigitsText = (digits: ArrayLike<number>) => string;

/** How a puzzle is written that has a layout. */
export interface LayoutTexts {
  /** In one line. */
  readonly text: DigitsText;
  /** All its lines. */
  readonly layout: DigitsText;
}

/** Writes the solutions of one puzzle; `writerFor` knows those of layouts. */
export class SolutionWriter {
  readonly #letters: readonly string[];
  readonly #text: DigitsText;
  readonly #layout: DigitsText | undefined;

  constructor(puzzle: Puzzle, texts?: LayoutTexts) {
    const { symbols, letterCount } = puzzle;
    this.#letters = symbols.slice(0, letterCount).map((s) => s.name);
    this.#text = texts?.text ?? formulaText(puzzle);
    this.#layout = texts?.layout;
  }

  /** `digits` by symbol number: letters first, then unknown cells. */
  write(digits: ArrayLike<number>): Solution {
    const byLetter: Record<string, number> = {};
    for (let s = 0; s < this.#letters.length; s++) byLetter[this.#letters[s] as string] = digits[s] as number;
    const text = this.#text(digits);
    return this.#layout === undefined
      ? { digits: byLetter, text }
      : { digits: byLetter, text, layout: this.#layout(digits).split("\n") };
  }
}

function formulaText({ formula, letterCount }: Puzzle): DigitsText {
  const order: number[] = [];
  const text = substitute(formula, (cell, index) => {
    order.push(cell.kind === "letter" ? index : letterCount + index);
    return GAP;
  });
  const gapped = new GappedText(text.trim().split(GAP), order);
  return (digits) => gapped.fill(digits);
}
