/**
 * What the compiled formulas of the permutation method call: relations that notice when doubles may
 * have rounded, and the functions of whole numbers. Written naively on purpose, as a second opinion
 * on those of the engine. NaN stands for "no value".
 */

/** Relative distance below which two doubles may stand for equal numbers. */
const CLOSE = 1e-9;

/** `unsure` is set when a relation that holds, or a comparison, has rested on rounded numbers. */
export interface Runtime extends Functions {
  unsure: boolean;
}

interface Functions {
  readonly eq: (this: Runtime, a: number, b: number) => boolean;
  readonly ne: (this: Runtime, a: number, b: number) => boolean;
  readonly lt: (this: Runtime, a: number, b: number) => boolean;
  readonly le: (this: Runtime, a: number, b: number) => boolean;
  readonly fn: Readonly<Record<string, (...args: number[]) => number>>;
}

/** Whether rounding may have changed how a and b compare. */
const near = (a: number, b: number): boolean =>
  !(Number.isSafeInteger(a) && Number.isSafeInteger(b)) &&
  (a === b || Math.abs(a - b) <= CLOSE * Math.max(Math.abs(a), Math.abs(b)));

/** True, and unsure when the doubles are near each other. */
function sure(runtime: Runtime, a: number, b: number): true {
  runtime.unsure ||= near(a, b);
  return true;
}

/** Of a relation that the doubles deny: true and unsure when they are near each other. */
function mayBe(runtime: Runtime, a: number, b: number): boolean {
  const close = near(a, b);
  runtime.unsure ||= close;
  return close;
}

export const RUNTIME: Functions = {
  eq(a, b) {
    return a === b ? sure(this, a, b) : mayBe(this, a, b);
  },
  ne(a, b) {
    return a < b || a > b ? sure(this, a, b) : mayBe(this, a, b);
  },
  lt(a, b) {
    return a < b ? sure(this, a, b) : mayBe(this, a, b);
  },
  le(a, b) {
    return a <= b ? sure(this, a, b) : mayBe(this, a, b);
  },
  fn: {
    sqrt: Math.sqrt,
    cbrt: Math.cbrt,
    abs: Math.abs,
    min: Math.min,
    max: Math.max,
    // Of a range only, which is written as its end: 0 + 1 + … + (n - 1).
    sum: (n) => (n * Math.max(0, n - 1)) / 2,
    range: (n) => n,
    gcd: (...args) => args.reduce(gcd),
    lcm: (...args) => args.reduce((a, b) => (a === 0 || b === 0 ? 0 : (a / gcd(a, b)) * b)),
    factorial,
    choose: (n, k) => (k > n ? 0 : Math.round(factorial(n) / factorial(k) / factorial(n - k))),
    digit_sum: (n) => [...`${n}`].reduce((sum, digit) => sum + Number(digit), 0),
    digit_product: (n) => [...`${n}`].reduce((product, digit) => product * Number(digit), 1),
    reverse: (n) => Number([...`${n}`].reverse().join("")),
    is_prime: (n) => Number(isPrime(n)),
    is_square: (n) => Number(n >= 0 && Math.sqrt(n) % 1 === 0),
    is_cube: (n) => Number(Math.round(Math.cbrt(n)) ** 3 === n),
    is_triangular: (n) => Number(n >= 0 && Math.sqrt(8 * n + 1) % 1 === 0),
    is_palindrome: (n) => Number(`${n}` === [...`${n}`].reverse().join("")),
    divides: (a, b) => Number(a === 0 ? b === 0 : b % a === 0),
    odd: (n) => Number(Math.abs(n % 2) === 1),
    even: (n) => Number(n % 2 === 0),
  },
};

function gcd(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b];
  return Math.abs(a);
}

function factorial(n: number): number {
  let product = 1;
  for (let i = 2; i <= n; i++) product *= i;
  return product;
}

function isPrime(n: number): boolean {
  for (let i = 2; i * i <= n; i++) if (n % i === 0) return false;
  return n > 1;
}
