/**
 * Constraints: the equations between letters and carries that a person looks at one at a time. A
 * column is one; so is an integer combination of columns (all of them weighted by their powers of
 * the base, or added up), the whole equation modulo a number, and a note between letters. One shape
 * serves them all: Σ coefficient · digits + Σ coefficient · carries + constant, equal to 0, at
 * least 0, or a multiple of a modulus.
 */
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

/** How to write a constraint down from the puzzle alone. */
type Source =
  /** A column of a part; place 0 is the units. */
  | { readonly kind: "column"; readonly part: number; readonly place: number }
  /**
   * All columns of a part added up: the digits lose base - 1 for every carry. With a `total`, that many
   * times "all letters add up to all digits" is added to it.
   */
  | { readonly kind: "column-sum"; readonly part: number; readonly total?: number }
  /** All columns times their place values, without carries: the net coefficients. */
  | { readonly kind: "weights"; readonly part: number }
  /** The part modulo a number; `total` as above. */
  | { readonly kind: "residue"; readonly part: number; readonly modulus: number; readonly total?: number }
  /**
   * The first digits of a part, which is a comparison (an equation in its cleared form) of sums and
   * products of words and numerals. Of the i-th word or numeral in reading order only the first `kept[i]`
   * digits count; the others are taken as 0 for the least value and as base - 1 for the most. The most of
   * the side `most` less the least of the other side is at least 0, or at least 1 where the part says `<`
   * or `>`. Nothing subtracted, no division, no other operation.
   */
  | {
      readonly kind: "leading";
      readonly part: number;
      readonly kept: readonly number[];
      readonly most: "left" | "right";
    }
  /**
   * A part that says word × digit = word (in any order): what is carried into a place is less than the
   * digit d, or 0 with it, since (base^place - 1)·d < base^place·d. So (base - 1)·d - base·carry ≥ 0.
   */
  | { readonly kind: "small-carry"; readonly part: number; readonly place: number }
  /** An earlier step concluded it. */
  | { readonly kind: "note" };

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
