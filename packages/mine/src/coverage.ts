/**
 * The statement at the end of a run: what was looked through, what was found, and that nothing was left out; or
 * exactly what is missing.
 */
import type { Distinct } from "./distinct-puzzles.js";
import type { ShardQueue } from "./shard-queue.js";
import { missingShards } from "./shard-ranges.js";

/** Ranges of missing shards that are named. */
const MOST_RANGES = 20;

export interface Coverage {
  /** Whether every candidate was looked at: no shard is missing, none was skipped. */
  readonly complete: boolean;
  /** Sentences for people, one a line. */
  readonly text: string;
}

/** What a run has covered; `distinct` when that has been counted. */
export async function coverageOf(queue: ShardQueue, distinct?: Distinct): Promise<Coverage> {
  const { run } = queue;
  const { specification: wanted } = run;
  const counts = await queue.progress();
  const missing = await missingShards(queue, MOST_RANGES);
  const complete = missing.count === 0 && counts.skipped === 0;
  const what = [
    wanted.shape,
    ...(wanted.layout ? ["written out"] : []),
    ...(wanted.base === 10 ? [] : [`in base ${wanted.base}`]),
    ...(wanted.allDigits ? ["with all digits"] : []),
    ...(wanted.include.length > 0 ? [`with ${listed(wanted.include)}`] : []),
    ...(wanted.spells.length > 0 ? [`spelling ${listed(wanted.spells)}`] : []),
  ].join(" ");
  const begin = missing.count === 0 ? `All ${grouped(counts.candidates)}` : grouped(counts.candidates);
  const words = `${grouped(wanted.words.length)} words (SHA-256 ${wanted.wordsHash.slice(0, 16)}…)`;
  const different = [
    `${grouped(counts.unique)} with one solution`,
    ...(wanted.levels.length > 0
      ? [`${grouped(counts.found)} of level ${wanted.levels.join(", ")} (within shards)`]
      : []),
    ...(distinct === undefined ? [] : [`${grouped(distinct.distinct)} different up to letters and order`]),
  ].join(", ");
  const skipped =
    counts.skipped === 0 ? "nothing skipped" : `${grouped(counts.skipped)} SKIPPED as too long to search`;
  const lines = [`${begin} candidates of ${what} over ${words}: ${different}; ${skipped}.`];
  if (missing.count > 0) {
    const ranges = missing.ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
    const names = `${ranges.join(", ")}${missing.more ? ", …" : ""}`;
    lines.push(`MISSING: ${grouped(missing.count)} of ${grouped(run.shards)} shards: ${names}.`);
  }
  lines.push(`Run ${run.id}: ${grouped(run.size)} sets of outer words in ${grouped(run.shards)} shards.`);
  return { complete, text: lines.join("\n") };
}

const LISTED = 3;

const listed = (words: readonly string[]): string =>
  words.length <= LISTED ? words.join(" or ") : `one of ${grouped(words.length)} words`;

const grouped = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ",");
