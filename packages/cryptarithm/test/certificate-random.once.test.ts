/** Random puzzles are proved, and the certificates say what brute force says. */
import { prove, verify } from "cryptarithm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { puzzle } from "./arbitrary.js";
import { sizeFrom } from "./mode.js";
import { bruteForce, spaceOf } from "./oracle.js";

const SIZE = sizeFrom("CRYPTARITHM_RANDOM", 200);
const SEED = sizeFrom("CRYPTARITHM_SEED", 11);
const LARGEST_SPACE = 20_000;

test("a random puzzle is proved to have the solutions that brute force finds", () => {
  fc.assert(
    fc.property(puzzle, ({ text, rules }) => {
      // A puzzle without letters has no groups to name.
      fc.pre(/[A-F]/.test(text.replace(/[a-z_]+/g, "")) && spaceOf(text, rules) <= LARGEST_SPACE);
      const { solutions, undecided } = bruteForce(text, rules);
      const proof = prove(text, rules);
      if (proof.status === "unfinished") return expect(undecided).toBeGreaterThan(0);
      const verified = verify(proof.certificate, { formula: text, ...rules });
      expect(verified).toMatchObject({ valid: true, count: BigInt(solutions.length) });
      if (!verified.valid || solutions.length > 1000) return;
      expect(verified.solutions.map((s) => s.digits)).toEqual(solutions.slice(0, 10).map((s) => s.digits));
    }),
    { numRuns: SIZE, seed: SEED, maxSkipsPerRun: 1000 },
  );
}, 600_000);
