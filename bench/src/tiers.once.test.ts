/**
 * The tiers are what they say: their counts are right, some by another method, and the search takes
 * as many nodes as recorded. Times are not asserted. When a plan has changed on purpose,
 * `npm run bench -- nodes --write` records the new counts of nodes.
 */
import { answer } from "cryptarithm";
import { describe, expect, test } from "vitest";
import { readExpectedNodes, recorded, recordedPuzzles } from "./expected-nodes.js";
import { hardKinds } from "./hard-kinds.js";
import { countByHalves, hostileEquations, hostilePuzzles } from "./hostile.js";
import { isLinearFormula } from "./linear-formula.js";
import { measureOnce } from "./measure.js";
import { NAMED, PREDICATES } from "./named.js";
import { countByPermutation } from "./permutation.js";
import { countAsPublished } from "./published.js";
import { SEEDS } from "./seeds.js";
import { TIERS } from "./tiers.js";

const LONG = 300_000;
const measuring = { answer, mode: "auto", limitMs: LONG } as const;

test("there are 79 seed formulas, 27 of which are not one linear equation", () => {
  expect(SEEDS).toHaveLength(79);
  expect(SEEDS.filter(({ formula }) => !isLinearFormula(formula))).toHaveLength(27);
});

test("no tier has two puzzles of one name, and each says why it is there", () => {
  for (const tier of TIERS) {
    expect(new Set(tier.puzzles().map(({ id }) => id)).size, tier.name).toBe(tier.puzzles().length);
    expect(tier.why, tier.name).toMatch(/^[A-Z0-9].*\.$/);
  }
});

describe.each(TIERS)("of the tier $name", (tier) => {
  test(
    "counts of solutions are as known and counts of nodes as recorded",
    () => {
      const puzzles = recordedPuzzles(tier);
      const rows = puzzles.map((puzzle) => measureOnce(tier.name, puzzle, measuring));
      const known = puzzles.map(({ count }, i) => `${count ?? rows[i]?.count}`);
      expect(rows.map((row) => row.count)).toEqual(known);
      expect(rows.filter((row) => row.status === "unfinished")).toEqual([]);
      expect(recorded(tier, rows), "npm run bench -- nodes --write records them anew").toEqual(
        readExpectedNodes()[tier.name],
      );
    },
    LONG,
  );
});

test(
  "hostile equations have the numbers of solutions that meeting in the middle counts",
  () => {
    const puzzles = hostilePuzzles(1000);
    hostileEquations(1000).forEach((equation, i) => {
      if (i % 101 !== 0) return;
      const puzzle = puzzles[i];
      if (puzzle === undefined) throw new Error("fewer puzzles than equations");
      const { count } = measureOnce("hostile", puzzle, measuring);
      expect(count, puzzle.formula).toBe(`${countByHalves(equation)}`);
    });
  },
  LONG,
);

describe("the permutation method", () => {
  // Not those of other rules and functions; nor those whose powers and quotients need the exact
  // evaluator too often.
  const permuted = [...NAMED, ...PREDICATES, ...hardKinds()].filter(
    ({ formula, rules, id }) =>
      rules === undefined &&
      !/\?|fib|choose/.test(formula) &&
      !["tower", "towers compared", "fraction below", "egyptian"].includes(id),
  );

  test.each(permuted)(
    "counts as many solutions of $formula",
    ({ formula, count }) => {
      expect(countByPermutation(formula, LONG)).toMatchObject({ count, complete: true });
    },
    LONG,
  );

  const short = SEEDS.filter(({ formula }) => new Set(formula.match(/[A-Z]/g)).size <= 5);
  test.each(short)("counts as many solutions of $formula as published", ({ formula, count }) => {
    expect(countAsPublished(formula, LONG)).toMatchObject({ count, complete: true });
  });
});
