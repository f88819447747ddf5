/**
 * A congruence with the known letters put in: terms that are multiples of the modulus fall away, and
 * with them letters that do not matter. AB × 5 = CDE modulo 5 is E ≡ 0. It says the same as before,
 * for those digits, but has far fewer cases to look at.
 */
import { type Constraint, collected } from "../setting/constraint.js";
import type { View } from "./view.js";

/** The congruence with the letters that the view fixes as numbers; other constraints as they are. */
export function reduced(constraint: Constraint, view: View): Constraint {
  const { demand } = constraint;
  if (typeof demand === "string") return constraint;
  const modulus = demand.multipleOf;
  const terms = constraint.monomials.map(({ coefficient, symbols }) => {
    const open = symbols.filter((s) => view.fixed[s] === -1);
    let value = coefficient % modulus;
    for (const s of symbols) if (view.fixed[s] !== -1) value = (value * (view.fixed[s] as number)) % modulus;
    return { coefficient: value, symbols: open };
  });
  const all = collected([...terms, { coefficient: constraint.constant % modulus, symbols: [] }])
    .map((term) => ({ ...term, coefficient: term.coefficient % modulus }))
    .filter(({ coefficient }) => coefficient !== 0);
  return {
    ...constraint,
    monomials: all.filter(({ symbols }) => symbols.length > 0),
    constant: all.find(({ symbols }) => symbols.length === 0)?.coefficient ?? 0,
  };
}
