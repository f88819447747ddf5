/** The digits of a solution by symbol, unknown cells as well: those stand only in its text, which drawings can read. */
import { type Formula, pictureOf, type Solution } from "cryptarithm";

export function solutionDigits(formula: Formula, solution: Solution): Readonly<Record<string, number>> {
  const digits: Record<string, number> = { ...solution.digits };
  if (formula.unknowns === 0) return digits;
  for (const item of pictureOf(formula, { solution }).items) {
    if (item.kind !== "glyph" || item.glyph !== "pen" || item.symbol === undefined) continue;
    const digit = Number.parseInt(item.text, 36);
    if (digit >= 0) digits[item.symbol] = digit;
  }
  return digits;
}
