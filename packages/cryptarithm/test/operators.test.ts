/** Every operator, function and relation of the language means what the exact evaluator says, by brute force. */
import type { RuleOptions } from "cryptarithm";
import { describe, expect, test } from "vitest";
import { FUNCTION_ENTRIES } from "../src/syntax/functions.js";
import { disagreements } from "./agreement.js";
import { bruteForce } from "./oracle.js";

const OPERATORS = {
  "sums and differences": [
    "A + A = BA",
    "A + B = CA",
    "A - B = C - D",
    "AB - BA = C",
    "-A + B = C",
    "A + A + A = B",
    "AA + BB = CC",
    "A + B = A",
    "A - A = B",
    "0.5 + A / 2 = B",
  ],
  "products and quotients": [
    "A * B = CA",
    "A * A = BA",
    "A * B * C = DE",
    "A / B = C",
    "A / B = C / D",
    "A / B / C = D",
    "A / (B / C) = D",
    "A / (B - C) = D",
    "1 / A + 1 / B = 1 / C",
    "A // B = C",
    "(A - B) // C = D",
    "(A - B) // (C - D) = 2",
    "A % B = C",
    "(A - B) % C = D",
    "A % (B - C) = D",
    "AB // C * C + AB % C = AB",
    "A / B // C = D",
    "A / B % C = D",
    "0 * (A / B) = C",
    "A / ((-2) * (-B)) = C",
    "root(A, 1) * (0 / 3) * (B / 2) = 0",
  ],
  "powers, roots and factorials": [
    "A^B = C",
    "A^B = BA",
    "A^B = B^A",
    "A^(B - C) = D",
    "(A - B)^C = D",
    "(A - B)^(C - D) = 1",
    "A^0 + B = C",
    "A^-1 = B / C",
    "-A^2 + B^2 = C",
    "A^B^C = D",
    "A = B^0",
    "dec(16)^((1/2)^A) = B",
    "dec(16)^((A/B)^C) = D",
    "A^0.5 = B",
    "A^0.5 + B^0.5 = C",
    "AB^(1/3) = C",
    "AB^(2/3) = C",
    "AB^0.4 = C",
    "B = AB^0.4",
    "(A - B)^0.5 = C",
    "(A - B)^(1/3) = C",
    "√A = B",
    "√A + √B = √CD",
    "√(A - B) = C",
    "∛AB = C",
    "∛(A - B) = -C",
    "√A! = B",
    "A! = BC",
    "A! + B! = C!",
    "(A - B)! = C",
    "(A / B)! = C",
    "A!^2 = BA",
  ],
  relations: [
    "A == B + C",
    "A != B + C",
    "A < B",
    "AB <= BA",
    "AB > CA",
    "A >= B * C",
    "A is B + 1",
    "A is not B + 1",
    "A ≠ B; A ≤ B",
    "A < B < C",
    "A < B > C = 2",
    "A = B - 1 != C > B",
    "A in {B + 1, 2 * B}",
    "A not in {B + 1, 2 * B, C}",
    "A in {B} = C",
    "A in {1, 2} < B",
    "AB in {A * B * 2, BA + 9}",
  ],
  "and, or, not": [
    "A = 1 or B = 2",
    "A = 1 and B = 2",
    "not A = B + 1",
    "not (A = 1 or B = 2)",
    "(not A) = B",
    "A = 1 or B = 2 and C = 3",
    "(A = 1 or B = 2) and C = 3",
    "A = 1; B > 2, C = B - A",
    "(A = B) + C = 2",
    "(A < B) + (B < C) + (C < A) = 2",
    "(A = 1) * B = (C = 2)",
    "(A or B) = C",
    "(A and B) = C",
    "(A - B or C) = 2",
    "(A - B and C) = 2",
    "(A and B or C) = D",
    "(2 * BE or not 2 * BE) = C",
    "(not A) + B = C",
    "((A = 1) = (B = 2)) = (C = 3)",
  ],
  "parts without value": [
    "A / 0 = B",
    "A / B != 2",
    "not A / B = 2",
    "A = 0 or B / A = 2",
    "B / A = 2 or A = 0",
    "A != 0 and B / A = 2",
    "not (A != 0 and B / A = 2)",
    "A = B / C = D",
    "A < B / C < D",
    "A in {1, B / A}",
    "A in {B / A, 1}",
    "A not in {1, B / (A - 1)}",
    "not A in {1, B / (A - 1)}",
    "(A = 0 or B / A = 2) + C = 1",
    "(A or B / A) = C",
    "(A and B / (A - 1)) = C",
    "((1 + A / B) and C) = 2",
    "((1 + A / B) or C) = 2",
    "A^-B = 1",
    "0^(A - B) = 1",
    "0^-A = B or A = 1",
    "√(A - B) >= 0",
    "not √(A - B) < 0",
    "A // (B - 1) >= 0",
    "A % (B - 1) >= 0",
    "A * (B / C) = A * (B / C)",
    "B / C - B / C = 0",
    "0 * (1 / A) = 0",
    "A / (B - C) = 0",
    "(A - B)! > 0",
    "is_prime(A / B)",
    "not is_prime(A / B)",
    "choose(A - B, C) = 1",
  ],
  "unknown cells and printed digits": [
    "? + ? = 2",
    "?? = A * A",
    "A? + B = ?C",
    "?A? = B * B * B",
    "C5 = A * B",
    "2B = A * C",
    "1?1 = A?",
    "A1 + 1A = BB",
    "_ * A = □",
    "0A = A",
  ],
} as const;

/** At least one puzzle for every function; with arguments inside and outside of its domain. */
const FUNCTION_PUZZLES: Readonly<Record<string, readonly string[]>> = {
  sqrt: ["sqrt(A) = B", "sqrt(A - B) = C", "sqrt(AB) + sqrt(C) = D", "AB = sqrt(C)"],
  cbrt: ["cbrt(AB) = C", "cbrt(A - B) = -C", "C = cbrt(A * B)"],
  root: ["root(AB, C) = D", "root(A, -1) = B", "root(A - B, 3) = C", "root(A, B - C) = 1"],
  abs: ["abs(A - B) = C", "abs(A / B) = C", "abs(A / 2) % 2 > 1", "abs(-A) = B"],
  min: ["min(A, B) = C", "min(A - B, C) = D - 2", "min(A / B, 2) = C", "min(range(A)) = B", "min(A) = B"],
  max: ["max(A, B, C) = D", "max(A / B, C) = D", "max(range(A)) = B", "max(range(A), B) = C"],
  sum: ["sum(A, B) = C", "sum(range(A)) = B", "sum(range(A), B) = CD", "sum(range(A - B)) = C"],
  range: ["sum(range(AA)) = BB", "sum(range(A / B)) = C"],
  gcd: ["gcd(A, B) = C", "gcd(A - B, C) = D", "gcd(range(A)) = B", "gcd(A / B, C) = 1", "gcd(0, A) = B"],
  lcm: ["lcm(A, B) = C", "lcm(A - B, C) = D", "lcm(range(A)) = B", "lcm(A, B, C) = DA"],
  factorial: ["factorial(A) = BC", "factorial(A - B) = C", "factorial(A / B) = C"],
  choose: ["choose(A, B) = C", "choose(A, B - C) = 1", "choose(A, B) = choose(C, D)"],
  fib: ["fib(A) = B", "fib(A) = BC", "fib(A - B) = C"],
  digit_sum: ["digit_sum(AB) = C", "digit_sum(A * B) = C", "digit_sum(A - B) = C", "digit_sum(A / B) = C"],
  digit_root: ["digit_root(AB) = C", "digit_root(A * B) = C", "digit_root(A - B) = 0"],
  digit_product: ["digit_product(AB) = C", "digit_product(A * B) = C", "digit_product(A - B) = 0"],
  reverse: ["reverse(AB) = BA", "reverse(AB) = B", "reverse(A * B) = CD", "reverse(A - B) = C"],
  len: ["len(A * B) = C", "len(AB - BA) = C", "len(A^B) = C", "len(0) = A"],
  is_prime: ["is_prime(AB)", "is_prime(A - B)", "not is_prime(A * B + C)", "is_prime(A) + is_prime(B) = C"],
  is_square: ["is_square(AB)", "is_square(A - B)", "not is_square(A / B)", "is_square(A * B) = C"],
  is_cube: ["is_cube(AB)", "is_cube(A - B)", "is_cube(A / B)"],
  is_power: ["is_power(AB)", "is_power(A - B)", "not is_power(A + B)"],
  is_triangular: ["is_triangular(AB)", "is_triangular(A - B)", "not is_triangular(A * B)"],
  is_fibonacci: ["is_fibonacci(AB)", "is_fibonacci(A - B)", "not is_fibonacci(A * B)"],
  is_palindrome: ["is_palindrome(AB + CA)", "is_palindrome(A - B)", "not is_palindrome(AB)"],
  divides: ["divides(A, B)", "divides(A - B, C)", "divides(A, BC) = 0", "not divides(A / B, C)"],
  odd: ["odd(AB)", "odd(A - B)", "odd(A / B)", "odd(A) + odd(B) = C"],
  even: ["even(AB)", "even(A - B)", "even(A / B)", "even(A) + even(B) = C"],
  concat: [
    "concat(A, B) = BC",
    "concat(A, 0, B) = C * C * D",
    "concat(A - B, C) = D",
    "concat(A * B, C) = CAC",
  ],
  dec: ["dec(5) = A + B", "A * B = dec(12)"],
};

const RULES: readonly RuleOptions[] = [
  { base: 3, digits: "0-2", distinct: "off", leadingZero: "allow" },
  { base: 4 },
  { base: 5, distinct: "off" },
  { base: 6, loneZero: "forbid" },
];

/** Two as it can be written in every base: puzzles with larger digits are asked in larger bases only. */
function fits(puzzle: string, { base }: RuleOptions): boolean {
  const digits = puzzle.replace(/dec\(\d+\)/g, "").match(/\d/g) ?? [];
  return digits.every((digit) => Number(digit) < Number(base));
}

describe.each(Object.entries(OPERATORS))("%s mean what the evaluator says", (_, puzzles) => {
  test.each(puzzles)("%s", (puzzle) => {
    for (const rules of RULES) if (fits(puzzle, rules)) expect(disagreements(puzzle, rules)).toEqual([]);
  });
});

describe.each(FUNCTION_ENTRIES)("$usage means what the evaluator says", ({ name }) => {
  test.each(FUNCTION_PUZZLES[name] ?? [])("%s", (puzzle) => {
    for (const rules of RULES) if (fits(puzzle, rules)) expect(disagreements(puzzle, rules)).toEqual([]);
  });

  test("by a puzzle that has a solution and one that some assignment does not solve", () => {
    const truths = (FUNCTION_PUZZLES[name] ?? []).map((puzzle) =>
      bruteForce(puzzle, { base: 7, distinct: "off" }),
    );
    expect(truths.some((truth) => truth.solutions.length > 0)).toBe(true);
    expect(truths.some((truth) => truth.solutions.length < truth.allowed)).toBe(true);
  });
});
