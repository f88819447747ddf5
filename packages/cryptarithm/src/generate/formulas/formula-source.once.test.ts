/** Puzzles of general formulas are exactly those that trying every choice of words and every digit finds. */
import { describe, expect, test } from "vitest";
import { countByTrying, drained, randomWords } from "../../../test/letter-trials.js";
import { type GeneratedPuzzle, type GenerateOptions, generate } from "../../generate.js";
import type { GenerateEnd } from "../../generation.js";
import { randomFrom } from "../../number/random.js";
import { first, isUnique } from "../../solve.js";

function all(options: GenerateOptions): { puzzles: GeneratedPuzzle[]; end: GenerateEnd } {
  const made = generate(options);
  expect(made.diagnostics).toEqual([]);
  return drained(made);
}

interface Case {
  readonly shape: string;
  /** Whether values of the blanks, and then of the printed words, make the shape true. */
  readonly holds: (...values: readonly number[]) => boolean;
  readonly blanks: number;
  readonly fixed?: readonly string[];
  /** Of the random lists. */
  readonly longest: number;
  readonly count?: number;
  readonly runs?: number;
  readonly letters?: number;
  readonly smallestBase?: number;
}

const CASES: readonly Case[] = [
  { shape: "A*B=C", blanks: 3, longest: 4, holds: (a, b, c) => a * b === c },
  { shape: "C=B*A", blanks: 3, longest: 3, holds: (c, b, a) => a * b === c },
  { shape: "A^2=B", blanks: 2, longest: 5, count: 14, smallestBase: 3, holds: (a, b) => a * a === b },
  { shape: "A*A=B", blanks: 2, longest: 5, count: 14, holds: (a, b) => a * a === b },
  { shape: "A/B=C", blanks: 3, longest: 4, holds: (a, b, c) => b !== 0 && a === b * c },
  { shape: "√A=B", blanks: 2, longest: 5, count: 14, holds: (a, b) => a === b * b },
  { shape: "A*B+C=D", blanks: 4, longest: 3, count: 6, holds: (a, b, c, d) => a * b + c === d },
  { shape: "A+B=C+D", blanks: 4, longest: 3, count: 6, holds: (a, b, c, d) => a + b === c + d },
  {
    shape: "A^2+B^2=C^2",
    blanks: 3,
    longest: 3,
    smallestBase: 3,
    holds: (a, b, c) => a * a + b * b === c * c,
  },
  { shape: "AB+A=B", blanks: 2, fixed: ["AB"], longest: 3, count: 14, holds: (a, b, f) => f + a === b },
  { shape: "A*B=CAB", blanks: 2, fixed: ["CAB"], longest: 3, count: 14, holds: (a, b, f) => a * b === f },
  { shape: "2*A+1=B", blanks: 2, longest: 5, count: 14, smallestBase: 3, holds: (a, b) => 2 * a + 1 === b },
  { shape: "3*A=B+C", blanks: 3, longest: 3, smallestBase: 4, holds: (a, b, c) => 3 * a === b + c },
  { shape: "A-B=CAB+C", blanks: 3, fixed: ["CAB"], longest: 4, holds: (a, b, c, f) => a - b === f + c },
  { shape: "A<B and A+B=C", blanks: 3, longest: 3, holds: (a, b, c) => a < b && a + b === c },
  {
    shape: "A+B=C and D+E=C",
    blanks: 5,
    longest: 2,
    count: 6,
    letters: 5,
    runs: 25,
    holds: (a, b, c, d, e) => a + b === c && d + e === c,
  },
  {
    shape: "A+B=C; A*A=D",
    blanks: 4,
    longest: 3,
    letters: 5,
    holds: (a, b, c, d) => a + b === c && a * a === d,
  },
  { shape: "A!=B*C", blanks: 3, longest: 2, count: 5, holds: (a, b, c) => a !== b * c },
  { shape: "A=B//C", blanks: 3, longest: 3, holds: (a, b, c) => c !== 0 && a === Math.floor(b / c) },
];

/** All choices of words with exactly one solution, as sorted sets of words in the order of the blanks. */
function byTrying(words: readonly string[], base: number, { blanks, holds, fixed = [] }: Case): string[][] {
  const found: string[][] = [];
  const choose = (chosen: readonly string[]): void => {
    if (chosen.length === blanks) {
      if (countByTrying([...chosen, ...fixed], base, (...values) => holds(...values.map(Number))) === 1)
        found.push([...chosen]);
      return;
    }
    for (const word of words) if (!chosen.includes(word) && !fixed.includes(word)) choose([...chosen, word]);
  };
  choose([]);
  return found;
}

/** The words in the blanks of a shape, read off a formula. */
function wordsIn(formula: string, { shape, blanks }: Case): string[] {
  const names = [...shape.matchAll(/[A-Z]+/g)].map(([name]) => name);
  const words = [...formula.matchAll(/[A-Z]+/g)].map(([word]) => word);
  const order = [...new Set(names.filter((name) => name.length === 1))].slice(0, blanks);
  return order.map((name) => words[names.indexOf(name)] as string);
}

describe("against brute force", () => {
  test.each(CASES)("$shape", (what) => {
    const { shape, longest, count = 8, smallestBase = 2, runs = 15, letters = 7 } = what;
    const random = randomFrom(23);
    let total = 0;
    for (let run = 0; run < runs; run++) {
      const base = smallestBase + random.integer(7 - smallestBase);
      const words = randomWords(random, count, Math.min(letters, base + 1), longest);
      const { puzzles, end } = all({ words, shape, base, ...(run % 2 === 0 ? { seed: run } : {}) });
      const expected = byTrying(words, base, what);
      expect(end.complete).toBe(true);
      // Each choice of words belongs to a puzzle that was made, and each puzzle to a choice.
      const right = new Set(expected.map((chosen) => chosen.join(" ")));
      for (const { formula, solution } of puzzles) {
        expect(right, `${base}: ${formula}`).toContain(wordsIn(formula, what).join(" "));
        expect(first(formula, { base }), formula).toEqual(solution);
      }
      const forms = new Set(puzzles.map(({ canonical }) => canonical));
      expect(forms.size).toBe(puzzles.length);
      for (const chosen of expected) {
        // With these words only, the puzzle must come, and have a form that the long list has.
        const own = all({ words: chosen, shape, base }).puzzles.map(({ canonical }) => canonical);
        expect(own.length, `${base}: ${chosen.join(" ")}`).toBeGreaterThan(0);
        for (const form of own) expect(forms).toContain(form);
      }
      total += expected.length;
    }
    // A test that makes nothing would prove nothing.
    expect(total).toBeGreaterThan(3);
  });
});

describe("wishes, order, mistakes", () => {
  const WORDS = [...randomWords(randomFrom(4), 40, 7, 5), "SEE"];

  test("words in base ten: all products of two, each asked as a text", () => {
    const words = WORDS.filter((word) => word.length < 5).slice(0, 10);
    const { puzzles, end } = all({ words, shape: "A*B=C" });
    const formulas = new Set(puzzles.map(({ formula }) => formula));
    const forms = new Map(puzzles.map(({ canonical, solution }) => [canonical, solution]));
    let expected = 0;
    for (const [i, a] of words.entries()) {
      for (const b of words.slice(i + 1)) {
        for (const c of words) {
          const text = `${a} * ${b} = ${c}`.toUpperCase();
          if (c === a || c === b || new Set(`${a}${b}${c}`).size > 10 || isUnique(text) !== true) continue;
          expected++;
          if (formulas.has(text)) continue;
          const [own] = all({ words: [a, b, c], shape: "A*B=C" }).puzzles;
          expect([...forms.keys()], text).toContain(own?.canonical);
        }
      }
    }
    expect(end.complete).toBe(true);
    expect(puzzles.length).toBeGreaterThan(3);
    expect(expected).toBeGreaterThanOrEqual(puzzles.length);
    for (const { formula, solution } of puzzles) expect(first(formula)).toEqual(solution);
  });

  test("squares of all words, whatever way they are written", () => {
    const forms = (shape: string): string[] =>
      all({ words: WORDS, shape })
        .puzzles.map(({ canonical }) => canonical)
        .sort();
    const squares = forms("A^2=B");
    expect(squares.length).toBeGreaterThan(3);
    expect(forms("A*A=B")).toEqual(squares);
    expect(forms("B=A^2")).toEqual(squares);
    expect(forms("√A=B")).toEqual(squares);
  });

  test("a sum with a printed word has the form of any sum", () => {
    const { puzzles } = all({ words: WORDS, shape: "SEE+A=B" });
    const plain = all({ words: WORDS, shape: "A+B=C", include: ["see"] }).puzzles;
    const forms = new Set(plain.map(({ canonical }) => canonical));
    expect(puzzles.length).toBeGreaterThan(2);
    for (const { canonical } of puzzles) expect(forms).toContain(canonical);
  });

  test("the same seed makes the same puzzles, another one others; all seeds and all ranges make all", () => {
    const shape = "A*A=B";
    const made = (options: Partial<GenerateOptions>): string[] =>
      all({ words: WORDS, shape, ...options }).puzzles.map(({ canonical }) => canonical);
    const plain = made({}).sort();
    expect(made({ seed: 1 })).toEqual(made({ seed: 1 }));
    expect(made({ seed: 1 })).not.toEqual(made({ seed: 2 }));
    expect(made({ seed: 2 }).sort()).toEqual(plain);
    const { size, between } = generate({ words: WORDS, shape });
    expect(size).toBe(WORDS.length);
    expect(generate({ words: WORDS, shape: "A*B=C" }).size).toBe(WORDS.length ** 2);
    const parts = [0, 5, 11, 30].flatMap((from, i, ends) =>
      [...between(from, ends[i + 1] ?? size)].map(({ canonical }) => canonical),
    );
    expect([...new Set(parts)].sort()).toEqual(plain);
  });

  test("parts that take turns do not mix", () => {
    const { between, size } = generate({ words: WORDS, shape: "A*B=C" });
    const half = Math.floor(size / 2);
    const apart = [between(0, half), between(half, size)].map((part) => [...part].map((p) => p.formula));
    const [one, two] = [between(0, half)[Symbol.iterator](), between(half, size)[Symbol.iterator]()];
    const inTurn: string[][] = [[], []];
    for (let more = true; more; ) {
      more = false;
      for (const [i, iterator] of [one, two].entries()) {
        const step = iterator.next();
        if (step.done) continue;
        inTurn[i]?.push(step.value.formula);
        more = true;
      }
    }
    expect(inTurn).toEqual(apart);
    expect(apart.flat().length).toBeGreaterThan(20);
  });

  test("all digits, words to be included, keys to be spelt", () => {
    const words = WORDS.slice(0, 24);
    const plain = all({ words, shape: "A*B=C" }).puzzles;
    const full = all({ words, shape: "A*B=C", allDigits: true }).puzzles;
    expect(full.map(({ canonical }) => canonical)).toEqual(
      plain.filter(({ solution }) => Object.keys(solution.digits).length === 10).map((p) => p.canonical),
    );
    const some = all({ words, shape: "A*B=C", include: ["see"] }).puzzles;
    expect(some.length).toBeGreaterThan(0);
    for (const { formula } of some) expect(formula).toMatch(/\bSEE\b/);
    const one = plain[0] as GeneratedPuzzle;
    const key = Object.entries(one.solution.digits)
      .sort((a, b) => a[1] - b[1])
      .map(([letter]) => letter)
      .join("");
    const spelt = all({ words, shape: "A*B=C", spells: [key] }).puzzles;
    expect(spelt.map(({ canonical }) => canonical)).toContain(one.canonical);
    for (const puzzle of spelt) expect(puzzle.key?.word).toBe(key);
  });

  test("printed digits and unknown cells", () => {
    for (const { formula, solution } of all({ words: ["sun", "egg", "toe"], shape: "A*2?=B" }).puzzles)
      expect(first(formula)).toEqual(solution);
    const { puzzles } = all({ words: ["at", "to", "toe", "tea", "sea", "eat"], shape: "A*7=B" });
    for (const { formula, solution } of puzzles) expect(first(formula)).toEqual(solution);
  });

  test("numbers that are no longer exact doubles are left to the exact search", () => {
    const words = ["SENDSENDSENDSENDSEND", "MOREMOREMOREMOREMORE", "MONEXONEXONEXONEXONEY"];
    for (const shape of ["A+B+0=C", "A+B=C"]) {
      const { puzzles, end } = all({ words, shape });
      expect(end.complete).toBe(true);
      expect(puzzles.map(({ solution }) => solution.text.replace(" + 0", ""))).toEqual([
        "95679567956795679567 + 10851085108510851085 = 106530653065306530652",
      ]);
      for (const { formula, solution } of puzzles) expect(first(formula)).toEqual(solution);
    }
  });

  test("mistakes have their place", () => {
    const wrong = (shape: string, base = 10) =>
      generate({ words: WORDS, shape, base }).diagnostics.map(({ code, span }) => [code, ...span]);
    expect(wrong("A*B")).toEqual([["no-relation", 0, 3]]);
    expect(wrong("A*B=C)")).toEqual([["bracket-not-opened", 5, 6]]);
    expect(wrong("TWO*TWO=FOUR")).toEqual([["shape-without-blank", 0, 12]]);
    expect(wrong("A*B=C; A*B=A*B")).toEqual([["shape-says-nothing", 7, 14]]);
    expect(wrong("A+B+C+D+E+F+G=H*I")).toEqual([["shape-too-large", 16, 17]]);
    expect(wrong("A*9=B", 8)).toEqual([["digit-not-in-base", 2, 3]]);
    expect(wrong("A*B=C", 1)).toEqual([["rule-base", 0, 0]]);
  });
});
