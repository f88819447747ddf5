/**
 * Working through a queue with several threads, until nothing is left or it is stopped. The same for every queue; and
 * as many processes as the queue allows may do this at once.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { QueueProgress, ShardQueue } from "./shard-queue.js";
import { ShardTeam, type ShardThread } from "./shard-team.js";

/** With what, and until when. */
export interface MiningOptions {
  /** One a processor is the most that is of use. */
  readonly threads: number;
  /** Stops as soon as possible; shards in hand are given back. */
  readonly signal?: AbortSignal | undefined;
  /** Called after shards, at most about once a second. */
  readonly onProgress?: ((progress: QueueProgress) => void) | undefined;
}

/** What this process has done. */
export interface Mined {
  /** Shards that were done here. */
  readonly shards: number;
  /** Of them, those that somebody else had done meanwhile. */
  readonly known: number;
}

/** Milliseconds until others are asked again whether they are done. */
const LATER = 250;
const PROGRESS = 1000;
/** Asking for the progress may take no more than this part of the time: a thousand workers may be asking. */
const SHARE_OF_PROGRESS = 0.002;

/**
 * Works through a queue until it has no more shards, or the signal comes. A shard that is done counts at once, so
 * nothing is lost but what is in hand.
 *
 * @throws {QueueError} when the queue can no longer be used: a full disk, a database that is gone
 *
 * @example
 * const queue = new MemoryQueue(new Run(specification));
 * await mine(queue, { threads: 2 }); // { shards: 36, known: 0 }
 */
export async function mine(queue: ShardQueue, options: MiningOptions): Promise<Mined> {
  const { threads, signal, onProgress } = options;
  const team = new ShardTeam(queue.run, threads);
  const onAbort = (): void => team.stop();
  signal?.addEventListener("abort", onAbort);
  let [shards, known] = [0, 0];
  let nextReport = 0;
  let failed = false;

  const report = async (): Promise<void> => {
    if (onProgress === undefined || performance.now() < nextReport) return;
    nextReport = Number.POSITIVE_INFINITY;
    const started = performance.now();
    onProgress(await queue.progress());
    const cost = performance.now() - started;
    nextReport = performance.now() + Math.max(PROGRESS, cost / SHARE_OF_PROGRESS);
  };

  const work = async (thread: ShardThread): Promise<void> => {
    while (signal?.aborted !== true && !failed) {
      const shard = await queue.claim();
      if (shard === "none") return;
      if (shard === "later") {
        await sleep(LATER, undefined, { signal }).catch(() => {});
        continue;
      }
      const result = await thread.do(shard);
      if (result === undefined) {
        await queue.giveBack(shard);
        return;
      }
      shards++;
      if ((await queue.complete(result)) === "known") known++;
      await report();
    }
  };

  const workOrStop = async (thread: ShardThread): Promise<void> => {
    try {
      await work(thread);
    } catch (error) {
      failed = true;
      team.stop();
      throw error;
    }
  };

  try {
    const ends = await Promise.allSettled(team.threads.map(workOrStop));
    const bad = ends.find((end) => end.status === "rejected");
    if (bad !== undefined) throw bad.reason;
    return { shards, known };
  } finally {
    signal?.removeEventListener("abort", onAbort);
    await team.close();
  }
}
