/**
 * Enclosures must enclose: spans against intervals of 300 bits, intervals against each other, against
 * known constants and against exact powers.
 */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { approximate } from "./approximate.js";
import {
  addBalls,
  type Ball,
  ballOf,
  divideBalls,
  multiplyBalls,
  negateBall,
  powerOfBall,
  rootOfBall,
  shiftDown,
} from "./ball.js";
import { logSpanOfPowers } from "./enclose.js";
import { exponentialOfBall, logarithmOfBall } from "./logarithm.js";
import {
  addSpans,
  boundsOfSpan,
  compareLevels,
  expSpan,
  type Level,
  logSpan,
  logSpanOfFraction,
  multiplySpans,
  negateSpan,
  orderOfSpans,
  type Span,
  signOfSpan,
  spanOf,
  spanOfFraction,
  subtractSpans,
} from "./magnitude.js";
import { type Fraction, fromFraction } from "./rational.js";

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("no value");
  return value;
}
const anySize = fc
  .integer({ min: 1, max: 6000 })
  .chain((bits) => fc.bigInt({ min: 1n, max: 1n << BigInt(bits) }));
const signedNumber = fc.tuple(anySize, fc.boolean()).map(([n, s]) => (s ? n : -n));
const fraction: fc.Arbitrary<Fraction> = fc.oneof(
  signedNumber,
  fc.tuple(signedNumber, anySize).map(([n, d]) => fromFraction(n, d)),
  fc.constant(0n),
);

/** A double as an exact fraction. */
function exactly(x: number): Fraction {
  let d = 1n;
  while (!Number.isInteger(x)) {
    x *= 2;
    d *= 2n;
  }
  return fromFraction(BigInt(x), d);
}
const isAtMost = (a: Ball, b: Ball): boolean => {
  const d = addBalls(b, negateBall(a), 400);
  return d.hi >= 0n;
};
/** A level as an interval of 300 bits; levels above 1 must be small enough. */
function ballOfLevel(a: Level): Ball {
  let ball = ballOf(exactly(a.x), 300);
  for (let i = 0; i < a.k; i++) ball = must(exponentialOfBall(ball, 300));
  return a.sign < 0 ? negateBall(ball) : a.sign === 0 ? { lo: 0n, hi: 0n, e: 0 } : ball;
}
const encloses = (span: Span, value: Ball): boolean =>
  isAtMost(ballOfLevel(span.lo), value) &&
  isAtMost(value, ballOfLevel(span.hi)) &&
  compareLevels(span.lo, span.hi) <= 0;

describe("spans", () => {
  it("of fractions enclose them, from 10^-1800 to 10^1800", () => {
    fc.assert(
      fc.property(fraction, (a) => encloses(spanOfFraction(a), ballOf(a, 300))),
      { numRuns: 500 },
    );
    for (const a of [
      10n ** 299n,
      10n ** 300n,
      10n ** 301n,
      2n ** 1023n,
      2n ** 1024n,
      -(10n ** 300n),
      2n ** 53n + 1n,
    ]) {
      expect(encloses(spanOfFraction(a), ballOf(a, 2000))).toBe(true);
    }
  });

  it("of sums, differences and products enclose these", () => {
    fc.assert(
      fc.property(fraction, fraction, (a, b) => {
        const [s, t] = [spanOfFraction(a), spanOfFraction(b)];
        const [x, y] = [ballOf(a, 300), ballOf(b, 300)];
        return (
          encloses(addSpans(s, t), addBalls(x, y, 300)) &&
          encloses(subtractSpans(s, t), addBalls(x, negateBall(y), 300)) &&
          encloses(multiplySpans(s, t), multiplyBalls(x, y, 300)) &&
          encloses(negateSpan(s), negateBall(x))
        );
      }),
      { numRuns: 700 },
    );
  });

  it("of logarithms enclose these, and are narrow", () => {
    fc.assert(
      fc.property(fraction, (a) => {
        const size = typeof a === "bigint" ? (a < 0n ? -a : a) : fromFraction(a.n < 0n ? -a.n : a.n, a.d);
        if (size === 0n) return true;
        const span = logSpanOfFraction(size);
        const [lo, hi] = boundsOfSpan(span);
        return encloses(span, must(logarithmOfBall(ballOf(size, 400), 300))) && hi - lo <= 1e-9;
      }),
      { numRuns: 500 },
    );
  });

  it("of exponentials and logarithms undo each other from outside", () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (x) => {
        const span = expSpan(spanOf(x, x));
        if (x > -700 && !encloses(span, must(exponentialOfBall(ballOf(exactly(x), 300), 300)))) return false;
        const back = logSpan(span);
        return back === undefined
          ? x < -700
          : compareLevels(back.lo, spanOf(x, x).lo) <= 0 && compareLevels(back.hi, spanOf(x, x).hi) >= 0;
      }),
    );
  });

  it("of products of powers enclose the logarithm that exact integers have", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 2n, max: 10n ** 6n }),
        fc.bigInt({ min: 1n, max: 10n ** 18n }),
        fc.bigInt({ min: 2n, max: 50n }),
        fc.bigInt({ min: -50n, max: 50n }),
        (b, e, c, f) => {
          const span = logSpanOfPowers([
            { base: b, exponent: e },
            { base: c, exponent: f },
          ]);
          const exact = addBalls(
            multiplyBalls(ballOf(e, 300), must(logarithmOfBall(ballOf(b, 300), 300)), 300),
            multiplyBalls(ballOf(f, 300), must(logarithmOfBall(ballOf(c, 300), 300)), 300),
            300,
          );
          return encloses(span, exact);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("order levels as their values, across the seams between levels", () => {
    // Values a little below and above 1e300, where level 0 ends, and e^1e300, where level 1 ends.
    for (const seam of [10n ** 300n, 11n * 10n ** 299n]) {
      for (let i = -20n; i <= 20n; i++) {
        const a = seam + i * 10n ** 285n;
        const b = a + 10n ** 286n;
        expect(orderOfSpans(spanOfFraction(a), spanOfFraction(b))).not.toBe(1);
        expect(encloses(spanOfFraction(a), ballOf(a, 1200))).toBe(true);
        expect(orderOfSpans(spanOfFraction(a), spanOfFraction(a * 2n))).toBe(-1);
      }
    }
    for (const x of [690.7, 690.75, 690.77]) {
      const size = Math.exp(x - 690) * Math.exp(690 - 23) * Math.exp(23); // about e^x, below 1e300
      expect(orderOfSpans(spanOf(size * 1.01, size * 1.01), expSpan(spanOf(x, x)))).toBe(1);
      expect(orderOfSpans(spanOf(size * 0.99, size * 0.99), expSpan(spanOf(x, x)))).toBe(-1);
    }
    let previous = spanOf(1, 1);
    for (let x = 1.5; x < 1e308; x *= 1.5) {
      for (const span of [spanOf(x, x), expSpan(spanOf(x, x)), expSpan(expSpan(spanOf(x, x)))]) {
        expect(compareLevels(span.lo, span.hi)).toBeLessThanOrEqual(0);
      }
      const next = expSpan(spanOf(x, x));
      if (x < 1e300) expect(orderOfSpans(previous, next)).toBe(-1);
      previous = next;
    }
  });

  it("of towers obey the laws that hold for all numbers", () => {
    const level = fc
      .tuple(fc.integer({ min: 0, max: 4 }), fc.double({ min: 0.1, max: 1e5, noNaN: true }), fc.boolean())
      .map(([k, x, s]): Span => {
        let span = spanOf(x, x);
        for (let i = 0; i < k; i++) span = expSpan(span);
        return s ? span : negateSpan(span);
      });
    const meet = (a: Span, b: Span): boolean => orderOfSpans(a, b) === undefined;
    fc.assert(
      fc.property(
        level,
        level,
        level,
        (a, b, c) =>
          meet(addSpans(a, b), addSpans(b, a)) &&
          meet(addSpans(subtractSpans(a, b), b), a) &&
          meet(multiplySpans(a, addSpans(b, c)), addSpans(multiplySpans(a, b), multiplySpans(a, c))) &&
          meet(multiplySpans(multiplySpans(a, b), c), multiplySpans(a, multiplySpans(b, c))) &&
          (signOfSpan(a) === undefined ||
            signOfSpan(b) === undefined ||
            orderOfSpans(a, b) !== 1 ||
            signOfSpan(subtractSpans(a, b)) !== -1),
      ),
      { numRuns: 2000 },
    );
  });
});

describe("intervals", () => {
  const LN2 = 693147180559945309417232121458176568075500134360255254120680009n; // * 10^-63
  const E = 2718281828459045235360287471352662497757247093699959574966967n; // * 10^-60

  it("of ln 2, ln 10 and e contain their known digits", () => {
    const near = (ball: Ball, digits: bigint, places: number): void => {
      const scaled = multiplyBalls(ball, ballOf(10n ** BigInt(places), 1000), 1000);
      expect(shiftDown(scaled.lo, -scaled.e)).toBe(digits);
      expect(shiftDown(scaled.hi, -scaled.e)).toBe(digits);
    };
    near(must(logarithmOfBall(ballOf(2n, 300), 300)), LN2, 63);
    near(must(exponentialOfBall(ballOf(1n, 300), 300)), E, 60);
    near(
      must(logarithmOfBall(ballOf(10n, 300), 300)),
      2302585092994045684017991454684364207601101488628772976033327n,
      60,
    );
    near(must(logarithmOfBall(ballOf(fromFraction(1n, 2n), 300), 300)), -LN2 - 1n, 63);
    near(
      rootOfBall(ballOf(2n, 300), 2, 300),
      1414213562373095048801688724209698078569671875376948073176679n,
      60,
    );
  });

  it("at low precision contain those at high precision, for every function", () => {
    const within = (inner: Ball, outer: Ball): boolean => {
      const s = Math.max(0, Math.max(inner.e, outer.e) - Math.min(inner.e, outer.e));
      const [i, o] = inner.e >= outer.e ? [BigInt(s), 0n] : [0n, BigInt(s)];
      return inner.lo << i >= outer.lo << o && inner.hi << i <= outer.hi << o;
    };
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 30n }),
        fc.bigInt({ min: 1n, max: 10n ** 25n }),
        fc.integer({ min: 2, max: 9 }),
        fc.integer({ min: 20, max: 120 }),
        (n, d, k, p) => {
          const q = fromFraction(n, d);
          const [rough, fine] = [ballOf(q, p), ballOf(q, 600)];
          return (
            within(fine, rough) &&
            within(rootOfBall(fine, k, 600), rootOfBall(rough, k, p)) &&
            within(must(logarithmOfBall(fine, 600)), must(logarithmOfBall(rough, p))) &&
            within(powerOfBall(fine, BigInt(k), 600), powerOfBall(rough, BigInt(k), p)) &&
            within(
              must(divideBalls(fine, powerOfBall(fine, 3n, 600), 600)),
              must(divideBalls(rough, powerOfBall(rough, 3n, p), p)),
            )
          );
        },
      ),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }),
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        fc.integer({ min: 20, max: 200 }),
        (n, d, p) => {
          const q = fromFraction(n, d);
          const rough = exponentialOfBall(ballOf(q, p + 40), p);
          return rough === undefined || within(must(exponentialOfBall(ballOf(q, 700), 600)), rough);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("are narrow: about as many bits as asked for", () => {
    for (const p of [64, 500, 3000]) {
      const log = must(logarithmOfBall(ballOf(7n, p), p));
      expect(log.hi - log.lo).toBeLessThan(1n << 8n);
      const exp = must(exponentialOfBall(ballOf(fromFraction(1n, 3n), p + 8), p));
      expect(exp.hi - exp.lo).toBeLessThan(1n << 8n);
      const root = rootOfBall(ballOf(7n, p), 5, p);
      expect(root.hi - root.lo).toBeLessThan(1n << 4n);
      const value = must(approximate(fromFraction(22n, 7n), p));
      expect(value.hi - value.lo).toBeLessThan(1n << 4n);
    }
  });

  it("of a divisor that may be 0 give no quotient", () => {
    expect(divideBalls(ballOf(1n, 64), { lo: -1n, hi: 1n, e: -60 }, 64)).toBeUndefined();
    expect(logarithmOfBall({ lo: 0n, hi: 1n, e: 0 }, 64)).toBeUndefined();
  });
});
