/** Sorting out cheaply keeps exactly the puzzles whose grade has the level that is wanted. */
import { expect, test } from "vitest";
import type { Level } from "./deduce/rule.js";
import { generate } from "./generate.js";
import { grade, isWithinLevel } from "./grade.js";
import { wantedDifficulty } from "./wanted-difficulty.js";

const WORDS =
  "all and ball blue boy cat come cross danger dog ears east eat eats even fire fish fly four good green half hand have home hot house ice known lost love make man moon money more nine north once over ox red roads send seven she six south star sun ten that this three to two up us water west".split(
    " ",
  );

test("as the grade says", () => {
  const seen = new Map<number, number>();
  for (const { formula } of generate({ words: WORDS, seed: 12, limit: 60 })) {
    const graded = grade(formula);
    const difficulty = "difficulty" in graded ? graded.difficulty : undefined;
    const level = difficulty?.level as Level;
    seen.set(level, (seen.get(level) ?? 0) + 1);
    for (const wanted of [[], [1], [2], [3], [1, 2], [4], [5], [4, 5], [1, 5]] as Level[][])
      expect(wantedDifficulty(formula, wanted, {}), `${formula}: ${wanted}`).toEqual(
        wanted.includes(level) ? difficulty : undefined,
      );
    for (const most of [1, 2, 3] as const) expect(isWithinLevel(formula, most), formula).toBe(level <= most);
  }
  expect(seen.size).toBeGreaterThan(2);
});

test("what is not understood has no level", () => {
  expect(isWithinLevel("SEND +", 3)).toBeUndefined();
  expect(wantedDifficulty("SEND +", [1], {})).toBeUndefined();
});
