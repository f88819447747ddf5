/** The exact meaning of the language, sentence by sentence; everything fast is held against this evaluator. */
import { describe, expect, test } from "vitest";
import { expressionOf, posed } from "../../test/posed.js";
import { toText, Undecided } from "../number/exact.js";
import { evaluate, holds, isTrue } from "./evaluate.js";
import type { RuleOptions } from "./rules.js";

/** The value of an expression as text, its letters being given; "none" when it has no value. */
function textOf(text: string, digits: Record<string, number> = {}, rules: RuleOptions = {}): string {
  const { puzzle, node } = expressionOf(text, { distinct: "off", leadingZero: "allow", ...rules });
  const value = evaluate(
    node,
    puzzle,
    puzzle.symbols.map((symbol) => digits[symbol.name] ?? 0),
  );
  return value === undefined ? "none" : toText(value);
}

type Row = readonly [expression: string, value: string];

const TABLES: Readonly<Record<string, readonly Row[]>> = {
  "values are exact": [
    ["1/3 + 1/6", "1/2"],
    ["0.1 + 0.2", "3/10"],
    ["0.5 * 4", "2"],
    ["10^30 + 1 - 10^30", "1"],
    ["(1/3) * 3", "1"],
    ["2^0.5 * 2^0.5", "2"],
  ],
  "/ is exact division, // floor division, % its remainder": [
    ["7 / 2", "7/2"],
    ["7 // 2", "3"],
    ["7 % 2", "1"],
    ["(-7) // 2", "-4"],
    ["(-7) % 2", "1"],
    ["7 // (-2)", "-4"],
    ["7 % (-2)", "-1"],
    ["(-7) // (-2)", "3"],
    ["(-7) % (-2)", "-1"],
    ["7.5 // 2", "3"],
    ["7.5 % 2", "3/2"],
    ["(1/2) // (1/3)", "1"],
    ["(1/2) % (1/3)", "1/6"],
  ],
  "x/0, 0^-1 and an even root of a negative number have no value": [
    ["1 / 0", "none"],
    ["0 / 0", "none"],
    ["1 // 0", "none"],
    ["1 % 0", "none"],
    ["0^-1", "none"],
    ["0^(-1/2)", "none"],
    ["√(-4)", "none"],
    ["sqrt(-1)", "none"],
    ["root(-16, 4)", "none"],
    ["(-4)^(1/2)", "none"],
    ["1 + 1/0", "none"],
    ["0 * (1/0)", "none"],
    ["-(1/0)", "none"],
    ["not (1/0)", "none"],
    ["(1/0 = 1/0)", "none"],
    ["(1/0 or 1)", "none"],
    ["(1/0 and 0)", "none"],
    ["min(1, 1/0)", "none"],
    ["root(8, 0)", "none"],
    ["root(8, 1/2)", "none"],
  ],
  "0^0 is 1": [
    ["0^0", "1"],
    ["0^3", "0"],
    ["0^(1/2)", "0"],
    ["5^0", "1"],
    ["(-5)^0", "1"],
  ],
  "a negative number to a fractional power has no value, but cbrt(-8) is -2": [
    ["(-8)^(1/3)", "none"],
    ["cbrt(-8)", "-2"],
    ["∛(-8)", "-2"],
    ["root(-32, 5)", "-2"],
    ["(-2)^3", "-8"],
    ["(-2)^-3", "-1/8"],
    ["(-8)^(2/3)", "none"],
  ],
  "nor has the factorial of anything but a natural number": [
    ["(-1)!", "none"],
    ["(1/2)!", "none"],
    ["0!", "1"],
    ["5!", "120"],
    ["(4/2)!", "2"],
    ["factorial(-1)", "none"],
  ],
  "roots and fractional powers are exact": [
    ["512^(1/3)", "8"],
    ["8^(2/3)", "4"],
    ["32^0.4", "4"],
    ["4^-0.5", "1/2"],
    ["(1/4)^0.5", "1/2"],
    ["(√7 + √28 = √63)", "1"],
    ["(√2 + √3 = √10)", "0"],
    ["(2^(1/2) < 1.41421356237309504880168872420969807857)", "1"],
    ["(2^(1/2) > 1.41421356237309504880168872420969807856)", "1"],
    ["(√2 * √3 = √6)", "1"],
    ["root(81, 4)", "3"],
    ["root(1/8, 3)", "1/2"],
    ["root(2, -1)", "1/2"],
  ],
  "precedence and binding are those of the table": [
    ["-2^2", "-4"],
    ["2^-1", "1/2"],
    ["2^3^2", "512"],
    ["√4!^2", "24"],
    ["√9^2", "9"],
    ["2 + 3 * 4", "14"],
    ["7 - 2 - 1", "4"],
    ["8 / 4 / 2", "1"],
    ["8 / 4 * 2", "4"],
    ["7 // 2 * 2", "6"],
    ["7 % 4 * 2", "6"],
    ["-7 // 2", "-4"],
    ["3!^2", "36"],
    ["(1 = 1 + 1)", "0"],
    ["(not 1 = 2)", "1"],
    ["(1 or 0 and 0)", "1"],
    ["2³", "8"],
  ],
  "and, or, not, chains and in go left to right and stop as soon as the answer is known": [
    ["(1 or 1/0)", "1"],
    ["(0 and 1/0)", "0"],
    ["(0 or 1/0)", "none"],
    ["(1 and 1/0)", "none"],
    ["(1 = 2 = 1/0)", "0"],
    ["(1 = 1 = 1/0)", "none"],
    ["(2 in {2, 1/0})", "1"],
    ["(2 in {1/0, 2})", "none"],
    ["(2 not in {2, 1/0})", "0"],
    ["(2 not in {1, 1/0})", "none"],
    ["(1 < 2 < 3)", "1"],
    ["(1 < 3 > 2)", "1"],
    ["(1 < 3 < 2)", "0"],
    ["(2 in {1, 2} = 2)", "1"],
    ["(2 in {1, 2} = 1)", "0"],
  ],
  "a truth counts as 1 or 0 in arithmetic": [
    ["(1 = 1) + (2 = 2)", "2"],
    ["(1 = 2) * 5", "0"],
    ["(not 0) + 1", "2"],
    ["(not 7)", "0"],
    ["(not 1/2)", "0"],
    ["is_prime(7) + is_prime(9)", "1"],
    ["((1 = 2) = 0)", "1"],
  ],
  "inside arithmetic and and or give the first deciding operand": [
    ["(3 or 5)", "3"],
    ["(0 or 5)", "5"],
    ["(0 or 0)", "0"],
    ["(3 and 5)", "5"],
    ["(0 and 5)", "0"],
    ["(3 and 0 or 7)", "7"],
    ["(0.5 or 5)", "1/2"],
    ["(2 * 13 or not 2 * 13)", "26"],
  ],
  "functions of whole numbers have no value elsewhere": [
    ["gcd(1/2, 1)", "none"],
    ["lcm(1/2, 1)", "none"],
    ["choose(-1, 1)", "none"],
    ["choose(3, -1)", "none"],
    ["fib(-1)", "none"],
    ["fib(1/2)", "none"],
    ["digit_sum(-1)", "none"],
    ["digit_root(1/2)", "none"],
    ["digit_product(-1)", "none"],
    ["reverse(-12)", "none"],
    ["len(1/2)", "none"],
    ["concat(1, -2)", "none"],
    ["is_prime(1/2)", "none"],
    ["is_square(√2)", "none"],
    ["is_palindrome(-1)", "none"],
    ["odd(1/2)", "none"],
    ["even(1/2)", "none"],
    ["divides(1/2, 1)", "none"],
    ["sum(range(-1))", "none"],
    ["sum(range(1/2))", "none"],
    ["max(range(0))", "none"],
    ["gcd(range(0))", "none"],
  ],
  "0 and 1 are squares, cubes, powers and triangular": [
    ...["is_square", "is_cube", "is_power", "is_triangular", "is_fibonacci", "is_palindrome"].flatMap(
      (f): Row[] => [
        [`${f}(0)`, "1"],
        [`${f}(1)`, "1"],
      ],
    ),
    ["is_prime(0)", "0"],
    ["is_prime(1)", "0"],
    ["is_prime(-7)", "0"],
    ["is_square(-4)", "0"],
    ["is_cube(-8)", "1"],
    ["is_power(-8)", "1"],
    ["is_power(-4)", "0"],
    ["is_power(6)", "0"],
    ["is_triangular(-1)", "0"],
    ["is_fibonacci(-1)", "0"],
    ["is_fibonacci(4)", "0"],
    ["is_triangular(10)", "1"],
  ],
  "the functions of numbers": [
    ["gcd(0, 0)", "0"],
    ["gcd(12, 18)", "6"],
    ["gcd(-12, 18)", "6"],
    ["gcd(12, 18, 9)", "3"],
    ["lcm(4, 6)", "12"],
    ["lcm(4, 0)", "0"],
    ["choose(5, 2)", "10"],
    ["choose(2, 5)", "0"],
    ["divides(0, 0)", "1"],
    ["divides(0, 3)", "0"],
    ["divides(3, 0)", "1"],
    ["divides(3, -6)", "1"],
    ["divides(4, 6)", "0"],
    ["abs(-3)", "3"],
    ["abs(-1/2)", "1/2"],
    ["min(3, 1/2, 2)", "1/2"],
    ["max(3, 1/2, √10) * √10", "10"],
    ["sum(1, 2, 3)", "6"],
    ["sum(range(11))", "55"],
    ["sum(range(0))", "0"],
    ["min(range(5))", "0"],
    ["max(range(5))", "4"],
    ["gcd(range(5))", "1"],
    ["gcd(range(1))", "0"],
    ["lcm(range(5))", "0"],
    ["fib(0)", "0"],
    ["fib(1)", "1"],
    ["fib(10)", "55"],
    ["odd(-3)", "1"],
    ["even(0)", "1"],
  ],
  "the functions of digits": [
    ["digit_sum(99)", "18"],
    ["digit_root(99)", "9"],
    ["digit_root(0)", "0"],
    ["digit_product(34)", "12"],
    ["digit_product(0)", "0"],
    ["reverse(120)", "21"],
    ["len(0)", "1"],
    ["len(1000)", "4"],
    ["concat(1, 0, 23)", "1023"],
    ["concat(0, 5)", "5"],
    ["is_palindrome(1221)", "1"],
    ["is_palindrome(120)", "0"],
  ],
};

describe.each(Object.entries(TABLES))("%s:", (_, rows) => {
  test.each(rows)("%s is %s", (expression, value) => {
    expect(textOf(expression)).toBe(value);
  });
});

describe("words and numerals", () => {
  test.each([
    ["AB", { A: 1, B: 2 }, { base: 10 }, "12"],
    ["AB", { A: 1, B: 2 }, { base: 36 }, "38"],
    ["A5B", { A: 1, B: 2 }, {}, "152"],
    ["0A", { A: 7 }, {}, "7"],
    ["AAAAAAAAAAAAAAAAAAAAAA", { A: 1 }, {}, "1111111111111111111111"],
    ["AAAAAAAAAAAA", { A: 35 }, { base: 36 }, `${36n ** 12n - 1n}`],
    ["A?", { A: 3, "?1": 4 }, {}, "34"],
    ["20", {}, { base: 16 }, "32"],
    ["dec(20)", {}, { base: 16 }, "20"],
    ["0.1", {}, { base: 2 }, "1/2"],
    ["dec(0.5)", {}, { base: 7 }, "1/2"],
    ["digit_sum(AB)", { A: 15, B: 15 }, { base: 16 }, "30"],
    ["reverse(10)", {}, { base: 2 }, "1"],
    ["len(10)", {}, { base: 2 }, "2"],
    ["concat(A, B)", { A: 11, B: 3 }, { base: 12 }, `${11 * 12 + 3}`],
  ] as const)("%s with %o under %o is %s", (text, digits, rules, value) => {
    expect(textOf(text, digits, rules)).toBe(value);
  });
});

describe("an assignment", () => {
  test("holds when every statement is true, and does not when one is false or has no value", () => {
    const puzzle = posed("A + B = C; C / D = B", { distinct: "off" });
    expect(holds(puzzle, [1, 1, 2, 2])).toBe("yes");
    expect(holds(puzzle, [1, 2, 4, 2])).toBe("no");
    expect(holds(puzzle, [1, 1, 2, 0])).toBe("no");
  });

  test("whose truth cannot be decided is undecided, never false", () => {
    const puzzle = posed("A^B^C^D + 1 = E", { distinct: "off" });
    const digits = [9, 9, 9, 9, 1];
    const verdict = isTrue(puzzle.statements[0] as (typeof puzzle.statements)[0], puzzle, digits);
    expect(["no", "undecided"]).toContain(verdict);
    expect(holds(puzzle, digits)).toBe(verdict);
    const huge = posed("(9^9^9)! = A; A = 1");
    expect(isTrue(huge.statements[0] as (typeof huge.statements)[0], huge, [1])).toBe("undecided");
    expect(holds(huge, [1])).toBe("undecided");
    expect(holds(huge, [2])).toBe("no");
  });

  test("throws Undecided from inside, which is not the same as having no value", () => {
    const { puzzle, node } = expressionOf("(9^9^9)!");
    expect(() => evaluate(node, puzzle, [])).toThrow(Undecided);
  });
});

describe("towers are compared without being built:", () => {
  test.each([
    ["(9^9^9^9 = 9^9^9^8)", "0"],
    ["(9^9^9^9 > 9^9^9^8)", "1"],
    ["(2^3^4^5 = 2^3^4^5)", "1"],
    ["(2^2^65 = 4^2^64)", "1"],
    ["(8^9^9^9 < 9^8^9^9)", "0"],
    ["(9^9^9^9^9 = 1)", "0"],
    ["9^9^9^9 % 7", "1"],
  ])("%s is %s", (expression, value) => {
    expect(textOf(expression)).toBe(value);
  });
});
