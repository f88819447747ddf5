/** A puzzle in one line, for lists and for questions. */
import { print } from "cryptarithm";
import type { SheetPuzzle } from "./sheet.js";

/** As it is printed; of a written-out calculation its rows one behind the other. */
export const puzzleLine = ({ formula, text }: SheetPuzzle): string =>
  formula.layout === undefined
    ? print(formula)
    : text
        .trim()
        .split(/\s*\n\s*/)
        .join(" / ");
