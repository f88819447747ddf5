/** Sums whose symbols need not differ: counted as brute force counts them. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RuleOptions } from "../semantics/rules.js";
import { answer } from "./answer-puzzle.js";

const counted = (formula: string, rules: RuleOptions, without: readonly "free-sum"[]): bigint => {
  const found = answer(formula, { ...rules, limit: 0, without });
  if (found.status === "invalid" || !found.complete) throw new Error(formula);
  return found.count;
};

const word = fc
  .array(fc.constantFrom("?", "A", "B", "7", "?"), { minLength: 1, maxLength: 3 })
  .map((c) => c.join(""));

describe("a sum whose symbols need not differ", () => {
  test("is counted like one that is searched", () => {
    const sums = fc.tuple(word, fc.constantFrom("+", "-"), word, word, fc.constantFrom(8, 10), fc.boolean());
    const property = fc.property(sums, ([a, sign, b, c, base, allow]) => {
      const formula = `${a} ${sign} ${b} = ${c} + 0 * ?`;
      const rules = { base, distinct: "off", leadingZero: allow ? "allow" : "forbid" } as const;
      expect(counted(formula, rules, [])).toBe(counted(formula, rules, ["free-sum"]));
    });
    fc.assert(property, { numRuns: 150, seed: 3 });
  });

  test.each([
    // Pairs of five-digit numbers with a sum of 100,000 or more.
    ["????? + ????? = ??????", {}, 4_899_960_000n],
    ["???? - ??? = ??", {}, 4905n],
    ["SEND + MORE = MONEY", { distinct: "off" }, 155n],
  ] satisfies [string, RuleOptions, bigint][])("%s", (formula, rules, count) => {
    expect(counted(formula, rules, [])).toBe(count);
  });
});
