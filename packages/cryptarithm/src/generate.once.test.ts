/** What is made is exactly what trying every sum finds, by brute force and by the ordinary way to ask. */
import { describe, expect, test } from "vitest";
import { countByTrying, drained, isSum, randomWords } from "../test/letter-trials.js";
import { canonicalForm } from "./generate/sums/canonical-form.js";
import { type GeneratedPuzzle, type GenerateOptions, generate } from "./generate.js";
import type { GenerateEnd } from "./generation.js";
import { grade } from "./grade.js";
import { randomFrom } from "./number/random.js";
import { first, isUnique } from "./solve.js";

const WORDS =
  "all and are ball blue book boy cat come cross danger dog ears east eat eats even find fish fly four good great green half hand have here hers house known lost love made make man moon money more nine north once one over ox red roads send seven she six south star sun ten that this three to two up us was water west when winter with word words".split(
    " ",
  );

function all(options: GenerateOptions): { puzzles: GeneratedPuzzle[]; end: GenerateEnd } {
  const made = generate(options);
  expect(made.diagnostics).toEqual([]);
  return drained(made);
}

const SHAPES: readonly { shape: string; times: readonly number[] }[] = [
  { shape: "A+B=C", times: [1, 1] },
  { shape: "A+A=B", times: [2] },
  { shape: "A-B=C", times: [1, 1] },
  { shape: "A+B+C=D", times: [1, 1, 1] },
  { shape: "A+A+B=C", times: [2, 1] },
];

/** The canonical forms of all sums of different words with exactly one solution. */
function byTrying(
  words: readonly string[],
  times: readonly number[],
  isWanted: (addends: readonly string[], sum: string) => boolean,
): string[] {
  const found = new Set<string>();
  const choose = (chosen: readonly string[]): void => {
    if (chosen.length <= times.length) {
      for (const word of words) if (!chosen.includes(word)) choose([...chosen, word]);
      return;
    }
    const sum = chosen[times.length] as string;
    const form = canonicalForm(
      times.map((n, i) => ({ letters: chosen[i] as string, times: n })),
      sum,
    );
    if (found.has(form)) return;
    const addends = times.flatMap((n, i) => Array<string>(n).fill(chosen[i] as string));
    if (isWanted(addends, sum)) found.add(form);
  };
  choose([]);
  return [...found].sort();
}

describe("against brute force", () => {
  test.each(SHAPES)("$shape", ({ shape, times }) => {
    const random = randomFrom(11);
    let total = 0;
    for (let run = 0; run < 40; run++) {
      const base = 2 + random.integer(5);
      const words = randomWords(random, times.length > 2 ? 6 : 9, Math.min(7, base + 1), 4);
      const allDigits = random.integer(4) === 0;
      const { puzzles, end } = all({ words, shape, base, allDigits, seed: run });
      const expected = byTrying(words, times, (addends, sum) => {
        if (allDigits && new Set([...addends, sum].join("")).size !== base) return false;
        return countByTrying([...addends, sum], base, isSum) === 1;
      });
      expect(puzzles.map((p) => p.canonical).sort(), `${base}: ${words}`).toEqual(expected);
      expect(end.complete).toBe(true);
      for (const { formula, solution } of puzzles) expect(first(formula, { base })).toEqual(solution);
      total += expected.length;
    }
    // A test that makes nothing would prove nothing.
    expect(total).toBeGreaterThan(20);
  });
});

describe("against the ordinary way to ask", () => {
  test("English words: all sums of two, each asked as a text", () => {
    const words = WORDS.filter((_, i) => i % 3 === 0).map((w) => w.toUpperCase());
    const { puzzles } = all({ words });
    const expected = byTrying(words, [1, 1], (addends, sum) => {
      return (
        new Set([...addends, sum].join("")).size <= 10 && isUnique(`${addends.join("+")}=${sum}`) === true
      );
    });
    expect(expected.length).toBeGreaterThan(5);
    expect(puzzles.map((p) => p.canonical).sort()).toEqual(expected);
  });

  test("every puzzle has this solution and no other", () => {
    for (const shape of ["A+B=C", "A+A=B", "A-B=C"]) {
      const { puzzles } = all({ words: WORDS, shape, seed: 3, limit: 300 });
      expect(puzzles.length).toBeGreaterThan(3);
      for (const { formula, solution } of puzzles) {
        expect(isUnique(formula), formula).toBe(true);
        expect(first(formula)).toEqual(solution);
      }
    }
  });
});

describe("order, limits, filters", () => {
  test("the same seed makes the same puzzles, another one others; all seeds make all", () => {
    const words = WORDS.slice(0, 70);
    const made = (seed?: number) => all({ words, seed }).puzzles.map((p) => p.canonical);
    expect(made(1)).toEqual(made(1));
    expect(made(1)).not.toEqual(made(2));
    expect(made(1).toSorted()).toEqual(made().toSorted());
  });

  test("in a random order neighbours differ: a few sums at a time for the same addends", () => {
    const { puzzles } = all({ words: WORDS, seed: 4, limit: 40 });
    const addends = puzzles.map((p) => p.formula.split(" = ")[0]);
    expect(new Set(addends).size).toBeGreaterThan(30);
  });

  test("nothing is made twice", () => {
    const { puzzles } = all({ words: [...WORDS, ...WORDS, "SEND"] });
    expect(new Set(puzzles.map((p) => p.canonical)).size).toBe(puzzles.length);
  });

  test("all digits", () => {
    const { puzzles } = all({ words: WORDS, allDigits: true });
    expect(puzzles.length).toBeGreaterThan(10);
    for (const { solution } of puzzles) expect(Object.keys(solution.digits).length).toBe(10);
  });

  test("at least one of the words to be included", () => {
    const { puzzles, end } = all({ words: WORDS, include: ["star", "Planet"] });
    const expected = all({ words: [...WORDS, "PLANET"] }).puzzles.filter(({ formula }) =>
      formula.split(/[ +=]+/).some((word) => word === "STAR" || word === "PLANET"),
    );
    expect(puzzles.length).toBeGreaterThan(10);
    // Which wording of a puzzle comes first may differ, not which puzzles there are.
    const forms = new Set(puzzles.map((p) => p.canonical));
    for (const { canonical } of expected) expect(forms).toContain(canonical);
    expect(puzzles.every(({ formula }) => /\b(STAR|PLANET)\b/.test(formula))).toBe(true);
    expect(end.complete).toBe(true);
  });

  test("letters that spell a word in the order of their digits", () => {
    const plain = all({ words: WORDS }).puzzles;
    const read = ({ solution }: GeneratedPuzzle, digits: readonly number[]) =>
      digits.map((d) => Object.entries(solution.digits).find(([, digit]) => digit === d)?.[0] ?? "").join("");
    const [one, two, three] = [plain[3], plain[40], plain[99]] as GeneratedPuzzle[];
    const spells = [
      read(one as GeneratedPuzzle, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
      read(two as GeneratedPuzzle, [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]),
      read(three as GeneratedPuzzle, [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]).toLowerCase(),
    ];
    const { puzzles } = all({ words: WORDS, spells });
    const byForm = new Map(puzzles.map((p) => [p.canonical, p.key]));
    expect(byForm.get((one as GeneratedPuzzle).canonical)).toEqual({ word: spells[0], order: "0-9" });
    expect(byForm.get((two as GeneratedPuzzle).canonical)).toEqual({ word: spells[1], order: "9-0" });
    expect(byForm.get((three as GeneratedPuzzle).canonical)?.word).toBe(spells[2]?.toUpperCase());
    expect(puzzles.length).toBeLessThan(plain.length / 4);
  });

  test("only words in the letters of what is to be spelt are looked at", () => {
    const words = [...WORDS, "ends", "seen", "need"];
    const { puzzles, end } = all({ words, spells: ["SEND"] });
    const letters = words.filter((word) => /^[send]+$/.test(word));
    expect(puzzles).toEqual(all({ words: letters, spells: ["SEND"] }).puzzles);
    expect(end.candidates).toBeLessThan(letters.length ** 3);
    expect(generate({ words, spells: ["SEND"] }).size).toBe(letters.length ** 2);
  });

  test("more sets of addends than there are exact numbers", () => {
    const words = Array.from({ length: 3000 }, (_, i) =>
      `${i}`.replace(/\d/g, (d) => "ABCDEFGHIJ"[+d] as string),
    );
    const made = generate({ words, shape: "A+B+C+D+E=F", seed: 1, milliseconds: 1000 });
    expect(made.size).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER);
    const started = performance.now();
    const { puzzles } = all({ words, shape: "A+B+C+D+E=F", seed: 1, limit: 2, milliseconds: 20_000 });
    expect(puzzles.length).toBe(2);
    for (const { formula } of puzzles) expect(isUnique(formula)).toBe(true);
    expect(performance.now() - started).toBeLessThan(25_000);
  }, 40_000);

  test("ranges that cover all sets of addends make all puzzles", () => {
    const words = WORDS.slice(0, 60);
    const made = generate({ words, shape: "A+A+B=C" });
    expect(made.size).toBe(60 * 60);
    const ends = [0, 7, 500, 2000, made.size];
    const parts = ends.slice(1).flatMap((to, i) => [...made.between(ends[i] as number, to)]);
    const whole = [...made].map((p) => p.formula);
    const formulas = parts.map((p) => p.formula);
    expect(new Set(formulas)).toEqual(new Set([...formulas, ...whole]));
    expect(whole.length).toBeGreaterThan(10);
    expect(generate({ words, shape: "nonsense" }).size).toBe(0);
    expect([...generate({ words, shape: "nonsense" }).between(0, 9)]).toEqual([]);
    expect([...made.between(9, 9), ...made.between(made.size, made.size + 5)]).toEqual([]);
  });

  test("levels", () => {
    const { puzzles } = all({ words: WORDS, levels: [2], seed: 1, limit: 3 });
    expect(puzzles.length).toBe(3);
    for (const { formula, difficulty } of puzzles) {
      const graded = grade(formula);
      expect(difficulty?.level).toBe(2);
      expect("difficulty" in graded && graded.difficulty).toEqual(difficulty);
    }
  });

  test("limits end the search and say so", () => {
    expect(all({ words: WORDS, limit: 2 }).end).toMatchObject({
      complete: false,
      stopped: "limit",
      found: 2,
    });
    expect(all({ words: WORDS, limit: 0 }).end).toMatchObject({
      complete: false,
      stopped: "limit",
      found: 0,
    });
    expect(all({ words: WORDS, milliseconds: 0 }).end).toMatchObject({ complete: false, stopped: "time" });
    expect(all({ words: WORDS, signal: { aborted: true } }).end.stopped).toBe("aborted");
  });

  test("mistakes are values", () => {
    const codes = (options: GenerateOptions) => generate(options).diagnostics.map((d) => d.code);
    const words = WORDS;
    expect(codes({ words, shape: "A+B" })).toEqual(["no-relation"]);
    expect(codes({ words, base: 32, seed: 0.5 })).toEqual(["rule-base", "bad-seed"]);
    expect([...generate({ words, base: 1 })]).toEqual([]);
    expect([...generate({ words: ["", "a1", "two words", "?", "-"] })]).toEqual([]);
  });
});

test("letters of any script, more than thirty of them", () => {
  const words = [
    ...["борщ", "яблоко", "ёж", "эхо", "юг", "цех", "чай", "шум", "пять", "один", "два", "три"],
    ...["съезд", "вьюга", "жук", "фа", "мышь", "семь", "сто", "пара", "удар", "спорт", "драма", "тонна"],
    ...["килька", "рыба", "изделие"],
  ];
  const { puzzles } = all({ words });
  const expected = byTrying(
    words.map((w) => w.toUpperCase()),
    [1, 1],
    (addends, sum) =>
      new Set([...addends, sum].join("")).size <= 10 && isUnique(`${addends.join("+")}=${sum}`) === true,
  );
  expect(expected.length).toBeGreaterThan(2);
  expect(puzzles.map((p) => p.canonical).sort()).toEqual(expected);
});
