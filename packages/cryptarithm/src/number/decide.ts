/**
 * Sign, equality and order of exact numbers: where an answer is proved or refused.
 *
 * From cheap to dear: spans (magnitude.ts) · theorems · remainders modulo primes · intervals of rising
 * precision, which end at the BFMSS separation bound (separation.ts) for algebraic numbers. Theorems:
 * (1) real radicals that are pairwise no rational multiples of each other are linearly independent over
 * the rationals (Besicovitch 1940, Mordell 1953), so a merged sum of radicals is never 0;
 * (2) coprime naturals above 1 have logarithms independent over the rationals, hence over the algebraic
 * numbers (Baker 1966): a product of their powers with algebraic exponents is 1 only if all are 0.
 * Not done: equality of other transcendental numbers; that is `Undecided` unless they differ visibly.
 */
import { approximate, logarithmOfPowers } from "./approximate.js";
import { inverse, multiply, subtract } from "./arithmetic.js";
import { type Ball, exponentOfBall, signOfBall } from "./ball.js";
import { logSpanOfPowers, spanOfAtom, spanOfExact } from "./enclose.js";
import { boundsOfSpan, compareLevels, logSpan, orderOfSpans, signOfSpan } from "./magnitude.js";
import { BIT_LIMIT, bitLength } from "./natural.js";
import { isAlgebraic, isKnownTranscendental, isRadicalSum } from "./nature.js";
import { bitsOfFraction, factorsOf, factorsOfAtom, isSplit, powers, splitFactors } from "./powers.js";
import {
  compareFractions,
  denominator,
  type Fraction,
  fromFraction,
  negateFraction,
  numerator,
} from "./rational.js";
import { type Atom, type Exact, type Factor, Real } from "./real.js";
import { residue } from "./residue.js";
import { separationBits } from "./separation.js";
import { Undecided } from "./undecided.js";

/** Intervals are refined up to this many bits where the separation bound or a theorem promises an end. */
const PRECISION_LIMIT = 20_000;
/** And up to this many where nothing does. */
const HOPE_LIMIT = 2_048;
/** Primes for fingerprints; their p - 1 have different large factors. */
const FINGERPRINTS: readonly bigint[] = [1_000_003n, 998_244_353n, 999_999_937n, 1_000_000_007n];

const TOO_CLOSE = "two numbers too close to tell apart";

/** The sign of a. */
export function sign(a: Exact): -1 | 0 | 1 {
  if (typeof a === "bigint") return a > 0n ? 1 : a < 0n ? -1 : 0;
  if (!(a instanceof Real)) return a.n > 0n ? 1 : -1;
  a.sign ??= signOfSpan(spanOfExact(a)) ?? computeSign(a);
  return a.sign;
}

/** The order of a and b. */
export function compare(a: Exact, b: Exact): -1 | 0 | 1 {
  if (typeof a === "bigint" && typeof b === "bigint") return a < b ? -1 : a > b ? 1 : 0;
  if (!(a instanceof Real) && !(b instanceof Real)) return compareFractions(a, b);
  return orderOfSpans(spanOfExact(a), spanOfExact(b)) ?? signOfDifference(a, b);
}

function signOfDifference(a: Exact, b: Exact): -1 | 0 | 1 {
  const order = orderByLogarithm(a, b);
  return order ?? sign(subtract(a, b));
}

/** For two positive single powers: spans of the logarithms tell more than spans of the values. */
function orderByLogarithm(a: Exact, b: Exact): -1 | 1 | undefined {
  const p = parts(a);
  const q = parts(b);
  const one = p?.[0];
  const two = q?.[0];
  if (p?.length !== 1 || q?.length !== 1 || one === undefined || two === undefined) return undefined;
  if (numerator(one.coefficient) <= 0n || numerator(two.coefficient) <= 0n) return undefined;
  return orderOfSpans(logSpanOfPowers(allFactors(one)), logSpanOfPowers(allFactors(two)));
}

/** Whether a = b. */
export function equals(a: Exact, b: Exact): boolean {
  if (typeof a === "bigint" && typeof b === "bigint") return a === b;
  if (!(a instanceof Real) && !(b instanceof Real)) return compareFractions(a, b) === 0;
  if (orderOfSpans(spanOfExact(a), spanOfExact(b)) !== undefined) return false;
  if (orderByLogarithm(a, b) !== undefined) return false;
  return isZero(subtract(a, b));
}

/** Whether a = 0; decides more than `sign`, since being different is easier to prove than an order. */
export function isZero(a: Exact): boolean {
  if (!(a instanceof Real)) return a === 0n;
  if (a.sign !== undefined) return a.sign === 0;
  if (signOfSpan(spanOfExact(a)) !== undefined) return sign(a) === 0;
  if (isNeverZero(a)) return false;
  const quotient = quotientOfTwo(a);
  if (quotient !== undefined) {
    const one = isOne(quotient.factors);
    if (one !== undefined) return one;
  }
  for (const prime of FINGERPRINTS) {
    const r = residue(a, prime);
    if (r === undefined) break;
    if (r !== 0n) return false;
  }
  return sign(a) === 0;
}

/** Theorem (1), and one transcendental term among algebraic ones. */
function isNeverZero(a: Real): boolean {
  if (isRadicalSum(a)) return true;
  let transcendental = 0;
  for (const { atom } of a.terms) {
    if (isKnownTranscendental(atom)) transcendental++;
    else if (!isAlgebraic(atom)) return false;
  }
  return transcendental === 1;
}

function computeSign(a: Real): -1 | 0 | 1 {
  const only = a.terms[0];
  if (a.constant === 0n && a.terms.length === 1 && only !== undefined) {
    return timesSign(numerator(only.coefficient) > 0n ? 1 : -1, signOfAtom(only.atom));
  }
  const quotient = isRadicalSum(a) ? undefined : quotientOfTwo(a);
  if (quotient !== undefined) return timesSign(quotient.sign, signOfLogarithm(quotient.factors));
  return signByRefinement(scaledDown([a])[0] ?? a, isNeverZero(a));
}

function timesSign(a: -1 | 0 | 1, b: -1 | 0 | 1): -1 | 0 | 1 {
  return a === 0 || b === 0 ? 0 : a === b ? 1 : -1;
}

function signOfAtom(atom: Atom): -1 | 0 | 1 {
  const f = atom.form;
  if (f.kind === "product") return timesSign(sign(f.left), sign(f.right));
  return f.kind === "quotient" ? timesSign(sign(f.left), sign(f.right)) : 1;
}

function signByRefinement(a: Exact, isOther: boolean): -1 | 0 | 1 {
  const bound = separationBits(a);
  const limit = isOther || bound !== undefined ? PRECISION_LIMIT : HOPE_LIMIT;
  const size = sizeOfParts(a);
  for (let more = 64; ; more *= 2) {
    // The first try is without regard to size: large parts seldom cancel.
    const p = more === 64 ? more : more + size;
    const ball = approximate(a, p);
    const s = ball === undefined ? undefined : signOfBall(ball);
    if (s !== undefined) return s;
    if (ball !== undefined && bound !== undefined && exponentOfBall(ball) <= -bound) return 0;
    if (
      more > limit ||
      (bound !== undefined && bound > PRECISION_LIMIT + size && more > HOPE_LIMIT && !isOther)
    )
      break;
  }
  throw new Undecided(TOO_CLOSE);
}

/** About log2 of the largest of a's constant and terms, where that is not beyond the size limit. */
function sizeOfParts(a: Exact): number {
  if (!(a instanceof Real)) return 0;
  let size = bitsOfFraction(a.constant);
  for (const { coefficient, atom } of a.terms) {
    const log = logSpan(spanOfAtom(atom));
    const bits = log === undefined ? 0 : boundsOfSpan(log)[1] / Math.LN2;
    size = Math.max(size, bitsOfFraction(coefficient) + Math.max(0, bits));
  }
  return size <= 2 * BIT_LIMIT ? Math.ceil(size) : 0;
}

/** The constant and the terms of a, each as coefficient and factors; undefined when some term has none. */
function parts(a: Exact): readonly Part[] | undefined {
  if (!(a instanceof Real)) return a === 0n ? [] : [{ coefficient: a, factors: [] }];
  const list: Part[] = a.constant === 0n ? [] : [{ coefficient: a.constant, factors: [] }];
  for (const { coefficient, atom } of a.terms) {
    const factors = factorsOfAtom(atom);
    if (factors === undefined) return undefined;
    list.push({ coefficient, factors });
  }
  return list;
}

interface Part {
  readonly coefficient: Fraction;
  readonly factors: readonly Factor[];
}

function allFactors(part: Part): Factor[] {
  const c = numerator(part.coefficient) < 0n ? negateFraction(part.coefficient) : part.coefficient;
  return c === 1n ? [...part.factors] : [...factorsOf(c, 1n), ...part.factors];
}

/** a = x - y or y - x for products of powers x, y: the factors of x / y, and the sign of x - y in a. */
function quotientOfTwo(a: Real): { readonly factors: readonly Factor[]; readonly sign: -1 | 1 } | undefined {
  if (a.terms.length + (a.constant === 0n ? 0 : 1) !== 2) return undefined;
  const [x, y] = parts(a) ?? [];
  if (x === undefined || y === undefined || numerator(x.coefficient) < 0n === numerator(y.coefficient) < 0n)
    return undefined;
  return {
    factors: splitFactors([...allFactors(x), ...inverse(allFactors(y))]),
    sign: numerator(x.coefficient) < 0n ? -1 : 1,
  };
}

/** Whether a product of powers is 1, by theorem (2); undefined when it does not apply. */
function isOne(factors: readonly Factor[]): boolean | undefined {
  const signs = factors.map((f) => sign(f.exponent));
  if (signs.every((s) => s === 0)) return true;
  if (!signs.includes(-1) || !signs.includes(1)) return false;
  return isSplit(factors) && factors.every((f) => isAlgebraic(f.exponent)) ? false : undefined;
}

/** The sign of the logarithm of a product of powers with coprime bases. */
function signOfLogarithm(factors: readonly Factor[]): -1 | 0 | 1 {
  const rest = factors.filter((f) => sign(f.exponent) !== 0);
  if (rest.length === 0) return 0;
  if (rest.every((f) => sign(f.exponent) > 0)) return 1;
  if (rest.every((f) => sign(f.exponent) < 0)) return -1;
  const rough = signOfSpan(logSpanOfPowers(rest));
  if (rough !== undefined) return rough;
  const isOther = isOne(rest) === false;
  const exponents = withoutPowersOfTwo(scaledDown(rest.map((f) => f.exponent)));
  const scaled = rest.map((f, i) => ({ base: f.base, exponent: exponents[i] ?? f.exponent }));
  for (let p = 64; p <= (isOther ? PRECISION_LIMIT / 2 : HOPE_LIMIT); p *= 2) {
    const ball: Ball | undefined = logarithmOfPowers(scaled, p);
    const s = ball === undefined ? undefined : signOfBall(ball);
    if (s === 1 || s === -1) return s;
    if (p !== 1024) continue;
    const order = orderOfIntegers(rest);
    if (order !== undefined) return order;
  }
  throw new Undecided(TOO_CLOSE);
}

/** The order of the product of the positive powers to that of the negative ones, when both can be built. */
function orderOfIntegers(factors: readonly Factor[]): -1 | 0 | 1 | undefined {
  const sides = [1n, 1n];
  for (const { base, exponent } of factors) {
    if (typeof exponent !== "bigint") return undefined;
    const side = exponent > 0n ? 0 : 1;
    const k = exponent > 0n ? exponent : -exponent;
    const product = sides[side] ?? 1n;
    if (bitLength(base) * Number(k) + bitLength(product) > BIT_LIMIT + 64) return undefined;
    sides[side] = product * base ** k;
  }
  return compare(sides[0] ?? 1n, sides[1] ?? 1n);
}

/** The numbers times one power of 2, so that the largest integer among their parts is about 1. */
function withoutPowersOfTwo(list: readonly Exact[]): readonly Exact[] {
  let bits = 0;
  for (const a of list) {
    for (const c of a instanceof Real ? [a.constant, ...a.terms.map((t) => t.coefficient)] : [a]) {
      bits = Math.max(bits, bitLength(numerator(c)) - bitLength(denominator(c)));
    }
  }
  return bits < 256 ? list : list.map((a) => multiply(a, fromFraction(1n, 1n << BigInt(bits))));
}

/** The numbers divided by the largest power among their terms, if that is too large to approximate. */
function scaledDown(list: readonly Exact[]): readonly Exact[] {
  let top: Atom | undefined;
  for (const a of list) {
    for (const { atom } of a instanceof Real ? a.terms : []) {
      if (atom.form.kind !== "powers") continue;
      if (top === undefined || compareLevels(spanOfAtom(atom).hi, spanOfAtom(top).hi) > 0) top = atom;
    }
  }
  const factors = top === undefined ? undefined : factorsOfAtom(top);
  const log = top === undefined ? undefined : logSpan(spanOfAtom(top));
  if (factors === undefined || log === undefined || boundsOfSpan(log)[1] < 1000) return list;
  const scale = powers(1n, inverse(factors));
  return list.map((a) => multiply(a, scale));
}
