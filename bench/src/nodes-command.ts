/**
 * `bench nodes`: the node counts that have changed since they were recorded; with `--write`, records
 * the present ones. A count of solutions that is not the expected one is a fault and writes nothing.
 */
import { answer } from "cryptarithm";
import type { Arguments } from "./arguments.js";
import {
  type ExpectedNodes,
  readExpectedNodes,
  recorded,
  recordedPuzzles,
  writeExpectedNodes,
} from "./expected-nodes.js";
import { measureOnce } from "./measure.js";
import type { Tier } from "./puzzle.js";
import { textTable, times, whole } from "./table.js";

export function runNodes(args: Arguments): void {
  const before = readExpectedNodes();
  const now: Record<string, Record<string, number>> = {};
  const wrong: string[] = [];
  for (const tier of args.tiers) now[tier.name] = countNodes(tier, args, wrong);
  process.stdout.write(`${changes(before, now)}\n`);
  if (wrong.length > 0) {
    process.stdout.write(`wrong numbers of solutions, nothing is written:\n${wrong.join("\n")}\n`);
    process.exitCode = 1;
  } else if (args.write) {
    writeExpectedNodes({ ...before, ...now });
    process.stdout.write("bench/nodes.json is written\n");
  }
}

function countNodes(tier: Tier, { mode, limitMs }: Arguments, wrong: string[]): Record<string, number> {
  const rows = recordedPuzzles(tier).map((puzzle) => {
    const row = measureOnce(tier.name, puzzle, { answer, mode, limitMs });
    const expected = puzzle.count ?? row.count;
    if (row.status === "unfinished" || row.count !== `${expected}`)
      wrong.push(`${tier.name} ${puzzle.id}: ${row.status}, ${row.count} instead of ${expected}`);
    return row;
  });
  return recorded(tier, rows);
}

/** A table of all that differs, or the sentence that nothing does. */
function changes(before: ExpectedNodes, now: ExpectedNodes): string {
  const rows = Object.entries(now).flatMap(([tier, puzzles]) =>
    Object.entries(puzzles).flatMap(([puzzle, nodes]) => {
      const old = before[tier]?.[puzzle];
      if (old === nodes) return [];
      return [
        [
          `${tier} ${puzzle}`,
          old === undefined ? "–" : whole(old),
          whole(nodes),
          times(nodes / (old ?? Number.NaN)),
        ],
      ];
    }),
  );
  return rows.length === 0
    ? "all node counts are those recorded"
    : textTable(["puzzle", "recorded", "now", "now / recorded"], rows);
}
