/** That shards are parts of the whole: for every kind of shape, what they give together is what one search gives. */
import { generate } from "cryptarithm";
import { expect, test } from "vitest";
import { specificationOf } from "../test/small-run.js";
import { puzzlesIn } from "./puzzle-lines.js";
import { Run } from "./run.js";
import { generateOptions, type RunOptions } from "./run-specification.js";
import { addCounts, mineShard, NO_COUNTS } from "./shard-result.js";

const FEW =
  "send more money eat that apple two four seven ten nine sea tea one see odd wow who cat abc".split(" ");

const RUNS: readonly (readonly [string, Partial<RunOptions>])[] = [
  ["sums", { shape: "A+B=C" }],
  ["doubles", { shape: "A+A=B" }],
  ["differences", { shape: "A-B=C" }],
  ["three addends", { shape: "A+B+C=D", words: FEW }],
  ["all digits", { shape: "A+B=C", allDigits: true }],
  ["base 11, with a word that is not in the list", { shape: "A+B=C", base: 11, include: ["moose"] }],
  ["graded", { shape: "A+B=C", levels: [1, 2, 3], words: FEW }],
  ["products", { shape: "A*B=C", words: FEW }],
  ["squares", { shape: "A^2=B" }],
  ["two equations", { shape: "A+B=C and D+D=C", words: FEW.slice(0, 9) }],
  ["written-out products", { shape: "A*B", layout: true, words: FEW }],
];

test.each(RUNS)("%s: all shards together give what one search gives", (_, options) => {
  const specification = specificationOf({ ...options, shardSize: 1 });
  const whole = [...generate(generateOptions(specification))];
  const { size } = new Run(specification);
  const run = new Run({ ...specification, shardSize: Math.max(1, Math.ceil(size / 5)) });
  const forms = new Set<string>();
  let counts = NO_COUNTS;
  for (let index = 0; index < run.shards; index++) {
    const result = mineShard(run, run.shardAt(index));
    const puzzles = [...puzzlesIn(result?.puzzles ?? new Uint8Array())];
    expect(puzzles).toHaveLength(result?.found ?? -1);
    for (const puzzle of puzzles) forms.add(JSON.parse(puzzle).canonical);
    counts = addCounts(counts, result ?? NO_COUNTS);
  }
  expect(run.shards).toBeGreaterThan(1);
  expect(forms).toEqual(new Set(whole.map(({ canonical }) => canonical)));
  expect(counts.unique).toBeGreaterThanOrEqual(whole.length);
});

test("a shard that is stopped gives nothing", () => {
  const run = new Run(specificationOf({ shardSize: 1000 }), () => true);
  expect(mineShard(run, run.shardAt(0))).toBeUndefined();
});
