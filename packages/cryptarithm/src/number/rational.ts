/**
 * Fractions in lowest terms, and the arithmetic of integers and fractions together.
 *
 * A `Fraction` is a bigint whenever it is whole, so that the common case stays a plain bigint and
 * `typeof` tells the two apart; `fromFraction` is the only way to make a `Rational`, which keeps the
 * invariant (reduced, denominator above 1) in one place.
 * Not done here: limits on size. The callers in arithmetic.ts and power.ts look before they build.
 */
import { exactRoot, gcd } from "./natural.js";

/** A rational number that is no integer: n/d reduced, d > 1. Made by `fromFraction` only. */
export class Rational {
  readonly n: bigint;
  readonly d: bigint;

  constructor(n: bigint, d: bigint) {
    this.n = n;
    this.d = d;
  }
}

/** A rational number in its one representation. */
export type Fraction = bigint | Rational;

/** n/d in lowest terms, a bigint when whole. Throws a RangeError for d = 0. */
export function fromFraction(n: bigint, d: bigint): Fraction {
  if (d === 0n) throw new RangeError("a fraction has no denominator 0");
  if (d < 0n) {
    n = -n;
    d = -d;
  }
  if (d === 1n) return n;
  const g = gcd(n, d);
  return g === d ? n / g : g === 1n ? new Rational(n, d) : new Rational(n / g, d / g);
}

/** The numerator; of an integer, itself. */
export function numerator(a: Fraction): bigint {
  return typeof a === "bigint" ? a : a.n;
}

/** The denominator, at least 1. */
export function denominator(a: Fraction): bigint {
  return typeof a === "bigint" ? 1n : a.d;
}

/** a + b. */
export function addFractions(a: Fraction, b: Fraction): Fraction {
  if (typeof a === "bigint") {
    if (typeof b === "bigint") return a + b;
    return new Rational(a * b.d + b.n, b.d);
  }
  if (typeof b === "bigint") return new Rational(a.n + b * a.d, a.d);
  return fromFraction(a.n * b.d + b.n * a.d, a.d * b.d);
}

/** a * b. */
export function multiplyFractions(a: Fraction, b: Fraction): Fraction {
  if (typeof a === "bigint") {
    if (typeof b === "bigint") return a * b;
    return fromFraction(a * b.n, b.d);
  }
  if (typeof b === "bigint") return fromFraction(a.n * b, a.d);
  return fromFraction(a.n * b.n, a.d * b.d);
}

/** a / b for b other than 0. */
export function divideFractions(a: Fraction, b: Fraction): Fraction {
  if (typeof b === "bigint") {
    return typeof a === "bigint" ? fromFraction(a, b) : fromFraction(a.n, a.d * b);
  }
  return typeof a === "bigint" ? fromFraction(a * b.d, b.n) : fromFraction(a.n * b.d, a.d * b.n);
}

/** -a. */
export function negateFraction(a: Fraction): Fraction {
  return typeof a === "bigint" ? -a : new Rational(-a.n, a.d);
}

/** The order of a and b. */
export function compareFractions(a: Fraction, b: Fraction): -1 | 0 | 1 {
  let x: bigint;
  let y: bigint;
  if (typeof a === "bigint") {
    if (typeof b === "bigint") {
      x = a;
      y = b;
    } else {
      x = a * b.d;
      y = b.n;
    }
  } else if (typeof b === "bigint") {
    x = a.n;
    y = b * a.d;
  } else {
    x = a.n * b.d;
    y = b.n * a.d;
  }
  return x < y ? -1 : x > y ? 1 : 0;
}

/** a^k for a whole k; a is other than 0 when k is negative. Builds the result whatever its size. */
export function powerOfFraction(a: Fraction, k: bigint): Fraction {
  if (typeof a === "bigint") return k >= 0n ? a ** k : fromFraction(1n, a ** -k);
  // A power of a reduced fraction is reduced: no gcd.
  if (k > 0n) return new Rational(a.n ** k, a.d ** k);
  if (k === 0n) return 1n;
  const n = a.d ** -k;
  const d = a.n ** -k;
  return d === 1n ? n : d === -1n ? -n : d < 0n ? new Rational(-n, -d) : new Rational(n, d);
}

/** The exact k-th root of a >= 0 when it is rational. */
export function rootOfFraction(a: Fraction, k: number): Fraction | undefined {
  if (typeof a === "bigint") return exactRoot(a, k);
  const n = exactRoot(a.n, k);
  if (n === undefined) return undefined;
  const d = exactRoot(a.d, k);
  return d === undefined ? undefined : new Rational(n, d);
}

/** The largest integer not above a. */
export function floorOfFraction(a: Fraction): bigint {
  return typeof a === "bigint" ? a : floorQuotient(a.n, a.d);
}

/** n/d rounded towards minus infinity; d is other than 0. */
export function floorQuotient(n: bigint, d: bigint): bigint {
  const q = n / d;
  return q * d !== n && n < 0n !== d < 0n ? q - 1n : q;
}
