/** A join finds what one search over the whole puzzle finds. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MODE } from "../../test/mode.js";
import { posed } from "../../test/posed.js";
import type { RuleOptions } from "../semantics/rules.js";
import { runJoin } from "./join.js";
import { Meter } from "./meter.js";
import { prepare } from "./prepare.js";
import { run } from "./run.js";
import { runPuzzle } from "./run-puzzle.js";

/** The solutions of a puzzle by its join, which is taken whatever it costs, and by one search; sorted. */
function both(formula: string, rules: RuleOptions) {
  const puzzle = posed(formula, rules);
  const prepared = prepare(puzzle);
  const { join } = prepared;
  if (join === undefined) return undefined;
  const collected = (search: (onSolution: (digits: Uint8Array) => boolean) => unknown): string[] => {
    const found: string[] = [];
    const result = search((digits) => {
      found.push(digits.join(" "));
      return false;
    });
    return result === undefined ? ["not joined"] : found.sort();
  };
  const question = { prepared, mode: MODE, purpose: "listing" } as const;
  const joined = collected((onSolution) =>
    runJoin(join, puzzle, { ...question, onSolution, meter: new Meter({}) }, runPuzzle),
  );
  const whole = collected((onSolution) => run({ ...question, onSolution, meter: new Meter({}) }));
  const counted = runJoin(
    join,
    puzzle,
    { ...question, purpose: "counting", meter: new Meter({}) },
    runPuzzle,
  )?.count;
  return { joined, whole, counted };
}

const LETTERS = "ABCDEFG";
const word = (from: number, to: number) =>
  fc
    .array(fc.integer({ min: from, max: to }), { minLength: 1, maxLength: 2 })
    .map((letters) => letters.map((i) => LETTERS[i]).join(""));

/** A relation over the letters from one to another. */
const relation = (from: number, to: number) =>
  fc
    .tuple(
      word(from, to),
      fc.constantFrom("+", "*", "-"),
      word(from, to),
      fc.constantFrom("=", "<", "!=", "="),
      word(from, to),
    )
    .map(([a, operator, b, compare, c]) => `${a} ${operator} ${b} ${compare} ${c}`);

/** Two or three relations with at most a few letters in common. */
const system = fc
  .record({
    statements: fc.tuple(relation(0, 3), relation(3, 6), fc.option(relation(2, 4))),
    base: fc.integer({ min: 6, max: 9 }),
    distinct: fc.constantFrom("all" as const, "all" as const, "off" as const),
    leadingZero: fc.constantFrom("forbid" as const, "allow" as const),
    cell: fc.boolean(),
  })
  .map(({ statements, base, distinct, leadingZero, cell }) => ({
    // Now and then an unknown cell, which need not differ from anything.
    formula: `${statements.filter((s) => s !== null).join("; ")}${cell ? "; A + ? > B" : ""}`,
    rules: { base, distinct, leadingZero } satisfies RuleOptions,
  }));

describe("a join", () => {
  test("finds the same solutions as one search over the whole", () => {
    const joins = { taken: 0 };
    const property = fc.property(system, ({ formula, rules }) => {
      const found = both(formula, rules);
      if (found === undefined || found.joined[0] === "not joined") return;
      joins.taken++;
      expect(found.joined).toEqual(found.whole);
      expect(found.counted).toBe(BigInt(found.whole.length));
    });
    fc.assert(property, { numRuns: Number(process.env.CRYPTARITHM_RANDOM ?? 60), seed: 11 });
    expect(joins.taken).toBeGreaterThan(20);
  });

  test.each([
    ["is_prime(AB) and is_square(CD) and EFG % 7 = 0", { base: 8 }],
    ["A * B = CD and E * F = GH", { base: 8 }],
    ["A + B = C and D + E = F", { base: 10 }],
    ["A < B and C < D and E < F", { base: 6, digits: "1-5" }],
    ["AB + C = DE and DF + G = AH", { base: 10 }],
  ] satisfies [string, RuleOptions][])("%s", (formula, rules) => {
    const found = both(formula, rules);
    expect(found?.joined).toEqual(found?.whole);
    expect(found?.counted).toBe(BigInt(found?.whole.length ?? -1));
  });
});
