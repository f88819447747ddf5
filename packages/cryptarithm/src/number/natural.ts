/**
 * The ground floor of exact numbers: size, greatest common divisor and integer roots on bigint.
 *
 * Everything takes the double fast path below 2^53, where it is about fifty times cheaper than
 * BigInt, and falls back to Newton's method on growing prefixes above it. `DIGIT_LIMIT` is the one
 * limit of the whole system: no number of more decimal digits is ever built.
 * Not done here: anything about digits in a base (numeral.ts) or primes (prime.ts).
 */

/** No number of more decimal digits than this is ever built. */
export const DIGIT_LIMIT = 100_000;

/** The same limit in bits: 10^100000 has 332,193 bits. */
export const BIT_LIMIT = 332_193;

const SAFE = 9007199254740991n;

/** The absolute value. */
export function magnitudeOf(n: bigint): bigint {
  return n < 0n ? -n : n;
}

/** The number of binary digits of |n|; 0 for 0. Linear in the length, a few ns below 2^53. */
export function bitLength(n: bigint): number {
  if (n < 0n) n = -n;
  if (n <= SAFE) {
    const x = Number(n);
    const high = Math.floor(x / 4294967296);
    return high > 0 ? 64 - Math.clz32(high) : 32 - Math.clz32(x);
  }
  const hex = n.toString(16);
  return hex.length * 4 - (Math.clz32(Number.parseInt(hex.charAt(0), 16)) - 28);
}

/** The greatest common divisor, never negative; gcd(0, 0) = 0. */
export function gcd(a: bigint, b: bigint): bigint {
  if (a < 0n) a = -a;
  if (b < 0n) b = -b;
  while (b > SAFE) [a, b] = [b, a % b];
  if (b === 0n) return a;
  if (a > SAFE) [a, b] = [b, a % b];
  let x = Number(a);
  let y = Number(b);
  while (y !== 0) [x, y] = [y, x % y];
  return BigInt(x);
}

/** The least common multiple, never negative; 0 when a member is 0. */
export function lcm(a: bigint, b: bigint): bigint {
  if (a === 0n || b === 0n) return 0n;
  return magnitudeOf(a / gcd(a, b) * b);
}

/**
 * The k-th root of n rounded down, for n >= 0 and k >= 1.
 * @example integerRoot(80n, 4) // 2n
 */
export function integerRoot(n: bigint, k: number): bigint {
  if (n < 0n || k < 1) throw new RangeError("integerRoot needs n >= 0 and k >= 1");
  if (k === 1 || n < 2n) return n;
  if (n <= SAFE) return rootOfSafe(Number(n), k);
  const bits = bitLength(n);
  if (bits <= k) return 1n;
  // A root of a prefix, rounded up, is at most a little too large: Newton then falls monotonically.
  const shift = Math.floor(bits / (2 * k));
  let y = bits < 1000
    ? BigInt(Math.ceil(Math.pow(Number(n), 1 / k) * (1 + 1e-12))) + 1n
    : (integerRoot(n >> BigInt(shift * k), k) + 1n) << BigInt(shift);
  const K = BigInt(k);
  const K1 = K - 1n;
  for (;;) {
    const z = (K1 * y + n / y ** K1) / K;
    if (z >= y) return y;
    y = z;
  }
}

function rootOfSafe(x: number, k: number): bigint {
  let y = BigInt(Math.floor(k === 2 ? Math.sqrt(x) : Math.pow(x, 1 / k)));
  const K = BigInt(k);
  const n = BigInt(x);
  while (y ** K > n) y--;
  while ((y + 1n) ** K <= n) y++;
  return y;
}

/** The exact k-th root of n >= 0, or undefined when n is no k-th power. */
export function exactRoot(n: bigint, k: number): bigint | undefined {
  if (n < 2n || k === 1) return n;
  if (n <= SAFE) {
    const x = Number(n);
    if (k === 2) {
      const s = Math.round(Math.sqrt(x));
      return s * s === x ? BigInt(s) : undefined;
    }
    if (k > 52) return undefined;
    const s = Math.round(Math.pow(x, 1 / k));
    return BigInt(s) ** BigInt(k) === n ? BigInt(s) : undefined;
  }
  if (k === 2 && !mayBeSquare(n)) return undefined;
  const y = integerRoot(n, k);
  return y ** BigInt(k) === n ? y : undefined;
}

/** Squares leave few remainders: this drops 99% of the others by one division. */
function mayBeSquare(n: bigint): boolean {
  const low = Number(n & 63n);
  if ((SQUARES_64[low >> 5]! >>> (low & 31) & 1) === 0) return false;
  const r = Number(n % 45045n); // 63 * 65 * 11
  return SQUARES_63[r % 63]! === 1 && SQUARES_65[r % 65]! === 1 && SQUARES_11[r % 11]! === 1;
}

function squaresModulo(m: number): Uint8Array {
  const table = new Uint8Array(m);
  for (let i = 0; i < m; i++) table[i * i % m] = 1;
  return table;
}

const SQUARES_63 = squaresModulo(63);
const SQUARES_65 = squaresModulo(65);
const SQUARES_11 = squaresModulo(11);
const SQUARES_64: readonly [number, number] = (() => {
  const words: [number, number] = [0, 0];
  squaresModulo(64).forEach((is, i) => { if (is === 1) words[i < 32 ? 0 : 1] |= 1 << (i & 31); });
  return words;
})();

const PRIMES: readonly number[] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61];

/** The primes below 64, then as many more as asked for by trial division: exponents of perfect powers. */
export function* smallPrimes(limit: number): Generator<number> {
  for (const p of PRIMES) {
    if (p > limit) return;
    yield p;
  }
  for (let p = 67; p <= limit; p += 2) {
    let prime = true;
    for (let d = 3; d * d <= p && prime; d += 2) prime = p % d !== 0;
    if (prime) yield p;
  }
}

/**
 * n = base^exponent with the largest exponent, for n >= 2.
 * @example primitiveRoot(64n) // { base: 2n, exponent: 6 }
 */
export function primitiveRoot(n: bigint): { readonly base: bigint; readonly exponent: number } {
  let base = n;
  let exponent = 1;
  for (const p of smallPrimes(bitLength(n) - 1)) {
    if (p >= bitLength(base)) break;
    for (let r = exactRoot(base, p); r !== undefined; r = exactRoot(base, p)) {
      base = r;
      exponent *= p;
    }
  }
  return { base, exponent };
}
