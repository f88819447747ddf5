/**
 * Whether a natural number is prime: exactly, or not at all.
 *
 * Trial division, then Miller-Rabin: to the first 13 prime bases it is a proof below
 * 3,317,044,064,679,887,385,961,981 (Sorenson and Webster, "Strong pseudoprimes to twelve prime bases",
 * 2015, whose psi(13) this is); five bases do below 2,152,302,898,747 (Jaeschke 1993). Above, a failed strong test still proves compositeness; a number that
 * passes is proved prime by the n - 1 test of Brillhart, Lehmer and Selfridge (1975) from the factors of
 * n - 1 that trial division and Pollard's rho find, and is otherwise Undecided. Not done: elliptic curve proofs.
 */
import { bitLength, exactRoot, gcd } from "./natural.js";
import { Undecided } from "./undecided.js";

const BASES: readonly bigint[] = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n];
const MORE_BASES: readonly bigint[] = [43n, 47n, 53n, 59n, 61n, 67n, 71n, 73n, 79n, 83n];
/** Below this, `isPrime` always answers. */
export const PROVED_BELOW = 3_317_044_064_679_887_385_961_981n;
/** Strong tests of more bits take longer than a question may. */
const PRIME_BITS = 4096;

/**
 * Whether n is prime; numbers below 2 are not.
 * @throws Undecided when n is above 3.3e24, looks prime, and n - 1 has too few known factors.
 */
export function isPrime(n: bigint): boolean {
  if (n < 44_521n) return isSmallPrime(Number(n));
  if (n % 2n === 0n || hasSmallFactor(n)) return false;
  if (n < 2_152_302_898_747n) return BASES.every((a, i) => i > 4 || passesStrongTest(n, a));
  if (bitLength(n) > PRIME_BITS) throw new Undecided("whether a number of more than 1,200 digits is prime");
  if (!BASES.every((a) => passesStrongTest(n, a))) return false;
  if (n < PROVED_BELOW) return true;
  return MORE_BASES.every((a) => passesStrongTest(n, a)) && provePrime(n);
}

function isSmallPrime(n: number): boolean {
  if (n < 2) return false;
  if (n % 2 === 0) return n === 2;
  for (let d = 3; d * d <= n; d += 2) if (n % d === 0) return false;
  return true;
}

/** Whether an odd prime below 212 divides n. */
function hasSmallFactor(n: bigint): boolean {
  if (n <= 9007199254740991n) {
    const x = Number(n);
    for (let p = 3; p < 212; p += 2) if (x % p === 0) return true;
    return false;
  }
  for (let p = 3n; p < 212n; p += 2n) if (n % p === 0n) return true;
  return false;
}

function passesStrongTest(n: bigint, a: bigint): boolean {
  const last = n - 1n;
  let d = last;
  let s = 0;
  while ((d & 1n) === 0n) {
    d >>= 1n;
    s++;
  }
  let x = power(a, d, n);
  if (x === 1n || x === last) return true;
  for (let i = 1; i < s; i++) {
    x = (x * x) % n;
    if (x === last) return true;
  }
  return false;
}

function power(a: bigint, e: bigint, m: bigint): bigint {
  let result = 1n;
  for (const bit of e.toString(2)) {
    result = (result * result) % m;
    if (bit === "1") result = (result * a) % m;
  }
  return result;
}

/**
 * Let F divide n - 1, every prime q of F known, and for each q some a have a^(n-1) = 1 mod n and
 * gcd(a^((n-1)/q) - 1, n) = 1. Then n is prime if F > sqrt n (Pocklington); and if cbrt n <= F < sqrt n
 * and n = c2 F^2 + c1 F + 1 in base F, then n is prime exactly when c1^2 - 4 c2 is no square (Crandall and
 * Pomerance, Prime Numbers, theorems 4.1.3 and 4.1.5).
 */
function provePrime(n: bigint): boolean {
  const last = n - 1n;
  let F = 1n;
  for (const q of primesDividing(last, n)) {
    let rest = last;
    while (rest % q === 0n) {
      rest /= q;
      F *= q;
    }
    const witness = BASES.find((a) => power(a, last, n) === 1n && gcd(power(a, last / q, n) - 1n, n) === 1n);
    if (witness === undefined) throw new Undecided("whether a large number is prime");
    if (F * F > n) return true;
  }
  if (F * F * F >= n) {
    const c1 = (n / F) % F;
    const d = c1 * c1 - 4n * (n / (F * F));
    return d < 0n || exactRoot(d, 2) === undefined;
  }
  throw new Undecided("whether a large number is prime");
}

/** Prime factors of m that are cheap to find; those above the proved bound are proved recursively. */
function* primesDividing(m: bigint, n: bigint): Generator<bigint> {
  let rest = m;
  for (let p = 2n; p < 20_000n && rest > 1n; p += p === 2n ? 1n : 2n) {
    if (rest % p !== 0n) continue;
    while (rest % p === 0n) rest /= p;
    yield p;
  }
  const open = rest > 1n ? [rest] : [];
  for (let x = open.pop(); x !== undefined; x = open.pop()) {
    if (x < n && isPrime(x)) {
      yield x;
      continue;
    }
    const d = divisorByRho(x);
    if (d !== undefined) open.push(d, x / d);
  }
}

/** A proper divisor of a composite x by Pollard's rho in 50,000 steps, or undefined. */
function divisorByRho(x: bigint): bigint | undefined {
  let slow = 2n;
  let fast = 2n;
  let product = 1n;
  for (let i = 1; i <= 50_000; i++) {
    slow = (slow * slow + 1n) % x;
    fast = (fast * fast + 1n) % x;
    fast = (fast * fast + 1n) % x;
    product = (product * (slow - fast)) % x;
    if (i % 64 === 0) {
      const d = gcd(product, x);
      if (d > 1n) return d < x ? d : undefined;
    }
  }
  return undefined;
}
