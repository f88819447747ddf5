/**
 * Factorials, binomial coefficients, Fibonacci and triangular numbers, perfect powers.
 *
 * Results of more than 100,000 digits are refused as `Undecided` before anything is built, by an
 * estimate from above of their length. Factorials multiply balanced halves, so that 25,205!, the
 * largest within the limit, takes milliseconds. Not done here: the meaning of a function outside its
 * domain ("no value"); that belongs to the evaluator.
 */
import { BIT_LIMIT, bitLength, exactRoot, mayBePower, smallPrimes } from "./natural.js";
import { Undecided } from "./undecided.js";

function refuse(what: string): never {
  throw new Undecided(`${what} of more than 100,000 digits`);
}

/** lo * (lo + step) * ... up to hi, by halves. */
function productOfRange(lo: bigint, hi: bigint): bigint {
  if (lo > hi) return 1n;
  if (hi - lo < 16n) {
    let product = lo;
    for (let i = lo + 1n; i <= hi; i++) product *= i;
    return product;
  }
  const middle = (lo + hi) >> 1n;
  return productOfRange(lo, middle) * productOfRange(middle + 1n, hi);
}

/** log2 of n!, by Stirling's series: too small by less than 0.13, and by far less for large n. */
function logOfFactorial(n: number): number {
  return n < 2 ? 0 : (n * Math.log(n) - n + 0.5 * Math.log(2 * Math.PI * n)) / Math.LN2;
}

/**
 * n! for n >= 0.
 * @throws Undecided above 25,205.
 * @example factorial(5n) // 120n
 */
export function factorial(n: bigint): bigint {
  if (n < 0n) throw new RangeError("factorial needs n >= 0");
  if (n > 100_000n || logOfFactorial(Number(n)) > BIT_LIMIT) return refuse("a factorial");
  return productOfRange(1n, n);
}

/**
 * The number of ways to choose k of n, for n, k >= 0; 0 for k > n.
 * @throws Undecided when the result may have more than 100,000 digits.
 */
export function choose(n: bigint, k: bigint): bigint {
  if (n < 0n || k < 0n) throw new RangeError("choose needs n, k >= 0");
  if (k > n) return 0n;
  if (k > n - k) k = n - k;
  if (k === 0n) return 1n;
  // C(n, k) >= 2^k, so k is small here or the result is too large.
  if (k > BigInt(BIT_LIMIT) || logOfChoice(n, Number(k)) > BIT_LIMIT + 1)
    return refuse("a binomial coefficient");
  const result = productOfRange(n - k + 1n, n) / productOfRange(1n, k);
  return bitLength(result) > BIT_LIMIT ? refuse("a binomial coefficient") : result;
}

/** log2 of C(n, k), not above it by more than 1. */
function logOfChoice(n: bigint, k: number): number {
  if (n > 1_000_000_000_000n) return k * (bitLength(n) - 1) - logOfFactorial(k);
  const x = Number(n);
  return logOfFactorial(x) - logOfFactorial(k) - logOfFactorial(x - k);
}

/**
 * The n-th Fibonacci number for n >= 0: 0, 1, 1, 2, 3, 5, by doubling.
 * @throws Undecided above 478,497.
 */
export function fibonacci(n: bigint): bigint {
  if (n < 0n) throw new RangeError("fibonacci needs n >= 0");
  if (n > 478_497n) return refuse("a Fibonacci number");
  let a = 0n; // F(m)
  let b = 1n; // F(m + 1)
  for (const bit of n.toString(2)) {
    const c = a * (2n * b - a);
    const d = a * a + b * b;
    [a, b] = bit === "1" ? [d, c + d] : [c, d];
  }
  return a;
}

/** Whether n is a Fibonacci number: 5n^2 + 4 or 5n^2 - 4 is a square (Gessel 1972). */
export function isFibonacci(n: bigint): boolean {
  if (n < 0n) return false;
  const five = 5n * n * n;
  return exactRoot(five + 4n, 2) !== undefined || (n > 0n && exactRoot(five - 4n, 2) !== undefined);
}

/** Whether n is 0, 1, 3, 6, 10, 15 ...: 8n + 1 is a square. */
export function isTriangular(n: bigint): boolean {
  return n >= 0n && exactRoot(8n * n + 1n, 2) !== undefined;
}

/** Whether n is a k-th power of a natural number, for k >= 1; 0 and 1 are, for every k. */
export function isKthPower(n: bigint, k: number): boolean {
  return n >= 0n && exactRoot(n, k) !== undefined;
}

/** Whether n is a^b for naturals a and b > 1; 0 and 1 are. */
export function isPower(n: bigint): boolean {
  if (n < 0n) return false;
  if (n < 2n) return true;
  const bits = bitLength(n);
  for (const p of smallPrimes(bits)) {
    if ((bits < 1000 || mayBePower(n, p)) && exactRoot(n, p) !== undefined) return true;
  }
  return false;
}
