/**
 * The shape of numbers that are neither integers nor fractions nor small enough to be written down.
 *
 * A `Real` is a linear combination: constant + sum of coefficient * atom, where unlike atoms stay apart
 * and like ones (equal up to a rational factor) are merged when it is built. An `Atom` is one
 * expression node. Keeping sums flat makes the common cases immediate: sqrt 7 + sqrt 28 is one term.
 * Both are immutable but for caches. Not done here: arithmetic (arithmetic.ts), truth (decide.ts).
 */
import type { Ball } from "./ball.js";
import type { Span } from "./magnitude.js";
import { type Fraction, Rational } from "./rational.js";

/** base^exponent inside an atom of kind "powers"; base > 1. */
export interface Factor {
  readonly base: bigint;
  readonly exponent: Exact;
}

/**
 * What an atom is.
 * - radical: r^(1/n), r > 1, n > 1, and r is no p-th power for any p dividing n. Always irrational.
 * - powers: a product of base^exponent with natural bases, pairwise coprime when small: towers,
 *   irrational exponents, and whatever would exceed the size limit. Always positive.
 * - root: the positive n-th root of a positive number; power: a positive number to any exponent.
 */
export type Form =
  | { readonly kind: "radical"; readonly r: bigint; readonly n: number }
  | { readonly kind: "powers"; readonly factors: readonly Factor[] }
  | { readonly kind: "product"; readonly left: Real; readonly right: Real }
  | { readonly kind: "quotient"; readonly left: Exact; readonly right: Real }
  | { readonly kind: "root"; readonly of: Real; readonly n: number }
  | { readonly kind: "power"; readonly base: Real; readonly exponent: Exact };

/** One expression node, with what is known about it so far. */
export class Atom {
  readonly form: Form;
  /** Cache of enclose.ts. */
  span: Span | undefined = undefined;
  /** Cache of approximate.ts, and the precision it was made for. */
  ball: Ball | undefined = undefined;
  precision = 0;

  constructor(form: Form) {
    this.form = form;
  }
}

/** coefficient * atom; the coefficient is never 0. */
export interface Term {
  readonly coefficient: Fraction;
  readonly atom: Atom;
}

/** constant + sum of terms, with at least one term. Made by arithmetic.ts only. */
export class Real {
  readonly constant: Fraction;
  readonly terms: readonly Term[];
  /** Cache of enclose.ts. */
  span: Span | undefined = undefined;
  /** Cache of decide.ts. */
  sign: -1 | 0 | 1 | undefined = undefined;

  constructor(constant: Fraction, terms: readonly Term[]) {
    this.constant = constant;
    this.terms = terms;
  }
}

/** An exact real number: a bigint for every integer within the limit, else a fraction, else an expression. */
export type Exact = bigint | Rational | Real;

/** coefficient * atom as a number. */
export function single(coefficient: Fraction, atom: Atom): Exact {
  return coefficient === 0n ? 0n : new Real(0n, [{ coefficient, atom }]);
}

/** The only term of a number that is one term without a constant. */
export function singleTerm(a: Exact): Term | undefined {
  return a instanceof Real && a.constant === 0n && a.terms.length === 1 ? a.terms[0] : undefined;
}

/** Whether a and b are written alike; equal numbers may be written differently. */
export function sameForm(a: Exact, b: Exact): boolean {
  if (a === b) return true;
  if (typeof a === "bigint" || typeof b === "bigint") return false;
  if (a instanceof Rational || b instanceof Rational) {
    return a instanceof Rational && b instanceof Rational && a.n === b.n && a.d === b.d;
  }
  return (
    sameForm(a.constant, b.constant) &&
    a.terms.length === b.terms.length &&
    a.terms.every((t, i) => {
      const u = b.terms[i];
      return u !== undefined && sameForm(t.coefficient, u.coefficient) && sameAtom(t.atom, u.atom);
    })
  );
}

/** Whether two atoms are written alike. */
export function sameAtom(a: Atom, b: Atom): boolean {
  if (a === b) return true;
  const f = a.form;
  const g = b.form;
  switch (f.kind) {
    case "radical":
      return g.kind === "radical" && f.n === g.n && f.r === g.r;
    case "powers":
      return (
        g.kind === "powers" &&
        f.factors.length === g.factors.length &&
        f.factors.every(
          (x, i) => x.base === g.factors[i]?.base && sameForm(x.exponent, g.factors[i].exponent),
        )
      );
    case "product":
      return g.kind === "product" && sameForm(f.left, g.left) && sameForm(f.right, g.right);
    case "quotient":
      return g.kind === "quotient" && sameForm(f.left, g.left) && sameForm(f.right, g.right);
    case "root":
      return g.kind === "root" && f.n === g.n && sameForm(f.of, g.of);
    case "power":
      return g.kind === "power" && sameForm(f.base, g.base) && sameForm(f.exponent, g.exponent);
  }
}
