/**
 * Logarithm and exponential of intervals, to any precision.
 *
 * ln y: y = z * 2^k with z in [3/4, 3/2), ln z = 2 artanh((z - 1)/(z + 1)) by its series;
 * e^x: x = k ln 2 + r, then the Taylor series of r / 2^s squared s times. Fixed point with guard bits
 * that cover the rounding of every step; the error bounds stand beside the code. ln of small natural
 * numbers, which towers are made of, is kept. Cost: 30 us at 64 bits, a few ms at 4,096.
 * Not done here: faster methods (AGM, binary splitting) that pay off above 10,000 bits only.
 */
import { type Ball, shiftDown, trim } from "./ball.js";
import { bitLength } from "./natural.js";

/** artanh(1/m) * 2^F, within 2F units. */
function artanhOfInverse(m: bigint, F: number): bigint {
  const square = m * m;
  let power = (1n << BigInt(F)) / m;
  let sum = 0n;
  for (let i = 1n; power !== 0n; i += 2n) {
    sum += power / i;
    power /= square;
  }
  return sum;
}

let ln2 = 0n;
let ln2Bits = 0;

/** ln 2 * 2^F, within 2 units. */
function logarithmOfTwo(F: number): bigint {
  if (ln2Bits < F + 32) {
    ln2Bits = F + 64;
    const G = ln2Bits + 32; // the three series err by less than 2^7 * F units of 2^-G
    ln2 =
      (18n * artanhOfInverse(26n, G) - 2n * artanhOfInverse(4801n, G) + 8n * artanhOfInverse(8749n, G)) >>
      32n;
  }
  return ln2 >> BigInt(ln2Bits - F);
}

/** ln(m * 2^e) * 2^F for m > 0, within 2^18 units. */
function logarithmOfPoint(m: bigint, e: number, F: number): bigint {
  // z = m / 2^b in [3/4, 3/2)
  let b = bitLength(m);
  if (m >> BigInt(Math.max(0, b - 2)) < 3n) b--;
  const one = 1n << BigInt(F);
  const z = shiftDown(m, b - F);
  const t = ((z - one) << BigInt(F)) / (z + one);
  const square = (t * t) >> BigInt(F);
  let power = t;
  let sum = 0n;
  // |t| <= 1/5: fewer than F/4 terms, each wrong by less than 4 units.
  for (let i = 1n; power !== 0n && power !== -1n; i += 2n) {
    sum += power / i;
    power = (power * square) >> BigInt(F);
  }
  const k = BigInt(e + b);
  const extra = bitLength(k);
  return 2n * sum + ((k * logarithmOfTwo(F + extra)) >> BigInt(extra));
}

const kept = new Map<bigint, { readonly F: number; readonly value: bigint }>();

function keptLogarithm(m: bigint, e: number, F: number): bigint {
  if (e !== 0 || m >= 100_000n) return logarithmOfPoint(m, e, F);
  const known = kept.get(m);
  if (known !== undefined && known.F >= F) return known.value >> BigInt(known.F - F);
  const value = logarithmOfPoint(m, e, F);
  if (kept.size > 1000) kept.clear();
  kept.set(m, { F, value });
  return value;
}

const GUARD = 40;

/** ln a with an absolute error of about 2^-p beyond a's own width; undefined while a may be 0 or less. */
export function logarithmOfBall(a: Ball, p: number): Ball | undefined {
  if (a.lo <= 0n) return undefined;
  const F = p + GUARD;
  const low = keptLogarithm(a.lo, a.e, F);
  const high = a.lo === a.hi ? low : logarithmOfPoint(a.hi, a.e, F);
  const slack = 1n << 20n;
  return trim({ lo: low - slack, hi: high + slack, e: -F }, p + bitLength(high >> BigInt(F)) + 4);
}

/** e^x * 2^F / 2^k with its k, within 2^(F - p - 8) units, for x = m * 2^e. */
function exponentialOfPoint(
  m: bigint,
  e: number,
  p: number,
): { readonly value: bigint; readonly k: number; readonly F: number } {
  const s = Math.ceil(Math.sqrt(p));
  const F = p + s + GUARD;
  const extra = Math.max(0, bitLength(m) + e) + 2;
  const x = shiftDown(m, -e - F - extra);
  const two = logarithmOfTwo(F + extra);
  const k = (x < 0n ? x - two : x) / two;
  // r / 2^s, wrong by a few units: |k| < 2^extra, so the error of k ln 2 is below one unit of 2^-F.
  const r = (x - k * two) >> BigInt(extra + s);
  const one = 1n << BigInt(F);
  let term = one;
  let sum = one;
  // N terms, each wrong by a unit; squaring doubles the relative error: (N + 4) 2^(s+2) units in all.
  for (let i = 1n; term !== 0n && term !== -1n; i++) {
    term = ((term * r) >> BigInt(F)) / i;
    sum += term;
  }
  for (let i = 0; i < s; i++) sum = (sum * sum) >> BigInt(F);
  return { value: sum, k: Number(k), F };
}

/** e^a to p bits beyond a's own width, for |a| up to 2^50; undefined while a is too wide to be of use. */
export function exponentialOfBall(a: Ball, p: number): Ball | undefined {
  const low = exponentialOfPoint(a.lo, a.e, p);
  const high = a.lo === a.hi ? low : exponentialOfPoint(a.hi, a.e, p);
  const slack = 1n << BigInt(low.F - p - 8);
  const raise = high.k - low.k;
  if (raise > 4 * p + 64) return undefined;
  return trim({ lo: low.value - slack, hi: (high.value + slack) << BigInt(raise), e: low.k - low.F }, p);
}
