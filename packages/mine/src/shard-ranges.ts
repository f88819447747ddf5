/** Which shards are missing, as ranges: a statement that fits on a line as long as only a few are. */
import type { ShardQueue } from "./shard-queue.js";

/** From and to inclusive. */
export type IndexRange = readonly [number, number];

/** The shards that have no result, as ranges, at most so many; the count is of all. */
export async function missingShards(
  queue: ShardQueue,
  most: number,
): Promise<{ readonly count: number; readonly ranges: readonly IndexRange[]; readonly more: boolean }> {
  const ranges: IndexRange[] = [];
  let count = 0;
  let more = false;
  let next = 0;
  const miss = (to: number): void => {
    if (to <= next) return;
    count += to - next;
    if (ranges.length < most) ranges.push([next, to - 1]);
    else more = true;
  };
  for await (const index of queue.done()) {
    miss(index);
    next = index + 1;
  }
  miss(queue.run.shards);
  return { count, ranges, more };
}
