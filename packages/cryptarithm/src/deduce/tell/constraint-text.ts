/**
 * An equation as people write it, everything positive: what is subtracted stands on the other side, and
 * known letters, carries and printed digits are added up into one number. R + c1 + 1 = 10·c2 with c2 = 1
 * is `R + c1 = 9`.
 */

import type { Constraint } from "../setting/constraint.js";
import { carryName } from "../setting/names.js";
import type { View } from "../state/view.js";
import { letterText } from "./column-text.js";

/** The two sides of a constraint as text; "0" where nothing stands. */
export function sidesText(
  { monomials, carries, constant }: Constraint,
  view: View,
): { readonly left: string; readonly right: string } {
  const left: string[] = [];
  const right: string[] = [];
  let known = constant;
  const put = (coefficient: number, name: string): void => {
    const size = Math.abs(coefficient);
    (coefficient > 0 ? left : right).push(size === 1 ? name : `${size}·${name}`);
  };
  for (const { coefficient, symbols } of monomials) {
    const open = symbols.filter((s) => view.fixed[s] === -1);
    const value = symbols.reduce(
      (v, s) => v * Math.max(view.fixed[s] as number, open.includes(s) ? 1 : 0),
      coefficient,
    );
    if (value === 0) continue;
    if (open.length === 0) known += value;
    else put(value, open.map((s) => letterText(s, view)).join("·"));
  }
  for (const { carry, coefficient } of carries) {
    const low = view.lows[carry] as number;
    if (low === view.highs[carry]) known += coefficient * low;
    else put(coefficient, carryName(carry, view.setting));
  }
  if (known !== 0) (known > 0 ? left : right).push(String(Math.abs(known)));
  return { left: left.join(" + ") || "0", right: right.join(" + ") || "0" };
}

/** A whole equation; the side with letters first. */
export function equationText(constraint: Constraint, view: View): string {
  const { left, right } = sidesText(constraint, view);
  return left === "0" ? `${right} = ${left}` : `${left} = ${right}`;
}
