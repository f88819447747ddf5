import type { GenerateProgress } from "cryptarithm";
import { PuzzleLines } from "./puzzle-lines.js";
import type { Run, Shard } from "./run.js";

/** Counts that are added up over shards; `found` are different within their shard. */
export interface ShardCounts extends GenerateProgress {
  /** Time of one thread. */
  readonly milliseconds: number;
}

/** What a shard has given; it belongs to the shard of the same name and to no other run. */
export interface ShardResult extends ShardCounts {
  /** The name of the shard. */
  readonly shard: string;
  readonly index: number;
  /** As `generate` gives them, in its order: JSON texts with a line feed behind each, in UTF-8. */
  readonly puzzles: Uint8Array;
}

export const COUNT_NAMES: readonly (keyof ShardCounts)[] = [
  "candidates",
  "solved",
  "nodes",
  "unique",
  "found",
  "skipped",
  "milliseconds",
];

export const NO_COUNTS: ShardCounts = {
  candidates: 0,
  solved: 0,
  nodes: 0,
  unique: 0,
  found: 0,
  skipped: 0,
  milliseconds: 0,
};

export function addCounts(a: ShardCounts, b: ShardCounts): ShardCounts {
  return {
    candidates: a.candidates + b.candidates,
    solved: a.solved + b.solved,
    nodes: a.nodes + b.nodes,
    unique: a.unique + b.unique,
    found: a.found + b.found,
    skipped: a.skipped + b.skipped,
    milliseconds: a.milliseconds + b.milliseconds,
  };
}

/** Does a shard; undefined when it was stopped in the middle, since half a shard counts nothing. */
export function mineShard(run: Run, shard: Shard): ShardResult | undefined {
  const started = performance.now();
  const lines = new PuzzleLines();
  const iterator = run.puzzles.between(shard.from, shard.to)[Symbol.iterator]();
  let next = iterator.next();
  for (; !next.done; next = iterator.next()) lines.add(JSON.stringify(next.value));
  const { candidates, solved, nodes, unique, found, skipped, stopped } = next.value;
  if (stopped !== undefined) return undefined;
  const milliseconds = Math.round((performance.now() - started) * 1000) / 1000;
  const counts = { candidates, solved, nodes, unique, found, skipped, milliseconds };
  return { shard: shard.id, index: shard.index, ...counts, puzzles: lines.bytes() };
}
