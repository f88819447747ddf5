/**
 * Whether a natural number below 2^53 is prime, on doubles: a sieve for the smallest, then
 * division by small primes, then strong tests to bases that are a proof in their range
 * (Jaeschke, "On strong pseudoprimes to several bases", 1993; the last is one up to 2.1·10^12).
 * From 2^40 on the exact test on BigInt takes over.
 */
import { isPrime } from "./prime.js";

const SIEVE_LIMIT = 1 << 17;
/** For each odd number 2i + 1 whether it is composite. */
let sieve: Uint8Array | undefined;

function sieved(): Uint8Array {
  if (sieve !== undefined) return sieve;
  const composite = new Uint8Array(SIEVE_LIMIT / 2);
  composite[0] = 1;
  for (let i = 3; i * i < SIEVE_LIMIT; i += 2) {
    if (composite[i >> 1] === 1) continue;
    for (let j = i * i; j < SIEVE_LIMIT; j += 2 * i) composite[j >> 1] = 1;
  }
  sieve = composite;
  return composite;
}

const DIVISORS = [3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53] as const;
const LARGEST_ON_DOUBLES = 2 ** 40;

/** Whether n is prime; n is a natural number below 2^53. */
export function isSmallPrime(n: number): boolean {
  if (n % 2 === 0) return n === 2;
  if (n < SIEVE_LIMIT) return sieved()[n >> 1] === 0;
  for (const p of DIVISORS) if (n - p * Math.floor(n / p) === 0) return false;
  if (n >= LARGEST_ON_DOUBLES) return isPrime(BigInt(n));
  return basesFor(n).every((a) => passesStrongTest(n, a));
}

/** Bases to which the strong tests are a proof for n. */
function basesFor(n: number): readonly number[] {
  if (n < 1_373_653) return [2, 3];
  if (n < 4_759_123_141) return [2, 7, 61];
  return [2, 3, 5, 7, 11];
}

function passesStrongTest(n: number, a: number): boolean {
  const last = n - 1;
  let d = last;
  let s = 0;
  while (d % 2 === 0) {
    d /= 2;
    s++;
  }
  let x = 1;
  let square = a;
  for (let e = d; e > 0; e = Math.floor(e / 2)) {
    if (e % 2 === 1) x = product(x, square, n);
    square = product(square, square, n);
  }
  if (x === 1 || x === last) return true;
  for (let i = 1; i < s; i++) {
    x = product(x, x, n);
    if (x === last) return true;
  }
  return false;
}

/**
 * a * b modulo n, for a and b below n and n below 2^40. The remainder as doubles give it is off
 * by less than 2^30, since the product is below 2^80; its last 32 bits are known exactly, and
 * the two together are the remainder.
 */
function product(a: number, b: number, n: number): number {
  const whole = a * b;
  const quotient = Math.floor(whole / n);
  const about = whole - quotient * n;
  const low = (Math.imul(a, b) - Math.imul(quotient, n)) | 0;
  const rest = about + ((low - (about | 0)) | 0);
  // The quotient may be off by one.
  return rest < 0 ? rest + n : rest >= n ? rest - n : rest;
}
