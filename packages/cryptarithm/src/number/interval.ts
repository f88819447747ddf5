/**
 * Intervals of doubles that enclose a number: whole numbers up to 2^53 are exact, everything else is
 * rounded outward, so a bound may be loose but never wrong. `sure` says whether there is a number at
 * all (and not a division by zero) whatever lies between the bounds. What is not known has no
 * bounds; that is always right. Not done here: irrational powers, logarithms.
 */

/** A number lies between `lo` and `hi`, if there is one; when `sure`, there is. */
export interface Interval {
  readonly lo: number;
  readonly hi: number;
  readonly sure: boolean;
}

export const ANYTHING: Interval = { lo: Number.NEGATIVE_INFINITY, hi: Number.POSITIVE_INFINITY, sure: false };

const isExact = Number.isSafeInteger;
/** The next bound below; what is too large for a double is at least the largest double. */
const down = (x: number): number =>
  x === Number.POSITIVE_INFINITY ? Number.MAX_VALUE : x - Math.abs(x) * 2 ** -52 - Number.MIN_VALUE;
const up = (x: number): number => -down(-x);

/** One number: a double that was rounded to the nearest, or a whole one. */
export const point = (x: number): Interval =>
  isExact(x) ? { lo: x, hi: x, sure: true } : { lo: down(x), hi: up(x), sure: true };

/** From the results of an operation at the ends of two intervals. */
function around(results: readonly number[], a: Interval, b: Interval, wholeStaysWhole: boolean): Interval {
  const exact = wholeStaysWhole && [a.lo, a.hi, b.lo, b.hi].every(isExact);
  const sure = a.sure && b.sure;
  if (results.some(Number.isNaN)) return { ...ANYTHING, sure };
  const [lo, hi] = [Math.min(...results), Math.max(...results)];
  return { lo: exact && isExact(lo) ? lo : down(lo), hi: exact && isExact(hi) ? hi : up(hi), sure };
}

export const negated = ({ lo, hi, sure }: Interval): Interval => ({ lo: -hi, hi: -lo, sure });

export const plus = (a: Interval, b: Interval): Interval => around([a.lo + b.lo, a.hi + b.hi], a, b, true);

/** An open end times 0 is 0. */
const product = (x: number, y: number): number => (x === 0 || y === 0 ? 0 : x * y);

export const times = (a: Interval, b: Interval): Interval =>
  around([product(a.lo, b.lo), product(a.lo, b.hi), product(a.hi, b.lo), product(a.hi, b.hi)], a, b, true);

export function dividedBy(a: Interval, b: Interval): Interval {
  if (b.lo <= 0 && b.hi >= 0) return ANYTHING;
  // Halves of whole numbers are exact; such are the exponents of square roots.
  if (a.lo === a.hi && isExact(a.lo) && b.lo === 2 && b.hi === 2)
    return { lo: a.lo / 2, hi: a.lo / 2, sure: a.sure && b.sure };
  return around([a.lo / b.lo, a.lo / b.hi, a.hi / b.lo, a.hi / b.hi], a, b, false);
}

/** The square root of what is not negative. */
export const squareRoot = ({ lo, hi, sure }: Interval): Interval =>
  hi < 0 ? ANYTHING : { lo: lo <= 0 ? 0 : down(Math.sqrt(lo)), hi: up(Math.sqrt(hi)), sure: sure && lo >= 0 };

const LARGEST_EXPONENT = 1_000_000;

/** a^b where b is natural, or a is at least 1; of other exponents only one half is known. */
export function toThe(a: Interval, b: Interval): Interval {
  if (b.lo === 0.5 && b.hi === 0.5) return squareRoot(a);
  if (!isExact(b.lo) || !isExact(b.hi) || b.lo < 0 || b.hi > LARGEST_EXPONENT) return ANYTHING;
  const sure = a.sure && b.sure;
  const lowest = { lo: a.lo, hi: a.lo, sure };
  const highest = { lo: a.hi, hi: a.hi, sure };
  if (a.lo >= 1 || (a.lo >= 0 && b.lo === b.hi))
    return { lo: naturalPower(lowest, b.lo).lo, hi: naturalPower(highest, b.hi).hi, sure };
  return b.lo === b.hi ? naturalPower(a, b.lo) : ANYTHING;
}

/** By squaring; for intervals around 0 looser than it could be. */
function naturalPower(x: Interval, n: number): Interval {
  let result: Interval = { lo: 1, hi: 1, sure: x.sure };
  for (let [k, square] = [n, x]; k > 0; k = Math.floor(k / 2), square = times(square, square))
    if (k % 2 === 1) result = times(result, square);
  return result;
}
