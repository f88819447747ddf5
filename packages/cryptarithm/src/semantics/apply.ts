/**
 * What each function of the language computes, on exact values. Functions of whole numbers
 * have no value elsewhere; those of digits use the puzzle's base and the number's value.
 */
import { absolute, add, compare, type Exact, root, toInteger } from "../number/exact.js";
import {
  choose,
  concat,
  digitCount,
  digitProduct,
  digitRoot,
  digitSum,
  factorial,
  fibonacci,
  gcd,
  isFibonacci,
  isKthPower,
  isPalindrome,
  isPower,
  isPrime,
  isTriangular,
  lcm,
  primitiveRoot,
  reverse,
} from "../number/integer.js";
import type { Call, Expression } from "../syntax/ast.js";
import type { FunctionName } from "../syntax/functions.js";

type Evaluate = (node: Expression) => Exact | undefined;

const truth = (yes: boolean): bigint => (yes ? 1n : 0n);

/** The factorial of a natural number; nothing else has one. */
export function factorialOf(value: Exact): Exact | undefined {
  const n = natural(value);
  return n === undefined ? undefined : factorial(n);
}

function natural(value: Exact): bigint | undefined {
  const n = toInteger(value);
  return n === undefined || n < 0n ? undefined : n;
}

const ofInteger =
  (compute: (n: bigint, base: number) => Exact) =>
  (base: number, [value]: readonly Exact[]): Exact | undefined => {
    const n = toInteger(value as Exact);
    return n === undefined ? undefined : compute(n, base);
  };

const ofNatural =
  (compute: (n: bigint, base: number) => Exact) =>
  (base: number, [value]: readonly Exact[]): Exact | undefined => {
    const n = natural(value as Exact);
    return n === undefined ? undefined : compute(n, base);
  };

/** The functions whose arguments are plain values, all of them needed. */
const PLAIN: {
  readonly [N in Exclude<FunctionName, "range" | "dec" | "sum" | "min" | "max" | "gcd" | "lcm">]: (
    base: number,
    values: readonly Exact[],
  ) => Exact | undefined;
} = {
  sqrt: (_, [x]) => root(x as Exact, 2n),
  cbrt: (_, [x]) => root(x as Exact, 3n),
  root: (_, [x, n]) => root(x as Exact, n as Exact),
  abs: (_, [x]) => absolute(x as Exact),
  factorial: (_, [n]) => factorialOf(n as Exact),
  choose: (_, [a, b]) => {
    const n = natural(a as Exact);
    const k = natural(b as Exact);
    return n === undefined || k === undefined ? undefined : choose(n, k);
  },
  fib: ofNatural((n) => fibonacci(n)),
  digit_sum: ofNatural((n, base) => digitSum(n, base)),
  digit_root: ofNatural((n, base) => digitRoot(n, base)),
  digit_product: ofNatural((n, base) => digitProduct(n, base)),
  reverse: ofNatural((n, base) => reverse(n, base)),
  len: ofNatural((n, base) => digitCount(n, base)),
  is_palindrome: ofNatural((n, base) => truth(isPalindrome(n, base))),
  is_prime: ofInteger((n) => truth(isPrime(n))),
  is_square: ofInteger((n) => truth(isKthPower(n, 2))),
  // Whole numbers may be negative: -8 is the cube of -2, and so an odd power.
  is_cube: ofInteger((n) => truth(isKthPower(abs(n), 3))),
  is_power: ofInteger((n) => truth(n < 0n ? isOddPower(-n) : isPower(n))),
  is_triangular: ofInteger((n) => truth(isTriangular(n))),
  is_fibonacci: ofInteger((n) => truth(isFibonacci(n))),
  odd: ofInteger((n) => truth(n % 2n !== 0n)),
  even: ofInteger((n) => truth(n % 2n === 0n)),
  divides: (_, [a, b]) => {
    const divisor = toInteger(a as Exact);
    const dividend = toInteger(b as Exact);
    if (divisor === undefined || dividend === undefined) return undefined;
    return truth(divisor === 0n ? dividend === 0n : dividend % divisor === 0n);
  },
  concat: (base, values) => {
    let whole: bigint | undefined;
    for (const value of values) {
      const n = natural(value);
      if (n === undefined) return undefined;
      whole = whole === undefined ? n : concat(whole, n, base);
    }
    return whole;
  },
};

/** An argument of a list function: a value, or the numbers 0 … n-1. */
type Item = { readonly value: Exact } | { readonly rangeOf: bigint };

/**
 * The value of a call. The evaluator hands in how to evaluate an argument; the base is the
 * puzzle's. Returns undefined for "no value".
 */
export function applyFunction(call: Call, base: number, evaluate: Evaluate): Exact | undefined {
  const { name } = call;
  if (name === "range" || name === "dec") throw new Error(`${name} does not stand alone`);
  if (name === "sum" || name === "min" || name === "max" || name === "gcd" || name === "lcm") {
    const items: Item[] = [];
    for (const operand of call.operands) {
      const isRange = operand.kind === "call" && operand.name === "range";
      const value = evaluate(isRange ? (operand.operands[0] as Expression) : operand);
      if (value === undefined) return undefined;
      if (!isRange) items.push({ value });
      else {
        const n = natural(value);
        if (n === undefined) return undefined;
        items.push({ rangeOf: n });
      }
    }
    return ofList(name, items);
  }
  const values: Exact[] = [];
  for (const operand of call.operands) {
    const value = evaluate(operand);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return PLAIN[name](base, values);
}

function ofList(name: "sum" | "min" | "max" | "gcd" | "lcm", items: readonly Item[]): Exact | undefined {
  if (name === "sum") {
    // 0 + 1 + … + (n-1) in closed form: a range is never written out.
    return items.reduce<Exact>(
      (total, item) => add(total, "value" in item ? item.value : (item.rangeOf * (item.rangeOf - 1n)) / 2n),
      0n,
    );
  }
  const filled = items.filter((item) => "value" in item || item.rangeOf > 0n);
  if (filled.length === 0) return undefined;
  if (name === "min" || name === "max") {
    const values = filled.map((item) =>
      "value" in item ? item.value : name === "min" ? 0n : item.rangeOf - 1n,
    );
    const wanted = name === "min" ? -1 : 1;
    return values.reduce((best, value) => (compare(value, best) === wanted ? value : best));
  }
  let result: bigint | undefined;
  for (const item of filled) {
    // The numbers 0 … n-1 have the greatest common divisor 1 once 1 is among them, and as
    // they hold 0, their least common multiple is 0.
    const n = "value" in item ? toInteger(item.value) : name === "gcd" && item.rangeOf > 1n ? 1n : 0n;
    if (n === undefined) return undefined;
    result = result === undefined ? abs(n) : name === "gcd" ? gcd(result, n) : lcm(result, n);
  }
  return result;
}

function isOddPower(n: bigint): boolean {
  if (n <= 1n) return true;
  // n = r^e with the largest e: n is an odd power when e has an odd factor above 1.
  let { exponent } = primitiveRoot(n);
  while (exponent % 2 === 0) exponent /= 2;
  return exponent > 1;
}

const abs = (n: bigint): bigint => (n < 0n ? -n : n);
