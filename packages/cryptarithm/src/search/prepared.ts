/** What is known of a puzzle when it has been planned, and how it may be divided. */
import type { Condition } from "../plan/condition.js";
import type { Part } from "../plan/partition.js";
import type { Without } from "../plan/rewrite.js";
import type { Puzzle } from "../semantics/puzzle.js";
import type { FreeSum } from "./free-sum.js";
import type { Kernels } from "./kernels.js";
import type { LinearProblem } from "./linear-problem.js";
import type { Programs } from "./programs.js";
import type { RowSearch } from "./rows/row-search.js";

export interface Prepared {
  readonly puzzle: Puzzle;
  readonly conditions: readonly Condition[];
  readonly without: Without;
  /** In a word, for statistics. */
  readonly strategy: Strategy;
  /** The linear kernel's problem, when the puzzle is one; then no program needs to be built. */
  readonly kernel: LinearProblem | undefined;
  /** The search by rows, when the puzzle is written-out arithmetic; then no program needs to be built either. */
  readonly rows: RowSearch | undefined;
  readonly kernels: Kernels;
  /** The programs and how they were chosen; built when first asked for. */
  readonly programs: Programs;
  /** The puzzle as a sum whose symbols need not differ, if it is one. */
  readonly freeSum: FreeSum | undefined;
  /** Whether there are several conditions, so that they may be solved in two parts. */
  readonly divisible: boolean;
  /** Two parts to be joined, where that is expected to be cheaper than a long search of the whole. */
  readonly join: Join | undefined;
}

/** Two parts of a puzzle that are solved by themselves and joined (see join.ts). */
export interface Join {
  /** The cheaper one first. */
  readonly parts: readonly [JoinPart, JoinPart];
  /** What both parts are expected to cost together, in nodes. */
  readonly cost: number;
}

export interface JoinPart extends Part {
  readonly prepared: Prepared;
  readonly cost: number;
}

export type Strategy = "linear" | "rows" | "determined" | "columns" | "bounds" | "exact";
