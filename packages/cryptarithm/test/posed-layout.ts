/** Written-out calculations as puzzles, and the digits that solutions give to their rows. */
import { formulaOfLayout } from "../src/layout/formula-of-layout.js";
import type { Digits } from "../src/semantics/evaluate.js";
import { pose } from "../src/semantics/pose.js";
import type { Puzzle } from "../src/semantics/puzzle.js";
import type { RuleOptions } from "../src/semantics/rules.js";
import type { Cell } from "../src/syntax/ast.js";
import type { Layout } from "../src/syntax/layout.js";

/** Poses a layout; throws when it is not understood. */
export function posedLayout(layout: Layout, base: number, rules: RuleOptions = {}): Puzzle {
  const posed = pose(formulaOfLayout(layout, ""), { ...rules, base });
  if (!posed.ok) throw new Error(posed.diagnostics.map(({ message }) => message).join("; "));
  return posed.puzzle;
}

/** The digits that a true calculation gives to the symbols of the puzzle that was made from it. */
export function trueDigits(puzzle: Puzzle, truth: Layout): number[] {
  const digits = new Array<number>(puzzle.symbols.length).fill(-1);
  for (const [r, row] of rowsOf(puzzle).entries()) {
    for (const [i, cell] of row.cells.entries()) {
      const symbol = symbolOf(cell, puzzle);
      const own = truth.rows[r]?.cells[i];
      if (own?.kind !== "digit") throw new Error("the truth has other rows");
      if (symbol === undefined) continue;
      if (digits[symbol] !== -1 && digits[symbol] !== own.value)
        throw new Error(`${puzzle.symbols[symbol]?.name} is ${digits[symbol]} and ${own.value}`);
      digits[symbol] = own.value;
    }
  }
  return digits;
}

/** The digits of all rows under an assignment, written as the oracle does. */
export function rowDigits(puzzle: Puzzle, digits: Digits): string {
  return rowsOf(puzzle)
    .map(({ cells }) =>
      cells
        .map((cell) => {
          const symbol = symbolOf(cell, puzzle);
          return symbol === undefined ? (cell as { value: number }).value : digits[symbol];
        })
        .join(","),
    )
    .join(" ");
}

const rowsOf = ({ formula }: Puzzle): Layout["rows"] => formula.layout?.rows ?? [];

function symbolOf(cell: Cell, { formula, letterCount }: Puzzle): number | undefined {
  if (cell.kind === "digit") return undefined;
  return cell.kind === "letter" ? formula.letters.indexOf(cell.letter) : letterCount + cell.index;
}
