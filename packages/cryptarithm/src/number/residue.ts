/**
 * Remainders of numbers too large to write down, and whether they are whole at all.
 *
 * b^e mod m needs only e mod phi(m), by Euler's theorem in its general form: for e >= log2 m,
 * b^e = b^(e mod phi(m) + phi(m)) mod m, whether or not b and m are coprime; so a tower is reduced
 * recursively and exactly. A number that is a sum of whole powers with fractional coefficients, N/D,
 * is whole exactly when N mod D = 0. Not done here: m whose prime factors trial division cannot find.
 */

import { logSpanOfExact } from "./enclose.js";
import { boundsOfSpan } from "./magnitude.js";
import { bitLength, lcm } from "./natural.js";
import { isPrime, PROVED_BELOW } from "./prime.js";
import { denominator, type Fraction, fromFraction, numerator } from "./rational.js";
import { type Atom, type Exact, Real } from "./real.js";

/** base^exponent mod m for a natural exponent. */
export function powerModulo(base: bigint, exponent: bigint, m: bigint): bigint {
  let result = 1n % m;
  let square = base % m;
  if (square < 0n) square += m;
  for (let e = exponent; e > 0n; e >>= 1n) {
    if ((e & 1n) === 1n) result = (result * square) % m;
    square = (square * square) % m;
  }
  return result;
}

const knownTotients = new Map<bigint, bigint | undefined>();

/** Euler's phi(m); undefined when m cannot be factored by trial division (up to 1,000 for long m, else 2^20). */
export function totient(m: bigint): bigint | undefined {
  if (knownTotients.has(m)) return knownTotients.get(m);
  if (knownTotients.size > 5000) knownTotients.clear();
  const result = computeTotient(m);
  knownTotients.set(m, result);
  return result;
}

function computeTotient(m: bigint): bigint | undefined {
  let phi = 1n;
  let rest = m;
  let small = Number(m);
  if (bitLength(m) > 4096) return undefined;
  for (let p = 2; p < 1_048_576; p += p === 2 ? 1 : 2) {
    if (p === 1001 && bitLength(rest) > 128) return undefined;
    const isSmall = small <= Number.MAX_SAFE_INTEGER;
    if (isSmall && p * p > small) break;
    if (isSmall ? small % p !== 0 : rest % BigInt(p) !== 0n) continue;
    const P = BigInt(p);
    phi *= P - 1n;
    rest /= P;
    while (rest % P === 0n) {
      rest /= P;
      phi *= P;
    }
    small = Number(rest);
  }
  if (rest === 1n) return phi;
  return rest < 1_099_511_627_776n || (rest < PROVED_BELOW && isPrime(rest)) ? phi * (rest - 1n) : undefined;
}

/** a mod m for a number known to be whole; undefined when that is not known. m > 0. */
export function residue(a: Exact, m: bigint): bigint | undefined {
  if (typeof a === "bigint") return ((a % m) + m) % m;
  if (!(a instanceof Real)) return undefined;
  const n = numeratorResidue(a, m);
  return n === undefined || n.residue % n.denominator !== 0n ? undefined : n.residue / n.denominator;
}

/** a - floor(a), when a is N/D with a whole N whose remainders are known. */
export function fractionalPart(a: Exact): Fraction | undefined {
  if (!(a instanceof Real)) return typeof a === "bigint" ? 0n : fromFraction(((a.n % a.d) + a.d) % a.d, a.d);
  const n = numeratorResidue(a, 1n);
  return n === undefined ? undefined : fromFraction(n.residue, n.denominator);
}

/** a = N/D with D the common denominator: D and N mod (D * m). */
function numeratorResidue(
  a: Real,
  m: bigint,
): { readonly residue: bigint; readonly denominator: bigint } | undefined {
  let D = denominator(a.constant);
  for (const t of a.terms) D = lcm(D, denominator(t.coefficient));
  const M = D * m;
  const whole = (q: Fraction): bigint => numerator(q) * (D / denominator(q));
  let sum = whole(a.constant);
  for (const { coefficient, atom } of a.terms) {
    const r = residueOfAtom(atom, M);
    if (r === undefined) return undefined;
    sum += whole(coefficient) * r;
  }
  return { residue: ((sum % M) + M) % M, denominator: D };
}

function residueOfAtom(atom: Atom, m: bigint): bigint | undefined {
  const f = atom.form;
  switch (f.kind) {
    case "powers": {
      let product = 1n % m;
      for (const { base, exponent } of f.factors) {
        const r = residueOfPower(base % m, exponent, m);
        if (r === undefined) return undefined;
        product = (product * r) % m;
      }
      return product;
    }
    case "product": {
      const left = residue(f.left, m);
      const right = left === undefined ? undefined : residue(f.right, m);
      return left === undefined || right === undefined ? undefined : (left * right) % m;
    }
    case "power": {
      const base = residue(f.base, m);
      return base === undefined ? undefined : residueOfPower(base, f.exponent, m);
    }
    default:
      return undefined;
  }
}

function residueOfPower(base: bigint, exponent: Exact, m: bigint): bigint | undefined {
  if (typeof exponent === "bigint") {
    if (exponent < 0n) return undefined;
    if (exponent < 1_048_576n) return powerModulo(base, exponent, m);
  } else if (!(exponent instanceof Real)) return undefined;
  if (m === 1n) return isNatural(exponent) ? 0n : undefined;
  const phi = totient(m);
  if (phi === undefined && typeof exponent === "bigint" && bitLength(exponent) <= 4096)
    return powerModulo(base, exponent, m);
  if (phi === undefined || !isAtLeast(exponent, bitLength(m))) return undefined;
  const e = residue(exponent, phi);
  return e === undefined ? undefined : powerModulo(base, e + phi, m);
}

function isNatural(a: Exact): boolean {
  return isAtLeast(a, 1) && residue(a, 1n) === 0n;
}

/** Whether a span shows a >= n, for n >= 1. */
function isAtLeast(a: Exact, n: number): boolean {
  const log = logSpanOfExact(a);
  return log !== undefined && boundsOfSpan(log)[0] >= Math.log(n) + 1e-9;
}
