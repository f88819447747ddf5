/**
 * `bench modes`: every tier interpreted, compiled and as the engine chooses, in turns in one process,
 * and how many times slower the interpreter is: what a page whose policy forbids generated code pays.
 */
import { answer, type Mode } from "cryptarithm";
import type { Arguments } from "./arguments.js";
import { measureOnce, median } from "./measure.js";
import type { Tier } from "./puzzle.js";
import { textTable, time, times } from "./table.js";

const MODES: readonly Mode[] = ["interpreted", "compiled", "auto"];

export function runModes(args: Arguments): void {
  const rows = args.tiers.map((tier) => {
    const [interpreted = 0, compiled = 0, auto = 0] = measureModes(tier, args);
    return [
      tier.name,
      time(interpreted),
      time(compiled),
      time(auto),
      times(interpreted / compiled),
      times(interpreted / auto),
    ];
  });
  const head = ["tier", "interpreted", "compiled", "auto", "interpreted / compiled", "interpreted / auto"];
  process.stdout.write(`${textTable(head, rows)}\n`);
}

/** For each mode the median, over the passes, of the time that the whole tier takes. */
function measureModes(tier: Tier, { passes, limitMs, budgetMs }: Arguments): number[] {
  const puzzles = tier.puzzles();
  const pass = (mode: Mode): number => {
    const started = performance.now();
    for (const puzzle of puzzles) measureOnce(tier.name, puzzle, { answer, mode, limitMs });
    return performance.now() - started;
  };
  const totals = MODES.map((): number[] => []);
  const started = performance.now();
  for (let i = -1; i < 30; i++) {
    // A slow tier has its say after one pass; the very first one warms up.
    if (i >= Math.min(passes, 2) && performance.now() - started > budgetMs * MODES.length) break;
    MODES.forEach((mode, m) => {
      const ms = pass(mode);
      if (i >= 0) totals[m]?.push(ms);
    });
  }
  return totals.map(median);
}
