import { describe, expect, test } from "vitest";
import { Run } from "./run.js";
import {
  printSpecification,
  type RunOptions,
  readSpecification,
  runIdOf,
  specifyRun,
} from "./run-specification.js";

const WORDS = ["send", "more", "money", "été"];

function specified(options: Partial<RunOptions> = {}) {
  const made = specifyRun({ words: WORDS, ...options });
  if (!("specification" in made)) throw new Error(made.diagnostics[0]?.message);
  return made.specification;
}

test("is read as it was printed, with the same name", () => {
  const options = {
    shape: "A+B+C=D",
    base: 12,
    allDigits: true,
    include: ["sun"],
    spells: ["moneyrsdabcf"],
    levels: [1, 2],
  } as const;
  for (const specification of [specified(), specified({ ...options, shardSize: 7 })]) {
    const read = readSpecification(printSpecification(specification));
    expect(read).toEqual({ specification });
    expect("specification" in read && runIdOf(read.specification)).toBe(runIdOf(specification));
  }
});

test("has another name for everything that may change the result", () => {
  const others: Partial<RunOptions>[] = [
    {},
    { words: ["send", "more", "money"] },
    { words: ["more", "send", "money", "été"] },
    { shape: "A-B=C" },
    { base: 11 },
    { allDigits: true },
    { include: ["sun"] },
    { spells: ["moneyrsd"] },
    { levels: [1] },
    { shardSize: 3 },
  ];
  expect(new Set(others.map((options) => runIdOf(specified(options)))).size).toBe(others.length);
});

test.each([
  ["no JSON", "words"],
  ["something else", '{"words": ["a"]}'],
  ["changed words", printSpecification(specified()).replace('"send"', '"lend"')],
  ["of another version", printSpecification(specified()).replace(/"engine": "[^"]*"/, '"engine": "99.0.0"')],
  ["a shape that there is not", printSpecification(specified()).replace('"A+B=C"', '"A+B"')],
])("is not read when it is %s", (_, text) => {
  expect(readSpecification(text)).toHaveProperty("diagnostics");
});

test("says what is wrong with the options", () => {
  for (const options of [{ shape: "?" }, { base: 77 }, { words: [] }, { shardSize: 0 }, { shardSize: 1.5 }])
    expect(specifyRun({ words: WORDS, ...options })).toHaveProperty("diagnostics.0.hint");
});

test("the shards cover everything once, and are handed out each once", () => {
  for (const shardSize of [1, 3, 16, 100]) {
    const run = new Run(specified({ shardSize }));
    let next = 0;
    for (let index = 0; index < run.shards; index++) {
      const { from, to, index: same } = run.shardAt(index);
      expect([from, same]).toEqual([next, index]);
      next = to;
    }
    expect(next).toBe(run.size);
    const order = Array.from({ length: run.shards }, (_, n) => run.nth(n));
    expect(new Set(order).size).toBe(run.shards);
  }
});

test("says when no word fits the key that is to be spelt", () => {
  expect(specifyRun({ words: WORDS, spells: ["wolf"] })).toMatchObject({
    diagnostics: [{ code: "no-words", message: expect.stringContaining("letters that are to be spelt") }],
  });
});

describe("runs that are too large are refused before anything is made of them", () => {
  const many = Array.from({ length: 20_000 }, (_, n) =>
    n
      .toString(10)
      .padStart(5, "0")
      .replace(/\d/g, (digit) => "abcdefghij".charAt(Number(digit))),
  );
  test.each<[string, Partial<RunOptions>]>([
    ["shards that were asked for", { shardSize: 1 }],
    ["shards of the usual size", { shape: "A+B+C=D" }],
    ["more sets than can be numbered", { shape: "A+B+C+D=E" }],
  ])("%s", (_, options) => {
    expect(specifyRun({ words: many, ...options })).toEqual({
      diagnostics: [
        {
          // The engine may refuse the last one by itself.
          code: options.shape === "A+B+C+D=E" ? expect.any(String) : "bad-shard-size",
          message: expect.stringMatching(/\.$/),
          span: [0, 0],
          hint: expect.any(String),
        },
      ],
    });
  });

  test("the size that the hint names is taken", () => {
    const refused = specifyRun({ words: many, shardSize: 1 });
    const hint = "diagnostics" in refused ? refused.diagnostics[0]?.hint : undefined;
    const least = Number(/at least (\d+)/.exec(hint ?? "")?.[1]);
    expect(specifyRun({ words: many, shardSize: least })).toHaveProperty("specification");
    expect(specifyRun({ words: many, shardSize: least - 1 })).toHaveProperty("diagnostics");
  });

  test("one that is made by hand ends, too", () => {
    expect(() => new Run({ ...specified({ words: many }), shardSize: 1 })).toThrow(RangeError);
  });
});
