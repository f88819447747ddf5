import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { add, compare, divide, type Exact, fromFraction, multiply, power, root } from "./exact.js";
import {
  ANYTHING,
  dividedBy,
  type Interval,
  negated,
  plus,
  point,
  squareRoot,
  times,
  toThe,
} from "./interval.js";

/** The exact value of a double: a whole number over a power of 2. */
function exactly(x: number): Exact {
  let under = 1n;
  for (; !Number.isInteger(x); x *= 2) under *= 2n;
  return fromFraction(BigInt(x), under);
}

/** Small whole numbers, large ones, and fractions of 2^20. */
const double = fc.oneof(
  fc.integer({ min: -1000, max: 1000 }),
  fc.maxSafeInteger(),
  fc.integer({ min: -(2 ** 30), max: 2 ** 30 }).map((n) => n / 2 ** 20),
);
const interval = fc
  .tuple(double, double)
  .map(([a, b]): Interval => ({ lo: Math.min(a, b), hi: Math.max(a, b), sure: true }));

function expectInside(value: Exact | undefined, { lo, hi, sure }: Interval): void {
  if (value === undefined) {
    expect(sure).toBe(false);
    return;
  }
  if (lo !== Number.NEGATIVE_INFINITY) expect(compare(exactly(lo), value)).toBeLessThanOrEqual(0);
  if (hi !== Number.POSITIVE_INFINITY) expect(compare(exactly(hi), value)).toBeGreaterThanOrEqual(0);
}

describe("an interval encloses", () => {
  const inside = fc.tuple(interval, interval, fc.boolean(), fc.boolean());
  const each = (check: (a: Interval, b: Interval, x: number, y: number) => void): void =>
    fc.assert(
      fc.property(inside, ([a, b, left, right]) => {
        check(a, b, left ? a.lo : a.hi, right ? b.lo : b.hi);
      }),
      { numRuns: 1000, seed: 1 },
    );

  test("sums and differences", () => {
    each((a, b, x, y) => {
      expectInside(add(exactly(x), exactly(y)), plus(a, b));
      expectInside(add(exactly(x), exactly(-y)), plus(a, negated(b)));
    });
  });

  test("products", () => {
    each((a, b, x, y) => expectInside(multiply(exactly(x), exactly(y)), times(a, b)));
  });

  test("quotients, which surely exist only away from 0", () => {
    each((a, b, x, y) => expectInside(divide(exactly(x), exactly(y)), dividedBy(a, b)));
    expect(dividedBy(point(1), { lo: -1, hi: 1, sure: true })).toEqual(ANYTHING);
  });

  test("square roots", () => {
    each((a, _, x) => expectInside(root(exactly(x), 2n), squareRoot(a)));
  });

  test("powers", () => {
    fc.assert(
      fc.property(interval, fc.nat(6), fc.nat(3), fc.boolean(), (a, n, more, left) => {
        const exponents = { lo: n, hi: n + more, sure: true };
        const x = exactly(left ? a.lo : a.hi);
        for (let e = n; e <= n + more; e++) expectInside(power(x, BigInt(e)), toThe(a, exponents));
      }),
      { numRuns: 1000, seed: 1 },
    );
  });
});

test("whole numbers up to 2^53 stay exact, others are rounded outward", () => {
  expect(plus(point(2), point(3))).toEqual({ lo: 5, hi: 5, sure: true });
  expect(times(point(3), point(-4))).toEqual({ lo: -12, hi: -12, sure: true });
  const large = times(point(2 ** 52 + 1), point(3));
  expect(large.lo).toBeLessThan(large.hi);
  expect(toThe(point(9), { lo: 1_000, hi: 1_000, sure: true }).lo).toBeGreaterThan(1e300);
});
