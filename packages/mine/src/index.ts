/** The public interface: names only. */
export { type Coverage, coverageOf } from "./coverage.js";
export { type Distinct, distinctPuzzles } from "./distinct-puzzles.js";
export { type Estimate, type EstimateOptions, estimateRun, type Guess } from "./estimate.js";
export { LedgerQueue } from "./ledger/ledger-queue.js";
export { MemoryQueue } from "./memory-queue.js";
export { type Mined, type MiningOptions, mine } from "./mining.js";
export { type PostgresOptions, PostgresQueue } from "./postgres/postgres-queue.js";
export { Run, type Shard } from "./run.js";
export {
  printSpecification,
  type RunOptions,
  type RunSpecification,
  readSpecification,
  runIdOf,
  type Specified,
  specifyRun,
} from "./run-specification.js";
export { QueueError, type QueueProgress, type ShardQueue } from "./shard-queue.js";
export { mineShard, type ShardCounts, type ShardResult } from "./shard-result.js";
