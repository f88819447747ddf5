/** Solutions are told of while the search goes on. */
import { expect, test } from "vitest";
import { MODE } from "../../test/mode.js";
import { answer } from "./answer-puzzle.js";
import type { Solution } from "./solution.js";

function told(text: string, limit: number): { readonly texts: string[]; readonly count: bigint } {
  const solutions: Solution[] = [];
  const found = answer(text, { mode: MODE, limit, onSolution: (solution) => solutions.push(solution) });
  return { texts: solutions.map((each) => each.text), count: found.status === "invalid" ? -1n : found.count };
}

test("all seven of TWO + TWO = FOUR are told, each once", () => {
  const { texts, count } = told("TWO + TWO = FOUR", 10);
  expect(count).toBe(7n);
  expect(new Set(texts)).toHaveLength(7);
  expect(texts).toContain("734 + 734 = 1468");
});

test("no more are told than are listed", () => {
  expect(told("TWO + TWO = FOUR", 3).texts).toHaveLength(3);
});

test("solutions of a general formula are told, too", () => {
  expect(told("√CAT = AT", 10).texts).toEqual(["√625 = 25"]);
});
