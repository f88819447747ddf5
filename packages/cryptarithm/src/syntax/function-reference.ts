/** The reference of the functions: what is to be said of each of them. */
import { FUNCTION_ENTRIES, type FunctionEntry, type FunctionName } from "./functions.js";

const DOCS: Readonly<Record<FunctionName, string>> = {
  sqrt: "The square root; no value below 0.",
  cbrt: "The cube root; cbrt(-8) is -2.",
  root: "The n-th root, n a whole number other than 0; of a negative number only for odd n.",
  abs: "The distance from 0.",
  min: "The smallest of its arguments.",
  max: "The largest of its arguments.",
  sum: "The arguments added up; sum(range(11)) is 55.",
  range: "The whole numbers 0 to n - 1; stands only inside sum, min, max, gcd or lcm.",
  gcd: "The greatest common divisor of whole numbers; gcd(0, 0) is 0.",
  lcm: "The least common multiple of whole numbers; 0 if one of them is 0.",
  factorial: "n!, the product of 1 to n; n a natural number.",
  choose: "The number of ways to choose k things of n; 0 for k > n.",
  fib: "The n-th Fibonacci number; fib(0) is 0 and fib(1) is 1.",
  digit_sum: "The sum of the digits of a natural number.",
  digit_root: "The digit sum taken again and again until one digit is left.",
  digit_product: "The product of the digits of a natural number.",
  reverse: "The number with its digits in reverse order; reverse(120) is 21.",
  len: "How many digits a natural number has; len(0) is 1.",
  is_prime: "Whether n is a prime number.",
  is_square: "Whether n is the square of a whole number; 0 and 1 are.",
  is_cube: "Whether n is the cube of a whole number; 0 and 1 are.",
  is_power: "Whether n is a^b with whole a and b > 1; 0 and 1 are.",
  is_triangular: "Whether n is 0 + 1 + … + k for some k.",
  is_fibonacci: "Whether n is a Fibonacci number.",
  is_palindrome: "Whether n reads the same from both ends.",
  divides: "Whether a divides b without remainder; divides(0, b) means b = 0.",
  odd: "Whether n is odd.",
  even: "Whether n is even.",
  concat: "The number whose digits are those of its arguments, one after the other.",
  dec: "A numeral read in base 10, whatever the base of the puzzle.",
};

/** A function with one sentence for the reference. */
export interface FunctionReference extends FunctionEntry {
  readonly doc: string;
}

/** Every function, in the order of the reference. */
export const FUNCTIONS: readonly FunctionReference[] = FUNCTION_ENTRIES.map((entry) => ({
  ...entry,
  doc: DOCS[entry.name],
}));
