/**
 * An answer written the way the user wrote the puzzle: `MON-EY = EVIL^(1/2)` becomes
 * `108-42 = 4356^(1/2)`, with all spaces and spellings as they were.
 */
import type { Cell, Formula } from "./ast.js";
import { print } from "./printer.js";
import { wordsOf } from "./walk.js";

/**
 * The digit of a letter or unknown cell. `index` is the place of the letter in
 * `Formula.letters`, or the number of the unknown cell in order of appearance, from 0.
 */
export type DigitOf = (cell: Exclude<Cell, { kind: "digit" }>, index: number) => string;

/**
 * The text of the formula with every letter and unknown cell replaced by its digit.
 * A list of words is printed as the sum that it means. Printed digits stay as they are.
 *
 * @example
 * substitute(formula, (cell) => (cell.kind === "letter" ? String(digits[cell.letter]) : "0"));
 */
export function substitute(formula: Formula, digitOf: DigitOf): string {
  const places = new Map(formula.letters.map((letter, i) => [letter, i]));
  let unknowns = 0;
  const digit = (cell: Exclude<Cell, { kind: "digit" }>): string =>
    digitOf(cell, cell.kind === "letter" ? (places.get(cell.letter) ?? -1) : unknowns++);
  if (formula.wordList) return print(formula, { letter: digit });
  let written = "";
  let at = 0;
  for (const statement of formula.statements) {
    for (const word of wordsOf(statement)) {
      for (const cell of word.cells) {
        if (cell.kind === "digit") continue;
        const [from, to] = cell.span;
        if (from > at) written += formula.text.slice(at, from);
        written += digit(cell);
        at = to;
      }
    }
  }
  return written + formula.text.slice(at);
}
