/**
 * `bench estimates`: how good the planner's forecasts are. It chooses between plans by the number of
 * nodes that it expects of each, from a few random walks; here that number of the plan it has
 * chosen stands beside the number of nodes that the search has then taken. `--write` puts the table
 * into docs/benchmarks.md, `--puzzles` prints a line for each puzzle.
 */
import { answer, plan } from "cryptarithm";
import type { Arguments } from "./arguments.js";
import { measureOnce, median } from "./measure.js";
import { circumstances, writePart } from "./page.js";
import type { BenchPuzzle, Tier } from "./puzzle.js";
import { type Cells, markdownTable, significant, textTable, times, whole } from "./table.js";

/** Of longer tiers, so many puzzles at most, evenly spread. */
const SAMPLE = 120;

interface Forecast {
  readonly puzzle: string;
  readonly expected: number;
  readonly real: number;
  /** Expected over real; a search without a node counts as one. */
  readonly ratio: number;
}

export function runEstimates(args: Arguments): void {
  const rows = args.tiers.map((tier) => {
    const forecasts = sampleOf(tier).map((puzzle) => forecast(tier.name, puzzle, args));
    if (args.puzzles) process.stdout.write(`${puzzleTable(tier, forecasts)}\n\n`);
    return summary(tier, forecasts);
  });
  const head = ["tier", "puzzles", "10 %", "median", "90 %", "within 2×", "within 10×", "furthest off"];
  process.stdout.write(`${textTable(head, rows, [0, 7])}\n`);
  const made = circumstances("npm run bench -- estimates --write");
  if (args.write) writePart("estimates", `${made}\n\n${markdownTable(head, rows, [0, 7])}`);
}

function sampleOf(tier: Tier): readonly BenchPuzzle[] {
  const puzzles = tier.puzzles();
  const stride = Math.ceil(puzzles.length / SAMPLE);
  return puzzles.filter((_, i) => i % stride === 0);
}

function forecast(tier: string, puzzle: BenchPuzzle, { mode, limitMs }: Arguments): Forecast {
  const expected = plan(puzzle.formula, puzzle.rules).expectedNodes;
  const { nodes: real, status } = measureOnce(tier, puzzle, { answer, mode, limitMs });
  if (status === "unfinished")
    throw new Error(`${tier} ${puzzle.id}: not finished, so there is no real count`);
  return { puzzle: puzzle.id, expected, real, ratio: Math.max(1, expected) / Math.max(1, real) };
}

function summary(tier: Tier, forecasts: readonly Forecast[]): Cells {
  const sorted = [...forecasts].sort((a, b) => a.ratio - b.ratio);
  const quantile = (share: number): number =>
    sorted[Math.round(share * (sorted.length - 1))]?.ratio ?? Number.NaN;
  const within = (factor: number): string => {
    const good = forecasts.filter(({ ratio }) => ratio <= factor && ratio >= 1 / factor).length;
    return `${significant((100 * good) / forecasts.length)} %`;
  };
  const off = ({ ratio }: Forecast): number => Math.abs(Math.log(ratio));
  const worst = forecasts.reduce((a, b) => (off(b) > off(a) ? b : a));
  return [
    tier.name,
    whole(forecasts.length),
    times(quantile(0.1)),
    times(median(forecasts.map(({ ratio }) => ratio))),
    times(quantile(0.9)),
    within(2),
    within(10),
    `${worst.puzzle}: ${whole(worst.expected)} for ${whole(worst.real)}`,
  ];
}

function puzzleTable(tier: Tier, forecasts: readonly Forecast[]): string {
  const cells = forecasts.map(({ puzzle, expected, real, ratio }) => [
    puzzle,
    whole(expected),
    whole(real),
    times(ratio),
  ]);
  return textTable([tier.name, "expected nodes", "nodes", "ratio"], cells);
}
