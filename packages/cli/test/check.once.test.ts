import { expect, it } from "vitest";
import { cryptarithm, cryptarithmJson } from "./command.js";

const SEND = "SEND + MORE = MONEY";

it.each([
  [SEND, "9567+1085=10652", 0, "Right."],
  [SEND, "S=9 E=5 N=6 D=7 M=1 O=0 R=8 Y=2", 0, "Right."],
  ["A^0.5 + BC^0.5 = DE^0.5", "A=7 B=2 C=8 D=6 E=3", 0, "Right."],
  [SEND, "S=9 E=5", 0, "Right so far, 6 letters are missing: N D M O R Y"],
  [SEND, "E=4", 1, "cannot be completed: no solution has E = 4"],
  [SEND, "E=5 N=5", 1, "E is 5 and N is 5"],
  [SEND, "0567+1085=10652", 1, "S starts SEND and is 0"],
])("grades %s with %s", (puzzle, answer, code, verdict) => {
  const result = cryptarithm(["check", puzzle, answer]);
  expect([result.code, result.err]).toEqual([code, ""]);
  expect(result.out).toContain(verdict);
});

it("shows where an answer has not the structure of the puzzle", () => {
  const { code, out, err } = cryptarithm(["check", SEND, "9567 - 1085 = 10652"]);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toContain("error: the puzzle has + here, the answer has -\n  9567 - 1085 = 10652\n       ^\n");
});

it("says nothing but the exit code when quiet", () => {
  expect(cryptarithm(["check", SEND, "E=4", "--quiet"])).toEqual({ code: 1, out: "", err: "" });
});

it("prints the violations as JSON", () => {
  const result = cryptarithmJson(["check", SEND, "E=5 N=5 M=0"]);
  expect(Object.keys(result)).toEqual([
    "formula",
    "status",
    "violations",
    "digits",
    "missing",
    "rules",
    "notes",
  ]);
  expect(result).toMatchObject({
    status: "wrong",
    violations: [
      { rule: "distinct", letters: ["E", "N"] },
      { rule: "leadingZero", letters: ["M"] },
    ],
  });
});

it("needs a puzzle and an answer", () => {
  expect(cryptarithm(["check", SEND]).err).toContain("check needs a puzzle and an answer");
  expect(cryptarithm(["check", "--file", "-", "E=4"], { input: SEND }).code).toBe(1);
});
