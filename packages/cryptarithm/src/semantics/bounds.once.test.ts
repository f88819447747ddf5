/** Bounds, linear forms and ways against the exact evaluator, over every assignment of random puzzles. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { alphabet, expression, puzzle as randomPuzzle } from "../../test/arbitrary.js";
import { sizeFrom } from "../../test/mode.js";
import { spaceOf } from "../../test/oracle.js";
import { assignments, expressionOf, posed } from "../../test/posed.js";
import { compare, fromFraction, Undecided } from "../number/exact.js";
import { boundsOf } from "./bounds.js";
import { conditionsOf } from "./conditions.js";
import { evaluate, holds, isTrue } from "./evaluate.js";
import { linearOf } from "./linear-form.js";
import type { Puzzle } from "./puzzle.js";
import { waysToChoose, waysToSum } from "./ways.js";

const SIZE = sizeFrom("CRYPTARITHM_RANDOM", 300);
const LONG = 600_000;
const LARGEST_SPACE = 1500;

const exactly = (x: number) => fromFraction(BigInt(Math.round(x * 2 ** 40)), 2n ** 40n);

/** The ends of the domains, but for the symbols that are bound. */
function endsOf({ symbols }: Puzzle, digits: readonly number[]) {
  return {
    least: symbols.map(({ domain }, s) =>
      (digits[s] ?? -1) >= 0 ? (digits[s] as number) : (domain[0] ?? 0),
    ),
    greatest: symbols.map(({ domain }, s) =>
      (digits[s] ?? -1) >= 0 ? (digits[s] as number) : (domain.at(-1) ?? 0),
    ),
  };
}

test(
  "the value of a random expression lies within its bounds, and there is one where that is sure",
  () => {
    const text = alphabet.chain((of) => expression(of, 2).map((t) => ({ t, base: of.base })));
    fc.assert(
      fc.property(text, fc.nat(), ({ t, base }, mask) => {
        fc.pre(spaceOf(`(${t}) = 0`, { base, distinct: "off" }) <= LARGEST_SPACE);
        const { puzzle, node } = expressionOf(t, { base, distinct: "off" });
        for (const digits of assignments(puzzle)) {
          const known = digits.map((digit, s) => ((mask >> s) & 1 ? digit : -1));
          const { lo, hi, sure } = boundsOf(node, puzzle, endsOf(puzzle, known));
          try {
            const value = evaluate(node, puzzle, digits);
            if (value === undefined) expect(sure).toBe(false);
            else {
              if (lo > -1e15) expect(compare(exactly(lo - 1e-6), value), t).toBeLessThan(1);
              if (hi < 1e15) expect(compare(exactly(hi + 1e-6), value), t).toBeGreaterThan(-1);
            }
          } catch (error) {
            if (!(error instanceof Undecided)) throw error;
          }
        }
      }),
      { numRuns: SIZE, seed: 3, maxSkipsPerRun: 1000 },
    );
  },
  LONG,
);

describe("of a random puzzle", () => {
  const forAll = (check: (puzzle: Puzzle, mask: number) => void): void =>
    fc.assert(
      fc.property(randomPuzzle, fc.nat(), ({ text, rules }, mask) => {
        fc.pre(/[A-F]/.test(text.replace(/[a-z_]+/g, "")) && spaceOf(text, rules) <= LARGEST_SPACE);
        check(posed(text, rules), mask);
      }),
      { numRuns: SIZE, seed: 5, maxSkipsPerRun: 1000 },
    );

  test(
    "all conditions hold exactly when all statements do",
    () => {
      forAll((puzzle) => {
        const conditions = conditionsOf(puzzle);
        for (const digits of assignments(puzzle)) {
          const verdicts = conditions.map(({ expression }) => isTrue(expression, puzzle, digits));
          if (verdicts.includes("undecided")) continue;
          const all = verdicts.every((verdict) => verdict === "yes") ? "yes" : "no";
          expect(all).toBe(holds(puzzle, digits));
        }
      });
    },
    LONG,
  );

  test(
    "a condition that holds also holds in its linear form, whatever is bound",
    () => {
      forAll((puzzle, mask) => {
        for (const condition of conditionsOf(puzzle)) {
          for (const digits of assignments(puzzle)) {
            if (isTrue(condition.expression, puzzle, digits) !== "yes") continue;
            const known = digits.map((digit, s) => ((mask >> s) & 1 ? digit : -1));
            const linear = linearOf(condition, puzzle, known);
            expect(linear).not.toBe(false);
            if (!linear) continue;
            let value = linear.constant;
            for (const [s, c] of (linear.open ?? []).entries())
              value += known[s] === -1 ? c * (digits[s] as number) : 0;
            if (Number.isNaN(value)) continue;
            const { operator } = condition.sides ?? {};
            const isRight =
              operator === "="
                ? value === 0
                : operator === "!="
                  ? value !== 0
                  : operator === "<"
                    ? value < 0
                    : operator === "<="
                      ? value <= 0
                      : operator === ">"
                        ? value > 0
                        : value >= 0;
            expect(isRight, `${condition.sides?.operator} ${value}`).toBe(true);
          }
        }
      });
    },
    LONG,
  );
});

describe("ways are as many as trying finds,", () => {
  const choice = fc.record({
    digits: fc.uniqueArray(fc.nat(5), { maxLength: 6 }).map((digits) => digits.sort()),
    groups: fc.uniqueArray(fc.nat(2), { maxLength: 2 }),
  });
  type Choices = readonly { digits: readonly number[]; groups: readonly number[] }[];

  function tried(
    choices: Choices,
    fits: (digits: readonly number[]) => boolean,
    chosen: number[] = [],
  ): bigint {
    const next = choices[chosen.length];
    if (next === undefined) return fits(chosen) ? 1n : 0n;
    let ways = 0n;
    for (const digit of next.digits) {
      const isTaken = chosen.some(
        (d, i) => d === digit && choices[i]?.groups.some((g) => next.groups.includes(g)),
      );
      if (!isTaken) ways += tried(choices, fits, [...chosen, digit]);
    }
    return ways;
  }

  test("when nothing but the groups matters", () => {
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 5 }), (choices) => {
        const ways = waysToChoose(choices);
        if (ways !== undefined) expect(ways).toBe(tried(choices, () => true));
      }),
      { numRuns: 2000, seed: 2 },
    );
    expect(
      waysToChoose([
        { digits: [1, 2], groups: [0] },
        { digits: [0, 1, 2], groups: [0] },
      ]),
    ).toBe(4n);
  });

  test("when a sum must come out", () => {
    const part = fc.tuple(choice, fc.integer({ min: -12, max: 12 }));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), fc.integer({ min: -30, max: 60 }), (parts, target) => {
        const choices = parts.map(([{ digits }]) => ({ digits, groups: [] }));
        const coefficients = parts.map(([, c]) => c);
        const fits = (digits: readonly number[]) =>
          digits.reduce((s, d, i) => s + d * (coefficients[i] as number), 0) === target;
        expect(waysToSum(target, coefficients, choices)).toBe(tried(choices, fits));
      }),
      { numRuns: 2000, seed: 2 },
    );
    expect(
      waysToSum(
        3,
        [1, 1],
        [
          { digits: [1], groups: [0] },
          { digits: [2], groups: [0] },
        ],
      ),
    ).toBeUndefined();
  });
});
