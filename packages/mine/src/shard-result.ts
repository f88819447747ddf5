import { PuzzleLines } from "./puzzle-lines.js";
import type { Run, Shard } from "./run.js";

/** Counts that are added up over shards. */
export interface ShardCounts {
  /** Choices of words that have been looked at one by one. */
  readonly candidates: number;
  /** Those that were left after all cuts and have been searched for solutions. */
  readonly solved: number;
  readonly nodes: number;
  /** Those with exactly one solution. */
  readonly unique: number;
  /** Those of them that differ, and have a wanted level, in the shard. */
  readonly found: number;
  /** Candidates that would have taken too long; they are left out. */
  readonly skipped: number;
  /** Time of one thread. */
  readonly milliseconds: number;
}

export interface ShardResult extends ShardCounts {
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
