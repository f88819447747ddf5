/** What is found for a shape is exactly what trying all words and all digits finds. */
import { expect, test } from "vitest";
import { type Random, randomFrom } from "../../number/random.js";
import { readFormulaShape } from "../formulas/formula-shape.js";
import { numberWords } from "./doubly-number-words.js";
import { TrueFormulas } from "./doubly-true-formulas.js";
import type { NumberWord } from "./doubly-true-puzzle.js";

type Truth = (...numbers: number[]) => boolean;

/** Shapes, as they are printed, with what they say of numbers. */
const SHAPES: readonly { shape: string; isTrue: Truth }[] = [
  { shape: "A * B = C", isTrue: (a, b, c) => a * b === c },
  { shape: "A - B = C", isTrue: (a, b, c) => a - b === c },
  { shape: "A = B / C", isTrue: (a, b, c) => c !== 0 && a * c === b },
  { shape: "A^2 = B", isTrue: (a, b) => a * a === b },
  { shape: "A + B = C + D", isTrue: (a, b, c, d) => a + b === c + d },
  { shape: "A * A + B = C", isTrue: (a, b, c) => a * a + b === c },
  { shape: "A + B = C and B + B = D", isTrue: (a, b, c, d) => a + b === c && b + b === d },
  { shape: "A < B * B", isTrue: (a, b) => a < b * b },
];

function randomWords(random: Random, count: number, letters: number, longest: number): NumberWord[] {
  const found = new Map<string, NumberWord>();
  for (let i = 0; i < count; i++) {
    const length = 1 + random.integer(longest);
    const word = Array.from({ length }, () => "PQRSTU"[random.integer(letters)]).join("");
    const value = random.integer(7);
    found.set(`${word} ${value}`, { word, value });
  }
  return [...found.values()];
}

/** Whether giving the letters digits makes the shape true in exactly one way. */
function isUnique(words: readonly string[], isTrue: Truth, base: number): boolean {
  const letters = [...new Set(words.join(""))];
  if (letters.length > base) return false;
  const digits = new Map<string, number>();
  let found = 0;
  const bind = (i: number): void => {
    const letter = letters[i];
    if (letter === undefined) {
      if (words.some((word) => word.length > 1 && digits.get(word[0] as string) === 0)) return;
      const numbers = words.map((word) =>
        [...word].reduce((n, c) => n * base + (digits.get(c) as number), 0),
      );
      if (isTrue(...numbers)) found++;
      return;
    }
    for (let digit = 0; digit < base && found < 2; digit++) {
      if ([...digits.values()].includes(digit)) continue;
      digits.set(letter, digit);
      bind(i + 1);
      digits.delete(letter);
    }
  };
  bind(0);
  return found === 1;
}

/** All puzzles of a shape, with their values, by trying every choice of words. */
function byTrying(
  shape: string,
  isTrue: Truth,
  words: readonly NumberWord[],
  options: { base: number; repeated: boolean; consistent: boolean; allDigits: boolean },
): string[] {
  const blanks = [...new Set(shape.match(/[A-Z]/g))];
  const found: string[] = [];
  const choose = (chosen: readonly NumberWord[]): void => {
    if (chosen.length < blanks.length) {
      for (const next of words)
        if (options.repeated || chosen.every(({ word }) => word !== next.word)) choose([...chosen, next]);
      return;
    }
    if (!isTrue(...chosen.map(({ value }) => value))) return;
    const letters = new Set(chosen.map(({ word }) => word).join(""));
    const isMixed = chosen.some((a) => chosen.some((b) => a.value === b.value && a.word !== b.word));
    if (options.consistent && isMixed) return;
    if (options.allDigits && letters.size < options.base) return;
    const texts = chosen.map(({ word }) => word);
    if (!isUnique(texts, isTrue, options.base)) return;
    const written = (items: readonly (string | number)[]) =>
      shape.replaceAll(/[A-Z]/g, (blank) => String(items[blanks.indexOf(blank)]));
    found.push(`${written(texts)}, ${written(chosen.map(({ value }) => value))}`);
  };
  choose([]);
  return found.map((text) => text.replaceAll(" and ", "; ")).sort();
}

test.each(SHAPES)("$shape", ({ shape, isTrue }) => {
  const random = randomFrom(31);
  let total = 0;
  for (let run = 0; run < (shape.includes("C") ? 20 : 120); run++) {
    const base = 3 + random.integer(4);
    const words = randomWords(random, shape.includes("D") ? 6 : 9, Math.min(6, base + 1), 3);
    const options = {
      base,
      repeated: random.integer(3) > 0,
      consistent: random.integer(3) === 0,
      allDigits: random.integer(4) === 0,
    };
    const read = readFormulaShape(shape, base);
    if (!read.ok) throw new Error("no shape");
    const counters = { candidates: 0, solved: 0, nodes: 0, skipped: 0 };
    const search = new TrueFormulas(
      numberWords(words, base, true),
      read.shape,
      {
        ...options,
        nodes: 1_000_000,
        mayGoOn: () => true,
        random: run % 2 === 0 ? undefined : randomFrom(run),
      },
      counters,
    );
    const made = [...search.puzzles()].map(({ formula, values }) =>
      `${formula}, ${values}`.replaceAll(" and ", "; "),
    );
    const expected = byTrying(shape, isTrue, words, options);
    expect(made.sort(), `${base}: ${JSON.stringify(words)}`).toEqual(expected);
    expect(counters.skipped).toBe(0);
    total += expected.length;
  }
  // A test that finds nothing would prove nothing.
  expect(total).toBeGreaterThan(3);
});
