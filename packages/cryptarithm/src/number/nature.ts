/**
 * What kind of number an expression is, as far as its form tells: rational, algebraic, transcendental.
 *
 * Forms tell it surprisingly often: a merged sum of radicals is irrational, a power of coprime bases
 * with an irrational algebraic exponent is transcendental (Gelfond and Schneider 1934, Baker 1966).
 * Every answer is a proof or `undefined`; nothing here computes a value.
 */
import { multiply } from "./arithmetic.js";
import { bitLength, primitiveRoot } from "./natural.js";
import { bitsOfFraction, isSplit, PRIMITIVE_BITS, withPrimitiveBase } from "./powers.js";
import { DEGREE_LIMIT, ratioOfRadicals } from "./radical.js";
import { Rational } from "./rational.js";
import { Atom, type Exact, Real } from "./real.js";
import { fractionalPart } from "./residue.js";

/** Whether a is known to be algebraic. */
export function isAlgebraic(a: Exact | Atom): boolean {
  if (a instanceof Real) return a.terms.every((t) => isAlgebraic(t.atom));
  if (!(a instanceof Atom)) return true;
  const f = a.form;
  switch (f.kind) {
    case "radical":
      return true;
    case "powers":
      return f.factors.every((x) => isRational(x.exponent) === true);
    case "product":
    case "quotient":
      return isAlgebraic(f.left) && isAlgebraic(f.right);
    case "root":
      return isAlgebraic(f.of);
    case "power":
      return isAlgebraic(f.base) && isRational(f.exponent) === true;
  }
}

/**
 * Whether a is a rational number plus radicals that are pairwise no rational multiples of each other:
 * such a sum is irrational (Besicovitch 1940). Terms are merged when numbers are built, unless their
 * coefficients are too long; then it is checked here.
 */
export function isRadicalSum(a: Real): boolean {
  const radicals = a.terms.map((t) => t.atom.form);
  if (!radicals.every((f) => f.kind === "radical")) return false;
  return (
    a.terms.every((t) => bitsOfFraction(t.coefficient) < 1000) ||
    radicals.every((f, i) =>
      radicals.slice(i + 1).every((g) => f.n !== g.n || ratioOfRadicals(f.r, g.r, f.n) === undefined),
    )
  );
}

/** Whether a is rational, where the form tells. */
export function isRational(a: Exact): boolean | undefined {
  if (!(a instanceof Real)) return true;
  if (isRadicalSum(a)) return false;
  const only = a.terms[0];
  if (a.terms.length === 1 && only !== undefined) return isRationalAtom(only.atom);
  return a.terms.every((t) => isRationalAtom(t.atom) === true) ? true : undefined;
}

function isRationalAtom(atom: Atom): boolean | undefined {
  const f = atom.form;
  if (f.kind !== "powers") return f.kind === "radical" ? false : undefined;
  if (f.factors.every((x) => isWhole(x.exponent) === true)) return true;
  if (isKnownTranscendental(atom)) return false;
  if (!isSplit(f.factors)) return undefined;
  // By unique factorization every b^e is rational by itself, with e whole once b is no perfect power.
  let all: boolean | undefined = true;
  for (const factor of f.factors) {
    const { base, exponent } = factor;
    if (exponent instanceof Rational && exponent.d <= BigInt(DEGREE_LIMIT)) {
      if (withPrimitiveBase(factor) === factor) return false;
      all = undefined;
    } else if (bitLength(base) > PRIMITIVE_BITS) all = undefined;
    else {
      const whole = isWhole(multiply(exponent, BigInt(primitiveRoot(base).exponent)));
      if (whole === false && isRational(exponent) === true) return false;
      if (whole !== true) all = undefined;
    }
  }
  return all;
}

/** Whether a is a whole number, where the form tells. */
function isWhole(a: Exact): boolean | undefined {
  if (typeof a === "bigint") return true;
  if (a instanceof Rational) return false;
  const part = fractionalPart(a);
  return part === undefined ? undefined : part === 0n;
}

/** Whether the atom is a product of powers that is known to be transcendental. */
export function isKnownTranscendental(atom: Atom): boolean {
  const f = atom.form;
  return (
    f.kind === "powers" &&
    isSplit(f.factors) &&
    f.factors.every((x) => isAlgebraic(x.exponent)) &&
    f.factors.some((x) => isRational(x.exponent) === false)
  );
}
