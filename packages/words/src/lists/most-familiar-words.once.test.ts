import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { englishWords } from "./english-words.js";
import { mostFamiliarWords } from "./most-familiar-words.js";
import { offensiveWords } from "./offensive-words.js";
import { filterWords } from "./word-filter.js";

const hash = (words: readonly string[]) =>
  createHash("sha256").update(words.join("\n")).digest("hex").slice(0, 16);

describe("the most familiar words", () => {
  test("are the same 800 for everybody", async () => {
    const words = await mostFamiliarWords({ count: 800, shortest: 2, longest: 7 });
    expect(words).toHaveLength(800);
    expect(words.slice(0, 5)).toEqual(["FANCY", "RECALL", "ENTITLE", "INSTANT", "FAILURE"]);
    expect(words.slice(-3)).toEqual(["ARTIST", "DEPTH", "HOLE"]);
    expect(hash(words)).toBe("925d0c031fa3b443");
  });

  test("are what the filter leaves of the English words", async () => {
    const all = await englishWords({ familiarity: 20 });
    const offensive = await offensiveWords();
    for (const filter of [
      { shortest: 2, longest: 7 },
      { longest: 4 },
      { mustContain: "Q", differentLetters: 5 },
    ])
      for (const count of [1, 50, 3000]) {
        const wanted = filterWords(all, { ...filter, mostFamiliar: count, offensive });
        const found = await mostFamiliarWords({ ...filter, count, familiarity: 20 });
        expect(found).toEqual(wanted);
      }
  });

  test("go on with the next list where one is not enough, and end with the last", async () => {
    const first = (await englishWords({ familiarity: 10 })).length;
    expect(await mostFamiliarWords({ count: first + 10 })).toHaveLength(first + 10);
    const few = await mostFamiliarWords({ count: 1000, mustContain: "ZZZ" });
    expect(few.length).toBeLessThan(20);
    expect(await mostFamiliarWords({ count: 0 })).toEqual([]);
    expect(await mostFamiliarWords({ count: Number.NaN })).toEqual([]);
  });

  test("have offensive words only when these are wanted", async () => {
    const offensive = await offensiveWords();
    const all = await mostFamiliarWords({ count: 20_000, offensive: true });
    expect(all.some(offensive)).toBe(true);
    expect((await mostFamiliarWords({ count: 20_000 })).some(offensive)).toBe(false);
  });
});
