/**
 * The puzzles of a run, each once: of those that differ only in the names of letters and the order of addends, the
 * first one in the order of the shards. So the result is the same whoever did what, and when.
 *
 * In flat memory: the hashes of all canonical forms are parted by their first bits into files, each of which is
 * looked through by itself for those that come again; these are marked, one bit a puzzle. Then everything is read a
 * second time, without the marked ones.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { BitSet } from "./bit-set.js";
import { HashFiles } from "./hash-files.js";
import { puzzlesIn } from "./puzzle-lines.js";
import type { ShardQueue } from "./shard-queue.js";

/** What a run has given. */
export interface Distinct {
  /** Shards whose puzzles these are. */
  readonly shards: number;
  /** Puzzles of these shards together. */
  readonly found: number;
  /** Those that were given: no two are the same up to the names of letters and the order of addends. */
  readonly distinct: number;
}

/**
 * Gives every puzzle of a run that differs from all before it, as a JSON text, in a fixed order. Shards that are done
 * meanwhile are left out.
 *
 * @param folder - where files may be made for a while
 *
 * @example
 * await distinctPuzzles(queue, tmpdir(), (puzzle) => console.log(JSON.parse(puzzle).formula)); // { distinct: 2, … }
 */
export async function distinctPuzzles(
  queue: ShardQueue,
  folder: string,
  give: (puzzle: string) => Promise<void> | void,
): Promise<Distinct> {
  const { found: expected } = await queue.progress();
  const shardsSeen = new BitSet(queue.run.shards);
  const again = await comeAgain(queue, folder, { expected, shardsSeen });
  let [shards, found, distinct] = [0, 0, 0];
  for await (const { index, puzzles } of queue.results()) {
    if (!shardsSeen.has(index)) continue;
    shards++;
    for (const puzzle of puzzlesIn(puzzles)) {
      if (again.has(found++)) continue;
      distinct++;
      await give(puzzle);
    }
  }
  return { shards, found, distinct };
}

/** The numbers of the puzzles that are the same as one before them. */
async function comeAgain(
  queue: ShardQueue,
  folder: string,
  { expected, shardsSeen }: { readonly expected: number; readonly shardsSeen: BitSet },
): Promise<BitSet> {
  const place = mkdtempSync(join(folder, "cryptarithm-export-"));
  const files = new HashFiles(place, expected);
  try {
    let found = 0;
    for await (const { index, puzzles } of queue.results()) {
      shardsSeen.add(index);
      for (const puzzle of puzzlesIn(puzzles)) files.add(canonicalOf(puzzle), found++);
    }
    const again = new BitSet(found);
    for (const number of files.comeAgain()) again.add(number);
    return again;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

function canonicalOf(puzzle: string): string {
  const { canonical }: { readonly canonical?: unknown } = JSON.parse(puzzle);
  if (typeof canonical !== "string") throw new Error(`a puzzle without a canonical form: ${puzzle}`);
  return canonical;
}
