/** All doubly true sums are found and no others: against every choice of words, and against the ordinary way to ask. */
import { describe, expect, test } from "vitest";
import { countByTrying, drained, isSum } from "../test/letter-trials.js";
import { type DoublyTrueOptions, type DoublyTruePuzzle, doublyTrue } from "./doubly-true.js";
import type { NumberWord } from "./generate/doubly-true/doubly-true-puzzle.js";
import { canonicalForm } from "./generate/sums/canonical-form.js";
import type { GenerateEnd } from "./generation.js";
import { grade } from "./grade.js";
import { type Random, randomFrom } from "./number/random.js";
import { first, isUnique } from "./solve.js";

const valued = (text: string): NumberWord[] => text.split(" ").map((word, value) => ({ word, value }));
const ENGLISH = valued(
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
);
const TENS = "thirty forty fifty sixty seventy eighty ninety"
  .split(" ")
  .map((word, i) => ({ word, value: 30 + 10 * i }));

function all(options: DoublyTrueOptions): { puzzles: DoublyTruePuzzle[]; end: GenerateEnd } {
  const made = doublyTrue(options);
  expect(made.diagnostics).toEqual([]);
  return drained(made);
}

/** The canonical forms of all doubly true sums, by trying every choice of words. */
function byTrying(options: DoublyTrueOptions, base: number): string[] {
  const { words, addends = 4, fewestAddends = 2, repeated = true, zero = false, allDigits = false } = options;
  const isConsistent = (all: readonly NumberWord[]): boolean =>
    all.every((a) => all.every((b) => a.value !== b.value || a.word === b.word));
  const wanted = words.filter(({ value }) => zero || value > 0);
  const found = new Set<string>();
  const choose = (chosen: readonly NumberWord[], from: number): void => {
    if (chosen.length >= fewestAddends) {
      const total = chosen.reduce((n, { value }) => n + value, 0);
      for (const last of wanted) {
        const { word: sum, value } = last;
        if (value !== total || (options.consistent === true && !isConsistent([...chosen, last]))) continue;
        const added = chosen.map(({ word }) => word);
        if (allDigits && new Set([...added, sum].join("")).size !== base) continue;
        if (countByTrying([...added, sum], base, isSum) !== 1) continue;
        const terms = [...new Set(added)].map((letters) => ({
          letters,
          times: added.filter((word) => word === letters).length,
        }));
        found.add(canonicalForm(terms, sum));
      }
    }
    if (chosen.length === addends) return;
    for (let i = from; i < wanted.length; i++)
      choose([...chosen, wanted[i] as NumberWord], repeated ? i : i + 1);
  };
  choose([], 0);
  return [...found].sort();
}

/** Different pairs of a word and a value: words of several values and values of several words, too. */
function randomWords(random: Random, count: number, letters: number, longest: number): NumberWord[] {
  const found = new Map<string, NumberWord>();
  for (let i = 0; i < count; i++) {
    const length = 1 + random.integer(longest);
    const word = Array.from({ length }, () => "ABCDEFG"[random.integer(letters)]).join("");
    const value = random.integer(8);
    found.set(`${word} ${value}`, { word, value });
  }
  return [...found.values()];
}

describe("against every choice of words", () => {
  test("random words and values, bases 2 to 6", () => {
    const random = randomFrom(21);
    let total = 0;
    for (let run = 0; run < 180; run++) {
      const base = 2 + random.integer(5);
      const options: DoublyTrueOptions = {
        words: randomWords(random, 9, Math.min(7, base + 1), 4),
        base,
        addends: 2 + random.integer(3),
        repeated: random.integer(4) > 0,
        consistent: random.integer(3) === 0,
        zero: random.integer(3) === 0,
        allDigits: random.integer(4) === 0,
        seed: random.integer(2) === 0 ? undefined : run,
      };
      const { puzzles, end } = all(options);
      const expected = byTrying(options, base);
      expect(puzzles.map((p) => p.canonical).sort(), JSON.stringify(options)).toEqual(expected);
      expect(end.complete).toBe(true);
      for (const { formula, solution } of puzzles) expect(first(formula, { base })).toEqual(solution);
      total += expected.length;
    }
    // A test that finds nothing would prove nothing.
    expect(total).toBeGreaterThan(100);
  });
});

describe("number words", () => {
  test("each is true twice, with one solution", () => {
    const words = [...ENGLISH, ...TENS];
    const { puzzles, end } = all({ words, addends: 5 });
    expect(end.complete).toBe(true);
    expect(puzzles.length).toBeGreaterThan(10);
    const meaning = new Map(words.map(({ word, value }) => [word.toUpperCase(), value]));
    for (const { formula, values, solution } of puzzles) {
      const spoken = formula.replaceAll(/[A-Z]+/g, (word) => String(meaning.get(word)));
      expect(values).toBe(spoken);
      const [addends = "", sum] = values.split(" = ");
      expect(addends.split(" + ").reduce((n, value) => n + Number(value), 0)).toBe(Number(sum));
      expect(isUnique(formula), formula).toBe(true);
      expect(first(formula)).toEqual(solution);
    }
  });

  test("SEVEN + SEVEN + SIX = TWENTY as a matter of course", () => {
    const { puzzles } = all({ words: ENGLISH, addends: 3 });
    expect(puzzles.map(({ formula, values }) => `${formula}, ${values}`)).toEqual([
      "SEVEN + SEVEN + SIX = TWENTY, 7 + 7 + 6 = 20",
    ]);
    expect(all({ words: ENGLISH, addends: 3, repeated: false }).puzzles).toEqual([]);
  });
});

describe("shapes", () => {
  const written = (options: DoublyTrueOptions) =>
    all(options).puzzles.map(({ formula, values, solution }) => `${formula}, ${values}, ${solution.text}`);

  test("a product, a difference, a printed word", () => {
    const spanish = [
      { word: "dos", value: 2 },
      { word: "cuatro", value: 4 },
      { word: "ocho", value: 8 },
    ];
    expect(written({ words: spanish, shape: "A*B=C" })).toEqual([
      "DOS * DOS = CUATRO, 2 * 2 = 4, 564 * 564 = 318096",
    ]);
    expect(written({ words: spanish, shape: "A*B=C", repeated: false })).toEqual([]);
    expect(written({ words: ENGLISH, shape: "TWENTY-A-A=B" })).toEqual([
      "TWENTY - SEVEN - SEVEN = SIX, 20 - 7 - 7 = 6, 138214 - 68782 - 68782 = 650",
    ]);
  });

  test("sums as shapes are those without a shape", () => {
    const words = [...ENGLISH, ...TENS];
    const bySearch = all({ words, addends: 3 }).puzzles.map((p) => p.canonical);
    expect(bySearch.length).toBe(2);
    expect(
      all({ words, shape: "A+B+C=D" })
        .puzzles.map((p) => p.canonical)
        .sort(),
    ).toEqual(bySearch.sort());
  });

  test("mistakes have their place", () => {
    const found = (shape: string, more: Partial<DoublyTrueOptions> = {}) =>
      doublyTrue({ words: ENGLISH, shape, ...more }).diagnostics.map(({ code, span }) => [code, ...span]);
    expect(found("A*SUN=B")).toEqual([["unknown-number-word", 2, 5]]);
    expect(found("A+?B=C")).toEqual([["unknown-number-word", 2, 4]]);
    expect(found("A*=B").length).toBe(1);
    expect(found("A*B=C", { addends: 3 })).toEqual([["shape-and-addends", 0, 0]]);
  });
});

describe("order, limits, filters", () => {
  test("the same seed makes the same puzzles, another one others; all seeds make all", () => {
    const words = [...ENGLISH, ...TENS];
    const made = (seed?: number) => all({ words, seed, addends: 5 }).puzzles.map((p) => p.formula);
    expect(made(1)).toEqual(made(1));
    expect(made(1)).not.toEqual(made(2));
    expect(made(1).toSorted()).toEqual(made().toSorted());
  });

  test("levels", () => {
    const words = [...ENGLISH, ...TENS];
    const every = all({ words }).puzzles;
    const levelOf = ({ formula }: DoublyTruePuzzle) => {
      const answer = grade(formula);
      return "difficulty" in answer ? answer.difficulty.level : undefined;
    };
    const { puzzles } = all({ words, levels: [1, 2] });
    expect(puzzles.map((p) => p.formula)).toEqual(
      every.filter((p) => [1, 2].includes(levelOf(p) ?? 0)).map((p) => p.formula),
    );
    for (const { difficulty } of puzzles) expect([1, 2]).toContain(difficulty?.level);
  });

  test("limits end the search and say so", () => {
    const words = ENGLISH;
    expect(all({ words, limit: 1 }).end).toMatchObject({ complete: false, stopped: "limit", found: 1 });
    expect(all({ words, limit: 0 }).end).toMatchObject({ complete: false, stopped: "limit", found: 0 });
    expect(all({ words, milliseconds: 0 }).end).toMatchObject({ complete: false, stopped: "time" });
    expect(all({ words, signal: { aborted: true } }).end.stopped).toBe("aborted");
  });

  test("mistakes are values", () => {
    const codes = (options: DoublyTrueOptions) => doublyTrue(options).diagnostics.map((d) => d.code);
    const words = ENGLISH;
    expect(codes({ words, addends: 1 })).toEqual(["bad-addends"]);
    expect(codes({ words, addends: 2, fewestAddends: 3 })).toEqual(["bad-addends"]);
    expect(codes({ words: [{ word: "half", value: 0.5 }], base: 32 })).toEqual(["bad-value", "rule-base"]);
    expect(codes({ words, seed: 0.5, limit: Number.NaN, levels: [] })).toEqual(["bad-seed", "bad-limit"]);
    expect([...doublyTrue({ words, base: 1 })]).toEqual([]);
    expect([...doublyTrue({ words: [] })]).toEqual([]);
  });
});
