/**
 * Whether a view has come to a solution: every letter has its digit, all is true, and what has been
 * assumed or concluded of carries and notes agrees with it. Carries that are still open are computed;
 * nobody asks for them.
 */
import { holds } from "../../semantics/evaluate.js";
import { type Calculation, NO_CARRY } from "../setting/setting.js";
import { noteValue } from "../state/grounds.js";
import { satisfied } from "../state/local-search.js";
import type { View } from "../state/view.js";

export function isSolved(view: View): boolean {
  const { setting, fixed, notes } = view;
  return (
    view.complete &&
    setting.calculations.every((calculation) => carriesAgree(calculation, view)) &&
    notes.every((note) => satisfied(note, noteValue(note, fixed))) &&
    holds(setting.puzzle, [...fixed]) === "yes"
  );
}

/** Whether the carries that the digits make lie within the bounds that are known of them. */
function carriesAgree({ columns }: Calculation, { setting, fixed, lows, highs }: View): boolean {
  let carry = 0;
  for (const { monomials, constant, carryOut } of columns) {
    let sum = constant + carry;
    for (const { coefficient, symbols } of monomials)
      sum += symbols.reduce((product, s) => product * (fixed[s] as number), coefficient);
    carry = sum / setting.base;
    // A column that does not come out is for the statement itself to refuse.
    if (!Number.isInteger(carry) || carryOut === NO_CARRY) return true;
    if (carry < (lows[carryOut] as number) || carry > (highs[carryOut] as number)) return false;
  }
  return true;
}
