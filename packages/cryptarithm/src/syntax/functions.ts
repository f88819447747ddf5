/**
 * The functions of the language: one table gives the names, how many arguments each takes,
 * whether it is a yes/no function, and its line in the reference. What a function computes
 * is in `semantics/`.
 */

/** The names of all functions, in the order of the reference. */
export const FUNCTION_NAMES = [
  "sqrt",
  "cbrt",
  "root",
  "abs",
  "min",
  "max",
  "sum",
  "range",
  "gcd",
  "lcm",
  "factorial",
  "choose",
  "fib",
  "digit_sum",
  "digit_root",
  "digit_product",
  "reverse",
  "len",
  "is_prime",
  "is_square",
  "is_cube",
  "is_power",
  "is_triangular",
  "is_fibonacci",
  "is_palindrome",
  "divides",
  "odd",
  "even",
  "concat",
  "dec",
] as const;

/** The name of a function. */
export type FunctionName = (typeof FUNCTION_NAMES)[number];

/** A row of the function table. */
export interface FunctionEntry {
  readonly name: FunctionName;
  /** Fewest and most arguments; `Infinity` for "any number". */
  readonly arity: readonly [least: number, most: number];
  /** True for a yes/no function, whose value is 1 or 0: it makes a puzzle "say something". */
  readonly predicate: boolean;
  /** True when an argument may be `range(n)`, which then stands for its numbers. */
  readonly takesRange: boolean;
  /** How it is called, for the reference and for messages. */
  readonly usage: string;
  /** One sentence for the reference. */
  readonly doc: string;
}

type Row = Omit<FunctionEntry, "name">;

const ONE = [1, 1] as const;
const TWO = [2, 2] as const;
const MANY = [1, Number.POSITIVE_INFINITY] as const;

/** A function whose value is a number. */
const number = (usage: string, arity: Row["arity"], doc: string): Row => ({
  usage,
  arity,
  predicate: false,
  takesRange: false,
  doc,
});
/** A yes/no function. */
const predicate = (usage: string, arity: Row["arity"], doc: string): Row => ({
  ...number(usage, arity, doc),
  predicate: true,
});
/** A function of any number of numbers, which `range(n)` can give. */
const list = (usage: string, doc: string): Row => ({ ...number(usage, MANY, doc), takesRange: true });

const ROWS: Readonly<Record<FunctionName, Row>> = {
  sqrt: number("sqrt(x)", ONE, "The square root; no value below 0."),
  cbrt: number("cbrt(x)", ONE, "The cube root; cbrt(-8) is -2."),
  root: number(
    "root(x, n)",
    TWO,
    "The n-th root, n a whole number other than 0; of a negative number only for odd n.",
  ),
  abs: number("abs(x)", ONE, "The distance from 0."),
  min: list("min(x, …)", "The smallest of its arguments."),
  max: list("max(x, …)", "The largest of its arguments."),
  sum: list("sum(x, …)", "The arguments added up; sum(range(11)) is 55."),
  range: number(
    "range(n)",
    ONE,
    "The whole numbers 0 to n - 1; stands only inside sum, min, max, gcd or lcm.",
  ),
  gcd: list("gcd(a, …)", "The greatest common divisor of whole numbers; gcd(0, 0) is 0."),
  lcm: list("lcm(a, …)", "The least common multiple of whole numbers; 0 if one of them is 0."),
  factorial: number("factorial(n)", ONE, "n!, the product of 1 to n; n a natural number."),
  choose: number("choose(n, k)", TWO, "The number of ways to choose k things of n; 0 for k > n."),
  fib: number("fib(n)", ONE, "The n-th Fibonacci number; fib(0) is 0 and fib(1) is 1."),
  digit_sum: number("digit_sum(n)", ONE, "The sum of the digits of a natural number."),
  digit_root: number("digit_root(n)", ONE, "The digit sum taken again and again until one digit is left."),
  digit_product: number("digit_product(n)", ONE, "The product of the digits of a natural number."),
  reverse: number("reverse(n)", ONE, "The number with its digits in reverse order; reverse(120) is 21."),
  len: number("len(n)", ONE, "How many digits a natural number has; len(0) is 1."),
  is_prime: predicate("is_prime(n)", ONE, "Whether n is a prime number."),
  is_square: predicate("is_square(n)", ONE, "Whether n is the square of a whole number; 0 and 1 are."),
  is_cube: predicate("is_cube(n)", ONE, "Whether n is the cube of a whole number; 0 and 1 are."),
  is_power: predicate("is_power(n)", ONE, "Whether n is a^b with whole a and b > 1; 0 and 1 are."),
  is_triangular: predicate("is_triangular(n)", ONE, "Whether n is 0 + 1 + … + k for some k."),
  is_fibonacci: predicate("is_fibonacci(n)", ONE, "Whether n is a Fibonacci number."),
  is_palindrome: predicate("is_palindrome(n)", ONE, "Whether n reads the same from both ends."),
  divides: predicate(
    "divides(a, b)",
    TWO,
    "Whether a divides b without remainder; divides(0, b) means b = 0.",
  ),
  odd: predicate("odd(n)", ONE, "Whether n is odd."),
  even: predicate("even(n)", ONE, "Whether n is even."),
  concat: number(
    "concat(a, …)",
    MANY,
    "The number whose digits are those of its arguments, one after the other.",
  ),
  dec: number("dec(20)", ONE, "A numeral read in base 10, whatever the base of the puzzle."),
};

/** Every function, in the order of the reference. */
export const FUNCTIONS: readonly FunctionEntry[] = FUNCTION_NAMES.map((name) => ({ name, ...ROWS[name] }));

const BY_NAME: ReadonlyMap<string, FunctionEntry> = new Map(FUNCTIONS.map((entry) => [entry.name, entry]));

/** The entry of a function, or undefined when there is no such function. */
export function functionEntry(name: string): FunctionEntry | undefined {
  return BY_NAME.get(name);
}
