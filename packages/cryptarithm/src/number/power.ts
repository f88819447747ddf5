/**
 * Quotients, powers and roots of exact numbers.
 *
 * They differ from sums and products in needing signs: dividing by 0 and taking an even root of a
 * negative number have no value, which is `undefined` here. Bases and radicands are positive once the
 * sign is dealt with, and powers of powers become one power, so that towers stay shallow and comparable.
 * Not done: denesting of radicals; sqrt(5 + 2 sqrt 6) stays what it is and decide.ts knows its value.
 */
import { add, inverse, multiply, negate } from "./arithmetic.js";
import { isZero, sign } from "./decide.js";
import { BIT_LIMIT } from "./natural.js";
import { bitsOfFraction, factorsOf, factorsOfAtom, powerFits, powers } from "./powers.js";
import { DEGREE_LIMIT } from "./radical.js";
import {
  divideFractions,
  type Fraction,
  fromFraction,
  numerator,
  powerOfFraction,
  Rational,
} from "./rational.js";
import { Atom, type Exact, Real, sameForm, single, singleTerm, type Term } from "./real.js";
import { residue } from "./residue.js";
import { toInteger } from "./rounding.js";
import { Undecided } from "./undecided.js";

/** Sums are multiplied out for whole exponents up to this. */
const EXPAND_LIMIT = 8n;

/** a / b, exactly; no value for b = 0. */
export function divide(a: Exact, b: Exact): Exact | undefined {
  if (b instanceof Real) return isZero(b) ? undefined : divideByReal(a, b);
  if (b === 0n) return undefined;
  if (a instanceof Real) return multiply(a, divideFractions(1n, b));
  return bitsOfFraction(a) + bitsOfFraction(b) <= 2 * BIT_LIMIT &&
    typeof a === "bigint" &&
    typeof b === "bigint"
    ? fromFraction(a, b)
    : multiply(a, divideFractions(1n, b));
}

function divideByReal(a: Exact, b: Real): Exact {
  if (a === 0n) return 0n;
  if (sameForm(a, b)) return 1n;
  const t = singleTerm(b);
  if (t !== undefined) {
    const c = divideFractions(1n, t.coefficient);
    const factors = factorsOfAtom(t.atom);
    if (factors !== undefined) return multiply(multiply(a, powers(1n, inverse(factors))), c);
    if (t.atom.form.kind === "quotient" && !isZero(t.atom.form.left)) {
      const flipped = divide(t.atom.form.right, t.atom.form.left);
      if (flipped !== undefined) return multiply(multiply(a, flipped), c);
    }
  }
  const conjugate = conjugateOf(b);
  if (conjugate !== undefined) {
    const norm = multiply(b, conjugate);
    if (!(norm instanceof Real)) return multiply(multiply(a, conjugate), divideFractions(1n, norm));
  }
  return single(1n, new Atom({ kind: "quotient", left: a, right: b }));
}

/** x - y for x + y with two members of which at most square roots occur: (x + y)(x - y) is rational. */
function conjugateOf(b: Real): Exact | undefined {
  const isSurd = (t: Term): boolean => t.atom.form.kind === "radical" && t.atom.form.n === 2;
  const last = b.terms[b.terms.length - 1];
  if (last === undefined || b.terms.length + (b.constant === 0n ? 0 : 1) !== 2 || !b.terms.every(isSurd))
    return undefined;
  return add(b, multiply(single(last.coefficient, last.atom), -2n));
}

/** a^b: 0^0 = 1; no value for 0 to a negative power or a negative number to a power that is not whole. */
export function power(a: Exact, b: Exact): Exact | undefined {
  if (b === 0n) return 1n;
  if (!(a instanceof Real)) {
    if (a === 1n) return 1n;
    if (a === 0n) return powerOfZero(b);
    if (typeof b === "bigint" && powerFits(a, b, BIT_LIMIT)) return builtPower(a, b);
  }
  if (b === 1n) return a;
  const s = sign(a);
  if (s === 0) return powerOfZero(b);
  if (s > 0) return positivePower(a, settle(b));
  const odd = isOdd(b);
  if (odd === undefined) return undefined;
  const size = positivePower(negate(a), settle(b));
  return odd ? negate(size) : size;
}

const kept = new Map<string, Fraction>();
let keptBits = 0;
/** 8 MB. */
const KEPT_LIMIT = 67_108_864;

/** a^b, kept when it is long: a puzzle with a tower asks for the same few powers again and again. */
function builtPower(a: Fraction, b: bigint): Fraction {
  if (typeof a !== "bigint" || b < 500n || a > 1_000_000n || a < -1_000_000n) return powerOfFraction(a, b);
  const key = `${a}^${b}`;
  let value = kept.get(key);
  if (value === undefined) {
    value = powerOfFraction(a, b);
    keptBits += bitsOfFraction(value);
    if (keptBits > KEPT_LIMIT) {
      kept.clear();
      keptBits = 0;
    }
    kept.set(key, value);
  }
  return value;
}

function powerOfZero(b: Exact): Exact | undefined {
  const s = sign(b);
  return s > 0 ? 0n : s === 0 ? 1n : undefined;
}

/** Whether b is odd; undefined when it is not whole. */
function isOdd(b: Exact): boolean | undefined {
  if (typeof b === "bigint") return (b & 1n) === 1n;
  if (b instanceof Rational) return undefined;
  const r = residue(b, 2n);
  if (r !== undefined) return r === 1n;
  const k = toInteger(b);
  return k === undefined ? undefined : (k & 1n) === 1n;
}

/** An exponent that is whole without looking it, as an integer; the others as they are. */
function settle(b: Exact): Exact {
  if (!(b instanceof Real) || b.terms.every((t) => factorsOfAtom(t.atom) !== undefined)) return b;
  try {
    return toInteger(b) ?? b;
  } catch (error) {
    if (error instanceof Undecided) return b;
    throw error;
  }
}

function positivePower(a: Exact, b: Exact): Exact {
  if (!(a instanceof Real)) return powers(1n, factorsOf(a, b));
  if (b === 1n) return a;
  const t = singleTerm(a);
  if (t !== undefined && numerator(t.coefficient) > 0n) {
    const factors = factorsOfAtom(t.atom);
    if (factors !== undefined) {
      const raised = factors.map((f) => ({ base: f.base, exponent: multiply(f.exponent, b) }));
      return powers(1n, [...factorsOf(t.coefficient, b), ...raised]);
    }
    if (t.coefficient !== 1n)
      return multiply(positivePower(t.coefficient, b), positivePower(single(1n, t.atom), b));
    const f = t.atom.form;
    if (f.kind === "root") return rootTo(f.of, f.n, b);
    if (f.kind === "power") return positivePower(f.base, multiply(f.exponent, b));
  }
  if (typeof b === "bigint") {
    if (b < 0n) return reciprocal(positivePower(a, -b));
    if (b <= EXPAND_LIMIT && a.terms.every((x) => factorsOfAtom(x.atom) !== undefined)) return expand(a, b);
    return realPower(a, b);
  }
  if (b instanceof Rational && b.d <= BigInt(DEGREE_LIMIT)) {
    const base = single(1n, new Atom({ kind: "root", of: a, n: Number(b.d) }));
    return b.n === 1n ? base : rootTo(a, Number(b.d), b);
  }
  return realPower(a, b);
}

/** of^(b/n) for a root of a sum. */
function rootTo(of: Real, n: number, b: Exact): Exact {
  const e = multiply(b, fromFraction(1n, BigInt(n)));
  if (typeof e === "bigint") return positivePower(of, e);
  if (!(e instanceof Rational) || e.d > BigInt(DEGREE_LIMIT)) return realPower(of, e);
  const base = new Real(0n, [{ coefficient: 1n, atom: new Atom({ kind: "root", of, n: Number(e.d) }) }]);
  return e.n === 1n ? base : e.n > 0n ? realPower(base, e.n) : reciprocal(realPower(base, -e.n));
}

function realPower(base: Real, exponent: Exact): Exact {
  return single(1n, new Atom({ kind: "power", base, exponent }));
}

/** 1/a for a positive a. */
function reciprocal(a: Exact): Exact {
  return a instanceof Real ? divideByReal(1n, a) : divideFractions(1n, a);
}

function expand(a: Exact, b: bigint): Exact {
  let result: Exact = a;
  for (let i = 1n; i < b; i++) result = multiply(result, a);
  return result;
}

/** The n-th root for a whole n other than 0 (else no value); of a negative number for odd n only. */
export function root(a: Exact, n: Exact): Exact | undefined {
  const k = settle(n);
  const odd = isOdd(k);
  const exponent = divide(1n, k);
  if (odd === undefined || exponent === undefined) return undefined;
  const s = sign(a);
  if (s === 0) return sign(k) > 0 ? 0n : undefined;
  if (s > 0) return positivePower(a, exponent);
  return odd ? negate(positivePower(negate(a), exponent)) : undefined;
}

/** |a|. */
export function absolute(a: Exact): Exact {
  return sign(a) < 0 ? negate(a) : a;
}
