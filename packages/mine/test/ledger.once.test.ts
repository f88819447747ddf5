/** What only the ledger on disk does: it outlives kills, notices torn lines, and belongs to one process at a time. */
import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { coverageOf } from "../src/coverage.js";
import { distinctPuzzles } from "../src/distinct-puzzles.js";
import { LedgerQueue } from "../src/ledger/ledger-queue.js";
import { mine } from "../src/mining.js";
import { Run } from "../src/run.js";
import { printSpecification } from "../src/run-specification.js";
import { QueueError } from "../src/shard-queue.js";
import { mineShard } from "../src/shard-result.js";
import { mineInProcess } from "./killed.js";
import { specificationOf } from "./small-run.js";

const specification = specificationOf({ shardSize: 7 });
const SHARDS = new Run(specification).shards;
let folder: string;
/** A folder in which the run has been done from the beginning to the end, to be copied. */
let finished: string;
let undisturbed: string;

beforeAll(async () => {
  finished = mkdtempSync(join(tmpdir(), "cryptarithm-ledger-"));
  const queue = LedgerQueue.open(finished, specification);
  await mine(queue, { threads: 1 });
  await queue.close();
  undisturbed = await exported(finished);
  expect(SHARDS).toBeGreaterThan(200);
  expect(undisturbed.split("\n").length).toBeGreaterThan(20);
});
afterAll(() => rmSync(finished, { recursive: true }));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cryptarithm-ledger-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** All lines of an export, with a line feed each. */
async function exported(place: string): Promise<string> {
  const queue = LedgerQueue.look(place);
  let text = "";
  await distinctPuzzles(queue, tmpdir(), (puzzle) => {
    text += `${puzzle}\n`;
    return undefined;
  });
  await queue.close();
  return text;
}

test("a run of more than 200 shards that is killed three times gives the same bytes as an undisturbed one", async () => {
  const [place, runFile] = [join(folder, "killed"), join(folder, "given.json")];
  writeFileSync(runFile, printSpecification(specification));
  const kept: number[] = [];
  for (const killAfter of [20, 50, 70]) {
    const ended = await mineInProcess("folder", { place, runFile, killAfter });
    expect([ended.signal, ended.errors]).toEqual(["SIGKILL", ""]);
    kept.push(...ended.kept);
    const queue = LedgerQueue.look(place);
    const { done, shards } = await queue.progress();
    // What was said to be kept is there; and the kill came in the middle.
    expect(done).toBeGreaterThanOrEqual(kept.length);
    expect(done).toBeLessThan(shards);
    expect((await coverageOf(queue)).complete).toBe(false);
    await queue.close();
  }
  const last = await mineInProcess("folder", { place, runFile });
  expect([last.code, last.errors]).toEqual([0, ""]);
  kept.push(...last.kept);
  // At most the shards in hand were done again: the two of the threads, and one that was kept but not said, each time.
  expect(new Set(kept).size).toBe(kept.length);
  expect(kept.length).toBeGreaterThan(SHARDS - 3 * 3);
  const queue = LedgerQueue.look(place);
  const { complete, text } = await coverageOf(queue);
  expect(complete).toBe(true);
  expect(text).toContain(`in ${SHARDS} shards`);
  await queue.close();
  expect(await exported(place)).toBe(undisturbed);
});

describe("a ledger that was cut off", () => {
  test("loses the last shard only, wherever the cut is", async () => {
    const small = specificationOf({ words: ["send", "more", "money"], shardSize: 3 });
    const queue = LedgerQueue.open(folder, small);
    // The one with the puzzle comes last.
    const results = [2, 1, 0].map((index) => mineShard(queue.run, queue.run.shardAt(index)));
    for (const result of results) if (result !== undefined) await queue.complete(result);
    await queue.close();
    const path = join(folder, "ledger.jsonl");
    const whole = readFileSync(path);
    const last = whole.lastIndexOf(`${results[2]?.shard}`) - `${"0".repeat(16)} {"shard":"`.length;
    expect(whole.subarray(last).toString()).toMatch(/^[0-9a-f]{16} \{"shard".*\n\{"formula":"SEND .*\n$/);
    const bytes = await exported(folder);
    for (let length = last; length < whole.length; length += 2) {
      writeFileSync(path, whole.subarray(0, length));
      const again = LedgerQueue.open(folder, small);
      expect([again.torn, again.damaged]).toEqual([length > last, 0]);
      expect((await again.progress()).done).toBe(2);
      // What is no complete record is gone from the disk, so that the next one does not stand behind it.
      expect(statSync(path).size).toBe(last);
      await again.close();
    }
    const again = LedgerQueue.open(folder, small);
    expect(await mine(again, { threads: 1 })).toEqual({ shards: 1, known: 0 });
    await again.close();
    expect(await exported(folder)).toBe(bytes);
  });

  test("is begun anew when not even its first line is complete", async () => {
    cpSync(finished, folder, { recursive: true });
    const path = join(folder, "ledger.jsonl");
    writeFileSync(path, readFileSync(path).subarray(0, 10));
    const queue = LedgerQueue.open(folder, specification);
    expect([queue.torn, (await queue.progress()).done]).toEqual([true, 0]);
    await queue.close();
  });

  test("is read without being changed while somebody only looks", async () => {
    cpSync(finished, folder, { recursive: true });
    const path = join(folder, "ledger.jsonl");
    appendFileSync(path, "0123456789abcdef {");
    const before = readFileSync(path);
    const queue = LedgerQueue.look(folder);
    expect([queue.torn, (await queue.progress()).done]).toEqual([true, SHARDS]);
    await queue.close();
    expect(readFileSync(path)).toEqual(before);
  });
});

test.each([
  ["a head", '"index":'],
  ["a length", '"bytes":'],
  ["a puzzle", '{"formula":"'],
])("%s that is damaged in the middle is noticed, and its shard done again", async (_, text) => {
  cpSync(finished, folder, { recursive: true });
  const path = join(folder, "ledger.jsonl");
  const damaged = readFileSync(path);
  const at = damaged.indexOf(text, damaged.length >> 1) + text.length;
  damaged[at] = (damaged[at] as number) ^ 1;
  writeFileSync(path, damaged);
  const queue = LedgerQueue.open(folder, specification);
  expect([queue.damaged, queue.torn, (await queue.progress()).done]).toEqual([1, false, SHARDS - 1]);
  expect((await coverageOf(queue)).text).toContain(`MISSING: 1 of ${SHARDS} shards`);
  expect(await mine(queue, { threads: 1 })).toEqual({ shards: 1, known: 0 });
  await queue.close();
  expect(await exported(folder)).toBe(undisturbed);
});

describe("the lock of a folder", () => {
  test("refuses a second process, with its number, and lets others look", async () => {
    const queue = LedgerQueue.open(folder, specification);
    expect(() => LedgerQueue.open(folder, specification)).toThrow(
      `process ${process.pid} is mining in the folder`,
    );
    const look = LedgerQueue.look(folder);
    expect([(await look.progress()).shards, look.inUse]).toEqual([SHARDS, true]);
    await look.close();
    await queue.close();
    const later = LedgerQueue.look(folder);
    expect(later.inUse).toBe(false);
    await later.close();
    await LedgerQueue.open(folder, specification).close();
  });

  test("of a process that was killed is free", async () => {
    await LedgerQueue.open(folder, specification).close();
    const gone = spawnSync(process.execPath, ["-e", ""]).pid;
    const holder = { machine: hostname(), process: gone, started: "before" };
    writeFileSync(join(folder, "lock-7"), JSON.stringify(holder));
    await LedgerQueue.open(folder, specification).close();
    expect(readdirSync(folder).filter((name) => name.startsWith("lock"))).toEqual(["lock-8"]);
  });

  test.runIf(process.platform === "linux")("of an earlier process with the same number is free", async () => {
    await LedgerQueue.open(folder, specification).close();
    const holder = { machine: hostname(), process: process.pid, started: "another boot 12345" };
    writeFileSync(join(folder, "lock-7"), JSON.stringify(holder));
    await LedgerQueue.open(folder, specification).close();
  });

  test("that somebody has deleted is not made again", async () => {
    const first = LedgerQueue.open(folder, specification);
    rmSync(join(folder, "lock-1"));
    const second = LedgerQueue.open(folder, specification);
    await first.close();
    expect(() => LedgerQueue.open(folder, specification)).toThrow("is mining in the folder");
    await second.close();
  });

  test("of another machine is respected, and the message says what to do", async () => {
    await LedgerQueue.open(folder, specification).close();
    writeFileSync(join(folder, "lock-7"), JSON.stringify({ machine: "elsewhere", process: 1, started: "" }));
    expect(() => LedgerQueue.open(folder, specification)).toThrow("process 1 of the machine elsewhere");
  });

  test("lets one of many processes in that come at once", async () => {
    const runFile = join(folder, "given.json");
    const place = join(folder, "place");
    writeFileSync(runFile, printSpecification(specification));
    const ends = await Promise.all(
      Array.from({ length: 4 }, () => mineInProcess("folder", { place, runFile })),
    );
    const winners = ends.filter(({ code }) => code === 0);
    expect(winners.length).toBeGreaterThanOrEqual(1);
    for (const { code, errors } of ends) if (code !== 0) expect(errors).toContain("is mining in the folder");
    // Nobody did a shard that another one had done.
    expect(ends.flatMap(({ kept }) => kept)).toHaveLength(SHARDS);
    expect(ends.flatMap(({ known }) => known)).toHaveLength(0);
  });
});

test("a folder of one run refuses another run", async () => {
  await LedgerQueue.open(folder, specification).close();
  expect(() => LedgerQueue.open(folder, specificationOf({ shardSize: 10 }))).toThrow(
    "belongs to another run",
  );
  const other = mkdtempSync(join(tmpdir(), "cryptarithm-ledger-"));
  await LedgerQueue.open(other, specificationOf({ shardSize: 10 })).close();
  copyFileSync(join(other, "ledger.jsonl"), join(folder, "ledger.jsonl"));
  expect(() => LedgerQueue.open(folder, specification)).toThrow("belongs to another run");
  rmSync(other, { recursive: true });
});

test("a damaged first line is told as damage", async () => {
  await LedgerQueue.open(folder, specification).close();
  const path = join(folder, "ledger.jsonl");
  writeFileSync(path, readFileSync(path, "utf8").replace("ledger", "lodger"));
  expect(() => LedgerQueue.open(folder, specification)).toThrow("is damaged");
});

test.each([
  ["below a file", (): string => join(folder, "file", "sub", "sums")],
  ["that is a file", (): string => join(folder, "file")],
  ["that links to nowhere", (): string => join(folder, "link", "sums")],
])("a folder %s is refused with a sentence", (_, place) => {
  writeFileSync(join(folder, "file"), "");
  symlinkSync(join(folder, "nowhere"), join(folder, "link"));
  expect(() => LedgerQueue.open(place(), specification)).toThrow(QueueError);
});

test.runIf(process.platform === "linux")("a folder where there can be none ends at once", () => {
  // In a process of its own, since what never ends would be this test.
  const { stderr, signal } = spawnSync(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `import { LedgerQueue, specifyRun } from ${JSON.stringify(new URL("../dist/index.js", import.meta.url).href)};
      LedgerQueue.open("/proc/x/y", specifyRun({ words: ["send", "more", "money"] }).specification);`,
    ],
    { encoding: "utf8", timeout: 20_000 },
  );
  expect([signal, stderr]).toEqual([null, expect.stringContaining("QueueError")]);
});
