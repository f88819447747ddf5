/**
 * The functions of the language: one table gives the names, how many arguments each takes,
 * and whether it is a yes/no function. What a function computes is in `semantics/`; the sentences of the
 * reference are in function-reference.ts, which nobody needs who reads puzzles.
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
}

type Row = Omit<FunctionEntry, "name">;

const ONE = [1, 1] as const;
const TWO = [2, 2] as const;
const MANY = [1, Number.POSITIVE_INFINITY] as const;

/** A function whose value is a number. */
const number = (usage: string, arity: Row["arity"]): Row => ({
  usage,
  arity,
  predicate: false,
  takesRange: false,
});
/** A yes/no function. */
const predicate = (usage: string, arity: Row["arity"]): Row => ({
  ...number(usage, arity),
  predicate: true,
});
/** A function of any number of numbers, which `range(n)` can give. */
const list = (usage: string): Row => ({ ...number(usage, MANY), takesRange: true });

const ROWS: Readonly<Record<FunctionName, Row>> = {
  sqrt: number("sqrt(x)", ONE),
  cbrt: number("cbrt(x)", ONE),
  root: number("root(x, n)", TWO),
  abs: number("abs(x)", ONE),
  min: list("min(x, …)"),
  max: list("max(x, …)"),
  sum: list("sum(x, …)"),
  range: number("range(n)", ONE),
  gcd: list("gcd(a, …)"),
  lcm: list("lcm(a, …)"),
  factorial: number("factorial(n)", ONE),
  choose: number("choose(n, k)", TWO),
  fib: number("fib(n)", ONE),
  digit_sum: number("digit_sum(n)", ONE),
  digit_root: number("digit_root(n)", ONE),
  digit_product: number("digit_product(n)", ONE),
  reverse: number("reverse(n)", ONE),
  len: number("len(n)", ONE),
  is_prime: predicate("is_prime(n)", ONE),
  is_square: predicate("is_square(n)", ONE),
  is_cube: predicate("is_cube(n)", ONE),
  is_power: predicate("is_power(n)", ONE),
  is_triangular: predicate("is_triangular(n)", ONE),
  is_fibonacci: predicate("is_fibonacci(n)", ONE),
  is_palindrome: predicate("is_palindrome(n)", ONE),
  divides: predicate("divides(a, b)", TWO),
  odd: predicate("odd(n)", ONE),
  even: predicate("even(n)", ONE),
  concat: number("concat(a, …)", MANY),
  dec: number("dec(20)", ONE),
};

/** Every function, in the order of the reference. */
export const FUNCTION_ENTRIES: readonly FunctionEntry[] = FUNCTION_NAMES.map((name) => ({
  name,
  ...ROWS[name],
}));

const BY_NAME: ReadonlyMap<string, FunctionEntry> = new Map(
  FUNCTION_ENTRIES.map((entry) => [entry.name, entry]),
);

/** The entry of a function, or undefined when there is no such function. */
export function functionEntry(name: string): FunctionEntry | undefined {
  return BY_NAME.get(name);
}
