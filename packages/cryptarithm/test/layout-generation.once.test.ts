/**
 * Written-out calculations with words as numbers: each choice of words is given a puzzle exactly if trying all digits
 * finds one; what is given is read back from its text and has one solution, by brute force and by the ordinary way to
 * ask.
 */
import { describe, expect, test } from "vitest";
import { readLayoutShape } from "../src/generate/layouts/layout-shape.js";
import { layoutSource } from "../src/generate/layouts/layout-source.js";
import type { FoundPuzzle, Source, SourceCounters, Walk, Wishes } from "../src/generate/source.js";
import { wordTable } from "../src/generate/word-table.js";
import { type Calculation, writeOut } from "../src/layout/calculate/calculation.js";
import { layoutLine, writtenCell } from "../src/layout/line.js";
import { readLayout } from "../src/layout/read-layout.js";
import { randomFrom } from "../src/number/random.js";
import type { Layout } from "../src/syntax/layout.js";
import { solveLayout } from "./layout-oracle.js";

const NOTHING: SourceCounters = { candidates: 0, solved: 0, nodes: 0, skipped: 0 };

type SourceWishes = Partial<Wishes> & { readonly base: number; readonly seed?: number };

function sourceFor(
  words: readonly string[],
  shape: string,
  { base, seed, ...wishes }: SourceWishes,
): { readonly source: Source; readonly walkOf: (range: readonly [number, number]) => Walk } {
  const read = readLayoutShape(shape);
  if (!read.ok) throw new Error(read.diagnostic.message);
  const all: Wishes = { base, allDigits: false, nodes: 1_000_000, ...wishes };
  const source = layoutSource(wordTable(words, base), read.shape, all);
  const random = seed === undefined ? undefined : randomFrom(seed);
  return { source, walkOf: (range) => ({ range, random, mayGoOn: () => true }) };
}

/** The puzzles of a source, without what the driver leaves out. */
function ofSource(
  words: readonly string[],
  shape: string,
  wishes: SourceWishes,
): { readonly puzzles: FoundPuzzle[]; readonly counters: SourceCounters } {
  const { source, walkOf } = sourceFor(words, shape, wishes);
  const counters = { ...NOTHING };
  return { puzzles: [...source.puzzles(walkOf([0, source.size]), counters)], counters };
}

const SYMBOLS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** A number of a shape as brute force sees it: the letter of a blank, or undefined. */
interface Shape {
  readonly text: string;
  readonly blanks: readonly (string | undefined)[];
  /** All numbers from those that are chosen and a remainder; undefined when there are none. */
  readonly numbers: (
    chosen: readonly number[],
    remainder: number,
  ) => { readonly calculation: Calculation; readonly all: readonly number[] } | undefined;
  /** The places of the chosen numbers. */
  readonly chosen: readonly number[];
  readonly worked: number;
  readonly remainder?: (chosen: readonly number[]) => number;
}

const division = (dividend: number, divisor: number): ReturnType<Shape["numbers"]> =>
  divisor === 0
    ? undefined
    : {
        calculation: { kind: "division", dividend: BigInt(dividend), divisor: BigInt(divisor) },
        all: [dividend, divisor, Math.floor(dividend / divisor), dividend % divisor],
      };
const root = (radicand: number, degree: number): ReturnType<Shape["numbers"]> => {
  let found = 0;
  while ((found + 1) ** degree <= radicand) found++;
  return {
    calculation: { kind: "root", radicand: BigInt(radicand), degree },
    all: [radicand, found, radicand - found ** degree],
  };
};
const product = ([a = 0, b = 0]: readonly number[]): ReturnType<Shape["numbers"]> => ({
  calculation: { kind: "multiplication", multiplicand: BigInt(a), multiplier: BigInt(b) },
  all: [a, b, a * b],
});

const SHAPES: readonly Shape[] = [
  { text: "A*B", blanks: ["A", "B"], numbers: product, chosen: [0, 1], worked: 1 },
  { text: "A*B=C", blanks: ["A", "B", "C"], numbers: product, chosen: [0, 1], worked: 1 },
  { text: "A*A", blanks: ["A", "A"], numbers: product, chosen: [0, 1], worked: 1 },
  {
    text: "A/B",
    blanks: ["A", "B"],
    numbers: ([a = 0, b = 0]) => division(a, b),
    chosen: [0, 1],
    worked: 2,
  },
  {
    text: "A/B=C",
    blanks: ["A", "B", "C"],
    numbers: ([a = 0, b = 0]) => division(a, b),
    chosen: [0, 1],
    worked: 2,
  },
  {
    text: "A/B=C r D",
    blanks: ["A", "B", "C", "D"],
    numbers: ([a = 0, b = 0]) => division(a, b),
    chosen: [0, 1],
    worked: 2,
  },
  {
    text: "?/A=B",
    blanks: [undefined, "A", "B"],
    numbers: ([a = 0, b = 0], r) => (r < a ? division(a * b + r, a) : undefined),
    chosen: [1, 2],
    worked: 2,
    remainder: ([a = 0]) => a,
  },
  { text: "√A", blanks: ["A"], numbers: ([a = 0]) => root(a, 2), chosen: [0], worked: 1 },
  { text: "√A=B", blanks: ["A", "B"], numbers: ([a = 0]) => root(a, 2), chosen: [0], worked: 1 },
  {
    text: "√?=A",
    blanks: [undefined, "A"],
    numbers: ([a = 0], r) => root(a * a + r, 2),
    chosen: [1],
    worked: 1,
    remainder: ([a = 0]) => 2 * a + 1,
  },
  { text: "∛A", blanks: ["A"], numbers: ([a = 0]) => root(a, 3), chosen: [0], worked: 1 },
];

/** The choices of words with a layout that brute force finds one solution for, as `WORD WORD`. */
function byTrying(words: readonly string[], shape: Shape, base: number): Set<string> {
  const names = [...new Set(shape.blanks.flatMap((name) => name ?? []))];
  const found = new Set<string>();
  const choose = (chosen: readonly string[]): void => {
    if (chosen.length < names.length) {
      for (const word of words) if (!chosen.includes(word)) choose([...chosen, word]);
      return;
    }
    const word = (place: number): string | undefined => {
      const name = shape.blanks[place];
      return name === undefined ? undefined : chosen[names.indexOf(name)];
    };
    if (shape.text.includes("*") && shape.text !== "A*A" && (word(1) ?? "").length > (word(0) ?? "").length)
      return;
    if (
      hasPuzzle(
        shape,
        shape.blanks.map((_, place) => word(place)),
        base,
      )
    )
      found.add(chosen.join(" "));
  };
  choose([]);
  return found;
}

/** Whether some digits for the letters of the words make a layout with one solution. */
function hasPuzzle(shape: Shape, words: readonly (string | undefined)[], base: number): boolean {
  const letters = [...new Set(shape.chosen.flatMap((place) => [...(words[place] as string)]))];
  const digits = new Map<string, number>();
  const value = (word: string): number => [...word].reduce((n, c) => n * base + (digits.get(c) ?? 0), 0);
  const bind = (i: number): boolean => {
    const letter = letters[i];
    if (letter !== undefined) {
      for (let d = 0; d < base; d++) {
        if ([...digits.values()].includes(d)) continue;
        digits.set(letter, d);
        if (bind(i + 1)) return true;
        digits.delete(letter);
      }
      return false;
    }
    const chosen = shape.chosen.map((place) => words[place] as string);
    if (chosen.some((word) => word.length > 1 && digits.get(word[0] as string) === 0)) return false;
    const values = chosen.map(value);
    const remainders = shape.remainder?.(values) ?? 1;
    for (let r = 0; r < remainders; r++) if (isPuzzle(shape, words, values, r, digits, base)) return true;
    return false;
  };
  return letters.length <= base && bind(0);
}

function isPuzzle(
  shape: Shape,
  words: readonly (string | undefined)[],
  values: readonly number[],
  remainder: number,
  digits: ReadonlyMap<string, number>,
  base: number,
): boolean {
  const numbers = shape.numbers(values, remainder);
  if (numbers === undefined) return false;
  const worked = digitsOf(numbers.all[shape.worked] as number, base).filter((d) => d > 0).length;
  if (worked < 2 || worked > 6) return false;
  // The letters of the words by digit; other words must fit.
  const letterOf = new Map([...digits].map(([letter, digit]) => [digit, letter]));
  for (const [place, word] of words.entries()) {
    if (word === undefined || shape.chosen.includes(place)) continue;
    const own = digitsOf(numbers.all[place] as number, base);
    if (own.length !== word.length || numbers.all[place] === 0) return false;
    for (const [i, digit] of own.entries()) {
      const letter = word[i] as string;
      const isKnown = [...letterOf.values()].includes(letter);
      if ((letterOf.get(digit) ?? letter) !== letter || (isKnown && letterOf.get(digit) !== letter))
        return false;
      letterOf.set(digit, letter);
    }
  }
  const fresh = [...SYMBOLS].filter((letter) => ![...letterOf.values()].includes(letter)).reverse();
  const layout = writeOut(numbers.calculation, {
    base,
    cellOf: (digit) => {
      const letter = letterOf.get(digit) ?? (fresh.pop() as string);
      letterOf.set(digit, letter);
      return { kind: "letter", letter, span: [0, 0] };
    },
  });
  return countByTrying(layout, base) === 1;
}

function countByTrying(layout: Layout, base: number): number {
  const solutions = solveLayout(layout, { base, effort: 2_000_000 });
  if (solutions === undefined) throw new Error(`too much: ${layoutLine(layout, writtenCell)}`);
  return solutions.size;
}

function digitsOf(value: number, base: number): number[] {
  const digits: number[] = [];
  let rest = value;
  do {
    digits.unshift(rest % base);
    rest = Math.floor(rest / base);
  } while (rest > 0);
  return digits;
}

/** The words of a puzzle at the places of the blanks, from its first rows. */
function wordsOf(puzzle: FoundPuzzle, shape: Shape): string {
  const numbers = puzzle.formula.split(/[√∛ */=r]+/).filter((part) => part !== "");
  const words = new Map<string, string>();
  for (const [place, name] of shape.blanks.entries())
    if (name !== undefined) words.set(name, numbers[place] as string);
  return [...words.values()].join(" ");
}

/** Random words of few letters, so that calculations of a small base agree with some. */
function randomWords(seed: number, count: number, letters: string, longest: number): string[] {
  const random = randomFrom(seed);
  const words = new Set<string>();
  while (words.size < count) {
    const length = 1 + random.integer(longest);
    words.add(Array.from({ length }, () => random.pick([...letters])).join(""));
  }
  return [...words];
}

describe("each choice of words is given a puzzle exactly if trying all digits finds one", () => {
  for (const shape of SHAPES) {
    const blanks = new Set(shape.blanks).size;
    for (const [base, letters] of [
      [4, "ABC"],
      [5, "ABCD"],
    ] as const) {
      test(`${shape.text} in base ${base}`, () => {
        const longest = { "√?=A": 2, "?/A=B": 2, "√A": 4, "√A=B": 4, "∛A": 5 }[shape.text] ?? 3;
        const words = randomWords(base, blanks > 3 ? 9 : blanks > 2 ? 5 : 6, letters, longest);
        const expected = byTrying(words, shape, base);
        const { puzzles, counters } = ofSource(words, shape.text, { base });
        expect(counters.skipped).toBe(0);
        const given = puzzles.map((puzzle) => wordsOf(puzzle, shape));
        expect([...given].sort()).toEqual([...expected].sort());
        for (const puzzle of puzzles) expect(countOfText(puzzle, base), puzzle.layout).toBe(1);
      });
    }
  }
});

describe("outer words by themselves are given what they are given among all others", () => {
  // Among others their ways to give digits come from tables that are made for a pattern of words.
  for (const shape of ["A*B=C", "A*A=B", "A/B=C", "A/B=C r D", "√A=B", "?/A=B r C", "ABC*A=B", "A*B=ABCD"])
    test(shape, () => {
      const words = randomWords(11, shape.includes("D") ? 14 : shape.includes("?") ? 5 : 10, "ABCD", 4);
      const whole = ofSource(words, shape, { base: 5 });
      const { source, walkOf } = sourceFor(words, shape, { base: 5 });
      const single: FoundPuzzle[] = [];
      for (let set = 0; set < source.size; set++)
        single.push(...source.puzzles(walkOf([set, set + 1]), { ...NOTHING }));
      expect(single).toEqual(whole.puzzles);
      expect(single.length).toBeGreaterThan(0);
    });
});

describe("in a random order", () => {
  for (const shape of SHAPES)
    test(`${shape.text}: the same choices of words, again and again`, () => {
      const words = randomWords(
        7,
        shape.blanks.length > 3 ? 8 : shape.text.includes("?") ? 3 : 5,
        "ABC",
        /[√∛]A/.test(shape.text) ? 5 : 2,
      );
      const expected = new Set(
        ofSource(words, shape.text, { base: 4 }).puzzles.map((puzzle) => wordsOf(puzzle, shape)),
      );
      const { puzzles } = ofSource(words, shape.text, { base: 4, seed: 5 });
      expect(new Set(puzzles.map((puzzle) => wordsOf(puzzle, shape)))).toEqual(expected);
    });
});

/** The number of solutions of a text by brute force. */
function countOfText(puzzle: FoundPuzzle, base: number): number {
  const read = readLayout(puzzle.layout as string);
  if (!read.ok) throw new Error(read.diagnostics[0]?.message);
  return countByTrying(read.readings[0]?.layout as Layout, base);
}
