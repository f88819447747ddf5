/** The sentences that say why there is no solution, word for word, and that no solvable puzzle gets one. */
import { describe, expect, test } from "vitest";
import { readCases } from "../../test/cases.js";
import { posed } from "../../test/posed.js";
import type { RuleOptions } from "../semantics/rules.js";
import { whyImpossible } from "./impossible.js";

describe("why there is no solution:", () => {
  test.each<[string, RuleOptions, string]>([
    [
      "CAT + WHO = CURRENT",
      {},
      "two three-digit numbers add up to at most 999 + 999 = 1,998, but CURRENT has seven digits, at least 1,000,000.",
    ],
    [
      "BOOK + BOOK + BOOK = SCIENCE",
      {},
      "three four-digit numbers add up to at most 3 × 9,999 = 29,997, but SCIENCE has seven digits, at least 1,000,000.",
    ],
    [
      "BOAT + BOAT + BOAT + BOAT = REGATTA",
      {},
      "four four-digit numbers add up to at most 4 × 9,999 = 39,996, but REGATTA has seven digits, at least 1,000,000.",
    ],
    [
      "CURRENT = CAT + WHO",
      {},
      "two three-digit numbers add up to at most 999 + 999 = 1,998, but CURRENT has seven digits, at least 1,000,000.",
    ],
    [
      "A + B = CDE",
      {},
      "two one-digit numbers add up to at most 9 + 9 = 18, but CDE has three digits, at least 100.",
    ],
    [
      "AB + C = DEFG",
      {},
      "the two numbers on that side add up to at most 99 + 9 = 108, but DEFG has four digits, at least 1,000.",
    ],
    ["A * B = CDE", {}, "A * B is at most 81, but CDE has three digits, at least 100."],
    ["A^2 = CDE", {}, "A^2 is at most 81, but CDE has three digits, at least 100."],
    ["AB = 100", {}, "AB is at most 99, but 100 is at least 100."],
    ["A > 9", {}, "A is at most 9, but 9 is at least 9."],
    ["AB < 10", {}, "10 is at most 10, but AB has two digits, at least 10."],
    ["A >= 12", {}, "A is at most 9, but 12 is at least 12."],
    [
      "AB + CD = EFG",
      { base: 7, digits: "0-3", distinct: "off" },
      "two two-digit numbers add up to at most 33 (base 7) + 33 (base 7) = 66 (base 7), but EFG has three digits, at least 100 (base 7).",
    ],
    ["A = A + 1", {}, "everything cancels: what is left is -1 = 0, which is false."],
    ["AB - BA = 9 * (A - B) + 2", {}, "everything cancels: what is left is -2 = 0, which is false."],
    ["A != A", {}, "everything cancels: what is left is 0 ≠ 0, which is false."],
    ["AA + BB = A", {}, "A is at most 9, but AA + BB is at least 22."],
    ["ABCDEF = GHIJK", {}, "impossible: 11 letters, 10 digits (--base 11 or --distinct off would allow it)."],
  ])("%s under %o: %s", (text, rules, reason) => {
    expect(whyImpossible(posed(text, rules))).toBe(reason);
  });

  test.each([
    ["A^2 = 2 * B^2 and B > 0"],
    ["is_prime(A * B) and A > 1 and B > 1"],
    ["SEND + MORE = MONEY and S < 9"],
  ])("no sentence is made up for %s, which takes a search", (text) => {
    expect(whyImpossible(posed(text))).toBeUndefined();
  });

  test("no puzzle with a solution gets one", () => {
    for (const row of [...readCases("seeds"), ...readCases("puzzles")]) {
      if (row.count === 0 || row.formula.split(" ").every((w) => /^\p{L}+$/u.test(w))) continue;
      expect(whyImpossible(posed(row.formula, row.rules)), row.formula).toBeUndefined();
    }
  });
});
