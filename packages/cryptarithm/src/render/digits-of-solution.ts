/** The digit of each cell in a solution of any formula; those of the unknown cells of a layout stand in its rows. */
import { writeLayout } from "../layout/write/write-layout.js";
import { GappedText } from "../search/gapped-text.js";
import type { Solution } from "../search/solution.js";
import type { Formula } from "../syntax/ast.js";
import { digitsIn, digitsOfParsed, gapOf } from "./digits-of-parsed.js";
import type { DigitText } from "./fill-page.js";

export function digitsOfSolution(formula: Formula, solution: Solution): DigitText {
  const { layout } = formula;
  if (layout === undefined) return digitsOfParsed(formula, solution);
  return digitsIn(formula, solution, () =>
    GappedText.of(writeLayout(layout, { digit: gapOf })).read((solution.layout ?? []).join("\n")),
  );
}
