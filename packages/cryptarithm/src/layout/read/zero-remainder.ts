/**
 * Some write the remainder 0 with as many zeros as the rows above it have digits; it is read as one 0. A row of
 * zeros that is the partial product of a 0 is left alone.
 */
import type { DivisionStep } from "./division-parts.js";
import { partOf } from "./sheet.js";

/** A last row of zeros is the remainder 0, written as long as the rows above it. */
export function withLoneZero(steps: readonly DivisionStep[]): readonly DivisionStep[] {
  const last = steps.at(-1);
  // Of an odd number of rows the last is a partial product.
  if (
    last === undefined ||
    steps.length % 2 === 1 ||
    !last.number.cells.every((cell) => cell.kind === "digit" && cell.value === 0)
  )
    return steps;
  const { length } = last.number.cells;
  return [...steps.slice(0, -1), { ...last, number: partOf(last.number, length - 1, length) }];
}
