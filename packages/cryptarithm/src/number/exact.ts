/**
 * Exact real numbers: the API (first stage: integers, fractions and perfect roots).
 */
import { BIT_LIMIT, bitLength } from "./natural.js";
import {
  addFractions, compareFractions, divideFractions, floorOfFraction, multiplyFractions, negateFraction,
  powerOfFraction, Rational, rootOfFraction, type Fraction, fromFraction as fraction,
} from "./rational.js";
import { Real, unfinished, type Exact } from "./real.js";

export { Rational } from "./rational.js";
export { Real, type Exact } from "./real.js";
export { Undecided } from "./undecided.js";

function rational(a: Exact): Fraction {
  return a instanceof Real ? unfinished() : a;
}
/** n/d in lowest terms; d is other than 0. */
export function fromFraction(n: bigint, d: bigint): Exact { return fraction(n, d); }
/** a + b. */
export function add(a: Exact, b: Exact): Exact { return addFractions(rational(a), rational(b)); }
/** a - b. */
export function subtract(a: Exact, b: Exact): Exact { return addFractions(rational(a), negateFraction(rational(b))); }
/** a * b. */
export function multiply(a: Exact, b: Exact): Exact { return multiplyFractions(rational(a), rational(b)); }
/** -a. */
export function negate(a: Exact): Exact { return negateFraction(rational(a)); }
/** a / b; no value for b = 0. */
export function divide(a: Exact, b: Exact): Exact | undefined {
  return b === 0n ? undefined : divideFractions(rational(a), rational(b));
}
/** The largest integer not above a / b; no value for b = 0. */
export function floorDivide(a: Exact, b: Exact): Exact | undefined {
  const q = divide(a, b);
  return q === undefined ? undefined : floor(q);
}
/** a - b * floor(a / b); no value for b = 0. */
export function modulo(a: Exact, b: Exact): Exact | undefined {
  const q = floorDivide(a, b);
  return q === undefined ? undefined : subtract(a, multiply(b, q));
}
/** a to the power b. */
export function power(a: Exact, b: Exact): Exact | undefined {
  const base = rational(a);
  const exponent = rational(b);
  if (exponent === 0n) return 1n;
  if (base === 0n) return sign(exponent) > 0 ? 0n : undefined;
  if (typeof exponent !== "bigint") {
    if (sign(base) < 0) return undefined;
    const r = rootOfFraction(base, Number(exponent.d));
    return r === undefined ? unfinished() : power(r, exponent.n);
  }
  if (base === 1n) return 1n;
  if (base === -1n) return exponent % 2n === 0n ? 1n : -1n;
  const bits = typeof base === "bigint" ? bitLength(base) : Math.max(bitLength(base.n), bitLength(base.d));
  if (bits * Math.abs(Number(exponent)) > BIT_LIMIT) return unfinished();
  return powerOfFraction(base, exponent);
}
/** The n-th root. */
export function root(a: Exact, n: Exact): Exact | undefined {
  if (typeof n !== "bigint" || n === 0n) return undefined;
  if (sign(a) < 0) {
    if (n % 2n === 0n) return undefined;
    const r = root(negate(a), n);
    return r === undefined ? undefined : negate(r);
  }
  return power(a, fraction(1n, n));
}
/** The order of a and b. */
export function compare(a: Exact, b: Exact): -1 | 0 | 1 { return compareFractions(rational(a), rational(b)); }
/** Whether a = b. */
export function equals(a: Exact, b: Exact): boolean { return compare(a, b) === 0; }
/** The sign of a. */
export function sign(a: Exact): -1 | 0 | 1 { return compareFractions(rational(a), 0n); }
/** The largest integer not above a. */
export function floor(a: Exact): Exact { return floorOfFraction(rational(a)); }
/** |a|. */
export function absolute(a: Exact): Exact { return sign(a) < 0 ? negate(a) : a; }
/** The integer that a is. */
export function toInteger(a: Exact): bigint | undefined {
  return typeof a === "bigint" ? a : a instanceof Rational ? undefined : unfinished();
}
/** Doubles that enclose a. */
export function bounds(a: Exact): readonly [number, number] {
  if (a instanceof Real) return [-Infinity, Infinity];
  if (typeof a !== "bigint") {
    const x = Number(a.n) / Number(a.d);
    return Number.isNaN(x) ? [-Infinity, Infinity] : [x - Math.abs(x) * 1e-15 - 5e-324, x + Math.abs(x) * 1e-15 + 5e-324];
  }
  const x = Number(a);
  if (BigInt(Number.isFinite(x) ? x : 0) === a) return [x, x];
  return x > 0 ? [Math.min(x, Number.MAX_VALUE) * (1 - 1e-15), x * (1 + 1e-15)] : [x * (1 + 1e-15), Math.max(x, -Number.MAX_VALUE) * (1 - 1e-15)];
}
/** Short text for messages. */
export function toText(a: Exact): string {
  return typeof a === "bigint" ? String(a) : a instanceof Rational ? `${a.n}/${a.d}` : a.text;
}
