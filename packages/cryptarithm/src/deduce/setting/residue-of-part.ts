/**
 * A part modulo a number: all its columns times their place values, without carries, each coefficient
 * reduced. Letters whose coefficient is a multiple of the modulus fall away, which is the point of it.
 */
import { type Constraint, collected } from "./constraint.js";
import type { Calculation } from "./setting.js";

/** The congruence of a calculation modulo a number. */
export function residueOfPart({ part, columns }: Calculation, modulus: number, base: number): Constraint {
  let value = 1 % modulus;
  const terms = columns.flatMap(({ monomials, constant }) => {
    const weight = value;
    value = (value * base) % modulus;
    return [...monomials, { coefficient: constant, symbols: [] }].map(({ coefficient, symbols }) => ({
      coefficient: ((coefficient % modulus) * weight) % modulus,
      symbols,
    }));
  });
  const all = collected(terms)
    .map((term) => ({ ...term, coefficient: term.coefficient % modulus }))
    .filter(({ coefficient }) => coefficient !== 0);
  return {
    monomials: all.filter(({ symbols }) => symbols.length > 0),
    carries: [],
    constant: all.find(({ symbols }) => symbols.length === 0)?.coefficient ?? 0,
    demand: { multipleOf: modulus },
    source: { kind: "residue", part, modulus },
  };
}
