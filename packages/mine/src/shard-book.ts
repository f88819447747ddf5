/**
 * Which shards of a run are done, which are in hand, and what has been counted: the part of a queue that one process
 * knows by itself. One bit a shard, whatever the run has found.
 */
import { BitSet } from "./bit-set.js";
import type { Run, Shard } from "./run.js";
import type { QueueProgress } from "./shard-queue.js";
import { addCounts, NO_COUNTS, type ShardCounts, type ShardResult } from "./shard-result.js";

/** What of a result is noted. */
type Noted = Omit<ShardResult, "puzzles">;

export class ShardBook {
  private readonly run: Run;
  private readonly finished: BitSet;
  private readonly inHand = new Set<number>();
  private readonly returned: number[] = [];
  private doneCount = 0;
  private counts: ShardCounts = NO_COUNTS;
  /** How many shards have been handed out for the first time, or passed over because they were done. */
  private handedOut = 0;

  constructor(run: Run) {
    this.run = run;
    this.finished = new BitSet(run.shards);
  }

  claim(): Shard | "later" | "none" {
    const index = this.nextIndex();
    if (index === undefined) return this.doneCount === this.run.shards ? "none" : "later";
    this.inHand.add(index);
    return this.run.shardAt(index);
  }

  private nextIndex(): number | undefined {
    for (let index = this.returned.pop(); index !== undefined; index = this.returned.pop())
      if (!this.isDone(index)) return index;
    while (this.handedOut < this.run.shards) {
      const index = this.run.nth(this.handedOut++);
      if (!this.isDone(index) && !this.inHand.has(index)) return index;
    }
    return undefined;
  }

  /** Whether this result belongs to the run at all. */
  knows({ index, shard }: Pick<ShardResult, "index" | "shard">): boolean {
    return (
      Number.isInteger(index) && index >= 0 && index < this.run.shards && this.run.shardAt(index).id === shard
    );
  }

  isDone(index: number): boolean {
    return this.finished.has(index);
  }

  /** Whether the shard has not been done yet. A result of another run is a mistake in the program. */
  isNew(result: Noted): boolean {
    if (!this.knows(result)) throw new Error(`shard ${result.shard} is none of the run ${this.run.id}`);
    return !this.isDone(result.index);
  }

  /** Notes that a shard is done; false when it was done before. */
  note(result: Noted): boolean {
    const { index } = result;
    const isNew = this.isNew(result);
    this.inHand.delete(index);
    if (!isNew) return false;
    this.finished.add(index);
    this.doneCount++;
    this.counts = addCounts(this.counts, result);
    return true;
  }

  giveBack({ index }: Shard): void {
    if (this.inHand.delete(index)) this.returned.push(index);
  }

  giveAllBack(): void {
    for (const index of [...this.inHand]) this.giveBack(this.run.shardAt(index));
  }

  progress(): QueueProgress {
    return { shards: this.run.shards, done: this.doneCount, inHand: this.inHand.size, ...this.counts };
  }

  *done(): Generator<number, void> {
    for (let index = 0; index < this.run.shards; index++) if (this.isDone(index)) yield index;
  }
}
