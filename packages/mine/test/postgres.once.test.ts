/**
 * The queue on PostgreSQL, held to the contract, and two worker processes of which one is killed. The tests start a
 * server of their own; where there is none to start they are skipped, and say so.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PgBoss } from "pg-boss";
import { afterAll, expect, test } from "vitest";
import { coverageOf } from "../src/coverage.js";
import { distinctPuzzles } from "../src/distinct-puzzles.js";
import { MemoryQueue } from "../src/memory-queue.js";
import { mine } from "../src/mining.js";
import { PostgresQueue } from "../src/postgres/postgres-queue.js";
import { QUEUE_SCHEMA } from "../src/postgres/tables.js";
import { Run } from "../src/run.js";
import { printSpecification } from "../src/run-specification.js";
import type { ShardQueue } from "../src/shard-queue.js";
import { mineInProcess } from "./killed.js";
import { type Server, startServer } from "./postgres-server.js";
import { queueContract } from "./queue-contract.js";
import { specificationOf } from "./small-run.js";

const server = await startServer();
if ("missing" in server) {
  console.error(`\n*** SKIPPED: the tests of mining with PostgreSQL. ${server.missing}. ***\n`);
  test.skip(`PostgreSQL: ${server.missing}`, () => {});
} else {
  afterAll(() => server.stop(), 60_000);
  testsWith(server);
}

function testsWith({ newDatabase }: Server): void {
  queueContract(
    "PostgreSQL",
    async () => {
      const database = newDatabase();
      return { open: (specification) => PostgresQueue.open(database, specification), end: async () => {} };
    },
    { lasting: true, several: true },
  );

  const specification = specificationOf({ shardSize: 7 });
  const { shards } = new Run(specification);

  test("two worker processes, one killed in the middle: the same result, no shard lost or doubled", async () => {
    const folder = mkdtempSync(join(tmpdir(), "cryptarithm-workers-"));
    const runFile = join(folder, "run.json");
    writeFileSync(runFile, printSpecification(specification));
    const place = newDatabase();
    // Both find an empty database, and make what is missing in it.
    const [killed, other] = await Promise.all([
      mineInProcess("postgres", { place, runFile, killAfter: 40 }),
      mineInProcess("postgres", { place, runFile }),
    ]);
    rmSync(folder, { recursive: true });
    expect([killed.signal, other.code, killed.errors, other.errors]).toEqual(["SIGKILL", 0, "", ""]);
    expect(killed.kept.length).toBeGreaterThanOrEqual(30);
    expect(other.kept.length).toBeGreaterThanOrEqual(30);
    const kept = [...killed.kept, ...other.kept];
    expect(new Set(kept).size).toBe(kept.length);
    // What was killed may have kept the shards in its two threads' hands without saying so.
    expect(kept.length).toBeGreaterThanOrEqual(shards - 2);
    const queue = await PostgresQueue.open(place, undefined);
    expect(await queue.progress()).toMatchObject({ shards, done: shards, inHand: 0 });
    expect((await coverageOf(queue)).complete).toBe(true);
    const result = await exported(queue);
    await queue.close();

    const undisturbed = new MemoryQueue(new Run(specification));
    await mine(undisturbed, { threads: 1 });
    expect(result).toEqual(await exported(undisturbed));
    expect(result.length).toBeGreaterThan(20);
  }, 120_000);

  test("jobs that somebody has deleted from the queue are put in again", async () => {
    const place = newDatabase();
    const small = specificationOf({ words: ["send", "more", "money"], shardSize: 1 });
    const first = await PostgresQueue.open(place, small);
    const shard = await first.claim();
    if (typeof shard === "string") throw new Error(shard);
    await first.giveBack(shard);
    const boss = new PgBoss({ connectionString: place, schema: QUEUE_SCHEMA, supervise: false });
    await boss.start();
    await boss.deleteAllJobs(`shards-of-${first.run.id}`);
    await boss.stop();
    expect(await mine(first, { threads: 1 })).toEqual({ shards: 9, known: 0 });
    await first.close();
  });

  test("an empty database has no run, and says so", async () => {
    await expect(PostgresQueue.open(newDatabase(), undefined)).rejects.toThrow(
      "there is no run in the database",
    );
  });

  test("a database that is not there is told in a sentence", async () => {
    const nowhere = newDatabase().replace(/mine\d+$/, "nowhere");
    await expect(PostgresQueue.open(nowhere, specification)).rejects.toThrow(
      'the database cannot be used: database "nowhere" does not exist',
    );
  });
}

async function exported(queue: ShardQueue): Promise<string[]> {
  const puzzles: string[] = [];
  await distinctPuzzles(queue, tmpdir(), (puzzle) => void puzzles.push(puzzle));
  return puzzles;
}
