import { expect, test } from "vitest";
import { specificationOf } from "../test/small-run.js";
import { estimateRun } from "./estimate.js";
import { Run } from "./run.js";
import { mineShard } from "./shard-result.js";

test("comes near the real counts from a part of the run", async () => {
  const run = new Run(specificationOf({ shardSize: 40 }));
  const real = { candidates: 0, unique: 0, found: 0 };
  for (let index = 0; index < run.shards; index++) {
    const result = mineShard(run, run.shardAt(index));
    real.candidates += result?.candidates ?? 0;
    real.unique += result?.unique ?? 0;
  }
  const estimate = await estimateRun(run, { milliseconds: 2000 });
  if (estimate === undefined) throw new Error("no piece was done");
  expect(estimate.pieces).toBeGreaterThan(10);
  for (const name of ["candidates", "unique"] as const) {
    const { value, error } = estimate[name];
    expect(Math.abs(value - real[name])).toBeLessThan(4 * error + 1);
    expect(error).toBeLessThan(real[name]);
  }
  expect(estimate.milliseconds.value).toBeGreaterThan(0);
});

test("does a run wholly that is small enough", async () => {
  const run = new Run(specificationOf({ words: ["send", "more", "money"] }));
  const estimate = await estimateRun(run, { milliseconds: 1000 });
  expect(estimate?.pieces).toBeGreaterThan(0);
  expect(estimate?.unique.value).toBe(1);
});
