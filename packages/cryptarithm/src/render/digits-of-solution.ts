/** The digit of each cell in a solution. Those of unknown cells stand only in its text, at the place of the cell. */
import { writeLayout } from "../layout/write/write-layout.js";
import type { Solution } from "../search/solution.js";
import type { Cell, Formula } from "../syntax/ast.js";
import { substitute } from "../syntax/substitute.js";
import type { DigitText } from "./fill-page.js";

/** Stand for the unknown cells by their numbers: characters that no puzzle has, each as wide as a digit. */
const FIRST_GAP = 0xe000;
const GAPS = 0x1900;

export function digitsOfSolution(formula: Formula, solution: Solution): DigitText {
  const unknowns = formula.unknowns === 0 ? [] : unknownDigits(formula, solution);
  return (cell) =>
    cell.kind === "letter" ? solution.digits[cell.letter]?.toString(36).toUpperCase() : unknowns[cell.index];
}

function unknownDigits(formula: Formula, solution: Solution): string[] {
  const mark = (cell: Cell): string => {
    if (cell.kind === "digit") return `${cell.value}`;
    return cell.kind === "letter" || cell.index >= GAPS ? "0" : String.fromCharCode(FIRST_GAP + cell.index);
  };
  const [pattern, written] =
    formula.layout === undefined
      ? [substitute(formula, mark).trim(), solution.text]
      : [writeLayout(formula.layout, { digit: mark }), (solution.layout ?? []).join("\n")];
  const digits: string[] = [];
  for (let i = 0; i < pattern.length; i++) {
    const index = pattern.charCodeAt(i) - FIRST_GAP;
    if (index >= 0 && index < GAPS) digits[index] = written[i] ?? "";
  }
  return digits;
}
