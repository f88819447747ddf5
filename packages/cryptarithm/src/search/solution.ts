/**
 * Solutions as users see them: the digit of each letter, and the puzzle with its digits filled
 * in, in the user's own spelling.
 */
import { type CellText, layoutLine } from "../layout/line.js";
import { writeLayout } from "../layout/write/write-layout.js";
import { digitText } from "../number/digit-text.js";
import type { Puzzle } from "../semantics/puzzle.js";
import { substitute } from "../syntax/substitute.js";
import { GappedText, gapFor, MOST_GAPS } from "./gapped-text.js";

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

type Fill = (digits: ArrayLike<number>) => string;

/** Writes the solutions of one puzzle. */
export class SolutionWriter {
  readonly #letters: readonly string[];
  readonly #text: Fill;
  readonly #layout: Fill | undefined;

  constructor(puzzle: Puzzle) {
    const { formula, symbols, letterCount } = puzzle;
    const { layout } = formula;
    this.#letters = symbols.slice(0, letterCount).map((s) => s.name);
    this.#text =
      layout === undefined ? formulaFill(puzzle) : cellsFill(puzzle, (digit) => layoutLine(layout, digit));
    this.#layout = layout && cellsFill(puzzle, (digit) => writeLayout(layout, { digit }));
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

function formulaFill({ formula, letterCount }: Puzzle): Fill {
  const order: number[] = [];
  const text = substitute(formula, (cell, index) => {
    order.push(cell.kind === "letter" ? index : letterCount + index);
    return GAP;
  });
  const gapped = new GappedText(text.trim().split(GAP), order);
  return (digits) => gapped.fill(digits);
}

/** What a writer of layouts makes of the digits; worked out once, unless there are too many cells for that. */
function cellsFill({ formula, letterCount, symbols }: Puzzle, write: (cell: CellText) => string): Fill {
  const places = new Map(formula.letters.map((letter, i) => [letter, i]));
  const writeWith = (symbolText: (symbol: number) => string): string =>
    write((cell) => {
      if (cell.kind === "digit") return digitText(cell.value);
      return symbolText(cell.kind === "letter" ? (places.get(cell.letter) ?? 0) : letterCount + cell.index);
    });
  if (symbols.length > MOST_GAPS)
    return (digits) => writeWith((symbol) => digitText(digits[symbol] as number));
  const gapped = GappedText.of(writeWith(gapFor));
  return (digits) => gapped.fill(digits);
}
