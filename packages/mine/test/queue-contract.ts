/**
 * What every queue must do, as one suite. A harness opens queues on the same place: what one of them keeps, the next
 * one has. Queues of the same harness may be open at once where `several` says so.
 */
import { tmpdir } from "node:os";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { distinctPuzzles } from "../src/distinct-puzzles.js";
import { mine } from "../src/mining.js";
import { puzzlesIn } from "../src/puzzle-lines.js";
import { Run, type Shard } from "../src/run.js";
import type { RunSpecification } from "../src/run-specification.js";
import type { ShardQueue } from "../src/shard-queue.js";
import { mineShard, type ShardResult } from "../src/shard-result.js";
import { specificationOf } from "./small-run.js";

export interface Harness {
  open(specification: RunSpecification): Promise<ShardQueue>;
  end(): Promise<void>;
}

export interface Abilities {
  /** Whether results outlive the queue that kept them. */
  readonly lasting: boolean;
  /** Whether more than one may be open at a time. */
  readonly several: boolean;
}

export function queueContract(
  name: string,
  begin: () => Promise<Harness>,
  { lasting, several }: Abilities,
): void {
  describe(`the contract of queues: ${name}`, () => {
    // Nine shards.
    const specification = specificationOf({ words: ["send", "more", "money"], shardSize: 1 });
    const run = new Run(specification);
    let harness: Harness;
    let queue: ShardQueue;
    beforeEach(async () => {
      harness = await begin();
      queue = await harness.open(specification);
    });
    afterEach(async () => {
      await queue.close();
      await harness.end();
    });

    const claimed = async (from = queue): Promise<Shard> => {
      const shard = await from.claim();
      if (typeof shard === "string") throw new Error(`no shard, but ${shard}`);
      return shard;
    };
    const doneOf = async (): Promise<number[]> => everything(queue.done());

    test("hands out each shard once", async () => {
      const ids = new Set<string>();
      for (let i = 0; i < run.shards; i++) ids.add((await claimed()).id);
      expect(ids).toEqual(new Set(Array.from({ length: run.shards }, (_, i) => run.shardAt(i).id)));
      expect(await queue.claim()).toBe("later");
      expect((await queue.progress()).inHand).toBe(run.shards);
    });

    test("says that nothing is left when every shard has its result, and not before", async () => {
      const shards = [];
      for (let i = 0; i < run.shards; i++) shards.push(await claimed());
      for (const shard of shards) {
        expect(await queue.claim()).toBe("later");
        expect(await queue.complete(resultOf(shard))).toBe("kept");
      }
      expect(await queue.claim()).toBe("none");
      expect(await queue.progress()).toMatchObject({
        shards: 9,
        done: 9,
        inHand: 0,
        found: 9,
        candidates: 90,
      });
    });

    test("keeps a result once", async () => {
      const shard = await claimed();
      expect(await queue.complete(resultOf(shard))).toBe("kept");
      const before = await queue.progress();
      expect(await queue.complete(resultOf(shard, "other"))).toBe("known");
      expect(await queue.progress()).toEqual(before);
      expect(await everything(queue.results())).toEqual([resultOf(shard)]);
    });

    test("keeps a result of a shard that it has not handed out", async () => {
      expect(await queue.complete(resultOf(run.shardAt(4)))).toBe("kept");
      const rest = [];
      for (let shard = await queue.claim(); typeof shard !== "string"; shard = await queue.claim()) {
        // A job that was in the queue already may be handed out all the same; doing it changes nothing.
        expect(await queue.complete(resultOf(shard))).toBe(shard.index === 4 ? "known" : "kept");
        rest.push(shard.index);
      }
      expect((await queue.progress()).done).toBe(9);
      expect(new Set(rest).size).toBe(rest.length);
    });

    test("hands out again what was given back", async () => {
      const first = await claimed();
      for (let i = 1; i < run.shards; i++) await claimed();
      await queue.giveBack(first);
      expect(await claimed()).toEqual(first);
      expect(await queue.claim()).toBe("later");
    });

    test("gives the results in the order of the shards, whatever the order they came in", async () => {
      for (const index of [7, 2, 8, 0, 5]) await queue.complete(resultOf(run.shardAt(index)));
      expect(await doneOf()).toEqual([0, 2, 5, 7, 8]);
      const results = await everything(queue.results());
      expect(results).toEqual([0, 2, 5, 7, 8].map((index) => resultOf(run.shardAt(index))));
    });

    test("keeps what is no ASCII, and empty results", async () => {
      const odd = {
        ...resultOf(run.shardAt(1)),
        puzzles: Buffer.from('{"formula":"ДВА + ö = 😀\\n","canonical":"q"}\n'),
      };
      const none = { ...resultOf(run.shardAt(2)), found: 0, puzzles: Buffer.from("") };
      await queue.complete(odd);
      await queue.complete(none);
      expect(await everything(queue.results())).toEqual([odd, none]);
    });

    test("refuses a result of another run", async () => {
      const other = new Run(specificationOf({ words: ["send", "more", "money", "ten"], shardSize: 1 }));
      await expect(queue.complete(resultOf(other.shardAt(0)))).rejects.toThrow("is none of the run");
      expect((await queue.progress()).done).toBe(0);
    });

    test.runIf(lasting)(
      "has everything again when it is opened again; what was in hand comes back",
      async () => {
        const kept = await claimed();
        await queue.complete(resultOf(kept));
        const inHand = await claimed();
        await queue.close();
        queue = await harness.open(specification);
        expect(await doneOf()).toEqual([kept.index]);
        const rest = [];
        for (let shard = await queue.claim(); typeof shard !== "string"; shard = await queue.claim())
          rest.push(shard.index);
        expect(rest).toHaveLength(8);
        expect(rest).toContain(inHand.index);
      },
    );

    test.runIf(several)("gives no shard to two queues", async () => {
      const other = await harness.open(specification);
      try {
        const indices = [];
        for (let i = 0; i < run.shards; i++) indices.push((await claimed(i % 2 === 0 ? queue : other)).index);
        expect(indices.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
        expect(await other.claim()).toBe("later");
        expect(await queue.complete(resultOf(run.shardAt(3)))).toBe("kept");
        expect(await other.complete(resultOf(run.shardAt(3)))).toBe("known");
      } finally {
        await other.close();
      }
    });

    test("is worked through by threads, with the result of one thread that does all in order", async () => {
      const larger = specificationOf({ shardSize: 50 });
      const place = await begin();
      const many = await place.open(larger);
      try {
        const { shards } = many.run;
        expect(await mine(many, { threads: 2 })).toEqual({ shards, known: 0 });
        const puzzles: string[] = [];
        const distinct = await distinctPuzzles(many, tmpdir(), (puzzle) => void puzzles.push(puzzle));
        const inOrder: string[] = [];
        const seen = new Set<string>();
        for (let index = 0; index < shards; index++) {
          const result = mineShard(many.run, many.run.shardAt(index));
          for (const puzzle of puzzlesIn(result?.puzzles ?? new Uint8Array())) {
            const { canonical } = JSON.parse(puzzle);
            if (!seen.has(canonical)) inOrder.push(puzzle);
            seen.add(canonical);
          }
        }
        expect(puzzles.length).toBeGreaterThan(20);
        expect(puzzles).toEqual(inOrder);
        expect(distinct).toMatchObject({ shards, distinct: puzzles.length });
      } finally {
        await many.close();
        await place.end();
      }
    });
  });
}

/** A result that can be told from all others. */
function resultOf(shard: Shard, mark = "usual"): ShardResult {
  const { id, index } = shard;
  const counts = { candidates: 10, solved: 5, nodes: 20, unique: 2, found: 1, skipped: 0, milliseconds: 1.5 };
  const puzzle = JSON.stringify({ formula: `${mark} ${index}`, canonical: `${index}` });
  return { shard: id, index, ...counts, puzzles: Buffer.from(`${puzzle}\n`) };
}

async function everything<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}
