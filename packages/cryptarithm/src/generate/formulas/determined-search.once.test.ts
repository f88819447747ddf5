/** One search, the tables and the ordinary way to ask give the same verdicts. */
import { expect, test } from "vitest";
import { randomFrom } from "../../number/random.js";
import { first, isUnique } from "../../solve.js";
import type { Expression } from "../../syntax/ast.js";
import { wordsOf } from "../../syntax/walk.js";
import { DeterminedSearch } from "./determined-search.js";
import { type DeterminedWord, determinedWord } from "./determined-word.js";
import { blankOf, readFormulaShape } from "./formula-shape.js";
import { normalForm, onlyEquation } from "./normal-form.js";
import { OwnPatterns } from "./own-patterns.js";
import { uniqueValues } from "./pattern-tables.js";
import { type PolynomialCondition, polynomialConditions } from "./polynomial-conditions.js";
import { PolynomialSearch } from "./polynomial-search.js";

function determined(text: string, base: number): { word: DeterminedWord; blanks: readonly string[] } {
  const read = readFormulaShape(text, base);
  if (!read.ok) throw new Error(JSON.stringify(read.diagnostics));
  const { blanks, statements } = read.shape;
  const form = normalForm(statements, base, (word) => blanks.indexOf(blankOf(word) ?? ""));
  const word = form.equations[0] && determinedWord(form.equations[0], () => true);
  if (word === undefined) throw new Error(`${text} has no determined word`);
  return { word, blanks };
}

function condition(text: string, base: number): PolynomialCondition {
  const read = readFormulaShape(text, base);
  if (!read.ok) throw new Error(JSON.stringify(read.diagnostics));
  const { blanks, statements } = read.shape;
  const form = normalForm(statements, base, (word) => blanks.indexOf(blankOf(word) ?? ""));
  return (polynomialConditions(form) as readonly PolynomialCondition[])[0] as PolynomialCondition;
}

/** Words of random letters, numbered by first appearance, and then one more word. */
function randomPuzzle(lengths: readonly number[], letters: number, integer: (below: number) => number) {
  const names = new Map<number, number>();
  return lengths.map((length) =>
    Array.from({ length }, () => {
      const letter = integer(letters);
      if (!names.has(letter)) names.set(letter, names.size);
      return names.get(letter) as number;
    }),
  );
}

test.each([
  { shape: "A*B=C", base: 10, lengths: [2, 2, 4] },
  { shape: "A*B=C", base: 10, lengths: [3, 2, 5] },
  { shape: "A*B=C", base: 10, lengths: [3, 3, 6] },
  { shape: "A*B=C", base: 16, lengths: [2, 1, 3] },
  { shape: "A/B=C", base: 10, lengths: [1, 3, 4] },
  { shape: "A*B+C=D", base: 10, lengths: [2, 2, 2, 4] },
  { shape: "A*B-C=D", base: 10, lengths: [2, 2, 2, 4] },
  { shape: "A^3=B", base: 10, lengths: [2, 5] },
  { shape: "A*B=C", base: 9, lengths: [3, 3, 6] },
])("$shape with words of $lengths letters in base $base", ({ shape, base, lengths }) => {
  const { word, blanks } = determined(shape, base);
  const random = randomFrom(5);
  const integer = (below: number) => random.integer(below);
  // The determined word comes last, as in a pattern.
  const others = blanks.map((_, i) => i).filter((i) => i !== word.word);
  let unique = 0;
  let asked = 0;
  for (let run = 0; run < 300; run++) {
    const puzzle = randomPuzzle(lengths, 4 + random.integer(base - 3), integer);
    const last = puzzle.at(-1) as number[];
    const letters = 1 + Math.max(...puzzle.flat());
    if (letters > base) continue;
    const words: (readonly number[])[] = [];
    for (const [i, other] of others.entries()) words[other] = puzzle[i] as number[];
    words[word.word] = last;
    const search = new DeterminedSearch(word, { base, letters, words: words.length, nodes: 10_000_000 });
    const verdict = search.ask(last, others, (number) => words[number] as number[]);
    // The same once more: nothing is left over from a search.
    expect(search.ask(last, others, (number) => words[number] as number[])).toBe(verdict);
    if (verdict === "one") unique++;
    if (verdict !== "one" && run % 4 > 0) continue;
    asked++;
    const text = shape.replace(/[A-Z]/g, (name) =>
      (words[blanks.indexOf(name)] as number[]).map((letter) => "ABCDEFGHIJKLMNOP"[letter]).join(""),
    );
    expect(isUnique(text, { base }), text).toBe(verdict === "one");
    const digits = first(text, { base })?.digits ?? {};
    if (verdict === "one")
      for (let i = 0; i < letters; i++)
        expect(search.solution[i]).toBe(digits["ABCDEFGHIJKLMNOP"[i] as string]);
    const inner = 1 + Math.max(...others.flatMap((other) => words[other] as number[]));
    const pattern = {
      words: others.map((number) => ({ number, letters: words[number] as number[] })),
      letters: inner,
    };
    const packed = uniqueValues(pattern, word, base, new OwnPatterns([last])).get(
      last.reduceRight((key, letter) => key * base + renumbered(last, inner, letter), 1),
    );
    expect(packed !== undefined, text).toBe(verdict === "one");
    let rest = packed ?? 0;
    for (let i = inner - 1; packed !== undefined && i >= 0; i--) {
      expect(rest % base).toBe(search.solution[i]);
      rest = Math.floor(rest / base);
    }
  }
  expect(asked).toBeGreaterThan(30);
  expect(unique).toBeGreaterThan(3);
});

test.each([
  { shape: "A*B=C", lengths: [3, 2, 5] },
  { shape: "A*B-C=D", lengths: [2, 2, 2, 3] },
])("nothing is left over from searches of $shape that were left open", ({ shape, lengths }) => {
  const base = 12;
  const { word, blanks } = determined(shape, base);
  const conditions = [condition(shape, base)];
  const others = blanks.map((_, i) => i).filter((i) => i !== word.word);
  const random = randomFrom(8);
  const letters = 14;
  const options = { base, letters, words: blanks.length, nodes: 300 };
  const search = new DeterminedSearch(word, options);
  const polynomial = new PolynomialSearch(conditions, options);
  const counts = { one: 0, "not-one": 0, open: 0 };
  for (let run = 0; run < 1000; run++) {
    const puzzle = randomPuzzle(lengths, 3 + random.integer(letters - 3), (below) => random.integer(below));
    const lettersOf = (number: number) => puzzle[number] as number[];
    const last = lettersOf(word.word);
    const fresh = new DeterminedSearch(word, options);
    const verdict = fresh.ask(last, others, lettersOf);
    expect(search.ask(last, others, lettersOf)).toBe(verdict);
    if (verdict === "one")
      for (const letter of puzzle.flat()) expect(search.solution[letter]).toBe(fresh.solution[letter]);
    expect(polynomial.ask(lettersOf)).toBe(new PolynomialSearch(conditions, options).ask(lettersOf));
    counts[verdict]++;
  }
  expect(counts.open).toBeGreaterThan(100);
  expect(counts.one).toBeGreaterThan(3);
  expect(counts["not-one"]).toBeGreaterThan(100);
});

/** New letters are numbered from the right. */
function renumbered(word: readonly number[], inner: number, letter: number): number {
  if (letter < inner) return letter;
  const fresh = [...new Set(word.toReversed().filter((other) => other >= inner))];
  return inner + fresh.indexOf(letter);
}

test("which word is determined", () => {
  const name = (shape: string): string | undefined => {
    const read = readFormulaShape(shape);
    if (!read.ok) return undefined;
    const { blanks, statements } = read.shape;
    const words = (statements as readonly Expression[]).flatMap(wordsOf);
    const numberOf = (word: (typeof words)[number]): number => {
      const blank = blanks.indexOf(blankOf(word) ?? "");
      return blank < 0 ? blanks.length : blank;
    };
    const equation = onlyEquation(normalForm(statements, 10, numberOf));
    const found = equation && determinedWord(equation, (word) => word < blanks.length);
    return found && `${blanks[found.word] ?? "printed"}${found.degree > 1 ? `^${found.degree}` : ""}`;
  };
  expect(name("A*B=C")).toBe("C");
  expect(name("A=B*C")).toBe("A");
  expect(name("A/B=C")).toBe("A");
  expect(name("√A=B")).toBe("A");
  expect(name("A*B+C=D")).toBe("D");
  expect(name("A^2+B^2=C^2")).toBe("C^2");
  expect(name("A*B=SUN")).toBe("printed");
  expect(name("A*B=A+C")).toBe("C");
  expect(name("A*B=C*D")).toBe(undefined);
  expect(name("A^B=C")).toBe(undefined);
  expect(name("A*B=C and D=E")).toBe(undefined);
});
