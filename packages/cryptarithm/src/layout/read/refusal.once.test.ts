/** Texts that are refused, and what helps: nothing is read as a calculation that it is not. */
import { describe, expect, it } from "vitest";
import { answer } from "../../search/answer-puzzle.js";

const EQUATION = "an equation is no layout: give it without --layout";
const DASH = "a dash is a minus sign or part of a line: write ? for an unknown digit";

describe("refused with a hint", () => {
  it.each([
    ["A/B + C/D = E", EQUATION],
    ["A + B/C = D", EQUATION],
    ["   TEN\nx  --A\n -----\n   --A\n ----\nEAT-\n------\nENIGMA", DASH],
    ["    m-gh\n -------\n--)h---g-\n   g--\n   ---\n    ---", DASH],
    [
      "  AB\nx  C\n----\n  DE\n+ FG\n----\n  HI",
      "write them as statements, without --layout: AB * C = DE; DE + FG = HI",
    ],
    [
      "     2.?\n1.55)31.5\n     310\n     ---\n       50",
      "move both points until the divisor is whole: 315 : 15 for 31.5 : 1.5",
    ],
  ])("%s", (text, hint) => {
    const found = answer(text, { layout: true });
    expect(found.status === "invalid" && found.diagnostics[0]?.hint).toBe(hint);
  });
});

describe("divisors with decimals", () => {
  it.each([
    ["3.15 / 1.5 = ?.?", ["3.15 / 1.5 = 2.1"]],
    ["0.6 : 0.15 = ?", ["0.6 / 0.15 = 4"]],
    ["     2.?\n    -----\n1.5)3.15\n    3 0\n    ---\n      15\n      15", ["31.5 / 15 = 2.1"]],
  ])("%s", (text, solutions) => {
    const found = answer(text, { layout: true });
    if (solutions.length > 0)
      expect(found.status === "solved" && found.solutions.map((solution) => solution.text)).toEqual(
        solutions,
      );
    else expect(found.status === "invalid" || found.count <= 1n).toBe(true);
  });
});
