/**
 * Functions of whole numbers on doubles: the same as in `integer.ts`, for natural numbers
 * below 2^53, without BigInt. The search uses them where the planner has proved the range;
 * tests hold them against the exact ones.
 */

import { type EndingName, endings } from "./endings.js";
import { isSmallPrime } from "./small-prime.js";

type Native = (n: number) => number;

/** For each function, its form in a base. */
const NATIVES: Readonly<Record<string, (base: number) => Native>> = {
  factorial: () => (n) => {
    let product = 1;
    for (let i = 2; i <= n; i++) product *= i;
    return product;
  },
  fib: () => (n) => {
    let [a, b] = [0, 1];
    for (let i = 0; i < n; i++) [a, b] = [b, a + b];
    return a;
  },
  digit_sum: (base) => (n) => {
    let sum = 0;
    for (let rest = n; rest > 0; rest = Math.floor(rest / base)) sum += rest % base;
    return sum;
  },
  digit_root: (base) => (n) => (n === 0 ? 0 : 1 + ((n - 1) % (base - 1))),
  digit_product: (base) => (n) => {
    if (n === 0) return 0;
    let product = 1;
    for (let rest = n; rest > 0; rest = Math.floor(rest / base)) product *= rest % base;
    return product;
  },
  reverse: (base) => (n) => reversed(n, base),
  len: (base) => (n) => {
    let length = 1;
    for (let rest = Math.floor(n / base); rest > 0; rest = Math.floor(rest / base)) length++;
    return length;
  },
  is_palindrome: (base) => (n) => (reversed(n, base) === n ? 1 : 0),
  is_prime: () => (n) => (isSmallPrime(n) ? 1 : 0),
  is_square: () => (n) => (isSmallSquare(n) ? 1 : 0),
  is_cube: () => (n) => {
    // r * r * r may be inexact only above 2^53, where it cannot equal n.
    const r = Math.round(Math.cbrt(n));
    return r * r * r === n ? 1 : 0;
  },
  is_triangular: () => (n) => {
    // n = k(k+1)/2; the floating root is off by at most one.
    const k = Math.floor(Math.sqrt(2 * n));
    return (k * (k + 1)) / 2 === n || (k > 0 && (k * (k - 1)) / 2 === n) ? 1 : 0;
  },
  is_fibonacci: () => (n) => {
    let [a, b] = [0, 1];
    while (a < n) [a, b] = [b, a + b];
    return a === n ? 1 : 0;
  },
  odd: () => (n) => n % 2,
  even: () => (n) => 1 - (n % 2),
};

/** Whether a function has a native form. */
export function hasNative(name: string): boolean {
  return Object.hasOwn(NATIVES, name);
}

/** The native form of a function in a base. Arguments: natural numbers below 2^53. */
export function nativeFunction(name: string, base: number): Native {
  const [kind, like, places] = name.split(":");
  if (kind === "ending") {
    const possible = endings(like as EndingName, base, Number(places));
    return (n) => possible[n] ?? 0;
  }
  const make = NATIVES[name];
  if (make === undefined) throw new Error(`${name} has no native form`);
  return make(base);
}

/** a^n; exact for natural numbers whose power is below 2^53, where Math.pow need not be. */
export function naturalPower(a: number, n: number): number {
  let power = 1;
  for (let i = 0; i < n && i < LARGEST_EXPONENT; i++) power *= a;
  return power;
}

/** From 2 on, larger powers are above 2^53 anyway. */
const LARGEST_EXPONENT = 53;

/** The greatest common divisor of two natural numbers below 2^53; it ends for any other numbers, too. */
export function naturalGcd(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y > 0) [x, y] = [y, x % y];
  return x;
}

function reversed(n: number, base: number): number {
  let result = 0;
  for (let rest = n; rest > 0; rest = Math.floor(rest / base)) result = result * base + (rest % base);
  return result;
}

function isSmallSquare(n: number): boolean {
  const r = Math.round(Math.sqrt(n));
  return r * r === n;
}
