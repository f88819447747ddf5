/**
 * How one puzzle is timed: the public `answer`, count only, again and again, warm, on one thread;
 * the median of each figure. Whole passes over a tier are repeated rather than single puzzles, so
 * that every puzzle meets the caches and the compiled code that its neighbours leave behind.
 */
import type { answer, Mode } from "cryptarithm";
import type { BenchPuzzle, Tier } from "./puzzle.js";

/** One measured puzzle: the rows of `--json`. */
export interface Row {
  readonly tier: string;
  readonly puzzle: string;
  readonly status: string;
  /** As text, because it may exceed what JSON readers keep of a number. */
  readonly count: string;
  readonly nodes: number;
  readonly planMs: number;
  readonly searchMs: number;
  /** The whole call, reading included. */
  readonly ms: number;
}

export interface MeasureOptions {
  readonly mode: Mode;
  /** Passes over a tier at least, after the one that warms up. */
  readonly passes: number;
  /** Passes go on, to thirty at most, until a tier has taken so long; half of it is spent on warming up. */
  readonly budgetMs: number;
  /** A puzzle that takes longer is reported as unfinished. */
  readonly limitMs: number;
  /** The function to measure: this checkout's or another version's. */
  readonly answer: typeof answer;
}

const MOST_PASSES = 30;

export function measureTier(tier: Tier, options: MeasureOptions): Row[] {
  const puzzles = tier.puzzles();
  const runs: Row[][] = puzzles.map(() => []);
  // Warms up, and its figures are thrown away.
  let started = performance.now();
  do for (const puzzle of puzzles) measureOnce(tier.name, puzzle, options);
  while (performance.now() - started < options.budgetMs / 2);
  started = performance.now();
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    if (pass >= options.passes && performance.now() - started > options.budgetMs) break;
    puzzles.forEach((puzzle, i) => {
      runs[i]?.push(measureOnce(tier.name, puzzle, options));
    });
  }
  return runs.map(medianRow);
}

/** One call. */
export function measureOnce(
  tier: string,
  { id, formula, rules }: BenchPuzzle,
  { answer, mode, limitMs }: Pick<MeasureOptions, "answer" | "mode" | "limitMs">,
): Row {
  const started = performance.now();
  const result = answer(formula, { ...rules, mode, limit: 0, milliseconds: limitMs });
  const ms = performance.now() - started;
  if (result.status === "invalid") throw new Error(`${tier} ${id}: ${result.diagnostics[0]?.message}`);
  const { nodes, planMs, searchMs } = result.stats;
  return { tier, puzzle: id, status: result.status, count: `${result.count}`, nodes, planMs, searchMs, ms };
}

function medianRow(rows: readonly Row[]): Row {
  const [first] = rows;
  if (first === undefined) throw new Error("no run to take the median of");
  return {
    ...first,
    planMs: median(rows.map((row) => row.planMs)),
    searchMs: median(rows.map((row) => row.searchMs)),
    ms: median(rows.map((row) => row.ms)),
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

export function total(values: Iterable<number>): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}

export function geometricMean(values: readonly number[]): number {
  return Math.exp(total(values.map(Math.log)) / values.length);
}
