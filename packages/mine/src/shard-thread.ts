/** The entrance of a thread that does shards, one after the other, as it is told; see shard-team.ts. */
import { parentPort, workerData } from "node:worker_threads";
import { Run, type Shard } from "./run.js";
import type { RunSpecification } from "./run-specification.js";
import { mineShard } from "./shard-result.js";

const { specification, stop } = workerData as {
  readonly specification: RunSpecification;
  readonly stop: SharedArrayBuffer;
};
const flag = new Int32Array(stop);
const run = new Run(specification, () => Atomics.load(flag, 0) !== 0);

parentPort?.on("message", (shard: Shard) => {
  // An error ends the thread, and the team hears of it.
  const result = mineShard(run, shard);
  // The puzzles are handed over, not copied.
  parentPort?.postMessage(result, result === undefined ? [] : [result.puzzles.buffer as ArrayBuffer]);
});
