/**
 * Whole parts: the floor of a number, and the integer that it is.
 *
 * A sum of huge whole powers over a small denominator is rounded by its remainder, without its value;
 * any other number by its interval, and where that straddles an integer by an exact comparison.
 * Not done: whole parts of fractions of towers, such as floor(9^9^9^9 / 7^7^7^7): those are Undecided.
 */
import { approximate } from "./approximate.js";
import { addConstant } from "./arithmetic.js";
import { exponentOfBall, shiftDown } from "./ball.js";
import { compare, equals } from "./decide.js";
import { logSpanOfPowers, spanOfExact } from "./enclose.js";
import { boundsOfSpan, logSpan, negateSpan, orderOfSpans } from "./magnitude.js";
import { BIT_LIMIT, bitLength } from "./natural.js";
import { isRational } from "./nature.js";
import { isSplit } from "./powers.js";
import { floorOfFraction, negateFraction, numerator } from "./rational.js";
import { type Exact, Real, singleTerm } from "./real.js";
import { fractionalPart } from "./residue.js";
import { Undecided } from "./undecided.js";

/** The largest integer not above a. */
export function floor(a: Exact): Exact {
  if (!(a instanceof Real)) return floorOfFraction(a);
  const part = fractionalPart(a);
  if (part !== undefined) return addConstant(a, negateFraction(part));
  const near = nearbyInteger(a);
  if (near === undefined) throw new Undecided("the whole part of a number too large to write down");
  return near.isAlone ? near.integer - 1n : compare(a, near.integer) >= 0 ? near.integer : near.integer - 1n;
}

/**
 * An integer k with k - 1 <= a < k + 1; `isAlone` says that a is known to lie between k - 1 and k.
 * Undefined when a is too large to write down.
 */
function nearbyInteger(a: Real): { readonly integer: bigint; readonly isAlone: boolean } | undefined {
  const span = spanOfExact(a);
  const log = logSpan(span) ?? logSpan(negateSpan(span));
  if (log !== undefined && boundsOfSpan(log)[0] > BIT_LIMIT * Math.LN2) return undefined;
  let p = 64;
  for (let tries = 0; tries < 10; tries++) {
    const ball = approximate(a, p);
    if (ball === undefined) {
      p *= 2;
      continue;
    }
    const size = exponentOfBall(ball);
    if (size > BIT_LIMIT + 64) return undefined;
    const low = shiftDown(ball.lo, -ball.e);
    const high = shiftDown(ball.hi, -ball.e);
    if (low === high && !isWhole(ball.lo, ball.e)) return { integer: low + 1n, isAlone: true };
    if (high - low <= 1n && p >= size + 128) return { integer: high, isAlone: false };
    p = Math.max(2 * p, Math.min(4 * p, size + 128), size > 1000 ? size + 256 : 0);
  }
  throw new Undecided("the whole part of a number");
}

function isWhole(n: bigint, e: number): boolean {
  return e >= 0 || n === 0n || (-e < bitLength(n) && (n >> BigInt(-e)) << BigInt(-e) === n);
}

/**
 * Whether a is n/d * b^-e * ... with a whole e > 0, bases coprime and |n| < b^e: some prime of b stays in
 * the denominator.
 */
function isProperFraction(a: Real): boolean {
  const term = singleTerm(a);
  if (term === undefined || term.atom.form.kind !== "powers") return false;
  const { factors } = term.atom.form;
  if (!isSplit(factors) || !factors.every((f) => isRational(f.exponent) === true)) return false;
  const n = numerator(term.coefficient);
  const size = logSpanOfPowers([{ base: n < 0n ? -n : n, exponent: 1n }]);
  return factors.some(
    ({ base, exponent }) => orderOfSpans(size, negateSpan(logSpanOfPowers([{ base, exponent }]))) === -1,
  );
}

/** The integer that a is; undefined when a is no integer. */
export function toInteger(a: Exact): bigint | undefined {
  if (typeof a === "bigint") return a;
  if (!(a instanceof Real) || isRational(a) === false) return undefined;
  const part = fractionalPart(a);
  if ((part !== undefined && part !== 0n) || isProperFraction(a)) return undefined;
  const near = nearbyInteger(a);
  if (near === undefined) {
    throw new Undecided(
      part === 0n ? "an integer too large to write down" : "whether a very large number is whole",
    );
  }
  if (near.isAlone) return undefined;
  return part === 0n || equals(a, near.integer) ? near.integer : undefined;
}
