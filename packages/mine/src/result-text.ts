/**
 * A result as one line of text, and back. The line begins with a checksum of what follows, so that a line that was
 * cut off or damaged is never taken for a result.
 */
import { sha256 } from "./hash.js";
import { COUNT_NAMES, type ShardResult } from "./shard-result.js";

const CHECKSUM = 16;

/** A text behind its checksum, without a line feed. */
export function sealed(text: string): string {
  return `${sha256(text, CHECKSUM)} ${text}`;
}

/** The text behind a checksum; undefined when it is not the one that was sealed. */
export function unsealed(line: string): string | undefined {
  const text = line.slice(CHECKSUM + 1);
  return sealed(text) === line ? text : undefined;
}

/** The result as JSON; the puzzles, which are JSON already, come last. */
export function printResult({ shard, index, puzzles, ...counts }: ShardResult): string {
  const head = JSON.stringify({ shard, index, ...counts });
  return `${head.slice(0, -1)},"puzzles":[${puzzles.join(",")}]}`;
}

/** Reads what `printResult` writes; undefined for anything else. */
export function readResult(text: string): ShardResult | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== "object" || value === null || !("shard" in value) || !("puzzles" in value))
    return undefined;
  const { shard, puzzles } = value;
  if (typeof shard !== "string" || !Array.isArray(puzzles)) return undefined;
  const numbers = value as Readonly<Record<string, unknown>>; // each is looked at in the next line
  if (!["index", ...COUNT_NAMES].every((name) => typeof numbers[name] === "number")) return undefined;
  // The puzzles were written by JSON.stringify, so this gives the same texts again.
  return { ...(value as ShardResult), puzzles: puzzles.map((puzzle) => JSON.stringify(puzzle)) };
}
