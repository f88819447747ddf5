/** What is not a solution of its puzzle is an error, whatever made it. */
import { expect, test } from "vitest";
import { first } from "../solve.js";
import { substitute } from "./substitution.js";

test.each([
  ["SEND + MORE = MONEY", 10],
  ["A * 2? = BC", 10],
  ["PI = IP + 2", 3],
  ["A^2 = BC and A < 6", 10],
])("the solution of %s passes, and with another digit it does not", (formula, base) => {
  const solution = first(formula, { base });
  if (solution === undefined) throw new Error("it has one");
  expect(() => substitute({ formula, solution, canonical: "" }, base)).not.toThrow();
  for (const letter of Object.keys(solution.digits)) {
    const digits = { ...solution.digits, [letter]: ((solution.digits[letter] ?? 0) + 1) % base };
    const text = solution.text.replace(/\d/, (d) => String((Number(d) + 1) % base));
    expect(() => substitute({ formula, solution: { digits, text }, canonical: "" }, base)).toThrow(
      "is not true",
    );
  }
});

test.each([
  ["equal digits", "A + B = C", { A: 1, B: 1, C: 2 }],
  ["a number that begins with 0", "AB + C = D", { A: 0, B: 1, C: 2, D: 3 }],
  ["a letter without a digit", "A + B = C", { A: 1, B: 2 }],
])("%s: no solution", (_, formula, digits) => {
  const solution = { digits, text: "" };
  expect(() => substitute({ formula, solution, canonical: "" }, 10)).toThrow("is not true");
});
