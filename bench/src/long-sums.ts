/**
 * Sums that are long: in words, in letters, or in the size of the base. All are made up (a planted
 * solution and a fixed seed), in the shapes of well-known published ones: sixteen letters in base
 * 16, as in the hardest sums that generators of puzzles report, and 199 addends, as in a
 * well-known exercise.
 */

import { SUM_RULES } from "./corpus.js";
import { plantedSystem, type SumShape } from "./planted-sum.js";
import type { BenchPuzzle } from "./puzzle.js";
import { Random } from "./random.js";

interface Made extends SumShape {
  readonly id: string;
  readonly seed: number;
  readonly count: number;
  readonly relations?: number;
}

const TEN = { base: 10, letters: 10 } as const;
const SIXTEEN = { base: 16, letters: 16 } as const;

const made = ({ id, seed, count, relations, ...shape }: Made): BenchPuzzle => ({
  id,
  formula: plantedSystem(new Random(seed), shape, relations ?? 1),
  rules: { ...SUM_RULES, base: shape.base },
  count,
});

export const hardBases = (): BenchPuzzle[] =>
  [
    { id: "base 15", seed: 1505, base: 15, letters: 15, addends: 45, shortest: 1, longest: 9, count: 1 },
    {
      id: "base 15, more",
      seed: 1512,
      base: 15,
      letters: 15,
      addends: 56,
      shortest: 1,
      longest: 9,
      count: 1,
    },
    { id: "base 16", seed: 1612, base: 16, letters: 16, addends: 31, shortest: 2, longest: 11, count: 1 },
  ].map(made);

export const manyAddends = (): BenchPuzzle[] => [
  made({ id: "199", seed: 199, base: 10, letters: 10, addends: 199, shortest: 2, longest: 11, count: 1 }),
];

/** Those that count among the hard kinds. */
export const longKinds = (): BenchPuzzle[] => [
  made({ ...TEN, id: "200 words", seed: 200, addends: 200, shortest: 3, longest: 12, count: 1 }),
  made({ ...TEN, id: "45 letters", seed: 45, addends: 3, shortest: 45, longest: 45, count: 1 }),
  made({ ...SIXTEEN, id: "45 letters, base 16", seed: 46, addends: 3, shortest: 45, longest: 45, count: 1 }),
  made({
    ...SIXTEEN,
    id: "two sums, base 16",
    seed: 164,
    addends: 3,
    shortest: 5,
    longest: 7,
    relations: 2,
    count: 1,
  }),
  made({
    ...SIXTEEN,
    id: "four sums, base 16",
    seed: 164,
    addends: 2,
    shortest: 3,
    longest: 4,
    relations: 4,
    count: 1,
  }),
];
