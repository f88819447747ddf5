/** The digit of each cell in a solution. Those of unknown cells stand only in its text, at the place of the cell. */
import { digitText } from "../number/digit-text.js";
import { GappedText, gapFor, MOST_GAPS } from "../search/gapped-text.js";
import type { Solution } from "../search/solution.js";
import type { Cell, Formula } from "../syntax/ast.js";
import { substitute } from "../syntax/substitute.js";
import type { DigitText } from "./fill-page.js";

/** The digits of a solution of what is written in lines. */
export function digitsOfParsed(formula: Formula, solution: Solution): DigitText {
  return digitsIn(formula, solution, () =>
    GappedText.of(substitute(formula, gapOf).trim()).read(solution.text),
  );
}

/** The digits of a solution, those of unknown cells as they are read when there are some. */
export function digitsIn(
  formula: Formula,
  solution: Solution,
  readUnknowns: () => readonly string[],
): DigitText {
  const unknowns = formula.unknowns === 0 ? [] : readUnknowns();
  return (cell) => {
    if (cell.kind !== "letter") return unknowns[cell.index];
    const digit = solution.digits[cell.letter];
    return digit === undefined ? undefined : digitText(digit);
  };
}

/** What stands for a cell where the digits of unknown cells are looked for. */
export function gapOf(cell: Cell): string {
  if (cell.kind === "digit") return digitText(cell.value);
  return cell.kind === "letter" || cell.index >= MOST_GAPS ? "0" : gapFor(cell.index);
}
