/**
 * The queue of many machines: pg-boss on PostgreSQL hands out the shards, and a table of our own keeps the results.
 *
 * A worker tells the database every few seconds that it still works on a shard. When it is killed this stops, and the
 * shard goes to another. The result and the end of the job are one transaction; and should two workers do the same
 * shard, because the first was only slow to tell, then the key of the table lets one result in.
 *
 * Jobs are put into the queue some at a time, when it is empty, so that a run of millions of shards begins at once.
 */
import type { Db, JobAttempt, PgBoss } from "pg-boss";
import { Run, type Shard } from "../run.js";
import {
  printSpecification,
  type RunSpecification,
  readSpecification,
  runIdOf,
} from "../run-specification.js";
import { QueueError, type QueueProgress, type ShardQueue } from "../shard-queue.js";
import { COUNT_NAMES, type ShardCounts, type ShardResult } from "../shard-result.js";
import { connect, inTransaction } from "./connection.js";
import { patiently } from "./patience.js";
import * as tables from "./tables.js";

/** How a worker deals with the database. */
export interface PostgresOptions {
  /** Seconds without a word after which a worker is taken for dead; 10 or more, which is the least that pg-boss allows. */
  readonly silentSeconds?: number | undefined;
  /** Milliseconds for which a database that cannot be reached is waited for, once it has been reached. */
  readonly patience?: number | undefined;
}

/** A worker that lives tells so this many times before it would be taken for dead. */
const BEATS = 4;
/** A shard that takes longer is done by somebody else as well: pg-boss has no longer limit. */
const LONGEST_SHARD_SECONDS = 24 * 3600;
/** Jobs that are put into the queue together. */
const JOBS_AT_A_TIME = 1000;
/** So long a job stays in the queue that has been done; its result stays in our table. */
const SETTLED_SECONDS = 60;
const INDICES_AT_A_TIME = 10_000;
/** Each may have tens of megabytes. */
const RESULTS_AT_A_TIME = 2;
/** pg-boss deletes what has waited for longer. */
const TEN_YEARS_SECONDS = 10 * 366 * 24 * 3600;
const MINUTE = 60_000;
/**
 * A worker that has nothing to do asks again after so many milliseconds; or after so many times as long as the answer
 * took, since a thousand may be waiting for the last shards.
 */
const ASK_AGAIN = 1000;
const TIMES_LONGER = 500;

/**
 * A queue in a database; several processes, on whatever machines, may have it open for the same run.
 *
 * @example
 * const queue = await PostgresQueue.open("postgres://me@db.example.org/puzzles", specification);
 * await mine(queue, { threads: 8 });
 * await queue.close();
 */
export class PostgresQueue implements ShardQueue {
  readonly run: Run;
  private readonly boss: PgBoss;
  private readonly db: Db;
  private readonly name: string;
  private readonly patience: number;
  private readonly inHand = new Map<string, JobAttempt>();
  private readonly beat: NodeJS.Timeout;
  private checked = Number.NEGATIVE_INFINITY;
  /** Until then nothing has to be asked: others have the rest in hand. */
  private idleUntil = Number.NEGATIVE_INFINITY;

  /**
   * Opens the database to work on a run, which is begun when it is not there. Without a specification: on the only
   * run that is there.
   *
   * @throws {QueueError} when the database cannot be reached, or there is no such run.
   */
  static async open(
    address: string,
    specification: RunSpecification | undefined,
    options: PostgresOptions = {},
  ): Promise<PostgresQueue> {
    const { silentSeconds = 10, patience = 2 * MINUTE } = options;
    const boss = await connect(address);
    try {
      const run = new Run(specification ?? (await onlyRun(boss.getDb())));
      const text = printSpecification(run.specification);
      await boss.getDb().executeSql(tables.ADD_RUN, [run.id, text, run.shards]);
      const name = `shards-of-${run.id}`;
      await boss.createQueue(name, {
        retryLimit: 1_000_000,
        heartbeatSeconds: silentSeconds,
        expireInSeconds: LONGEST_SHARD_SECONDS,
        retentionSeconds: TEN_YEARS_SECONDS,
        deleteAfterSeconds: SETTLED_SECONDS,
      });
      return new PostgresQueue(boss, run, { name, patience, beat: (silentSeconds * 1000) / BEATS });
    } catch (error) {
      await boss.stop({ graceful: false });
      throw error;
    }
  }

  private constructor(
    boss: PgBoss,
    run: Run,
    { name, patience, beat }: { readonly name: string; readonly patience: number; readonly beat: number },
  ) {
    this.boss = boss;
    this.db = boss.getDb();
    this.run = run;
    this.name = name;
    this.patience = patience;
    this.beat = setInterval(() => this.tellThatItLives(), beat);
  }

  private tellThatItLives(): void {
    const attempts = [...this.inHand.values()];
    if (attempts.length === 0) return;
    // If it cannot be told, others may do the same shards; the results are the same.
    this.boss.touch(this.name, attempts).catch(() => {});
  }

  async claim(): Promise<Shard | "later" | "none"> {
    if (performance.now() < this.idleUntil) return "later";
    return patiently(async () => {
      let shard = await this.fetch();
      if (shard === undefined) {
        await this.handOut();
        // Others may have put jobs in meanwhile.
        shard = await this.fetch();
      }
      if (shard !== undefined) return shard;
      const asked = performance.now();
      const { done } = await this.progress();
      if (done >= this.run.shards) return "none";
      const now = performance.now();
      this.idleUntil = now + Math.min(MINUTE, Math.max(ASK_AGAIN, TIMES_LONGER * (now - asked)));
      await this.putMissingBack();
      return "later";
    }, this.patience);
  }

  private async fetch(): Promise<Shard | undefined> {
    const [job] = await this.boss.fetch<{ readonly index: number }>(this.name);
    if (job === undefined) return undefined;
    this.inHand.set(job.id, { id: job.id, retryCount: job.retryCount });
    return this.run.shardAt(job.data.index);
  }

  /** Puts the next jobs into the queue. */
  private async handOut(): Promise<void> {
    await inTransaction(this.db, async (db) => {
      const { rows } = await db.executeSql(tables.HANDED_OUT, [this.run.id]);
      const from = Number(rows[0]?.handed_out);
      const to = Math.min(this.run.shards, from + JOBS_AT_A_TIME);
      if (to <= from) return;
      await this.putIn(
        Array.from({ length: to - from }, (_, i) => this.run.nth(from + i)),
        db,
      );
      await db.executeSql(tables.SET_HANDED_OUT, [this.run.id, to]);
    });
  }

  /** A job has the name of its shard, so one that is in the queue already is not put in again. */
  private async putIn(indices: readonly number[], db: Db): Promise<void> {
    const jobs = indices.map((index) => ({ id: this.run.shardAt(index).id, data: { index } }));
    await this.boss.insert(this.name, jobs, { db });
  }

  /**
   * Jobs cannot be lost, but somebody may have emptied the queue by hand. What has neither a result nor a job is put
   * in again; that is looked for once a minute, when there is nothing else to do.
   */
  private async putMissingBack(): Promise<void> {
    if (performance.now() - this.checked < MINUTE) return;
    this.checked = performance.now();
    const values = [this.run.id, this.run.shards, JOBS_AT_A_TIME];
    const { rows } = await this.db.executeSql(tables.MISSING, values);
    await this.putIn(
      rows.map(({ index }) => Number(index)),
      this.db,
    );
    // There may be work now.
    this.idleUntil = Number.NEGATIVE_INFINITY;
  }

  async complete(result: ShardResult): Promise<"kept" | "known"> {
    const { shard, index } = result;
    if (this.run.shardAt(index).id !== shard)
      throw new Error(`shard ${shard} is none of the run ${this.run.id}`);
    const counts = COUNT_NAMES.map((name) => result[name]);
    const kept = await patiently(
      () =>
        inTransaction(this.db, async (db) => {
          const values = [shard, this.run.id, index, Buffer.from(result.puzzles).toString(), ...counts];
          const { rows } = await db.executeSql(tables.ADD_RESULT, values);
          const attempt = this.inHand.get(shard);
          if (attempt !== undefined) await this.boss.complete(this.name, attempt, null, { db });
          return rows.length > 0;
        }),
      this.patience,
    );
    this.inHand.delete(shard);
    this.idleUntil = Number.NEGATIVE_INFINITY;
    return kept ? "kept" : "known";
  }

  async giveBack({ id }: Shard): Promise<void> {
    const attempt = this.inHand.get(id);
    this.inHand.delete(id);
    this.idleUntil = Number.NEGATIVE_INFINITY;
    // For pg-boss it is a try that failed: the next worker gets it at once.
    if (attempt !== undefined) await this.boss.fail(this.name, attempt);
  }

  async progress(): Promise<QueueProgress> {
    const { rows } = await this.db.executeSql(tables.PROGRESS, [this.run.id, this.name]);
    const [row] = rows;
    return {
      shards: this.run.shards,
      done: Number(row.done),
      inHand: Number(row.inHand),
      ...countsOf(row),
    };
  }

  async *done(): AsyncGenerator<number, void> {
    for await (const { index } of this.pages(tables.DONE_AFTER, INDICES_AT_A_TIME)) yield Number(index);
  }

  async *results(): AsyncGenerator<ShardResult, void> {
    for await (const row of this.pages(tables.RESULTS_AFTER, RESULTS_AT_A_TIME))
      yield {
        shard: String(row.shard),
        index: Number(row.index),
        ...countsOf(row),
        puzzles: Buffer.from(String(row.puzzles)),
      };
  }

  private async *pages(sql: string, size: number): AsyncGenerator<Record<string, unknown>, void> {
    for (let after = -1; ; ) {
      const { rows } = await this.db.executeSql(sql, [this.run.id, after, size]);
      yield* rows;
      if (rows.length < size) return;
      after = Number(rows.at(-1).index);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.beat);
    for (const id of [...this.inHand.keys()]) {
      const attempt = this.inHand.get(id);
      // A worker that cannot say goodbye is missed after some seconds.
      if (attempt !== undefined) await this.boss.fail(this.name, attempt).catch(() => {});
    }
    this.inHand.clear();
    await this.boss.stop({ graceful: false });
  }
}

/** The specification of the only run in the database. */
async function onlyRun(db: Db): Promise<RunSpecification> {
  const { rows } = await db.executeSql(tables.ALL_RUNS);
  const [row] = rows;
  if (row === undefined)
    throw new QueueError("there is no run in the database", "say which one with --run FILE");
  if (rows.length > 1)
    throw new QueueError(
      `there are ${rows.length} runs in the database: ${rows.map(({ id }) => id).join(", ")}`,
      "say which one with --run FILE",
    );
  const read = readSpecification(String(row.specification));
  if ("specification" in read && runIdOf(read.specification) === row.id) return read.specification;
  throw new QueueError(`the run ${row.id} in the database is not understood`, "it may be of another version");
}

/** The counts of a row; the database gives large numbers as texts. */
function countsOf(row: Readonly<Record<string, unknown>>): ShardCounts {
  return {
    candidates: Number(row.candidates),
    solved: Number(row.solved),
    nodes: Number(row.nodes),
    unique: Number(row.unique),
    found: Number(row.found),
    skipped: Number(row.skipped),
    milliseconds: Number(row.milliseconds),
  };
}
