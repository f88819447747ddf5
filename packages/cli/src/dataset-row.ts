/**
 * A puzzle as one line of a data set. Everything in it follows from the puzzle, so the same puzzle has the
 * same line in every data set, but for what was asked of the run.
 */
import { createHash } from "node:crypto";
import type { Judged } from "./generate-stream.js";

/** Parts of a data set. A puzzle and all that differ from it only in letters or order are in one part. */
export const SPLITS = ["train", "validation", "test"] as const;
export type Split = (typeof SPLITS)[number];

/** Of a hundred puzzles, so many are for training; the rest is shared by the other two. */
const TRAIN = 80;
const TRAIN_AND_VALIDATION = 90;

/** 16 hexadecimal digits that are the same for the same puzzle in other letters. */
export function puzzleId(canonical: string, base: number): string {
  return createHash("sha256").update(`${base}:${canonical}`).digest("hex").slice(0, 16);
}

/** The part of a puzzle, from its id. */
export function splitOf(id: string): Split {
  const percent = Number.parseInt(id.slice(0, 8), 16) % 100;
  return percent < TRAIN ? "train" : percent < TRAIN_AND_VALIDATION ? "validation" : "test";
}

/** What the run was asked for that stands in each row. */
export interface RowOptions {
  readonly base: number;
  readonly seed: number | undefined;
}

/** The keys in their published order. */
export function rowJson(
  { puzzle, difficulty, shape, steps, end }: Judged,
  { base, seed }: RowOptions,
): Record<string, unknown> {
  const { formula, layout, solution, canonical, key, values } = puzzle;
  const id = puzzleId(canonical, base);
  return {
    id,
    formula,
    ...(layout !== undefined && { layout: layout.split("\n") }),
    solution: { digits: solution.digits, text: solution.text },
    ...(difficulty === undefined
      ? {}
      : {
          level: difficulty.level,
          score: difficulty.score,
          band: difficulty.band,
          techniques: Object.fromEntries(difficulty.techniques.map(({ rule, count }) => [rule, count])),
          stepCount: difficulty.steps,
          cases: difficulty.cases,
          points: difficulty.points,
        }),
    shape,
    letters: Object.keys(solution.digits).length,
    rules: { base, distinct: "all", leadingZero: "forbid", loneZero: "allow" },
    ...(key !== undefined && { key }),
    ...(values !== undefined && { values }),
    canonical,
    split: splitOf(id),
    ...(seed !== undefined && { seed }),
    ...(steps !== undefined && { steps, end }),
  };
}
