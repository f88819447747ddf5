/**
 * A result in the ledger: a head, which is one line, and the puzzles, a line each. The head begins with a checksum of
 * itself and says how many bytes follow, with their checksum; so nothing that was cut off or damaged is taken for a
 * result, and whoever only counts need not look at puzzles.
 */
import { sha256 } from "../hash.js";
import { COUNT_NAMES, type ShardResult } from "../shard-result.js";

const CHECKSUM = 16;

/** All of a result but its puzzles. */
export interface RecordHead extends Omit<ShardResult, "puzzles"> {
  /** Of the puzzles. */
  readonly bytes: number;
  readonly checksum: string;
}

export function checksumOf(puzzles: Uint8Array): string {
  return sha256(puzzles, CHECKSUM);
}

/** A text behind its checksum, without a line feed. */
export function sealed(text: string): string {
  return `${sha256(text, CHECKSUM)} ${text}`;
}

/** The text behind a checksum; undefined when it is not the one that was sealed. */
export function unsealed(line: string): string | undefined {
  const text = line.slice(CHECKSUM + 1);
  return sealed(text) === line ? text : undefined;
}

/** The head of a result as a line, without a line feed. */
export function printHead({ puzzles, ...result }: ShardResult): string {
  return sealed(JSON.stringify({ ...result, bytes: puzzles.length, checksum: checksumOf(puzzles) }));
}

/** Reads what `printHead` writes; undefined for anything else. */
export function readHead(line: string): RecordHead | undefined {
  const text = unsealed(line);
  const value: unknown = text === undefined ? undefined : JSON.parse(text);
  if (typeof value !== "object" || value === null || !("shard" in value) || !("checksum" in value))
    return undefined;
  const head = value as RecordHead; // all of its fields are looked at here
  const numbers = [head.index, head.bytes, ...COUNT_NAMES.map((name) => head[name])];
  const isWhole = typeof head.shard === "string" && typeof head.checksum === "string";
  return isWhole && numbers.every((number) => typeof number === "number") ? head : undefined;
}
