import { expect, test } from "vitest";
import { fillTemplate } from "./template.js";

const DIGITS = { S: 9, E: 5, N: 6, D: 7, M: 1, O: 0, R: 8, Y: 2 };

test.each([
  ["N 51 0[R].[S][E][N]", "N 51 08.956"],
  ["N 51 0[R].[SEN]", "N 51 08.956"],
  ["[s][é] é", "9[é] é"],
  ["N 51 SEND", "6 51 9567"],
  ["MONEY MAKER", "10652 1AK58"],
  ["9015 107586 825", "SOME MODERN RYE"],
  ["  9567  ", "SEND"],
  ["[Ж]", "[Ж]"],
])("%s is filled in as %s", (template, filled) => {
  expect(fillTemplate(template, DIGITS)?.text).toBe(filled);
});

test("letters in brackets that the puzzle does not have are named", () => {
  expect(fillTemplate("[S][X][Q][X]", DIGITS)).toEqual({ text: "9[X][Q][X]", lacks: ["X", "Q"] });
});

test("without brackets nothing is complained of", () => {
  expect(fillTemplate("QUIZ", DIGITS)).toEqual({ text: "QUIZ", lacks: [] });
});

test("digits of no letter are named", () => {
  expect(fillTemplate("93", DIGITS)).toEqual({ text: "S3", lacks: ["3"] });
});

test("an empty template gives nothing", () => {
  expect(fillTemplate("  ", DIGITS)).toBeUndefined();
});

test("with two cases as two letters each has its own digit", () => {
  expect(fillTemplate("[a][A]", { a: 3, A: 4 }, { case: "distinct" })?.text).toBe("34");
});
