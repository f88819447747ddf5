/** The digit of each cell in a solution. Those of unknown cells stand only in its text, at the place of the cell. */
import { writeLayout } from "../layout/write/write-layout.js";
import { digitText } from "../number/digit-text.js";
import { GappedText, gapFor, MOST_GAPS } from "../search/gapped-text.js";
import type { Solution } from "../search/solution.js";
import type { Cell, Formula } from "../syntax/ast.js";
import { substitute } from "../syntax/substitute.js";
import type { DigitText } from "./fill-page.js";

export function digitsOfSolution(formula: Formula, solution: Solution): DigitText {
  const unknowns = formula.unknowns === 0 ? [] : unknownDigits(formula, solution);
  return (cell) => {
    if (cell.kind !== "letter") return unknowns[cell.index];
    const digit = solution.digits[cell.letter];
    return digit === undefined ? undefined : digitText(digit);
  };
}

function unknownDigits(formula: Formula, solution: Solution): string[] {
  const mark = (cell: Cell): string => {
    if (cell.kind === "digit") return digitText(cell.value);
    return cell.kind === "letter" || cell.index >= MOST_GAPS ? "0" : gapFor(cell.index);
  };
  return formula.layout === undefined
    ? GappedText.of(substitute(formula, mark).trim()).read(solution.text)
    : GappedText.of(writeLayout(formula.layout, { digit: mark })).read((solution.layout ?? []).join("\n"));
}
