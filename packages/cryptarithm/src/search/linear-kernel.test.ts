/** The linear kernel finds what generated programs find: the same puzzles with the kernel switched off. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MODE } from "../../test/mode.js";
import type { RuleOptions } from "../semantics/rules.js";
import { answer } from "./answer-puzzle.js";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** A sum or difference of words over the first letters of the alphabet. */
const puzzle = fc
  .record({
    base: fc.oneof(fc.constant(10), fc.integer({ min: 4, max: 7 })),
    leadingZero: fc.constantFrom("forbid" as const, "allow" as const),
    loneZero: fc.constantFrom("forbid" as const, "allow" as const),
  })
  .chain((rules) =>
    fc.record({
      rules: fc.constant(rules),
      // As many letters as digits, one less, and fewer: the kernel has a way for each.
      count: fc.integer({ min: 2, max: Math.min(rules.base, 7) }),
      words: fc.array(fc.array(fc.nat(6), { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 5 }),
      signs: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
      factor: fc.integer({ min: 1, max: 3 }),
      given: fc.option(fc.integer({ min: 0, max: 3 })),
    }),
  )
  .map(({ rules, count, words, signs, factor, given }) => {
    const text = words.map((w) => w.map((i) => LETTERS[i % count]).join(""));
    const [first, ...rest] = text;
    const left = rest.map((w, i) => `${signs[i] ? "-" : "+"} ${w}`).join(" ");
    const options: RuleOptions =
      given === null ? rules : { ...rules, given: { [text[0]?.[0] ?? "A"]: [given, 1] } };
    return { formula: `${factor} * ${first} ${left} = ${LETTERS.slice(0, count)}`, options };
  });

describe("against generated programs", () => {
  const runs = Number(process.env.CRYPTARITHM_RANDOM ?? 150) * 2;
  test("it finds the same solutions in the same order", () => {
    const property = fc.property(puzzle, ({ formula, options }) => {
      const ask = { ...options, mode: MODE, limit: Number.POSITIVE_INFINITY };
      const kernel = answer(formula, ask);
      const program = answer(formula, { ...ask, without: ["linear-kernel"] });
      if (kernel.status === "invalid" || program.status === "invalid") {
        expect(kernel.status).toBe(program.status);
        return;
      }
      expect([kernel.status, kernel.count]).toEqual([program.status, program.count]);
      expect(kernel.solutions).toEqual(program.solutions);
    });
    fc.assert(property, { numRuns: runs, seed: 7 });
  });
});

describe("by name", () => {
  test.each([
    ["AB + CD = EFGHIJ - KLMNOP", 16],
    ["ABC + CBA = DEFG", 17],
    ["SEND + MORE = MONEY", 31],
    ["AB + BA = CBC", 4],
    ["A + B = C", 3],
    ["ABCDEFGHIJ + A = BACDEFGHIJ", 10],
    ["ABCDEFGHIJ - 9 * A = JIHGFEDCBA", 10],
    ["AB + A = BA", 2],
  ])("%s in base %i has as many solutions as without the kernel", (formula, base) => {
    const ask = { base, mode: MODE, limit: 0, nodes: 3_000_000 };
    const kernel = answer(formula, ask);
    const program = answer(formula, { ...ask, without: ["linear-kernel" as const] });
    if (kernel.status === "invalid" || program.status === "invalid") throw new Error("not understood");
    if (kernel.complete && program.complete) expect(kernel.count).toBe(program.count);
    expect(kernel.complete).toBe(true);
  });
});
