/** Whether puzzles have letters and empty boxes: what the foot of a sheet has to explain. */
import { pictureOf } from "cryptarithm";
import type { Unknowns } from "./rule-sentence.js";
import type { SheetPuzzle } from "./sheet.js";

export function unknownsOf(puzzles: readonly Pick<SheetPuzzle, "formula">[]): Unknowns {
  return {
    letters: puzzles.some(({ formula }) => formula.letters.length > 0),
    boxes: puzzles.some(({ formula }) =>
      pictureOf(formula).items.some((item) => item.kind === "box" && item.box === "unknown"),
    ),
  };
}
