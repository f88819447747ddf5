/** Written-out arithmetic as a search of its own: its problem, and how it is run and estimated. */
import type { Random } from "../../number/random.js";
import type { Puzzle } from "../../semantics/puzzle.js";
import type { RunResult } from "../run-result.js";
import { type RowProblem, rowProblem } from "./row-problem.js";
import { estimateRows, type RowQuestion, runRows } from "./run-rows.js";

export interface RowSearch {
  readonly problem: RowProblem;
  readonly run: (question: RowQuestion) => RunResult;
  /** The expected number of nodes of a run that counts, from so many random walks. */
  readonly expectedNodes: (walks: number, random: Random) => number;
}

/**
 * The search of a puzzle by its rows. Where nothing but the factors and the result of a product are written, a node of a
 * program does what one of the row kernel does, and is cheaper.
 */
export function rowSearch(puzzle: Puzzle): RowSearch | undefined {
  const { layout } = puzzle.formula;
  if (layout === undefined) return undefined;
  const problem = rowProblem(puzzle);
  if (problem === undefined) return undefined;
  const { rows, openProducts } = problem.shape;
  const bare = layout.kind !== "root" && layout.kind !== "grid" && rows === 0 && openProducts > 0;
  if (bare) return undefined;
  return {
    problem,
    run: (question) => runRows(problem, question),
    expectedNodes: (walks, random) => estimateRows(problem, walks, random),
  };
}
