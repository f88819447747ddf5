import { describe, expect, test } from "vitest";
import { englishWords } from "./english-words.js";
import { FAMILIARITIES } from "./listed-word.js";
import { offensiveWords } from "./offensive-words.js";
import { filterWords } from "./word-filter.js";

describe("English words", () => {
  test("come by familiarity, each once, in capital letters only", async () => {
    const words = await englishWords({ familiarity: 70, spelling: "both" });
    const ranks = words.map(({ familiarity }) => familiarity);
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    expect([...new Set(ranks)]).toEqual([...FAMILIARITIES]);
    expect(new Set(words.map(({ word }) => word)).size).toBe(words.length);
    expect(words.filter(({ word }) => !/^[A-Z]+$/.test(word))).toEqual([]);
  });

  test("of a smaller list are the beginning of a larger one", async () => {
    const small = await englishWords({ familiarity: 10 });
    const large = await englishWords({ familiarity: 20 });
    expect(large.slice(0, small.length)).toEqual(small);
    expect(large.length).toBeGreaterThan(small.length);
  });

  test("have the spelling that is asked for", async () => {
    const of = async (spelling: "none" | "american" | "british" | "both") => {
      const words = new Set((await englishWords({ familiarity: 20, spelling })).map(({ word }) => word));
      return ["COLOR", "COLOUR", "MONEY"].filter((word) => words.has(word));
    };
    expect(await of("none")).toEqual(["MONEY"]);
    expect(await of("american")).toEqual(["COLOR", "MONEY"]);
    expect(await of("british")).toEqual(["COLOUR", "MONEY"]);
    expect(await of("both")).toEqual(["COLOR", "COLOUR", "MONEY"]);
  });

  test("are the same list every time, and do not begin with A", async () => {
    const words = filterWords(await englishWords(), { shortest: 2, longest: 7, mostFamiliar: 800 });
    expect(words).toHaveLength(800);
    expect(words.slice(0, 5)).toEqual(["FANCY", "RECALL", "ENTITLE", "INSTANT", "FAILURE"]);
    expect(new Set(words.map((word) => word[0])).size).toBeGreaterThan(20);
  });
});

describe("the filter", () => {
  const words = ["A", "SEND", "MORE", "MONEY", "MISSISSIPPI", "SEND", "BEE"];
  test.each([
    [{ shortest: 4 }, ["SEND", "MORE", "MONEY", "MISSISSIPPI"]],
    [{ longest: 4 }, ["A", "SEND", "MORE", "BEE"]],
    [{ shortest: 5, differentLetters: 4 }, ["MISSISSIPPI"]],
    [{ mustContain: "ME" }, ["MORE", "MONEY"]],
    [{ mustContain: "EE" }, ["BEE"]],
    [{ without: "SA" }, ["MORE", "MONEY", "BEE"]],
    [{ shortest: 2, mostFamiliar: 2 }, ["SEND", "MORE"]],
    [{ mostFamiliar: 0 }, []],
    [{ offensive: (word: string) => word === "SEND" }, ["A", "MORE", "MONEY", "MISSISSIPPI", "BEE"]],
  ])("%j leaves %j", (filter, left) => {
    expect(filterWords(words, filter)).toEqual(left);
  });
});

describe("offensive words", () => {
  test("are known with their endings, and innocent neighbours stay", async () => {
    const offensive = await offensiveWords();
    for (const word of ["SHIT", "SHITTING", "RAPED", "RAPING", "SLUTS", "MORONS"])
      expect(offensive(word), word).toBe(true);
    for (const word of [
      "BUTTER",
      "SPICY",
      "TITLE",
      "GRAPE",
      "ASSESS",
      "ASSET",
      "CLASS",
      "SEND",
      "MORE",
      "MONEY",
    ])
      expect(offensive(word), word).toBe(false);
  });

  test("are few among the familiar ones", async () => {
    const offensive = await offensiveWords();
    const words = await englishWords({ familiarity: 20 });
    const out = words.filter(({ word }) => offensive(word)).length;
    expect(out).toBeGreaterThan(10);
    expect(out / words.length).toBeLessThan(0.01);
  });
});
