/**
 * Sums and products of exact numbers.
 *
 * Integers and fractions are computed; anything else is kept as constant + sum of coefficient * atom.
 * Like terms are merged, products of sums are multiplied out while few and simple terms result, and
 * the product of radicals or powers is again a radical or a product of powers; what is left becomes an
 * atom of kind "product". Nothing here asks for a sign, so nothing here can be undecided.
 * Integers and fractions whose result would exceed the size limit turn into atoms of kind "powers".
 */
import { BIT_LIMIT, bitLength } from "./natural.js";
import { bitsOfFraction, factorsOf, factorsOfAtom, powers, splitFactors } from "./powers.js";
import { radical, ratioOfRadicals } from "./radical.js";
import {
  addFractions,
  type Fraction,
  multiplyFractions,
  negateFraction,
  numerator,
  Rational,
} from "./rational.js";
import {
  Atom,
  type Exact,
  type Factor,
  Real,
  sameAtom,
  sameForm,
  single,
  singleTerm,
  type Term,
} from "./real.js";

/** Integers of fewer bits are multiplied without looking at their size first. */
const CAREFREE = 1n << 2048n;
/** Coefficients of more bits are looked at closely. */
const LONG = 1000;
/** Products of sums are multiplied out up to this many terms. */
const TERM_LIMIT = 16;

function isCarefree(a: bigint): boolean {
  return a < CAREFREE && a > -CAREFREE;
}

function fits(a: Fraction, b: Fraction): boolean {
  if (a === 0n || b === 0n) return true;
  if (typeof a === "bigint" && typeof b === "bigint") {
    return (isCarefree(a) && isCarefree(b)) || bitLength(a) + bitLength(b) <= BIT_LIMIT;
  }
  return bitsOfFraction(a) + bitsOfFraction(b) <= BIT_LIMIT;
}

/** a + b. */
export function add(a: Exact, b: Exact): Exact {
  if (typeof a === "bigint" && typeof b === "bigint") return a + b;
  if (!(a instanceof Real) && !(b instanceof Real)) {
    return fits(a, b) ? addFractions(a, b) : sum(a, [...large(b).terms]);
  }
  if (!(a instanceof Real)) return addConstant(b, a);
  if (!(b instanceof Real)) return addConstant(a, b);
  if (!fits(a.constant, b.constant))
    return sum(a.constant, mergeTerms(a.terms, [...b.terms, ...large(b.constant).terms]));
  return sum(addFractions(a.constant, b.constant), mergeTerms(a.terms, b.terms));
}

/** a + c for a fraction c. */
export function addConstant(a: Exact, c: Fraction): Exact {
  if (c === 0n) return a;
  if (!(a instanceof Real)) return add(a, c);
  return fits(a.constant, c) ? new Real(addFractions(a.constant, c), a.terms) : add(a, large(c));
}

/** A fraction near the size limit as a term, for sums that would be too large as one fraction. */
function large(a: Fraction): Real {
  const factors: Factor[] =
    typeof a === "bigint" ? [{ base: a < 0n ? -a : a, exponent: 1n }] : [{ base: a.d, exponent: -1n }];
  const coefficient = typeof a === "bigint" ? (a < 0n ? -1n : 1n) : a.n;
  return new Real(0n, [{ coefficient, atom: new Atom({ kind: "powers", factors }) }]);
}

function sum(constant: Fraction, terms: readonly Term[]): Exact {
  return terms.length === 0 ? constant : new Real(constant, terms);
}

function mergeTerms(a: readonly Term[], b: readonly Term[]): Term[] {
  const terms = [...a];
  for (const term of b) {
    let merged = false;
    for (let i = 0; i < terms.length && !merged; i++) {
      const other = terms[i];
      const ratio = other === undefined ? undefined : ratioOfAtoms(term.atom, other.atom);
      if (other === undefined || ratio === undefined || !fits(ratio, term.coefficient)) continue;
      const scaled = multiplyFractions(ratio, term.coefficient);
      if (!fits(other.coefficient, scaled)) continue;
      const coefficient = addFractions(other.coefficient, scaled);
      if (coefficient === 0n) terms.splice(i, 1);
      else terms[i] = { coefficient, atom: other.atom };
      merged = true;
    }
    if (!merged) terms.push(term);
  }
  return terms;
}

/** a / b when it is plainly rational. */
function ratioOfAtoms(a: Atom, b: Atom): Fraction | undefined {
  if (a === b) return 1n;
  const f = a.form;
  const g = b.form;
  if (f.kind !== g.kind) return undefined;
  if (f.kind === "radical" && g.kind === "radical") {
    return f.n === g.n ? ratioOfRadicals(f.r, g.r, f.n) : undefined;
  }
  if (f.kind === "powers" && g.kind === "powers") {
    const ratio = powers(1n, [...f.factors, ...inverse(g.factors)]);
    return ratio instanceof Real ? undefined : ratio;
  }
  return sameAtom(a, b) ? 1n : undefined;
}

/** The factors of the reciprocal. */
export function inverse(factors: readonly Factor[]): Factor[] {
  return factors.map(({ base, exponent }) => ({ base, exponent: negate(exponent) }));
}

/** -a. */
export function negate(a: Exact): Exact {
  if (typeof a === "bigint") return -a;
  return a instanceof Rational ? negateFraction(a) : scale(a, -1n);
}

/** a - b. */
export function subtract(a: Exact, b: Exact): Exact {
  if (typeof a === "bigint" && typeof b === "bigint") return a - b;
  return add(a, negate(b));
}

function scale(a: Real, c: Fraction): Exact {
  if (c === 1n) return a;
  if (c === 0n) return 0n;
  const terms: Term[] = [];
  let rest: Exact = 0n;
  for (const { coefficient, atom } of a.terms) {
    if (atom.form.kind === "powers" && bitsOfFraction(c) > LONG) {
      // A long number may cancel against the bases: 10^120000 / 10^60000.
      const sign = numerator(coefficient) < 0n === numerator(c) < 0n ? 1n : -1n;
      rest = add(
        rest,
        powers(sign, [...atom.form.factors, ...factorsOfSize(coefficient), ...factorsOfSize(c)]),
      );
    } else if (fits(coefficient, c)) terms.push({ coefficient: multiplyFractions(coefficient, c), atom });
    else terms.push(bundle([coefficient, c], [atom]));
  }
  if (fits(a.constant, c)) return add(sum(multiplyFractions(a.constant, c), terms), rest);
  return add(sum(0n, [...terms, bundle([a.constant, c], [])]), rest);
}

function factorsOfSize(q: Fraction): Factor[] {
  return factorsOf(numerator(q) < 0n ? negateFraction(q) : q, 1n);
}

/** A product kept apart as one term, for coefficients whose product would exceed the limit. */
function bundle(coefficients: readonly Fraction[], atoms: readonly Atom[]): Term {
  const factors: Factor[] = [];
  let sign = 1n;
  for (const q of coefficients) {
    if (numerator(q) < 0n) sign = -sign;
    factors.push(...factorsOfSize(q));
  }
  const others: Atom[] = [];
  for (const atom of atoms) {
    const known = factorsOfAtom(atom);
    if (known === undefined) others.push(atom);
    else factors.push(...known);
  }
  let atom = new Atom({ kind: "powers", factors: splitFactors(factors) });
  for (const other of others) atom = productOf(atom, other);
  return { coefficient: sign, atom };
}

function unit(atom: Atom): Real {
  return new Real(0n, [{ coefficient: 1n, atom }]);
}

function productOf(a: Atom, b: Atom): Atom {
  return new Atom({ kind: "product", left: unit(a), right: unit(b) });
}

/** a * b. */
export function multiply(a: Exact, b: Exact): Exact {
  if (typeof a === "bigint" && typeof b === "bigint" && isCarefree(a) && isCarefree(b)) return a * b;
  if (a instanceof Real) return b instanceof Real ? multiplyReals(a, b) : scale(a, b);
  if (b instanceof Real) return scale(b, a);
  if (a === 0n || b === 0n) return 0n;
  return fits(a, b) ? multiplyFractions(a, b) : sum(0n, [bundle([a, b], [])]);
}

function multiplyReals(a: Real, b: Real): Exact {
  const cancelled = cancel(a, b) ?? cancel(b, a);
  if (cancelled !== undefined) return cancelled;
  const t = singleTerm(a);
  const u = singleTerm(b);
  if (t !== undefined && u !== undefined) return multiplyTerms(t, u);
  const count =
    (a.terms.length + (a.constant === 0n ? 0 : 1)) * (b.terms.length + (b.constant === 0n ? 0 : 1));
  const simple = (x: Real): boolean => x.terms.every((term) => factorsOfAtom(term.atom) !== undefined);
  if (count > TERM_LIMIT || !simple(a) || !simple(b)) {
    return single(1n, new Atom({ kind: "product", left: a, right: b }));
  }
  let result: Exact = multiply(a.constant, b.constant);
  for (const x of a.terms) {
    result = add(result, scale(new Real(0n, [x]), b.constant));
    for (const y of b.terms) result = add(result, multiplyTerms(x, y));
  }
  for (const y of b.terms) result = add(result, scale(new Real(0n, [y]), a.constant));
  return result;
}

/** (x / b) * b = x; quotients are made only with a divisor other than 0. */
function cancel(a: Real, b: Real): Exact | undefined {
  const t = singleTerm(a);
  if (t === undefined || t.atom.form.kind !== "quotient" || !sameForm(t.atom.form.right, b)) return undefined;
  return multiply(t.atom.form.left, t.coefficient);
}

function multiplyTerms(t: Term, u: Term): Exact {
  if (!fits(t.coefficient, u.coefficient)) {
    return sum(0n, [bundle([t.coefficient, u.coefficient], [t.atom, u.atom])]);
  }
  return multiply(multiplyAtoms(t.atom, u.atom), multiplyFractions(t.coefficient, u.coefficient));
}

function multiplyAtoms(a: Atom, b: Atom): Exact {
  const f = a.form;
  const g = b.form;
  if (f.kind === "radical" && g.kind === "radical" && f.n === g.n) {
    const product = radical(f.r * g.r, f.n);
    if (product !== undefined) return product;
  }
  const left = factorsOfAtom(a);
  const right = factorsOfAtom(b);
  if (left !== undefined && right !== undefined) return powers(1n, [...left, ...right]);
  if (f.kind === "root" && f.n === 2 && sameAtom(a, b)) return f.of;
  return unit(productOf(a, b));
}
