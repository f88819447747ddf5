/** A puzzle with the digits that are known so far in the places of their letters, in the user's own spelling. */
import type { Formula } from "../../syntax/ast.js";
import { substitute } from "../../syntax/substitute.js";
import { digitText } from "./claim-text.js";

/**
 * The text of a formula with some of its letters (unknown cells: "?1", "?2" …) replaced by digits.
 *
 * @example
 * const parsed = parse("SEND + MORE = MONEY");
 * parsed.ok ? filledIn(parsed.formula, new Map([["M", 1]])) : ""; // "SEND + 1ORE = 1ONEY"
 */
export function filledIn(formula: Formula, digits: ReadonlyMap<string, number>): string {
  return substitute(formula, (cell, index) => {
    const digit = digits.get(cell.kind === "letter" ? cell.letter : `?${index + 1}`);
    if (digit !== undefined) return digitText(digit);
    return cell.kind === "letter" ? formula.text.slice(...cell.span) : "?";
  });
}
