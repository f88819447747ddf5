/** What to say of a sum whose digits have been cast out: what is left, as a multiple or as two equal remainders. */

import type { Finding, Telling } from "../rule.js";
import { reduced } from "../state/reduced.js";
import type { View } from "../state/view.js";
import { sidesText } from "./constraint-text.js";
import { tellFitting } from "./tell-fitting.js";

export function tellCastingOut(finding: Finding, cited: View): Telling[] {
  const { rule, grounds } = finding;
  const constraint = grounds.kind === "local" ? grounds.constraints[0] : undefined;
  if (constraint === undefined || typeof constraint.demand === "string") return [];
  const modulus = constraint.demand.multipleOf;
  const left = reduced(constraint, cited);
  // Coefficients are told as small as they can be, less than 0 on the other side.
  const nearest = (n: number): number => {
    const rest = ((n % modulus) + modulus) % modulus;
    return rest * 2 > modulus ? rest - modulus : rest;
  };
  const monomials = left.monomials.map((m) => ({ ...m, coefficient: nearest(m.coefficient) }));
  const sides = sidesText({ ...left, monomials, constant: nearest(left.constant) }, cited);
  const total = constraint.source.kind === "residue" && constraint.source.total !== undefined;
  const one = sides.left === "0" || sides.right === "0";
  // A bare number stands behind.
  const turned = sides.left === "0" || (!one && /^\d+$/.test(sides.left));
  const slots = {
    modulus,
    left: turned ? sides.right : sides.left,
    right: turned ? sides.left : sides.right,
  };
  return [
    { template: total ? `${rule.name}.total` : rule.name, slots },
    { template: one ? "casting-out.multiple" : "casting-out.remainders", slots },
    ...tellFitting(finding, constraint, cited),
  ];
}
