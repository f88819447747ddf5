/**
 * What is found does not depend on what was looked at before: searches of single candidates and the tables of patterns
 * say the same, so parts give what the whole gives. The clock is looked at whatever is cut.
 */
import { expect, test } from "vitest";
import { drained } from "../../../test/letter-trials.js";
import { generate } from "../../generate.js";
import { randomFrom } from "../../number/random.js";
import type { SourceCounters, Wishes } from "../source.js";
import { wordTable } from "../word-table.js";
import { readFormulaShape } from "./formula-shape.js";
import { formulaSource } from "./formula-source.js";

function words(seed: number, count: number, letters: string, lengths: readonly [number, number]): string[] {
  const random = randomFrom(seed);
  const [least, most] = lengths;
  const word = () =>
    Array.from(
      { length: least + random.integer(most - least + 1) },
      () => letters[random.integer(letters.length)],
    );
  return [...new Set(Array.from({ length: count }, () => word().join("")))];
}

function sourceOf(list: readonly string[], text: string, wishes: Partial<Wishes>) {
  const { base = 10, nodes = 1_000_000, allDigits = false, ...rest } = wishes;
  const read = readFormulaShape(text, base);
  if (!read.ok) throw new Error(JSON.stringify(read.diagnostics));
  return formulaSource(wordTable(list, base), read.shape, { base, nodes, allDigits, ...rest });
}

const nothing = (): SourceCounters => ({ candidates: 0, solved: 0, nodes: 0, skipped: 0 });

// Few nodes: then most searches of single candidates are left open.
test.each([
  { shape: "A*B=C", base: 10, lengths: [2, 5], nodes: 50 },
  { shape: "A^2+B^2=C^2", base: 8, lengths: [2, 3], nodes: 100 },
  { shape: "A*B-C=D", base: 8, lengths: [1, 3], nodes: 30 },
  { shape: "A*B=C and D<C", base: 7, lengths: [1, 3], nodes: 200 },
] as const)(
  "$shape: each set of outer words by itself, and all together",
  ({ shape, base, lengths, nodes }) => {
    const list = words(3, 20, "ABCDEFGHIJ".slice(0, base), lengths);
    const run = (range: readonly [number, number]) => {
      const counters = nothing();
      const source = sourceOf(list, shape, { base, nodes });
      const puzzles = [...source.puzzles({ range, mayGoOn: () => true }, counters)];
      return { puzzles, skipped: counters.skipped, size: source.size };
    };
    const { size } = run([0, 0]);
    const whole = run([0, size]);
    const parts = 40;
    const each = Array.from({ length: parts }, (_, i) =>
      run([Math.floor((size * i) / parts), Math.floor((size * (i + 1)) / parts)]),
    );
    expect(each.flatMap(({ puzzles }) => puzzles)).toEqual(whole.puzzles);
    expect(each.reduce((n, { skipped }) => n + skipped, 0)).toBe(whole.skipped);
    expect(whole.puzzles.length).toBeGreaterThan(3);
  },
);

test("where there are tables, nothing is skipped, however few nodes a search may have", () => {
  const list = words(3, 30, "ABCDEFGHIJ", [2, 4]);
  const found = [2, 1_000_000].map((nodes) => {
    const counters = nothing();
    const source = sourceOf(list, "A*B=C", { nodes });
    const puzzles = [...source.puzzles({ range: [0, source.size], mayGoOn: () => true }, counters)];
    expect(counters.skipped).toBe(0);
    return puzzles;
  });
  expect(found[0]).toEqual(found[1]);
  expect(found[0]?.length).toBeGreaterThan(3);
});

test.each([
  ["A*B=C", 14],
  ["A*A=B", 14],
  ["A+B=C; A*A=D", 14],
  ["A=B//C", 11],
] as const)("%s: parts of which nothing is shared", (shape, count) => {
  const list = words(11, count, "ABCDEFG", [1, 3]);
  const options = { words: list, shape, base: 7 };
  const whole = drained(generate(options));
  const { size } = generate(options);
  const parts = Array.from({ length: 7 }, (_, i) =>
    drained(generate(options).between(Math.floor((size * i) / 7), Math.floor((size * (i + 1)) / 7))),
  );
  const forms = parts.flatMap(({ puzzles }) => puzzles.map(({ canonical }) => canonical));
  expect([...new Set(forms)]).toEqual(whole.puzzles.map(({ canonical }) => canonical));
  for (const count of ["candidates", "solved", "skipped"] as const)
    expect(
      parts.reduce((n, { end }) => n + end[count], 0),
      count,
    ).toBe(whole.end[count]);
  expect(whole.puzzles.length).toBeGreaterThan(0);
});

test.each([undefined, 5])("the clock is looked at while everything is cut (seed %s)", (seed) => {
  // All words have the same ten letters but one, which has to be there and fits with none.
  const random = randomFrom(2);
  const shuffled = () => random.shuffle([..."ABCDEFGHIJ"]).join("");
  const list = [...new Set(Array.from({ length: 600 }, shuffled)), "KLMN"];
  const source = sourceOf(list, "A<B; C<D", { include: new Set(["KLMN"]) });
  const counters = nothing();
  let looks = 0;
  const walk = {
    range: [0, source.size] as const,
    random: seed === undefined ? undefined : randomFrom(seed),
    mayGoOn: () => ++looks < 5,
  };
  expect([...source.puzzles(walk, counters)]).toEqual([]);
  expect(looks).toBe(5);
  expect(counters.candidates).toBeLessThan(100_000);
});
