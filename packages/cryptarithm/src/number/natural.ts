/**
 * The ground floor of exact numbers: size, greatest common divisor and integer roots on bigint.
 *
 * Everything takes the double fast path below 2^53, where it is about fifty times cheaper than
 * BigInt, and falls back to Newton's method on growing prefixes above it. `BIT_LIMIT` is the one
 * limit of the whole system: no number of more decimal digits is ever built.
 * Not done here: anything about digits in a base (numeral.ts) or primes (prime.ts).
 */

/** The limit of 100,000 digits in bits: every number of at most this many bits is within it. */
export const BIT_LIMIT = 332_192;

const SAFE = 9007199254740991n;

/** The absolute value. */
function magnitudeOf(n: bigint): bigint {
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
  // Shifts cost what they leave over: halving steps copy the number about three times in all.
  let step = 256;
  while (n >> BigInt(step) > SAFE) step *= 2;
  let bits = 0;
  for (; n > SAFE; step /= 2) {
    const high = n >> BigInt(step);
    if (high === 0n) continue;
    n = high;
    bits += step;
  }
  return bits + bitLength(n);
}

/** The greatest common divisor, never negative; gcd(0, 0) = 0. Below a second at the size limit. */
export function gcd(a: bigint, b: bigint): bigint {
  if (a < 0n) a = -a;
  if (b < 0n) b = -b;
  if (a < b) [a, b] = [b, a];
  if (b > LEHMER) [a, b] = lehmer(a, b);
  while (b > SAFE) [a, b] = [b, a % b];
  if (b === 0n) return a;
  if (a > SAFE) [a, b] = [b, a % b];
  let x = Number(a);
  let y = Number(b);
  while (y !== 0) [x, y] = [y, x % y];
  return BigInt(x);
}

const LEHMER = 1n << 1024n;

/**
 * Lehmer's gcd: many division steps at once on the leading 50 bits, as long as they prove the quotients
 * (Knuth, The Art of Computer Programming 2, algorithm 4.5.2 L). For a >= b; ends when b is short.
 */
function lehmer(a: bigint, b: bigint): [bigint, bigint] {
  let shift = bitLength(a) - 50;
  while (b > LEHMER) {
    let x = Number(a >> BigInt(shift));
    while (x < 562949953421312) {
      // 2^49
      shift -= Math.max(1, 49 - Math.floor(Math.log2(Math.max(1, x))));
      x = Number(a >> BigInt(shift));
    }
    let y = Number(b >> BigInt(shift));
    let [A, B, C, D] = [1, 0, 0, 1];
    while (y + C !== 0 && y + D !== 0) {
      const q = Math.floor((x + A) / (y + C));
      if (q !== Math.floor((x + B) / (y + D))) break;
      [A, C] = [C, A - q * C];
      [B, D] = [D, B - q * D];
      [x, y] = [y, x - q * y];
    }
    if (B === 0) [a, b] = [b, a % b];
    else {
      [a, b] = [BigInt(A) * a + BigInt(B) * b, BigInt(C) * a + BigInt(D) * b];
    }
  }
  return [a, b];
}

/** The least common multiple, never negative; 0 when a member is 0. */
export function lcm(a: bigint, b: bigint): bigint {
  if (a === 0n || b === 0n) return 0n;
  return magnitudeOf((a / gcd(a, b)) * b);
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
  let y =
    shift === 0
      ? 4n
      : bits < 1000
        ? BigInt(Math.ceil(Number(n) ** (1 / k) * (1 + 1e-12))) + 1n
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
  let y = BigInt(Math.floor(k === 2 ? Math.sqrt(x) : x ** (1 / k)));
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
    const s = Math.round(x ** (1 / k));
    return BigInt(s) ** BigInt(k) === n ? BigInt(s) : undefined;
  }
  if (k === 2 && !mayBeSquare(n)) return undefined;
  const y = integerRoot(n, k);
  return y ** BigInt(k) === n ? y : undefined;
}

/** Squares leave few remainders: this drops 99% of the others by two short divisions. */
function mayBeSquare(n: bigint): boolean {
  if (SQUARES_64[Number(n & 63n)] !== 1) return false;
  const r = Number(n % 45045n); // 63 * 65 * 11
  return SQUARES_63[r % 63] === 1 && SQUARES_65[r % 65] === 1 && SQUARES_11[r % 11] === 1;
}

function squaresModulo(m: number): Uint8Array {
  const table = new Uint8Array(m);
  for (let i = 0; i < m; i++) table[(i * i) % m] = 1;
  return table;
}

const SQUARES_63 = squaresModulo(63);
const SQUARES_64 = squaresModulo(64);
const SQUARES_65 = squaresModulo(65);
const SQUARES_11 = squaresModulo(11);

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

/** Whether n may be a p-th power: a test modulo primes q = 1 mod p, which 1/p of the others pass. */
export function mayBePower(n: bigint, p: number): boolean {
  for (let q = 2 * p + 1, tests = 0; tests < 2 && q < 50 * p; q += 2 * p) {
    let prime = true;
    for (let d = 3; d * d <= q && prime; d += 2) prime = q % d !== 0;
    if (!prime) continue;
    tests++;
    const Q = BigInt(q);
    let square = n % Q;
    let power = 1n;
    for (let e = (q - 1) / p; e > 0; e = Math.floor(e / 2)) {
      if (e % 2 === 1) power = (power * square) % Q;
      square = (square * square) % Q;
    }
    if (power > 1n) return false;
  }
  return true;
}

/**
 * n = base^exponent with the largest exponent, for n >= 2.
 * @example primitiveRoot(64n) // { base: 2n, exponent: 6 }
 */
export function primitiveRoot(n: bigint): { readonly base: bigint; readonly exponent: number } {
  let base = n;
  let exponent = 1;
  let bits = bitLength(base);
  for (const p of smallPrimes(bits - 1)) {
    if (p >= bits) break;
    if (bits > 1000 && !mayBePower(base, p)) continue;
    for (let r = exactRoot(base, p); r !== undefined; r = exactRoot(base, p)) {
      base = r;
      bits = bitLength(base);
      exponent *= p;
    }
  }
  return { base, exponent };
}
