/**
 * A written-out calculation as it stands at a moment of its explanation: digits where they are known, letters where
 * they are not, and in each unknown cell the small letter that the sentences call it by.
 */
import { writeLayout } from "../../layout/write/write-layout.js";
import type { Cell, Formula } from "../../syntax/ast.js";
import { cellName } from "../setting/cell-names.js";
import { digitText } from "./claim-text.js";

/** The lines of the drawing; empty for a puzzle in the language. Digits are by letter, or by "?1", "?2" …. */
export function drawnLayout(formula: Formula, digits: ReadonlyMap<string, number> = new Map()): string[] {
  const { layout } = formula;
  if (layout === undefined) return [];
  const digit = (cell: Cell): string => {
    const name = cell.kind === "letter" ? cell.letter : cell.kind === "unknown" ? `?${cell.index + 1}` : "";
    const known = digits.get(name);
    return known === undefined ? cellName(cell, formula) : digitText(known);
  };
  return writeLayout(layout, { digit }).split("\n");
}
