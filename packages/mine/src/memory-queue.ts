/** A queue that ends with the process: for tests, and for runs of seconds. */
import type { Run, Shard } from "./run.js";
import { ShardBook } from "./shard-book.js";
import type { QueueProgress, ShardQueue } from "./shard-queue.js";
import type { ShardResult } from "./shard-result.js";

/**
 * A queue that keeps all results in memory.
 *
 * @example
 * const queue = new MemoryQueue(new Run(specification));
 * await mine(queue, { threads: 1 });
 * (await queue.progress()).unique; // 2
 */
export class MemoryQueue implements ShardQueue {
  readonly run: Run;
  private readonly book: ShardBook;
  private readonly kept: (ShardResult | undefined)[] = [];

  constructor(run: Run) {
    this.run = run;
    this.book = new ShardBook(run);
  }

  async claim(): Promise<Shard | "later" | "none"> {
    return this.book.claim();
  }

  async complete(result: ShardResult): Promise<"kept" | "known"> {
    if (!this.book.note(result)) return "known";
    this.kept[result.index] = result;
    return "kept";
  }

  async giveBack(shard: Shard): Promise<void> {
    this.book.giveBack(shard);
  }

  async progress(): Promise<QueueProgress> {
    return this.book.progress();
  }

  async *done(): AsyncGenerator<number, void> {
    yield* this.book.done();
  }

  async *results(): AsyncGenerator<ShardResult, void> {
    for (const index of this.book.done()) yield this.kept[index] as ShardResult;
  }

  async close(): Promise<void> {
    this.book.giveAllBack();
  }
}
