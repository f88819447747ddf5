/**
 * How large a real number is, for numbers from 0 to towers of towers: level-index arithmetic.
 *
 * A `Level` is sign * exp(exp(...exp(x))) with exp applied k times; k = 0 is a plain double. A `Span`
 * is a pair of levels that enclose a number. Every operation rounds outwards: results of + - * / are
 * widened by 4 units of the last place and results of Math.log, Math.exp and Math.log1p by 16, which
 * every JavaScript engine keeps by a wide margin (their errors are below 1 or 2 units).
 * Clenshaw and Olver, "Beyond floating point" (1984), is the source of the representation.
 * Not done here: precision. What a span cannot tell apart is left to approximate.ts and decide.ts.
 */
import { bitLength } from "./natural.js";
import type { Fraction } from "./rational.js";

/** sign * exp^k(x): k = 0 has x in [0, 1e300], k > 0 has x in (ln 1e300, 1e300]; 0 is {0, 0, 0}. */
export interface Level {
  readonly sign: -1 | 0 | 1;
  readonly k: number;
  readonly x: number;
}

/** A closed interval that contains the number meant. */
export interface Span {
  readonly lo: Level;
  readonly hi: Level;
}

/** Which way to round: -1 down, 1 up. */
type Way = -1 | 1;

const TOP = 1e300;
/** A little above ln TOP = 690.77552...: nothing at level k + 1 is as small as anything at level k. */
const LOG_TOP = 690.776;
const ULP = 2 ** -52;
const TINY = 5e-324;

/** 0. */
const ZERO: Level = { sign: 0, k: 0, x: 0 };

/** x moved by n units of the last place towards `way`. */
function nudge(x: number, way: Way, n: number): number {
  return x + way * (Math.abs(x) * (n * ULP) + n * TINY);
}

function opposite(way: Way): Way {
  return way === 1 ? -1 : 1;
}

/**
 * The level exp^k(x) for an x >= 0 that may be out of range, rounded `way`. Values between the largest
 * level k and the smallest level k + 1 go to one of the two, so that levels with different k never
 * need to be compared by value.
 */
function positive(k: number, x: number, way: Way): Level {
  while (k > 0 && x < LOG_TOP) {
    x = Math.max(0, nudge(Math.exp(x), way, 16));
    k--;
  }
  if (x > TOP) {
    const y = nudge(Math.log(x), way, 16);
    if (y >= LOG_TOP) return { sign: 1, k: k + 1, x: y };
    return way === 1 ? { sign: 1, k: k + 1, x: LOG_TOP } : { sign: 1, k, x: TOP };
  }
  return x === 0 ? ZERO : { sign: 1, k, x };
}

function flip(a: Level): Level {
  return a.sign === 0 ? a : { sign: a.sign === 1 ? -1 : 1, k: a.k, x: a.x };
}

function signed(sign: -1 | 0 | 1, a: Level): Level {
  return sign === -1 ? flip(a) : a;
}

/** The level of a finite double: itself up to 1e300, rounded above. */
function levelOf(x: number, way: Way): Level {
  if (x === 0) return ZERO;
  return x > 0 ? positive(0, x, way) : flip(positive(0, -x, opposite(way)));
}

function compareMagnitudes(a: Level, b: Level): -1 | 0 | 1 {
  if (a.k !== b.k) return a.k < b.k ? -1 : 1;
  return a.x < b.x ? -1 : a.x > b.x ? 1 : 0;
}

/** The order of two levels, which is that of their values. */
export function compareLevels(a: Level, b: Level): -1 | 0 | 1 {
  if (a.sign !== b.sign) return a.sign < b.sign ? -1 : 1;
  const c = compareMagnitudes(a, b);
  return a.sign >= 0 ? c : c === 0 ? 0 : c === 1 ? -1 : 1;
}

/** ln a for a > 0, rounded. */
function log(a: Level, way: Way): Level {
  if (a.k > 0) return { sign: 1, k: a.k - 1, x: a.x };
  const y = nudge(Math.log(a.x), way, 16);
  return y === 0 ? ZERO : y > 0 ? { sign: 1, k: 0, x: y } : { sign: -1, k: 0, x: -y };
}

/** e^a, rounded; never negative. */
function exp(a: Level, way: Way): Level {
  if (a.sign > 0) return positive(a.k + 1, a.x, way);
  if (a.k > 0) return way === -1 ? ZERO : { sign: 1, k: 0, x: TINY };
  const y = Math.max(0, nudge(Math.exp(-a.x), way, 16));
  return y === 0 ? ZERO : { sign: 1, k: 0, x: Math.min(y, TOP) };
}

function add(a: Level, b: Level, way: Way): Level {
  if (a.sign === 0) return b;
  if (b.sign === 0) return a;
  if (a.k === 0 && b.k === 0) {
    const s = a.sign * a.x + b.sign * b.x;
    const r = nudge(s, way, 4);
    return r >= 0 ? positive(0, r, way) : flip(positive(0, -r, opposite(way)));
  }
  const c = compareMagnitudes(a, b);
  if (c < 0) [a, b] = [b, a];
  const outward: Way = a.sign === 1 ? way : opposite(way);
  const same = a.sign === b.sign;
  if (c === 0 && !same) return ZERO;
  // |a| + |b| or |a| - |b| with |a| >= |b| and |a| = e^L, L = a.x at level a.k - 1.
  if (a.k === 1) {
    const logB = b.k === 1 ? b.x : nudge(Math.log(b.x), same === (outward === 1) ? 1 : -1, 16);
    const gap = nudge(logB - a.x, same === (outward === 1) ? 1 : -1, 4);
    const ratio = Math.min(1, nudge(Math.exp(Math.min(0, gap)), same === (outward === 1) ? 1 : -1, 16));
    const change = Math.log1p(same ? ratio : -ratio);
    if (change === -Infinity) return ZERO;
    const x = nudge(a.x + nudge(change, outward, 16), outward, 4);
    return signed(a.sign, x < 0 ? ZERO : positive(1, x, outward));
  }
  // At level 2 and above a smaller member is smaller by a factor above 2 (or equal), so that it moves
  // ln|a|, which is above 1e300, by at most 0.7: one unit of the last place covers it.
  if (same === (outward === -1)) return a;
  return signed(a.sign, positive(a.k, nudge(a.x, outward, 4), outward));
}

function multiply(a: Level, b: Level, way: Way): Level {
  if (a.sign === 0 || b.sign === 0) return ZERO;
  const sign = a.sign === b.sign ? 1 : -1;
  const outward: Way = sign === 1 ? way : opposite(way);
  if (a.k === 0 && b.k === 0) {
    const p = a.x * b.x;
    if (p <= TOP) return signed(sign, positive(0, Math.max(0, nudge(p, outward, 4)), outward));
  }
  const A = a.sign < 0 ? flip(a) : a;
  const B = b.sign < 0 ? flip(b) : b;
  return signed(sign, exp(add(log(A, outward), log(B, outward), outward), outward));
}

/** The span between two finite doubles. */
export function spanOf(lo: number, hi: number): Span {
  return { lo: levelOf(lo, -1), hi: levelOf(hi, 1) };
}

/** The span of a whole number or fraction. */
export function spanOfFraction(a: Fraction): Span {
  if (typeof a === "bigint") {
    const x = Number(a);
    if (Number.isSafeInteger(x)) return spanOf(x, x);
    if (Math.abs(x) <= 1e299) return spanOf(nudge(x, -1, 4), nudge(x, 1, 4));
    return a < 0n ? negateSpan(expSpan(logSpanOfNatural(-a))) : expSpan(logSpanOfNatural(a));
  }
  const n = Number(a.n);
  const d = Number(a.d);
  if (Math.abs(n) < 1e300 && d < 1e300) return spanOf(nudge(n / d, -1, 8), nudge(n / d, 1, 8));
  const log = subtractSpans(logSpanOfNatural(a.n < 0n ? -a.n : a.n), logSpanOfNatural(a.d));
  return a.n < 0n ? negateSpan(expSpan(log)) : expSpan(log);
}

/** The span of ln a for a > 0. */
export function logSpanOfFraction(a: Fraction): Span {
  if (typeof a === "bigint") return logSpanOfNatural(a);
  const q = Number(a.n) / Number(a.d);
  if (q > 1e-280 && q < 1e280 && Number(a.n) < 1e300) return logsOf(nudge(q, -1, 8), nudge(q, 1, 8));
  return subtractSpans(logSpanOfNatural(a.n), logSpanOfNatural(a.d));
}

function logsOf(lo: number, hi: number): Span {
  return spanOf(nudge(Math.log(lo), -1, 16), nudge(Math.log(hi), 1, 16));
}

function logSpanOfNatural(n: bigint): Span {
  const x = Number(n);
  if (x < 1e300) return logsOf(nudge(x, -1, 2), nudge(x, 1, 2));
  const shift = bitLength(n) - 64;
  const y = Math.log(Number(n >> BigInt(shift))) + shift * Math.LN2;
  return spanOf(nudge(y, -1, 32), nudge(y, 1, 32));
}

/** a + b. */
export function addSpans(a: Span, b: Span): Span {
  return { lo: add(a.lo, b.lo, -1), hi: add(a.hi, b.hi, 1) };
}

/** -a. */
export function negateSpan(a: Span): Span {
  return { lo: flip(a.hi), hi: flip(a.lo) };
}

/** a - b. */
export function subtractSpans(a: Span, b: Span): Span {
  return addSpans(a, negateSpan(b));
}

/** a * b. */
export function multiplySpans(a: Span, b: Span): Span {
  if (a.lo.sign >= 0 && b.lo.sign >= 0) return { lo: multiply(a.lo, b.lo, -1), hi: multiply(a.hi, b.hi, 1) };
  const pairs = [
    [a.lo, b.lo],
    [a.lo, b.hi],
    [a.hi, b.lo],
    [a.hi, b.hi],
  ] as const;
  let lo: Level | undefined;
  let hi: Level | undefined;
  for (const [p, q] of pairs) {
    const down = multiply(p, q, -1);
    const up = multiply(p, q, 1);
    if (lo === undefined || compareLevels(down, lo) < 0) lo = down;
    if (hi === undefined || compareLevels(up, hi) > 0) hi = up;
  }
  return { lo: lo ?? ZERO, hi: hi ?? ZERO };
}

/** e^a. */
export function expSpan(a: Span): Span {
  return { lo: exp(a.lo, -1), hi: exp(a.hi, 1) };
}

/** ln a, or undefined when a may be 0 or less: its logarithm then has no lower bound. */
export function logSpan(a: Span): Span | undefined {
  return a.lo.sign > 0 ? { lo: log(a.lo, -1), hi: log(a.hi, 1) } : undefined;
}

/** The order of two numbers when their spans do not meet. */
export function orderOfSpans(a: Span, b: Span): -1 | 1 | undefined {
  if (compareLevels(a.hi, b.lo) < 0) return -1;
  return compareLevels(a.lo, b.hi) > 0 ? 1 : undefined;
}

/** The sign of a number when its span tells it. */
export function signOfSpan(a: Span): -1 | 0 | 1 | undefined {
  return a.lo.sign > 0 ? 1 : a.hi.sign < 0 ? -1 : a.lo.sign === 0 && a.hi.sign === 0 ? 0 : undefined;
}

/** Doubles that enclose the span; beyond 1e300 they are infinite. */
export function boundsOfSpan(a: Span): readonly [number, number] {
  return [
    a.lo.k === 0 ? a.lo.sign * a.lo.x : a.lo.sign > 0 ? TOP : -Infinity,
    a.hi.k === 0 ? a.hi.sign * a.hi.x : a.hi.sign < 0 ? -TOP : Infinity,
  ];
}
