/**
 * An alphabet of forty letters, some of which share a bit of the masks: whatever way a shape is decided, its puzzles
 * are those that trying every digit finds, and none has more letters than there are digits.
 */
import { expect, test } from "vitest";
import { countByTrying } from "../../../test/letter-trials.js";
import { randomFrom } from "../../number/random.js";
import { bitOf, type WordTable, wordTable } from "../word-table.js";
import { readFormulaShape } from "./formula-shape.js";
import { formulaSource } from "./formula-source.js";

/** Of which A to H are numbered from 0, and I to P from 32: in pairs they share a bit. */
const ALPHABET = [..."ABCDEFGHQRSTUVWXYZÁČĎÉĚÍŇÓŘŠŤÚÝŽIJKLMNOP"];

/** A table of words of these letters with the numbers of the wide alphabet. */
function wideTable(list: readonly string[], base: number): WordTable {
  const { words, letters, alphabet } = wordTable(list, base);
  const wide = letters.map((word) => word.map((letter) => ALPHABET.indexOf(alphabet[letter] as string)));
  const masks = Int32Array.from(wide, (word) => word.reduce((mask, letter) => mask | bitOf(letter), 0));
  return { words, letters: wide, masks, alphabet: ALPHABET };
}

test.each([
  // With a determined word: few nodes leave all to tables, many to searches one by one as well.
  { shape: "A*B=C", nodes: 1, holds: (a: number, b: number, c = 0) => a * b === c },
  { shape: "A*B=C", nodes: 1_000_000, holds: (a: number, b: number, c = 0) => a * b === c },
  { shape: "A^2=B", nodes: 1_000_000, holds: (a: number, b: number) => a * a === b },
  // As polynomials, and by the ordinary search.
  { shape: "A*B=C; A<B", nodes: 1_000_000, holds: (a: number, b: number, c = 0) => a < b && a * b === c },
  {
    shape: "A=B//C",
    nodes: 1_000_000,
    holds: (a: number, b: number, c = 0) => c !== 0 && a === Math.floor(b / c),
  },
  // As a sum.
  { shape: "A+B=C", nodes: 1_000_000, holds: (a: number, b: number, c = 0) => a + b === c },
])("$shape with $nodes nodes", ({ shape, nodes, holds }) => {
  expect(ALPHABET.length).toBe(40);
  const random = randomFrom(19);
  const read = readFormulaShape(shape);
  if (!read.ok) throw new Error(shape);
  const { blanks } = read.shape;
  let unique = 0;
  let tooMany = 0;
  for (let run = 0; run < 12; run++) {
    const base = 4 + (run % 2);
    const letters = "ABCIJKL".slice(0, base + 2);
    const word = () =>
      Array.from({ length: 1 + random.integer(4) }, () => letters[random.integer(letters.length)]);
    const list = [...new Set(Array.from({ length: shape === "A=B//C" ? 7 : 12 }, () => word().join("")))];
    const source = formulaSource(wideTable(list, base), read.shape, { base, nodes, allDigits: false });
    const counters = { candidates: 0, solved: 0, nodes: 0, skipped: 0 };
    const found = [...source.puzzles({ range: [0, source.size], mayGoOn: () => true }, counters)];
    expect(counters.skipped).toBe(0);
    const formulas = new Map(found.map(({ formula, solution }) => [formula, solution]));
    const expected = new Set<string>();
    const choose = (chosen: readonly string[]): void => {
      if (chosen.length < blanks.length) {
        for (const next of list) if (!chosen.includes(next)) choose([...chosen, next]);
        return;
      }
      if (new Set(chosen.join("")).size > base) tooMany++;
      const [a = "", b = "", c = ""] = chosen;
      // Factors and addends are in the order of the list.
      if (
        shape !== "A=B//C" &&
        shape !== "A*B=C; A<B" &&
        blanks.length > 2 &&
        list.indexOf(a) > list.indexOf(b)
      )
        return;
      const values = (...numbers: readonly bigint[]) =>
        holds(...(numbers.map(Number) as [number, number, number]));
      if (countByTrying(chosen, base, values) !== 1) return;
      const names = new Map(blanks.map((name, i) => [name, [a, b, c][i] as string]));
      expected.add(
        read.shape.text.replace(/[A-Z]/g, (name) => names.get(name) as string).replaceAll(" ", ""),
      );
    };
    choose([]);
    const plain = [...formulas.keys()].map((formula) => formula.replaceAll(" ", ""));
    expect(plain.sort()).toEqual([...expected].sort());
    for (const { digits } of formulas.values()) expect(Object.keys(digits).length).toBeLessThanOrEqual(base);
    unique += expected.size;
  }
  expect(unique).toBeGreaterThan(3);
  expect(tooMany).toBeGreaterThan(100);
});
