/**
 * Products of powers of natural numbers, base^exponent * ..., with any exponents: towers and the like.
 *
 * Bases are split by gcds until they are pairwise coprime; so 4^P / 2^Q becomes 2^(2P - Q) without
 * factoring anything, and the product is 1 only if every exponent is 0 (decide.ts says why).
 * What fits the size limit is multiplied out at once: whole exponents into the coefficient, rational
 * ones into a radical. Not done: gcds of two bases above 65,536 bits each; those stay as they are.
 */
import { add, addConstant, multiply } from "./arithmetic.js";
import { BIT_LIMIT, bitLength, exactRoot, gcd, lcm, mayBePower, smallPrimes } from "./natural.js";
import { DEGREE_LIMIT, RADICAND_BITS, radical } from "./radical.js";
import {
  denominator,
  type Fraction,
  floorOfFraction,
  fromFraction,
  multiplyFractions,
  numerator,
  powerOfFraction,
  Rational,
} from "./rational.js";
import { Atom, type Exact, type Factor, single } from "./real.js";

/** Two bases that both have more bits are not split by a gcd, which would take 20 ms and more. */
const SPLIT_BITS = 65_536;
/** Bases of more bits are not tested for being perfect powers. */
export const PRIMITIVE_BITS = 4096;

/** The factors with pairwise coprime bases, equal bases merged, without exponents that are plainly 0. */
export function splitFactors(factors: readonly Factor[]): Factor[] {
  const done: Factor[] = [];
  const open = [...factors];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.exponent === 0n || next.base === 1n) continue;
    let clear = true;
    for (let i = 0; i < done.length; i++) {
      const other = done[i];
      if (other === undefined) continue;
      if (other.base === next.base) {
        done.splice(i, 1);
        open.push({ base: next.base, exponent: add(next.exponent, other.exponent) });
        clear = false;
        break;
      }
      if (isLong(next) && isLong(other)) continue;
      const g = gcd(next.base, other.base);
      if (g === 1n) continue;
      done.splice(i, 1);
      const [v, x] = withoutFactor(next.base, g);
      const [w, y] = withoutFactor(other.base, g);
      open.push(
        { base: x, exponent: next.exponent },
        { base: y, exponent: other.exponent },
        { base: g, exponent: add(multiply(next.exponent, v), multiply(other.exponent, w)) },
      );
      clear = false;
      break;
    }
    if (clear) done.push(next);
  }
  return done.sort((a, b) => (a.base < b.base ? -1 : 1));
}

/** n = g^v * rest with the largest v, by repeated squaring of g. */
function withoutFactor(n: bigint, g: bigint): [bigint, bigint] {
  if (n % g !== 0n) return [0n, n];
  const [v, rest] = withoutFactor(n / g, g * g);
  return rest % g === 0n ? [2n * v + 2n, rest / g] : [2n * v + 1n, rest];
}

function isLong(factor: Factor): boolean {
  return bitLength(factor.base) > SPLIT_BITS;
}

/** Whether all bases are known to be pairwise coprime after `splitFactors`. */
export function isSplit(factors: readonly Factor[]): boolean {
  return factors.filter(isLong).length < 2;
}

/** coefficient * product of the factors, as simple as the limits allow. */
export function powers(coefficient: Fraction, factors: readonly Factor[]): Exact {
  if (coefficient === 0n) return 0n;
  const rest: Factor[] = [];
  let room = BIT_LIMIT - bitsOfFraction(coefficient);
  const take = (base: bigint, k: bigint): boolean => {
    if (!powerFits(base, k, room)) return false;
    const value = powerOfFraction(base, k);
    room -= bitsOfFraction(value);
    coefficient = multiplyFractions(coefficient, value);
    return true;
  };
  for (const factor of splitFactors(factors)) {
    const { base, exponent } = factor;
    if (typeof exponent === "bigint") {
      if (!take(base, exponent)) rest.push(factor);
    } else if (exponent instanceof Rational) {
      const whole = floorOfFraction(exponent);
      rest.push(take(base, whole) ? { base, exponent: addConstant(exponent, -whole) } : factor);
    } else rest.push(factor);
  }
  if (rest.length === 0) return coefficient;
  const asRadical = radicalOfPowers(rest);
  if (asRadical !== undefined) return multiply(coefficient, asRadical);
  const primitive = rest.map(withPrimitiveBase);
  if (primitive.some((f, i) => f !== rest[i])) return powers(coefficient, primitive);
  return single(coefficient, new Atom({ kind: "powers", factors: rest }));
}

/** 4^(p/q) as 2^(2p/q): then only a whole exponent is rational. Roots of primes dividing q are enough. */
export function withPrimitiveBase(factor: Factor): Factor {
  if (!(factor.exponent instanceof Rational) || factor.exponent.d > BigInt(DEGREE_LIMIT)) return factor;
  let { base } = factor;
  let exponent: Exact = factor.exponent;
  for (const p of smallPrimes(Number(factor.exponent.d))) {
    while (exponent instanceof Rational && exponent.d % BigInt(p) === 0n) {
      const r = bitLength(base) > PRIMITIVE_BITS && !mayBePower(base, p) ? undefined : exactRoot(base, p);
      if (r === undefined) break;
      base = r;
      exponent = multiplyFractions(exponent, BigInt(p));
    }
  }
  return base === factor.base ? factor : { base, exponent };
}

/** The product as a radical when all exponents are fractions between 0 and 1 and it is small enough. */
function radicalOfPowers(factors: readonly Factor[]): Exact | undefined {
  let degree = 1n;
  for (const { exponent } of factors) {
    if (!(exponent instanceof Rational) || exponent.n < 0n || exponent.n >= exponent.d) return undefined;
    degree = lcm(degree, exponent.d);
    if (degree > BigInt(DEGREE_LIMIT)) return undefined;
  }
  let bits = 0;
  for (const { base, exponent } of factors) {
    if (exponent instanceof Rational) bits += bitLength(base) * Number(exponent.n * (degree / exponent.d));
  }
  if (bits > RADICAND_BITS) return undefined;
  let r = 1n;
  for (const { base, exponent } of factors) {
    if (exponent instanceof Rational) r *= base ** (exponent.n * (degree / exponent.d));
  }
  return radical(r, Number(degree));
}

/** Whether |a|^|k| has at most about `room` bits: never true when it has more than room + 1. */
export function powerFits(a: Fraction, k: bigint, room: number): boolean {
  const bits = bitsOfFraction(a);
  const count = Math.abs(Number(k));
  if (bits * count <= room) return true;
  if ((bits - 1) * count > room) return false;
  const largest = Math.max(Math.abs(Number(numerator(a))), Number(denominator(a)));
  return Number.isFinite(largest) && Math.log2(largest) * count < room;
}

/** The larger of the bit lengths of numerator and denominator. */
export function bitsOfFraction(a: Fraction): number {
  return typeof a === "bigint" ? bitLength(a) : Math.max(bitLength(a.n), bitLength(a.d));
}

/** The factors of q^exponent for q > 0. */
export function factorsOf(q: Fraction, exponent: Exact): Factor[] {
  if (typeof q === "bigint") return [{ base: q, exponent }];
  return [
    { base: q.n, exponent },
    { base: q.d, exponent: multiply(exponent, -1n) },
  ];
}

/** The factors of an atom of kind radical or powers; undefined for others. */
export function factorsOfAtom(atom: Atom): readonly Factor[] | undefined {
  const f = atom.form;
  if (f.kind === "powers") return f.factors;
  return f.kind === "radical" ? [{ base: f.r, exponent: fromFraction(1n, BigInt(f.n)) }] : undefined;
}
