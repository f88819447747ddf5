/** Puzzles of general formulas are exactly those that trying every choice of words and every digit finds. */
import { describe, expect, test } from "vitest";
import { type GeneratedPuzzle, type GenerateOptions, generate } from "../generate.js";
import type { GenerateEnd } from "../generation.js";
import { type Random, randomFrom } from "../number/random.js";
import { first } from "../solve.js";

function all(options: GenerateOptions): { puzzles: GeneratedPuzzle[]; end: GenerateEnd } {
  const puzzles: GeneratedPuzzle[] = [];
  const made = generate(options);
  expect(made.diagnostics).toEqual([]);
  const iterator = made[Symbol.iterator]();
  let step = iterator.next();
  for (; !step.done; step = iterator.next()) puzzles.push(step.value);
  return { puzzles, end: step.value };
}

type Holds = (...values: number[]) => boolean;

/** The number of solutions, counted up to 2, by giving each letter each digit. */
function solutions(words: readonly string[], base: number, holds: Holds): number {
  const letters = [...new Set(words.join(""))];
  const digits = new Map<string, number>();
  const value = (word: string): number => [...word].reduce((n, c) => n * base + (digits.get(c) ?? 0), 0);
  const used = new Set<number>();
  let found = 0;
  const bind = (i: number): void => {
    const letter = letters[i];
    if (letter === undefined) {
      if (words.some((w) => w.length > 1 && digits.get(w[0] as string) === 0)) return;
      if (holds(...words.map(value))) found++;
      return;
    }
    for (let d = 0; d < base && found < 2; d++) {
      if (used.has(d)) continue;
      used.add(d);
      digits.set(letter, d);
      bind(i + 1);
      used.delete(d);
    }
  };
  if (letters.length <= base) bind(0);
  return found;
}

function randomWords(random: Random, count: number, letters: number, longest: number): string[] {
  const word = () =>
    Array.from({ length: 1 + random.integer(longest) }, () => "ABCDEFG"[random.integer(letters)]);
  return [...new Set(Array.from({ length: count }, () => word().join("")))];
}

interface Case {
  readonly shape: string;
  /** Whether values of the blanks, and then of the printed words, make the shape true. */
  readonly holds: Holds;
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
      if (solutions([...chosen, ...fixed], base, holds) === 1) found.push([...chosen]);
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
