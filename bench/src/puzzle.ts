/**
 * What is measured: puzzles, in tiers. A tier is a set of puzzles that stand for one kind of work,
 * so that a figure for it means something; `why` says what.
 *
 * Expected counts stand beside the puzzles, because they never change. Expected node counts
 * change with every better plan, so they are in nodes.json, which is written by a command.
 */
import type { RuleOptions } from "cryptarithm";

export interface BenchPuzzle {
  /** Short and unique in its tier. */
  readonly id: string;
  readonly formula: string;
  readonly rules?: RuleOptions;
  /** How many solutions there are; left out where a test counts them by another method. */
  readonly count?: number;
}

export interface Tier {
  readonly name: string;
  /** One sentence: what a figure of this tier stands for. */
  readonly why: string;
  /** Only the nodes of all puzzles together are recorded: the tier is too long for one line each. */
  readonly summedUp?: boolean;
  /** Made or read when first asked for, as some tiers are long. */
  readonly puzzles: () => readonly BenchPuzzle[];
}
