/**
 * Random puzzles against brute force. CRYPTARITHM_RANDOM sets how many (150 in the suite, 2000 for
 * a long look); CRYPTARITHM_SEED another start. A failure is shrunk to a small puzzle.
 */
import { PASSES, type PassName } from "cryptarithm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { disagreements, fullAnswer } from "./agreement.js";
import { puzzle, type RandomPuzzle } from "./arbitrary.js";
import { sizeFrom } from "./mode.js";
import { bruteForce, spaceOf } from "./oracle.js";

const SIZE = sizeFrom("CRYPTARITHM_RANDOM", 150);
const SEED = sizeFrom("CRYPTARITHM_SEED", 20_240_229);
/** Puzzles with unknown cells may exceed what brute force should try. */
const LARGEST_SPACE = 20_000;
const LONG = 600_000;

/** Whether brute force can tell about a puzzle: it is understood, and not too large. */
function isFit({ text, rules }: RandomPuzzle): boolean {
  return spaceOf(text, rules) <= LARGEST_SPACE;
}

/** Runs a check on random puzzles; the failing one is shrunk and named in the message. */
function forRandomPuzzles(runs: number, check: (puzzle: RandomPuzzle) => void): void {
  fc.assert(
    fc.property(puzzle, (p) => {
      fc.pre(isFit(p));
      check(p);
    }),
    { numRuns: runs, seed: SEED, maxSkipsPerRun: 1000 },
  );
}

describe("a random puzzle", () => {
  test(
    "has exactly the solutions that brute force finds, in order, in both modes",
    () => {
      forRandomPuzzles(SIZE, ({ text, rules }) => expect(disagreements(text, rules)).toEqual([]));
    },
    LONG,
  );

  const ALL: readonly PassName[] = PASSES.map((pass) => pass.name);
  const without = [...ALL.map((name) => [name, [name]] as const), ["any pass", ALL] as const];
  test.each(without)(
    "has the same solutions without %s",
    (_, passes) => {
      forRandomPuzzles(Math.ceil(SIZE / 10), ({ text, rules }) => {
        const { solutions } = bruteForce(text, rules);
        const result = fullAnswer(text, { ...rules, without: passes });
        expect(result.solutions).toEqual(solutions);
        if (result.complete) expect(result.count).toBe(BigInt(solutions.length));
        const counted = fullAnswer(text, { ...rules, without: passes, limit: 0 });
        if (counted.complete) expect(counted.count).toBe(BigInt(solutions.length));
      });
    },
    LONG,
  );
});
