/**
 * What the comparisons with other programs have in common: our own figures of the seed formulas, the
 * check that both find the same, and the shape of a table.
 */
import { answer } from "cryptarithm";
import type { Arguments } from "./arguments.js";
import { measureTier, type Row } from "./measure.js";
import type { BenchPuzzle } from "./puzzle.js";
import { SEEDS } from "./seeds.js";
import type { Cells } from "./table.js";

/** A comparison with one program. */
export interface Comparison {
  readonly head: Cells;
  /** The identifier and the formula come first. */
  readonly rows: readonly Cells[];
  readonly summary: string;
}

const WARM_UP_MS = 2000;
/** For one formula, in milliseconds, beyond the least number of repetitions. */
const BUDGET_MS = 100;
const LEAST_PASSES = 9;

/** Our own rows of the seed formulas, each measured when it is asked for: next to the other's. */
export class Ours {
  readonly #args: Arguments;

  constructor(args: Arguments) {
    this.#args = args;
    // The whole tier again and again, so that nothing is measured cold.
    const started = performance.now();
    while (performance.now() - started < WARM_UP_MS)
      for (const puzzle of SEEDS) answer(puzzle.formula, { limit: 0 });
  }

  /** The medians of at least nine warm calls. */
  row(puzzle: BenchPuzzle): Row {
    const tier = { name: "seeds", why: "", puzzles: () => [puzzle] };
    const passes = Math.max(LEAST_PASSES, this.#args.passes);
    const [row] = measureTier(tier, { ...this.#args, passes, budgetMs: BUDGET_MS, answer });
    if (row === undefined) throw new Error("one puzzle gives one row");
    return row;
  }
}

/** Fails the command when another program has found another number of solutions. */
export function agree(row: Row, peer: string, count: number): void {
  if (row.count === `${count}`) return;
  process.stderr.write(`${row.puzzle}: ${peer} finds ${count} solutions, we find ${row.count}\n`);
  process.exitCode = 1;
}

/** A figure of something that was stopped is a lower bound. */
export const atLeast = (stopped: boolean, figure: string): string => (stopped ? `> ${figure}` : figure);
