/**
 * The value of an exact number as an interval of about p bits.
 *
 * Balls are kept on atoms and made again only when more bits are asked for. A number too small to
 * matter comes out as [0, 2^-TINY]; one too large to have a binary exponent is `Undecided` here, and
 * decide.ts divides such numbers by each other first. `undefined` means "not at this precision".
 * Not done here: any promise about the width, which cancellation can spoil.
 */
import {
  addBalls,
  type Ball,
  ballOf,
  divideBalls,
  exponentOfBall,
  multiplyBalls,
  powerOfBall,
  rootOfBall,
  trim,
} from "./ball.js";
import { logSpanOfPowers } from "./enclose.js";
import { exponentialOfBall, logarithmOfBall } from "./logarithm.js";
import { boundsOfSpan } from "./magnitude.js";
import { bitLength } from "./natural.js";
import { fromFraction } from "./rational.js";
import { type Atom, type Exact, type Factor, Real } from "./real.js";
import { Undecided } from "./undecided.js";

/** Binary exponents beyond 2^LARGEST are not used. */
const LARGEST = 2 ** 40;
/** Roots whose Newton iteration would need more bits are taken by logarithms. */
const ROOT_BITS = 100_000;
/** The same at precisions where logarithms are out of the question. */
const LONG_ROOT_BITS = 4_000_000;
/** Logarithms of more bits would take longer than a question may. */
const LOGARITHM_BITS = 24_000;

/** An enclosure of a with about p bits. */
export function approximate(a: Exact, p: number): Ball | undefined {
  if (!(a instanceof Real)) return ballOf(a, p);
  let sum = ballOf(a.constant, p);
  for (const { coefficient, atom } of a.terms) {
    const ball = approximateAtom(atom, p);
    if (ball === undefined) return undefined;
    sum = addBalls(sum, coefficient === 1n ? ball : multiplyBalls(ballOf(coefficient, p), ball, p), p);
  }
  return sum;
}

function approximateAtom(atom: Atom, p: number): Ball | undefined {
  if (atom.precision >= p && atom.ball !== undefined) {
    return atom.precision > 2 * p ? trim(atom.ball, p) : atom.ball;
  }
  const ball = compute(atom, p);
  if (ball !== undefined) {
    atom.ball = ball;
    atom.precision = p;
  }
  return ball;
}

function compute(atom: Atom, p: number): Ball | undefined {
  const f = atom.form;
  switch (f.kind) {
    case "radical":
      return rootOf({ lo: f.r, hi: f.r, e: 0 }, f.n, p);
    case "powers":
      return powersOf(f.factors, p);
    case "root": {
      const of = approximate(f.of, p);
      return of === undefined ? undefined : rootOf(of, f.n, p);
    }
    case "product": {
      const left = approximate(f.left, p);
      const right = approximate(f.right, p);
      return left === undefined || right === undefined ? undefined : multiplyBalls(left, right, p);
    }
    case "quotient": {
      const left = approximate(f.left, p);
      const right = approximate(f.right, p);
      return left === undefined || right === undefined ? undefined : divideBalls(left, right, p);
    }
    case "power": {
      if (typeof f.exponent === "bigint" && f.exponent > 0n && f.exponent < 100_000n) {
        const base = approximate(f.base, p + 20);
        return base === undefined ? undefined : powerOfBall(base, f.exponent, p + 20);
      }
      if (p > LOGARITHM_BITS) throw new Undecided("a power that would need too many digits");
      const wide = p + 64;
      const base = approximate(f.base, wide);
      const log = base === undefined ? undefined : logarithmOfBall(base, wide);
      const exponent = approximate(f.exponent, wide);
      return log === undefined || exponent === undefined
        ? undefined
        : exponential(multiplyBalls(log, exponent, wide), p);
    }
  }
}

function rootOf(a: Ball, n: number, p: number): Ball | undefined {
  if (n * p <= (p > LOGARITHM_BITS / 4 ? LONG_ROOT_BITS : ROOT_BITS) || n === 2) return rootOfBall(a, n, p);
  if (p > LOGARITHM_BITS) throw new Undecided("a root that would need too many digits");
  const log = logarithmOfBall(a, p + 8);
  if (log === undefined) return undefined;
  return exponential(multiplyBalls(log, ballOf(fromFraction(1n, BigInt(n)), p + 32), p + 32), p);
}

function exponential(log: Ball, p: number): Ball | undefined {
  if (p > LOGARITHM_BITS) throw new Undecided("a power that would need too many digits");
  if (exponentOfBall(log) <= 40) return exponentialOfBall(log, p);
  const isFar = (end: bigint): boolean => bitLength(end) + log.e > 40;
  return extreme(log.lo > 0n && isFar(log.lo), log.hi < 0n && isFar(log.hi));
}

function extreme(isLarge: boolean, isSmall: boolean): Ball | undefined {
  if (isLarge) throw new Undecided("a number too large to approximate");
  return isSmall ? { lo: 0n, hi: 1n, e: -LARGEST } : undefined;
}

function powersOf(factors: readonly Factor[], p: number): Ball | undefined {
  const [low, high] = boundsOfSpan(logSpanOfPowers(factors));
  if (low > LARGEST || high < -LARGEST) return extreme(low > 0, high < 0);
  if (factors.every((f) => typeof f.exponent === "bigint" && bitLength(f.exponent) <= 40))
    return wholePowersOf(factors, p + 20);
  const log = logarithmOfPowers(factors, p + 8);
  return log === undefined ? undefined : exponential(log, p);
}

/** The same for whole exponents, where squaring reaches high precision sooner. */
function wholePowersOf(factors: readonly Factor[], p: number): Ball | undefined {
  let above = ballOf(1n, p);
  let below = above;
  for (const { base, exponent } of factors) {
    if (typeof exponent !== "bigint") return undefined;
    const wide = p + bitLength(exponent);
    const power = powerOfBall(ballOf(base, wide), exponent < 0n ? -exponent : exponent, wide);
    if (exponent < 0n) below = multiplyBalls(below, power, wide);
    else above = multiplyBalls(above, power, wide);
  }
  return divideBalls(above, below, p);
}

/** ln of a product of powers with an absolute error of about 2^-p. */
export function logarithmOfPowers(factors: readonly Factor[], p: number): Ball | undefined {
  let sum: Ball = { lo: 0n, hi: 0n, e: 0 };
  for (const { base, exponent } of factors) {
    const rough = approximate(exponent, 32);
    if (rough === undefined) return undefined;
    const wide = p + Math.max(0, exponentOfBall(rough)) + 16;
    if (wide > LOGARITHM_BITS) throw new Undecided("an exponent too large to take logarithms");
    const power = approximate(exponent, wide);
    const log = logarithmOfBall(ballOf(base, wide), wide);
    if (power === undefined || log === undefined) return undefined;
    sum = addBalls(sum, multiplyBalls(power, log, wide + 8), wide + 8);
  }
  return sum;
}
