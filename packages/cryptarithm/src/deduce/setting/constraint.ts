/**
 * Constraints: the equations between letters and carries that a person looks at one at a time. A
 * column is one; so is an integer combination of columns (all of them weighted by their powers of
 * the base, or added up), the whole equation modulo a number, and a note between letters. One shape
 * serves them all: Σ coefficient · digits + Σ coefficient · carries + constant, equal to 0, at
 * least 0, or a multiple of a modulus.
 */
import type { StatedConstraint } from "../../semantics/explanation.js";
import type { Monomial } from "./digit-polynomial.js";

/** What the sum of a constraint must be. */
type Demand = "zero" | "at-least-zero" | { readonly multipleOf: number };

export interface Constraint {
  readonly monomials: readonly Monomial[];
  readonly carries: readonly { readonly carry: number; readonly coefficient: number }[];
  readonly constant: number;
  readonly demand: Demand;
  /** A note between words as people write it, when that is shorter: `CD + EF = GH`. */
  readonly written?: string;
  /** Where it comes from, so that a checker can write it down for itself. */
  readonly source: Source;
  /** What `symbolsIn` and `scopeOfOne` have found; for them alone. A map of its own would outlive the constraints. */
  kept?: { readonly monomials: readonly Monomial[]; readonly symbols: readonly number[]; scope?: Scope };
}

/** The letters, carries and notes that something speaks of. */
export interface Scope {
  readonly symbols: ReadonlySet<number>;
  readonly carries: ReadonlySet<number>;
  readonly notes: ReadonlySet<object>;
}

/** How to write a constraint down from the puzzle alone, as explanations state it; notes are known by themselves. */
type Source = Exclude<StatedConstraint, { readonly kind: "note" }> | { readonly kind: "note" };

/** The symbols of a constraint, ascending. */
export function symbolsIn(constraint: Constraint): readonly number[] {
  const { kept, monomials } = constraint;
  // A copy with other monomials has other symbols.
  if (kept?.monomials === monomials) return kept.symbols;
  const symbols = [...new Set(monomials.flatMap((monomial) => monomial.symbols))].sort((a, b) => a - b);
  constraint.kept = { monomials, symbols };
  return symbols;
}

/** What a constraint speaks of. */
export function scopeOfOne(constraint: Constraint): Scope {
  const symbols = symbolsIn(constraint);
  const kept = constraint.kept as NonNullable<Constraint["kept"]>;
  kept.scope ??= {
    symbols: new Set(symbols),
    carries: new Set(constraint.carries.map(({ carry }) => carry)),
    notes: new Set(constraint.source.kind === "note" ? [constraint] : []),
  };
  return kept.scope;
}

/** Equal coefficients of the same digits together, without those that cancel. */
export function collected(monomials: Iterable<Monomial>): Monomial[] {
  const byKey = new Map<string, Monomial>();
  for (const { coefficient, symbols } of monomials) {
    const key = symbols.join("·");
    byKey.set(key, { coefficient: (byKey.get(key)?.coefficient ?? 0) + coefficient, symbols });
  }
  return [...byKey.values()].filter(({ coefficient }) => coefficient !== 0);
}
