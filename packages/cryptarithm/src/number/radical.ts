/**
 * Roots of fractions in the form c * r^(1/n) with r and n as small as is cheap to find out.
 *
 * n is always minimal (r is tested for being a p-th power for every prime p dividing n), which makes
 * x^n - r irreducible over the rationals (r > 0), so that the degree is known and two radicals are
 * rational multiples of each other exactly when n agrees and the quotient of the r is an n-th power.
 * r itself is only cleared of n-th powers of small primes: no factoring is ever needed for truth.
 */
import { bitLength, exactRoot, smallPrimes } from "./natural.js";
import { denominator, type Fraction, fromFraction, numerator, rootOfFraction } from "./rational.js";
import { Atom, type Exact, single } from "./real.js";

/** Radicands of more bits become atoms of kind "powers": decided by exponents, not by digits. */
export const RADICAND_BITS = 16_384;
/** Likewise for the root's degree. */
export const DEGREE_LIMIT = 10_000;

const EXTRACTED: readonly bigint[] = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n];

/** The positive n-th root of q > 0, or undefined when its radical would exceed the limits above. */
export function radical(q: Fraction, n: number): Exact | undefined {
  if (n > DEGREE_LIMIT) return undefined;
  const exact = rootOfFraction(q, n);
  if (exact !== undefined) return exact;
  const d = denominator(q);
  if (bitLength(numerator(q)) + bitLength(d) * (n - 1) > RADICAND_BITS) return undefined;
  let r = d === 1n ? numerator(q) : numerator(q) * d ** BigInt(n - 1);
  for (const p of n === 2 ? [] : smallPrimes(n)) {
    if (p > n) break;
    while (n % p === 0) {
      const s = exactRoot(r, p);
      if (s === undefined) break;
      r = s;
      n /= p;
    }
  }
  let c = 1n;
  const N = BigInt(n);
  for (const p of EXTRACTED) {
    const power = p ** N;
    if (power > r) break;
    while (r % power === 0n) {
      r /= power;
      c *= p;
    }
  }
  return single(fromFraction(c, d), new Atom({ kind: "radical", r, n }));
}

/** The rational number a / b for radicals a and b of one degree n, when it is rational. */
export function ratioOfRadicals(a: bigint, b: bigint, n: number): Fraction | undefined {
  return a === b ? 1n : rootOfFraction(fromFraction(a, b), n);
}
