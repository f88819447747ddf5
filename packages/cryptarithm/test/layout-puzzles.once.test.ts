/** Written-out calculations made from words as a user asks for them: each is a puzzle by the ordinary way to ask. */
import { describe, expect, test } from "vitest";
import { type GeneratedPuzzle, type GenerateOptions, generate } from "../src/generate.js";
import type { GenerateEnd } from "../src/generation.js";
import { grade } from "../src/grade.js";
import { answer } from "../src/search/answer-puzzle.js";
import { first, isUnique } from "../src/solve.js";

const WORDS =
  "all and are ball blue book boy cat come dog ears east eat even find fish fly four good great green half hand have here hers house known lost love made make man moon money more nine north once one over red road roads send seven she six south star sun ten that this three two water west when winter with word words center inside ignore".split(
    " ",
  );
const SHAPES = [
  "A*B",
  "A*B=C",
  "A*A=B",
  "A/B",
  "A/B=C",
  "A/B=C r D",
  "?/A=B",
  "√A",
  "√A=B",
  "√?=A",
  "∛A",
  "∛?=A",
];

function all(options: Omit<GenerateOptions, "words"> & { words?: readonly string[] }): {
  readonly puzzles: GeneratedPuzzle[];
  readonly end: GenerateEnd;
} {
  const made = generate({ words: WORDS, layout: true, ...options });
  expect(made.diagnostics).toEqual([]);
  const puzzles: GeneratedPuzzle[] = [];
  const iterator = made[Symbol.iterator]();
  let step = iterator.next();
  for (; !step.done; step = iterator.next()) puzzles.push(step.value);
  return { puzzles, end: step.value };
}

/** Whether it is a puzzle by its text alone. */
function expectPuzzle({ layout = "", formula, solution }: GeneratedPuzzle, base = 10): void {
  const found = answer(layout, { layout: true, base });
  if (found.status === "invalid") throw new Error(found.diagnostics[0]?.message);
  expect(found.formula, layout).toBe(formula);
  expect(isUnique(layout, { layout: true, base }), layout).toBe(true);
  expect(found.solutions, layout).toEqual([solution]);
  expect(found.layout?.join("\n")).toBe(layout);
  expect(first(layout, { layout: true, base })).toEqual(solution);
}

describe("what is made is read back from its text and has one solution", () => {
  for (const shape of SHAPES)
    test(shape, () => {
      const { puzzles } = all({ shape, seed: 3, limit: 12 });
      expect(puzzles.length).toBe(12);
      for (const puzzle of puzzles) expectPuzzle(puzzle);
      expect(all({ shape, seed: 3, limit: 12 }).puzzles).toEqual(puzzles);
      expect(all({ shape, seed: 4, limit: 12 }).puzzles).not.toEqual(puzzles);
    });

  for (const base of [5, 8, 12, 16, 31])
    test(`in base ${base}`, () => {
      for (const shape of ["A*B", "A/B", "√A"]) {
        const { puzzles } = all({ shape, base, seed: 1, limit: 4 });
        expect(puzzles.length, shape).toBe(4);
        for (const puzzle of puzzles) expectPuzzle(puzzle, base);
      }
    });

  test("with words that have the letter X or are of another script", () => {
    for (const words of [
      ["six", "taxes", "ox", "axe", "fox", "index"],
      ["один", "два", "семь", "сорок", "сто"],
      ["ένα", "δυο", "τρία", "έξι", "δέκα"],
    ]) {
      for (const shape of ["A*B", "A/B", "?/A=B", "√A"]) {
        const { puzzles } = all({ words, shape, seed: 1, limit: 5 });
        expect(puzzles.length, `${shape} ${words}`).toBeGreaterThan(0);
        for (const puzzle of puzzles) expectPuzzle(puzzle);
      }
    }
  });
});

test("the words are where the shape says", () => {
  const words = new Set(WORDS.map((word) => word.toUpperCase()));
  const numbers = (shape: string): string[][] =>
    all({ shape, seed: 2, limit: 8 }).puzzles.map(({ formula }) =>
      formula.split(/[√∛ */=r]+/).filter((part) => part !== ""),
    );
  const isWord = (number: string | undefined): boolean => words.has(number ?? "");
  for (const [a, b, c] of numbers("A*B=C")) expect([a, b, c].every(isWord)).toBe(true);
  for (const [, b, c] of numbers("?/A=B")) expect([b, c].every(isWord)).toBe(true);
  for (const parts of numbers("A/B=C r D")) expect(parts.every(isWord)).toBe(true);
  for (const [a, b] of numbers("√A=B")) expect([a, b].every(isWord)).toBe(true);
  for (const [, b] of numbers("√?=A")) expect(isWord(b)).toBe(true);
  for (const [a, b, c] of numbers("A*A=B")) expect(a === b && isWord(a) && isWord(c)).toBe(true);
  for (const [a, , c] of numbers("MORE*A=B")) expect(a === "MORE" && isWord(c)).toBe(true);
});

test("all digits, words to include, keys to be spelt, levels", () => {
  for (const { solution } of all({ shape: "A/B", allDigits: true, seed: 1, limit: 8 }).puzzles)
    expect(Object.keys(solution.digits).length).toBe(10);
  for (const { formula } of all({ shape: "A*B=C", include: ["water", "sun"], seed: 1, limit: 6 }).puzzles)
    expect(formula).toMatch(/\b(WATER|SUN)\b/);
  const keys = ["blacksmith", "importance", "background", "household"];
  const { puzzles } = all({ shape: "A*B", spells: keys, seed: 1, limit: 6 });
  expect(puzzles.length).toBe(6);
  for (const puzzle of puzzles) {
    expectPuzzle(puzzle);
    expect(keys).toContain(puzzle.key?.word.toLowerCase());
    expect([...Object.keys(puzzle.solution.digits)].sort()).toEqual([...(puzzle.key?.word ?? "")].sort());
  }
  // A key of fewer letters than there are digits.
  const short = all({
    words: ["sun", "tin"],
    shape: "A*B",
    base: 8,
    spells: ["sunlit", "instun", "minuts"],
    seed: 1,
    limit: 3,
  });
  expect(short.puzzles.length).toBeGreaterThan(0);
  for (const { key, solution } of short.puzzles)
    expect([...(key?.word ?? "")].sort()).toEqual([...Object.keys(solution.digits)].sort());
  const graded = all({ shape: "A*B", levels: [2, 3], seed: 1, limit: 3, milliseconds: 60_000 }).puzzles;
  expect(graded.length).toBe(3);
  for (const { layout = "", difficulty } of graded) {
    expect([2, 3]).toContain(difficulty?.level);
    const found = grade(layout, { layout: true });
    expect("difficulty" in found && found.difficulty).toEqual(difficulty);
  }
}, 60_000);

test("ranges give together what the whole gives, each choice of words one puzzle", () => {
  for (const shape of ["A*B", "?/A=B", "√A", "A*B=C"]) {
    const words = shape.endsWith("C") ? ["sun", "fly", "delay", "so", "us", "hurry"] : WORDS.slice(0, 14);
    const options = { words, shape };
    const made = generate({ layout: true, ...options });
    const { size } = made;
    expect(size).toBe(shape === "√A" ? words.length : words.length ** 2);
    const whole = all(options);
    const parts = [0, 1, 5, 17, 18, size].filter((end) => end <= size);
    const joined = parts.slice(1).flatMap((to, i) => [...made.between(parts[i] as number, to)]);
    expect(joined).toEqual(whole.puzzles);
    expect(whole.puzzles.length).toBeGreaterThan(0);
    expect(whole.end.complete).toBe(true);
    const chosen = whole.puzzles.map(({ formula }) => formula.replace(/ r .*| = [A-Z]*$/g, ""));
    if (shape === "A*B" || shape === "√A") expect(new Set(chosen).size).toBe(chosen.length);
  }
});

test("the search ends where it is told to", () => {
  const { end } = all({ shape: "A*B=C", seed: 1, limit: 2 });
  expect([end.stopped, end.complete, end.found]).toEqual(["limit", false, 2]);
  const aborted = all({ shape: "A*B=C", signal: { aborted: true } });
  expect([aborted.end.stopped, aborted.puzzles.length]).toEqual(["aborted", 0]);
  expect(all({ shape: "A*B=C", words: WORDS, milliseconds: 30 }).end.stopped).toBe("time");
  // Words of which there is nothing to be made.
  const none = all({ shape: "A*B", words: ["abcdefghijk", "a", "b"] });
  expect([none.puzzles.length, none.end.complete]).toEqual([0, true]);
  expect(all({ shape: "A/B", words: ["send", "more"], seed: 1 }).end.complete).toBe(true);
});

describe("mistakes are told at their place", () => {
  for (const [shape, span, message] of [
    ["A+B=C", [1, 2], "+ has no meaning in a written-out calculation."],
    ["A", [1, 1], "A written-out calculation is a product, a division or a root."],
    ["A*", [2, 2], "A word is missing here."],
    ["A*B=C+D", [5, 6], "+ has no meaning in a written-out calculation."],
    ["A*B=C r D", [6, 7], "r does not belong behind this calculation."],
    ["A*12", [2, 4], "12 is no word."],
    ["?*A", [0, 3], "Too little is known of this calculation: both factors must be a word."],
    ["?/A", [0, 3], "Too little is known of this calculation: the dividend or the quotient must be a word."],
    ["A/?=B", [0, 5], "Too little is known of this calculation: the divisor must be a word."],
    ["√?", [0, 2], "Too little is known of this calculation: the radicand or the root must be a word."],
    ["√(A", [3, 3], ") is missing here."],
    ["A*BLACKSMITHY", [2, 13], "BLACKSMITHY has 11 different letters, but base 10 has 10 digits."],
    ["", [0, 0], "A word is missing here."],
  ] as const)
    test(JSON.stringify(shape), () => {
      const options = { words: WORDS, layout: true, shape };
      const { diagnostics } = generate(options);
      expect(diagnostics.map(({ code, span, message }) => ({ code, span, message }))).toEqual([
        { code: "unknown-shape", span: [...span], message },
      ]);
      expect(diagnostics[0]?.hint).toBeTruthy();
      expect(generate(options).size).toBe(0);
      expect([...generate(options)]).toEqual([]);
    });

  test("spaces and other signs are understood", () => {
    for (const shape of [
      " A × B = C ",
      "A · B",
      "A ÷ B = C r D",
      "A : B",
      "sqrt(A)",
      "√ A = B",
      "cbrt A",
      "a*b=c",
      "∛(?) = A",
    ])
      expect(generate({ words: WORDS, layout: true, shape }).diagnostics, shape).toEqual([]);
  });
});
