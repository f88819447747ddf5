/**
 * Combinations of parts: some equations and inequalities, each times a whole number, added up. What stands
 * on both sides cancels, and what is left is a new relation that nobody wrote. AB × 2 = CD and AB × 3 = EF
 * added, less AB × 5 = GH, give CD + EF = GH.
 */

import { leadingConstraint } from "../state/extremes.js";
import type { View } from "../state/view.js";
import { type Constraint, collected } from "./constraint.js";
import type { Monomial } from "./digit-polynomial.js";
import type { Setting } from "./setting.js";

/** A part, and how often it is added. */
export interface Share {
  readonly part: number;
  readonly times: number;
}

type Polynomial = Pick<Constraint, "monomials" | "constant">;

/**
 * The sum of parts as left less right, or for `<` as right less left less 1 and so on: a polynomial that is
 * 0 (all are equations) or at least 0 (inequalities among them, and those only added). Undefined when a
 * part has another form, is subtracted though it is an inequality, or has numbers too large.
 */
export function combinationOf(
  shares: readonly Share[],
  setting: Setting,
): (Polynomial & { readonly demand: "zero" | "at-least-zero" }) | undefined {
  const monomials: Monomial[] = [];
  let constant = 0;
  let demand: "zero" | "at-least-zero" = "zero";
  for (const { part: index, times } of shares) {
    const part = setting.parts[index];
    const operator = part?.comparison?.operator;
    if (part === undefined || operator === undefined || operator === "!=") return undefined;
    const most = operator === "<" || operator === "<=" ? "right" : "left";
    const polynomial = leadingConstraint(part, [], most, setting.puzzle);
    if (polynomial === undefined || (operator !== "=" && times < 0)) return undefined;
    if (operator !== "=") demand = "at-least-zero";
    for (const { coefficient, symbols } of polynomial.monomials)
      monomials.push({ coefficient: coefficient * times, symbols });
    constant += polynomial.constant * times;
  }
  return { monomials: collected(monomials), constant, demand };
}

/**
 * Whether a note follows from such a sum, with the letters that the view fixes put into both: the same
 * equation; or the same up to multiples of the modulus; or for `≥` the sum and what cannot be negative.
 */
export function followsFromSum(note: Constraint, shares: readonly Share[], view: View): boolean {
  const sum = combinationOf(shares, view.setting);
  if (sum === undefined) return false;
  const difference = putIn(
    {
      monomials: collected([
        ...note.monomials,
        ...sum.monomials.map((m) => ({ ...m, coefficient: -m.coefficient })),
      ]),
      constant: note.constant - sum.constant,
    },
    view,
  );
  const all = [...difference.monomials.map(({ coefficient }) => coefficient), difference.constant];
  if (note.carries.length > 0) return false;
  if (note.demand === "at-least-zero") return all.every((coefficient) => coefficient >= 0);
  if (sum.demand !== "zero") return false;
  if (note.demand === "zero") return all.every((coefficient) => coefficient === 0);
  const { multipleOf } = note.demand;
  return all.every((coefficient) => coefficient % multipleOf === 0);
}

/** A polynomial with the letters that are known as numbers. */
function putIn({ monomials, constant }: Polynomial, view: View): Polynomial {
  const all = collected([
    ...monomials.map(({ coefficient, symbols }) => ({
      coefficient: symbols.reduce(
        (c, s) => (view.fixed[s] === -1 ? c : c * (view.fixed[s] as number)),
        coefficient,
      ),
      symbols: symbols.filter((s) => view.fixed[s] === -1),
    })),
    { coefficient: constant, symbols: [] },
  ]);
  return {
    monomials: all.filter(({ symbols }) => symbols.length > 0),
    constant: all.find(({ symbols }) => symbols.length === 0)?.coefficient ?? 0,
  };
}
