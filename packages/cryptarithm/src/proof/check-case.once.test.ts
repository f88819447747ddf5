/** The checker's search, looks and counts against brute force, on random puzzles of the whole language. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { puzzle as randomPuzzle } from "../../test/arbitrary.js";
import { sizeFrom } from "../../test/mode.js";
import { bruteForce, spaceOf } from "../../test/oracle.js";
import { assignments, posed } from "../../test/posed.js";
import { holds } from "../semantics/evaluate.js";
import type { Puzzle } from "../semantics/puzzle.js";
import { Case } from "./check-case.js";

const SIZE = sizeFrom("CRYPTARITHM_RANDOM", 300);
const SEED = sizeFrom("CRYPTARITHM_SEED", 7);
const LONG = 600_000;
const LARGEST_SPACE = 5000;
const NODES = 1_000_000;

const text = (digits: readonly number[]): string =>
  digits.map((digit) => digit.toString(36).toUpperCase()).join("");

/** A random puzzle with all its solutions, as the checker writes them; not where one is undecided. */
function forRandomPuzzles(
  check: (puzzle: Puzzle, solutions: readonly string[], order: readonly number[]) => void,
): void {
  fc.assert(
    fc.property(randomPuzzle, fc.integer(), ({ text: formula, rules }, turn) => {
      // A puzzle without letters has no groups to name.
      fc.pre(/[A-F]/.test(formula.replace(/[a-z_]+/g, "")) && spaceOf(formula, rules) <= LARGEST_SPACE);
      const puzzle = posed(formula, rules);
      fc.pre(puzzle.contradiction === undefined && bruteForce(formula, rules).undecided === 0);
      const solutions: string[] = [];
      for (const digits of assignments(puzzle))
        if (holds(puzzle, digits) === "yes") solutions.push(text(digits));
      const n = puzzle.symbols.length;
      const order = puzzle.symbols.map((_, s) => (s + Math.abs(turn)) % n);
      check(puzzle, solutions, turn < 0 ? order.reverse() : order);
    }),
    { numRuns: SIZE, seed: SEED, maxSkipsPerRun: 1000 },
  );
}

describe("a case of a random puzzle", () => {
  test(
    "has exactly the solutions that its search finds, listed and counted, in any order of the symbols",
    () => {
      forRandomPuzzles((puzzle, solutions, order) => {
        expect(new Case(puzzle, order).search(NODES, true)?.solutions).toEqual(solutions);
        expect(new Case(puzzle, order).search(NODES, false)?.count).toBe(BigInt(solutions.length));
      });
    },
    LONG,
  );

  test(
    "never loses a solution at a look, and counts as many ways as there are solutions",
    () => {
      forRandomPuzzles((puzzle, solutions, order) => {
        const here = new Case(puzzle, order);
        for (const [depth, symbol] of order.entries()) {
          const known = here.digits;
          const left = solutions.filter((s) =>
            [...s].every((d, i) => known[i] === -1 || Number.parseInt(d, 36) === known[i]),
          );
          const ways = here.ways();
          if (ways !== undefined) expect(ways).toBe(BigInt(left.length));
          const survivors = here.survivors(symbol);
          const needed = new Set(left.map((s) => Number.parseInt(s[symbol] as string, 36)));
          for (const digit of needed) expect(survivors).toContain(digit);
          const [digit] = survivors;
          if (digit === undefined) return;
          here.bind(symbol, survivors[(depth * 7) % survivors.length] ?? digit);
        }
      });
    },
    LONG,
  );
});
