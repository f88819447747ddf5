/**
 * How close to 0 an algebraic expression can be without being 0: the BFMSS bound.
 *
 * Burnikel, Funke, Mehlhorn, Schirra, Schmitt, "A separation bound for real algebraic expressions"
 * (ESA 2001; Algorithmica 55, 2009). Every expression E gets u(E) and l(E), bounds for the conjugates
 * of an integral numerator and denominator:
 *   integer N: u = |N|, l = 1          E1 +- E2: u = u1 l2 + l1 u2, l = l1 l2
 *   E1 * E2: u = u1 u2, l = l1 l2      E1 / E2: u = u1 l2, l = l1 u2
 *   k-th root: u = (u1 l1^(k-1))^(1/k), l = l1 if u1 >= l1, else u = u1, l = (u1^(k-1) l1)^(1/k)
 * With D the product of the k over the different roots in E: E = 0 or |E| >= 1 / (l u^(D-1)).
 * Everything is kept as base-2 logarithms, rounded up. Not done here: transcendental numbers.
 */
import { bitLength } from "./natural.js";
import { bitsOfFraction } from "./powers.js";
import { denominator, type Fraction, numerator, Rational } from "./rational.js";
import { type Atom, type Exact, Real, sameAtom } from "./real.js";

/** log2 of u and l. */
interface Bound {
  readonly u: number;
  readonly l: number;
}

/** One root that occurs in the expression, by its degree. */
interface Roots {
  readonly atoms: Atom[];
  degree: number;
  readonly bounds: Map<Atom, Bound | undefined>;
}

const SLACK = 1 + 1e-9;

function logOfNatural(n: bigint): number {
  if (n === 0n) return -Infinity;
  const bits = bitLength(n);
  return bits <= 1000 ? Math.log2(Number(n)) * SLACK : bits;
}

function logOfSum(a: number, b: number): number {
  const most = Math.max(a, b);
  return most === -Infinity
    ? most
    : most + Math.log2(1 + 2 ** (Math.min(a, b) - most)) + Math.abs(most) * 1e-9 + 1e-9;
}

/**
 * A number B of bits such that a = 0 or |a| > 2^-B; undefined when a is not known to be algebraic.
 * May be Infinity for expressions of absurd degree.
 */
export function separationBits(a: Exact): number | undefined {
  if (!(a instanceof Real)) return bitsOfFraction(a) + 1;
  const roots: Roots = { atoms: [], degree: 1, bounds: new Map() };
  const bound = boundOf(a, roots);
  if (bound === undefined) return undefined;
  // u < 1 is possible only for 0 or through rounding; the bound needs u >= 1.
  const bits = Math.ceil((Math.max(0, bound.l) + (roots.degree - 1) * Math.max(0, bound.u)) * SLACK) + 1;
  return Number.isNaN(bits) ? Infinity : bits;
}

function ofFraction(a: Fraction): Bound {
  const n = numerator(a);
  return { u: logOfNatural(n < 0n ? -n : n), l: logOfNatural(denominator(a)) };
}

function boundOf(a: Exact, roots: Roots): Bound | undefined {
  if (!(a instanceof Real)) return ofFraction(a);
  let sum = a.constant === 0n ? undefined : ofFraction(a.constant);
  for (const { coefficient, atom } of a.terms) {
    const c = ofFraction(coefficient);
    const inner = boundOfAtom(atom, roots);
    if (inner === undefined) return undefined;
    const term = { u: c.u + inner.u, l: c.l + inner.l };
    sum = sum === undefined ? term : { u: logOfSum(sum.u + term.l, sum.l + term.u), l: sum.l + term.l };
  }
  return sum ?? { u: -Infinity, l: 0 };
}

function boundOfAtom(atom: Atom, roots: Roots): Bound | undefined {
  if (roots.bounds.has(atom)) return roots.bounds.get(atom);
  const bound = computeBound(atom, roots);
  roots.bounds.set(atom, bound);
  return bound;
}

function rootOfBound(b: Bound, k: number): Bound {
  return b.u >= b.l
    ? { u: ((b.u + (k - 1) * b.l) / k) * SLACK, l: b.l }
    : { u: b.u, l: (((k - 1) * b.u + b.l) / k) * SLACK };
}

function count(atom: Atom, k: number, roots: Roots): void {
  if (roots.atoms.some((other) => sameAtom(atom, other))) return;
  roots.atoms.push(atom);
  roots.degree *= k;
}

function computeBound(atom: Atom, roots: Roots): Bound | undefined {
  const f = atom.form;
  switch (f.kind) {
    case "radical":
      count(atom, f.n, roots);
      return rootOfBound({ u: logOfNatural(f.r), l: 0 }, f.n);
    case "root": {
      const of = boundOf(f.of, roots);
      if (of === undefined) return undefined;
      count(atom, f.n, roots);
      return rootOfBound(of, f.n);
    }
    case "product": {
      const left = boundOf(f.left, roots);
      const right = boundOf(f.right, roots);
      return left === undefined || right === undefined
        ? undefined
        : { u: left.u + right.u, l: left.l + right.l };
    }
    case "quotient": {
      const left = boundOf(f.left, roots);
      const right = boundOf(f.right, roots);
      return left === undefined || right === undefined
        ? undefined
        : { u: left.u + right.l, l: left.l + right.u };
    }
    case "power": {
      if (typeof f.exponent !== "bigint") return undefined;
      const base = boundOf(f.base, roots);
      return base === undefined ? undefined : powerOfBound(base, Number(f.exponent));
    }
    case "powers": {
      let product: Bound = { u: 0, l: 0 };
      for (const { base, exponent } of f.factors) {
        if (exponent instanceof Real) return undefined;
        if (exponent instanceof Rational) roots.degree *= Number(exponent.d);
        const factor = powerOfBound(
          { u: logOfNatural(base), l: 0 },
          Number(numerator(exponent)) / Number(denominator(exponent)),
        );
        product = { u: product.u + factor.u, l: product.l + factor.l };
      }
      return product;
    }
  }
}

/** b^e: a negative exponent swaps numerator and denominator. */
function powerOfBound(b: Bound, e: number): Bound {
  return e >= 0 ? { u: b.u * e * SLACK, l: b.l * e * SLACK } : { u: -b.l * e * SLACK, l: -b.u * e * SLACK };
}
