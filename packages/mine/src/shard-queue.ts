/**
 * The contract of everything that hands out shards and keeps their results: in memory, in a folder, in a database.
 * One suite of tests holds all of them to it (test/queue-contract.ts).
 *
 * A shard is handed out until its result is kept, to at most one at a time as far as can be known: one whose taker
 * was killed comes back. A result is kept once: another one for the same shard changes nothing.
 */
import type { Run, Shard } from "./run.js";
import type { ShardCounts, ShardResult } from "./shard-result.js";

/** How far a run is. */
export interface QueueProgress extends ShardCounts {
  /** Shards of the run. */
  readonly shards: number;
  /** Shards whose result is kept. */
  readonly done: number;
  /** Shards that somebody works on now, as far as is known. */
  readonly inHand: number;
}

export interface ShardQueue {
  readonly run: Run;
  /** A shard to be done; "later" when others have the rest in hand, "none" when all are done. */
  claim(): Promise<Shard | "later" | "none">;
  /** Keeps a result; "known" when there was one already. Once this resolves, a crash loses it no more. */
  complete(result: ShardResult): Promise<"kept" | "known">;
  /** Gives a shard back that has not been done. */
  giveBack(shard: Shard): Promise<void>;
  progress(): Promise<QueueProgress>;
  /** The indices of the shards that are done, rising. */
  done(): AsyncIterable<number>;
  /** All results that are kept, in the order of the shards, one after the other in flat memory. */
  results(): AsyncIterable<ShardResult>;
  /** Lets go of files and connections; what is in hand is given back. */
  close(): Promise<void>;
}

/** A reason why a queue cannot be used, for people: locked, damaged, of another run, not reachable. */
export class QueueError extends Error {
  override readonly name = "QueueError";
  /** What to do about it. */
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}
