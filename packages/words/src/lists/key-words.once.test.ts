import { describe, expect, test } from "vitest";
import { englishWords } from "./english-words.js";
import { keyWords } from "./key-words.js";
import { offensiveWords } from "./offensive-words.js";

/** All different, told apart without a set. */
const allDifferent = (word: string) => !/(.).*\1/u.test(word);

describe("keys of one word", () => {
  test.each([4, 9, 10, 12])(
    "with %i letters are all words of that length without a letter twice",
    async (letters) => {
      const offensive = await offensiveWords();
      const wanted = (await englishWords({ familiarity: 70 }))
        .map(({ word }) => word)
        .filter((word) => word.length === letters && allDifferent(word) && !offensive(word));
      const keys = await keyWords({ letters, count: Number.POSITIVE_INFINITY });
      expect(keys.map(({ key }) => key)).toEqual(wanted);
      expect(keys.every(({ key, words }) => words.length === 1 && words[0] === key)).toBe(true);
    },
  );

  test("begin with the familiar ones, and end at the count", async () => {
    const keys = (await keyWords({ count: 5 })).map(({ key }) => key);
    expect(keys).toEqual(["REGULATION", "COMPATIBLE", "BACKGROUND", "COMPLEXITY", "IMPORTANCE"]);
    expect(await keyWords()).toHaveLength(100);
    expect(await keyWords({ count: 0 })).toEqual([]);
    expect(await keyWords({ letters: 40 })).toEqual([]);
  });
});

describe("keys of two words", () => {
  const words = [
    "BLACK",
    "HORSE",
    "SUN",
    "MONEY",
    "WHITE",
    "DUCK",
    "FOX",
    "BANANA",
    "HORSE",
    "GHOST",
    "ÜBUNG",
    "НОЧЬ",
  ];

  test.each([6, 8, 9, 10])("with %i letters are all pairs that share none", async (letters) => {
    const wanted = new Set<string>();
    for (const second of words)
      for (const first of words.slice(0, words.indexOf(second)))
        if ([...first, ...second].length === letters && allDifferent(first + second))
          wanted.add(first + second);
    const keys = await keyWords({ letters, words: 2, from: words, count: 1000 });
    expect(new Set(keys.map(({ key }) => key))).toEqual(wanted);
    expect(keys).toHaveLength(wanted.size);
    for (const { key, words: parts } of keys) expect(parts.join("")).toBe(key);
  });

  test("of English words are all that there are, in the order of the later one", async () => {
    const offensive = await offensiveWords();
    const all = (await englishWords({ familiarity: 10 }))
      .map(({ word }) => word)
      .filter((word) => allDifferent(word) && word.length >= 3 && word.length <= 7 && !offensive(word));
    const pairs: string[] = [];
    for (const second of all)
      for (const first of all) {
        if (first === second) break;
        if (first.length + second.length === 10 && allDifferent(first + second)) pairs.push(first + second);
      }
    // JUMP + SLOWER is the same key as JUMPS + LOWER.
    const wanted = [...new Set(pairs)];
    expect(wanted.length).toBeLessThan(pairs.length);
    const keys = await keyWords({ words: 2, familiarity: 10, count: Number.POSITIVE_INFINITY });
    const found = new Set(keys.map(({ key }) => key));
    expect(found.size).toBe(keys.length);
    expect(wanted.filter((key) => found.has(key))).toEqual([...found]);
    expect(found.size).toBeGreaterThan(1000);
    // What is missing has an offensive word across the border of the two.
    const missing = wanted.filter((key) => !found.has(key));
    expect(missing).toContain("UPWARDSHIT");
    expect(missing.length).toBeLessThan(100);
    const parts = (key: string) =>
      [...key].flatMap((_, at) => [4, 5, 6, 7, 8, 9, 10].map((n) => key.slice(at, at + n)));
    expect(missing.filter((key) => !parts(key).some(offensive))).toEqual([]);
  });

  test("have no offensive word, not even across the border", async () => {
    expect(await keyWords({ words: 2, letters: 8, from: ["FISH", "ITEMS"], count: 9 })).toEqual([]);
    expect(await keyWords({ words: 2, letters: 8, from: ["WAS", "HITCO"], count: 9 })).toEqual([]);
    expect(
      await keyWords({ words: 2, letters: 7, shortest: 2, from: ["BUS", "HIT", "CLUB"], count: 9 }),
    ).toEqual([{ key: "HITCLUB", words: ["HIT", "CLUB"] }]);
    expect(await keyWords({ letters: 4, from: ["SHIT", "SHUT"] })).toEqual([
      { key: "SHUT", words: ["SHUT"] },
    ]);
  });

  test("have parts as long as is asked for", async () => {
    const keys = await keyWords({ words: 2, shortest: 5, count: 200 });
    expect(keys).toHaveLength(200);
    expect(keys.every(({ words: [first, second] }) => first?.length === 5 && second?.length === 5)).toBe(
      true,
    );
  });
});
