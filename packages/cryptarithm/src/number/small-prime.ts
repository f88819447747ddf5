/**
 * Whether a natural number below 2^53 is prime, on doubles: a sieve for the smallest, then
 * division by small primes, then strong tests to bases that are a proof in their range
 * (Jaeschke, "On strong pseudoprimes to several bases", 1993). Products modulo n are made in
 * pieces that doubles hold exactly, so the larger n is the more pieces; above 2^42 the exact
 * test on BigInt takes over.
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
const LARGEST_IN_PIECES = 2 ** 42;

/** Whether n is prime; n is a natural number below 2^53. */
export function isSmallPrime(n: number): boolean {
  if (n % 2 === 0) return n === 2;
  if (n < SIEVE_LIMIT) return sieved()[n >> 1] === 0;
  for (const p of DIVISORS) if (n - p * Math.floor(n / p) === 0) return false;
  if (n >= LARGEST_IN_PIECES) return isPrime(BigInt(n));
  return basesFor(n).every((a) => passesStrongTest(n, a));
}

/** Bases to which the strong tests are a proof for n. */
function basesFor(n: number): readonly number[] {
  if (n < 1_373_653) return [2, 3];
  if (n < 4_759_123_141) return [2, 7, 61];
  return n < 2_152_302_898_747 ? [2, 3, 5, 7, 11] : [2, 3, 5, 7, 11, 13];
}

function passesStrongTest(n: number, a: number): boolean {
  const last = n - 1;
  let d = last;
  let s = 0;
  while (d % 2 === 0) {
    d /= 2;
    s++;
  }
  // Pieces of the second factor, so that a piece times n stays below 2^53.
  const piece = 2 ** Math.floor(52.9 - Math.log2(n));
  let x = 1;
  let square = a;
  for (let e = d; e > 0; e = Math.floor(e / 2)) {
    if (e % 2 === 1) x = product(x, square, n, piece);
    square = product(square, square, n, piece);
  }
  if (x === 1 || x === last) return true;
  for (let i = 1; i < s; i++) {
    x = product(x, x, n, piece);
    if (x === last) return true;
  }
  return false;
}

/** a * b modulo n, for a and b below n. */
function product(a: number, b: number, n: number, piece: number): number {
  // Horner's rule over the pieces of b, the highest first.
  let size = 1;
  while (size <= b) size *= piece;
  let result = 0;
  let rest = b;
  while (size > 1) {
    size /= piece;
    const digit = Math.floor(rest / size);
    rest -= digit * size;
    result = modulo(modulo(result * piece, n) + modulo(a * digit, n), n);
  }
  return result;
}

/** x modulo n for a whole x below 2^53; the quotient of doubles may be one too large. */
function modulo(x: number, n: number): number {
  const r = x - n * Math.floor(x / n);
  return r < 0 ? r + n : r;
}
