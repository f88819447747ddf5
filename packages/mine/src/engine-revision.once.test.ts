/** Small runs of many kinds: when they give something else, runs that are under way must not be gone on with. */
import { expect, test } from "vitest";
import { specificationOf } from "../test/small-run.js";
import { ENGINE } from "./engine-revision.js";
import { sha256 } from "./hash.js";
import { Run } from "./run.js";
import type { RunOptions } from "./run-specification.js";
import { mineShard } from "./shard-result.js";

const FEW: readonly string[] = "send more money eat that apple sun moon star earth two four six".split(" ");
const SHORT: readonly string[] = "so is it as at to toe tie sit sat oat ta".split(" ");

const RUNS: readonly Partial<RunOptions>[] = [
  {},
  { words: FEW, levels: [1, 2, 3, 4, 5] },
  { words: FEW, shape: "A+B+C=D", allDigits: true },
  { words: FEW, base: 12, shape: "A-B=C" },
  { words: SHORT, shape: "A*B=C", base: 7 },
  { words: SHORT, shape: "A^2=B" },
  { words: SHORT, layout: true },
];

/** What of a run other machines must find as well. Nodes are left out: they are no result. */
function resultOf(options: Partial<RunOptions>): string {
  const specification = specificationOf(options);
  const run = new Run({ ...specification, shardSize: specification.words.length ** 3 });
  const { unique, found, skipped, puzzles } = mineShard(run, run.shardAt(0)) ?? { puzzles: new Uint8Array() };
  return `${unique} ${found} ${skipped}\n${Buffer.from(puzzles).toString("utf8")}`;
}

test("what is found has not changed since the revision was raised", () => {
  const results = RUNS.map(resultOf);
  for (const result of results) expect(result.split("\n").length).toBeGreaterThan(2);
  // Results have changed? Raise RESULTS in engine-revision.ts, then put the new hash here.
  expect([ENGINE, sha256(results.join("\n"), 16)]).toEqual(["0.0.0+results.2", "23ee160f761ec6b9"]);
});
