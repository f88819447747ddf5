/** Threads that do shards. Each does one at a time; the one who asks waits for it. */
import { Worker } from "node:worker_threads";
import type { Run, Shard } from "./run.js";
import type { ShardResult } from "./shard-result.js";

/** The compiled entrance, as seen from the sources and from the compiled files alike. */
const ENTRANCE = new URL("../dist/shard-thread.js", import.meta.url);
/** Milliseconds in which a thread should have heard that it is to stop. */
const GRACE = 2000;

export class ShardTeam {
  readonly threads: readonly ShardThread[];
  private readonly flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

  constructor(run: Run, size: number) {
    this.threads = Array.from({ length: size }, () => new ShardThread(run, this.flag.buffer));
  }

  /** Lets every thread stop in the middle of its shard. */
  stop(): void {
    Atomics.store(this.flag, 0, 1);
    const late = setTimeout(() => this.close(), GRACE);
    late.unref();
  }

  /** Ends the threads, whatever they do. */
  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.end()));
  }
}

export class ShardThread {
  private readonly worker: Worker;
  private ended = false;
  /** Why the thread can do nothing more. */
  private failure: unknown;
  private waiting:
    | {
        readonly resolve: (result: ShardResult | undefined) => void;
        readonly reject: (error: unknown) => void;
      }
    | undefined;

  constructor(run: Run, stop: SharedArrayBuffer) {
    this.worker = new Worker(ENTRANCE, { workerData: { specification: run.specification, stop } });
    this.worker.on("message", (result: ShardResult | undefined) => this.waiting?.resolve(result));
    this.worker.on("error", (error) => this.fail(error));
    this.worker.on("exit", (code) => {
      if (this.ended) this.waiting?.resolve(undefined);
      else this.fail(new Error(`a thread has ended by itself (${code})`));
    });
  }

  private fail(error: unknown): void {
    this.failure ??= error;
    this.waiting?.reject(error);
  }

  /** Does a shard; undefined when it was stopped in the middle. */
  do(shard: Shard): Promise<ShardResult | undefined> {
    return new Promise((resolve, reject) => {
      // It may have failed before anybody waited for it.
      if (this.failure !== undefined) reject(this.failure);
      if (this.ended) resolve(undefined);
      this.waiting = { resolve, reject };
      this.worker.postMessage(shard);
    });
  }

  async end(): Promise<void> {
    this.ended = true;
    await this.worker.terminate();
  }
}
