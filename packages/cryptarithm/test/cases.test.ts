/** Every published puzzle of `cases/` has exactly the solutions that an independent search found. */
import { answer, count, type FoundAnswer, first, PASSES, solve } from "cryptarithm";
import { describe, expect, test } from "vitest";
import { type Case, readCases } from "./cases.js";
import { MODE } from "./mode.js";

const SEEDS = readCases("seeds");
const PUZZLES = readCases("puzzles");
/** Lists longer than this are not walked to find the example; its digits are given instead. */
const LONGEST_LIST = 5000;

function found(row: Case, extra: object = {}): FoundAnswer {
  const result = answer(row.formula, { ...row.rules, mode: MODE, ...extra });
  if (result.status === "invalid") throw new Error(JSON.stringify(result.diagnostics));
  return result;
}

/** The digits of the example, read off where the letters of the formula stand. */
function digitsOfExample(row: Case, example: string): Record<string, number> {
  const letters = [...row.formula];
  const digits = [...example];
  expect(digits, "an example is as long as its formula").toHaveLength(letters.length);
  const given: Record<string, number> = {};
  letters.forEach((letter, i) => {
    if (letter !== digits[i]) given[letter] = Number(digits[i]);
  });
  return given;
}

describe.each([
  ["seeds", SEEDS, 91],
  ["puzzles", PUZZLES, 152],
] as const)("of the cases in %s", (_, rows, size) => {
  test(`there are ${size}, each with an id of its own`, () => {
    expect(rows).toHaveLength(size);
    expect(new Set(rows.map((row) => row.id)).size).toBe(size);
    for (const row of rows)
      expect(row).toMatchObject({ count: expect.any(Number), source: expect.any(String) });
  });

  test.each(rows)("$id: $formula has $count solutions", (row) => {
    const result = found(row);
    expect(result).toMatchObject({
      count: BigInt(row.count),
      complete: true,
      status: row.count > 0 ? "solved" : "none",
    });
    expect(result.solutions).toHaveLength(Math.min(row.count, 10));
    expect(count(row.formula, { ...row.rules, mode: MODE }).count).toBe(BigInt(row.count));
    expect(first(row.formula, { ...row.rules, mode: MODE })).toEqual(result.solutions[0]);
  });

  test.each(rows.filter((row) => row.solutions !== undefined))(
    "$id: the solutions of $formula are those known",
    (row) => {
      const result = found(row, { limit: Number.POSITIVE_INFINITY });
      const listed = result.solutions.map((solution) => solution.digits);
      expect(listed).toHaveLength(row.count);
      // Some rows list only some of the solutions.
      for (const known of row.solutions ?? []) expect(listed).toContainEqual(known);
    },
  );

  test.each(rows.filter((row) => row.texts !== undefined))("$id: $formula is $texts", (row) => {
    expect(found(row).solutions.map((solution) => solution.text)).toEqual(row.texts);
  });

  test.each(rows.filter((row) => row.example !== undefined))(
    "$id: $example is a solution of $formula",
    (row) => {
      const example = row.example as string; // filtered above
      const given = digitsOfExample(row, example);
      const [only, ...more] = solve(row.formula, { ...row.rules, given, mode: MODE });
      expect(more).toEqual([]);
      expect(only).toEqual({ digits: given, text: example });
      if (row.count > LONGEST_LIST) return;
      const all = found(row, { limit: Number.POSITIVE_INFINITY }).solutions;
      expect(all).toHaveLength(row.count);
      expect(all.filter((solution) => solution.text === example)).toHaveLength(1);
    },
  );
});

describe("a published puzzle that is more than a sum", () => {
  const rows = [...SEEDS, ...PUZZLES].filter((row) => found(row, { limit: 0 }).stats.strategy !== "linear");
  /** Without a pass some searches take long; those that do not end soon are left out. */
  const NODES = 5000;

  test.each(rows)("$id: $formula has the same solutions without any one of the passes", (row) => {
    for (const { name } of PASSES) {
      const result = found(row, { without: [name], nodes: NODES, limit: Number.POSITIVE_INFINITY });
      expect(result.count, name).toBeLessThanOrEqual(row.count);
      if (result.complete) expect(result.count, name).toBe(BigInt(row.count));
    }
  });

  test("is there more than forty times", () => {
    expect(rows.length).toBeGreaterThan(40);
  });
});
