/** The linear kernel finds what generated programs find: the same puzzles with the kernel switched off. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MODE } from "../../test/mode.js";
import { randomFrom } from "../number/random.js";
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

describe("coefficients that bounds cannot cut", () => {
  // Nearly equal, with alternating signs, so that the tree grows until the deeper filter is taken.
  const hostile = (base: number, seed: number): string => {
    const random = randomFrom(seed);
    const size = random.integer(2) === 0 ? 1000 : 10_000_019;
    const term = (i: number): string => `${size + random.integer(3 * base)} * ${LETTERS[i]}`;
    const terms = Array.from(
      { length: base },
      (_, i) => (i === 0 ? "" : i % 2 === 0 ? " + " : " - ") + term(i),
    );
    return `${terms.join("")} = ${random.integer(size)}`.replaceAll(/\d+(?= \*)/g, (n) => `dec(${n})`);
  };
  test.each([
    [9, 1],
    [9, 2],
    [9, 3],
    [10, 4],
    [10, 5],
    [10, 6],
  ])("in base %i, seed %i", (base, seed) => {
    const formula = hostile(base, seed).replace(/= (\d+)$/, "= dec($1)");
    const ask = { base, mode: MODE, limit: Number.POSITIVE_INFINITY };
    const kernel = answer(formula, ask);
    const program = answer(formula, { ...ask, without: ["linear-kernel"] });
    if (kernel.status === "invalid" || program.status === "invalid") throw new Error(formula);
    expect(kernel.solutions).toEqual(program.solutions);
    expect(kernel.count).toBe(program.count);
    expect(kernel.stats.nodes).toBeGreaterThan(3000);
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
