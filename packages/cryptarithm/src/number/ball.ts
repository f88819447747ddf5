/**
 * Intervals of arbitrary precision: lo * 2^e <= value <= hi * 2^e with BigInt lo and hi.
 *
 * Every operation rounds outwards to p bits of the larger end, so that a result is always an
 * enclosure and only its width depends on p. One shared exponent keeps the code short; widths are
 * small against the values except after cancellation, which callers meet by asking for more bits.
 * Not done here: logarithms (logarithm.ts) and the choice of p (decide.ts).
 */
import { bitLength, integerRoot } from "./natural.js";
import { type Fraction, floorQuotient } from "./rational.js";

/** The interval [lo * 2^e, hi * 2^e]. */
export interface Ball {
  readonly lo: bigint;
  readonly hi: bigint;
  readonly e: number;
}

/** n / 2^s rounded up for s > 0, n * 2^-s otherwise. */
function shiftUp(n: bigint, s: number): bigint {
  return s > 0 ? -(-n >> BigInt(s)) : n << BigInt(-s);
}

/** n / 2^s rounded down for s > 0, n * 2^-s otherwise. */
export function shiftDown(n: bigint, s: number): bigint {
  return s > 0 ? n >> BigInt(s) : n << BigInt(-s);
}

function size(a: Ball): number {
  return Math.max(bitLength(a.lo), bitLength(a.hi));
}

/** a with at most p bits, rounded outwards. */
export function trim(a: Ball, p: number): Ball {
  const s = size(a) - p;
  return s > 0 ? { lo: a.lo >> BigInt(s), hi: shiftUp(a.hi, s), e: a.e + s } : a;
}

/** A fraction to p bits. */
export function ballOf(a: Fraction, p: number): Ball {
  if (typeof a === "bigint") return trim({ lo: a, hi: a, e: 0 }, p);
  const s = Math.max(0, p + 1 + bitLength(a.d) - bitLength(a.n));
  const q = floorQuotient(a.n << BigInt(s), a.d);
  return trim({ lo: q, hi: q + 1n, e: -s }, p);
}

/** -a. */
export function negateBall(a: Ball): Ball {
  return { lo: -a.hi, hi: -a.lo, e: a.e };
}

/** a + b. */
export function addBalls(a: Ball, b: Ball, p: number): Ball {
  if (a.lo === 0n && a.hi === 0n) return b;
  if (b.lo === 0n && b.hi === 0n) return a;
  const top = Math.max(a.e + size(a), b.e + size(b));
  const e = Math.max(Math.min(a.e, b.e), top - p - 2);
  return trim(
    {
      lo: shiftDown(a.lo, e - a.e) + shiftDown(b.lo, e - b.e),
      hi: shiftUp(a.hi, e - a.e) + shiftUp(b.hi, e - b.e),
      e,
    },
    p,
  );
}

/** a * b. */
export function multiplyBalls(a: Ball, b: Ball, p: number): Ball {
  const e = a.e + b.e;
  if (a.lo >= 0n && b.lo >= 0n) return trim({ lo: a.lo * b.lo, hi: a.hi * b.hi, e }, p);
  const products = [a.lo * b.lo, a.lo * b.hi, a.hi * b.lo, a.hi * b.hi];
  return trim({ lo: least(products), hi: greatest(products), e }, p);
}

/** a / b, or undefined while b may be 0. */
export function divideBalls(a: Ball, b: Ball, p: number): Ball | undefined {
  if (b.lo <= 0n && b.hi >= 0n) return undefined;
  const s = Math.max(0, p + 2 + size(b) - size(a));
  const S = BigInt(s);
  const quotients: bigint[] = [];
  for (const x of [a.lo, a.hi]) for (const y of [b.lo, b.hi]) quotients.push(floorQuotient(x << S, y));
  return trim({ lo: least(quotients), hi: greatest(quotients) + 1n, e: a.e - b.e - s }, p);
}

/** a^k for a natural k. */
export function powerOfBall(a: Ball, k: bigint, p: number): Ball {
  let result: Ball = { lo: 1n, hi: 1n, e: 0 };
  for (const bit of k.toString(2)) {
    result = multiplyBalls(result, result, p);
    if (bit === "1") result = multiplyBalls(result, a, p);
  }
  return result;
}

/** The k-th root of a >= 0 (what lies below 0 is taken as 0). Works on integers of k * p bits. */
export function rootOfBall(a: Ball, k: number, p: number): Ball {
  const lo = a.lo < 0n ? 0n : a.lo;
  const hi = a.hi < 0n ? 0n : a.hi;
  let s = Math.max(0, k * (p + 2) - bitLength(hi));
  s += (((a.e - s) % k) + k) % k; // makes the exponent a multiple of k
  const S = BigInt(s);
  return trim({ lo: integerRoot(lo << S, k), hi: integerRoot(hi << S, k) + 1n, e: (a.e - s) / k }, p);
}

/** The sign of every number in the interval, or undefined when they differ. */
export function signOfBall(a: Ball): -1 | 0 | 1 | undefined {
  return a.lo > 0n ? 1 : a.hi < 0n ? -1 : a.lo === 0n && a.hi === 0n ? 0 : undefined;
}

/** An s with |value| < 2^s for every number in the interval; -Infinity for 0. */
export function exponentOfBall(a: Ball): number {
  const bits = size(a);
  return bits === 0 ? -Infinity : a.e + bits;
}

function least(list: readonly bigint[]): bigint {
  return extreme(list, (x, y) => x < y);
}

function greatest(list: readonly bigint[]): bigint {
  return extreme(list, (x, y) => x > y);
}

function extreme(list: readonly bigint[], isBetter: (x: bigint, y: bigint) => boolean): bigint {
  return list.reduce((best, x) => (isBetter(x, best) ? x : best));
}
