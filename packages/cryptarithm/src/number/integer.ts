/**
 * Functions of whole numbers, all on bigint: the names of the puzzle language and what they rest on.
 *
 * This file lists them; the work is done in natural.ts (size, gcd, roots), prime.ts, counting.ts and
 * numeral.ts (digits in a base). Not here: real numbers (exact.ts) and what "no value" means.
 */
export {
  choose,
  factorial,
  fibonacci,
  isFibonacci,
  isKthPower,
  isPower,
  isTriangular,
} from "./counting.js";
export {
  bitLength,
  exactRoot,
  gcd,
  integerRoot,
  lcm,
  primitiveRoot,
} from "./natural.js";
export {
  concat,
  digitCount,
  digitProduct,
  digitRoot,
  digitSum,
  digitsOf,
  fromDigits,
  isPalindrome,
  reverse,
} from "./numeral.js";
export { isPrime } from "./prime.js";
