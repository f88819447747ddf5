/** What to say of a sum whose digits have been cast out: what is left, as a multiple or as two equal remainders. */

import type { Finding, Telling } from "../rule.js";
import { type Constraint, symbolsIn } from "../setting/constraint.js";
import { symbolName } from "../setting/names.js";
import { LocalSearch } from "../state/local-search.js";
import { reduced } from "../state/reduced.js";
import type { View } from "../state/view.js";
import { digitText } from "./claim-text.js";
import { sidesText } from "./constraint-text.js";

/** Combinations of digits that are named, and nodes to find them. */
const MOST_NAMED = 4;
const NODES = 4000;

/** The combinations of digits that are left, when they are few. */
function tellFitting({ claims }: Finding, constraint: Constraint, cited: View): Telling[] {
  const { setting } = cited;
  const open = symbolsIn(constraint).filter((s) => cited.fixed[s] === -1);
  if (claims[0]?.kind === "impossible") return [{ template: "casting-out.never", slots: {} }];
  const named = new Set<string>();
  const search = new LocalSearch([constraint], setting.domains.length, setting.carries.length);
  const outcome = search.run(cited, NODES, (values) => {
    const facts = open.map((s) => `${symbolName(s, setting)} = ${digitText(values[s] as number)}`);
    named.add(facts.join(", "));
    return named.size > MOST_NAMED;
  });
  if (outcome !== "all") return [{ template: "casting-out.others", slots: {} }];
  return [{ template: "casting-out.fits", slots: { ways: { or: [...named] } } }];
}

export function tellCastingOut(finding: Finding, cited: View): Telling[] {
  const { rule, grounds, claims } = finding;
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
    ...(claims[0]?.kind === "note" ? [] : tellFitting(finding, constraint, cited)),
  ];
}
