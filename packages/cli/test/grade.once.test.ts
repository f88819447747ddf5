import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { cryptarithm, cryptarithmJson } from "./command.js";
import { misfits } from "./json-schema.js";

const schema = JSON.parse(readFileSync(new URL("../answer.schema.json", import.meta.url), "utf8"));

it("tells level, score and the rules that are needed", () => {
  const { code, out } = cryptarithm(["grade", "SEND + MORE = MONEY"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^SEND \+ MORE = MONEY\n {2}level +\d, .+\n {2}score +\d+(\.\d)?, \w+/);
  expect(out).toMatch(/needs +overflow digit/);
});

it("says when a proof is graded, and not a way to one answer", () => {
  expect(cryptarithm(["grade", "TWO + TWO = FOUR"]).out).toContain(
    "There are 7 solutions: this is the grade",
  );
  const none = cryptarithm(["grade", "CAT + WHO = CURRENT"]);
  expect(none.code).toBe(1);
  expect(none.out).toContain("this is the grade of the proof of that");
});

it("says why there is no grade", () => {
  expect(cryptarithm(["grade", "ALL + GLITTERS is not GOLD"]).out).toContain(
    "2,903,040 solutions are too many",
  );
  const large = "Explanations, hints and grades go up to base 32.";
  for (const command of ["grade", "hint", "explain"])
    expect(cryptarithm([command, "SEND + MORE = MONEY", "--base", "36"]).out).toContain(large);
});

it("gives scripts a line a puzzle", () => {
  const { out } = cryptarithm(["grade", "SEND + MORE = MONEY", "TWO + TWO = FOUR", "--quiet"]);
  expect(out).toMatch(/^\d\t[\d.]+\tSEND \+ MORE = MONEY\n\d\t[\d.]+\tTWO \+ TWO = FOUR\n$/);
});

it("speaks German, with a decimal comma", () => {
  const { out } = cryptarithm(["grade", "SEND + MORE = MONEY", "--language", "de"]);
  expect(out).toMatch(/Stufe +\d/);
  expect(out).toMatch(/Wertung +\d+,\d/);
});

it.each([["SEND + MORE = MONEY"], ["TWO + TWO = FOUR"], ["CAT + WHO = CURRENT"], ["A +"]])(
  "the JSON of the grade of %s fits the schema",
  (puzzle) => {
    expect(misfits(cryptarithmJson(["grade", puzzle]), schema, schema)).toEqual([]);
  },
);
