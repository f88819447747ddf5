import { describe, expect, it } from "vitest";
import { type CheckedResult, type CheckResult, check } from "./check.js";
import type { Mode } from "./search/run.js";
import type { SolveOptions } from "./solve.js";

const mode = process.env.CRYPTARITHM_MODE as Mode;
const SEND = "SEND + MORE = MONEY";

const graded = (puzzle: string, answer: string, options: SolveOptions = {}): CheckResult =>
  check(puzzle, answer, { mode, ...options });

/** The messages of a wrong answer. */
function mistakes(puzzle: string, answer: string, options: SolveOptions = {}): string[] {
  const result = graded(puzzle, answer, options);
  if (result.status !== "wrong") throw new Error(`${answer} is ${result.status}`);
  return result.violations.map((violation) => violation.message);
}

describe("right answers", () => {
  it.each([
    [SEND, "9567+1085=10652"],
    [SEND, " 9567 + 1085 == 10652 ; "],
    [SEND, "S=9 E=5 N=6 D=7 M=1 O=0 R=8 Y=2"],
    [SEND, "s:9, e:5; n=6,d=7,m=1,o=0,r=8,y=2"],
    [SEND, "SEND=9567 MORE=1085 Y=2"],
    ["SEND MORE MONEY", "9567 + 1085 = 10652"],
    ["SEND MORE MONEY", "9567 1085 10652"],
    ["A^0.5 + BC^0.5 = DE^0.5", "A=7 B=2 C=8 D=6 E=3"],
    ["A² = BC and not B = C", "4^2 = 16 && not 1 = 6"],
    ["A? + B = CC", "17 + 5 = 22"],
    ["A? + B = CC", "A=1 B=5 C=2"],
    ["C5 + 7 = D2", "45 + 7 = 52"],
  ])("%s is answered by %s", (puzzle, answer) => {
    expect(graded(puzzle, answer)).toMatchObject({ status: "right", violations: [] });
  });

  it("digits above 9 may be numbers or letters", () => {
    for (const answer of ["9+F=18", "X=9 Y=F A=1 B=8", "X=9 Y=15 A=1 B=8"]) {
      expect(graded("X+Y=AB", answer, { base: 16 })).toMatchObject({ status: "right", text: "9+F=18" });
    }
  });
});

describe("wrong answers are told every broken rule and its place", () => {
  it.each<[string, string, SolveOptions, string[]]>([
    [SEND, "E=5 N=5", {}, ["E is 5 and N is 5"]],
    ["MORE + MORE = MONEY", "M=0", {}, ["M starts MORE and MONEY and is 0"]],
    ["A + B = C", "A=0", { loneZero: "forbid" }, ["the lone letter A is 0"]],
    [SEND, "S=8", { given: { S: 9 } }, ["S is 8, but it is given that S is 9"]],
    [SEND, "S=8", { given: { S: { not: [8] } } }, ["S is 8, but it is given that S is not 8"]],
    [SEND, "E=9", { digits: "0-8" }, ["E is 9, but only the digits 0-8 may be used"]],
    ["A + 7 = BC", "A=7", { literals: "reserved" }, ["A is 7, a digit that is printed in the puzzle"]],
    [SEND, "Q=3", {}, ["the puzzle has no letter Q; its letters are S E N D M O R Y"]],
    [SEND, "S=9 S=8", {}, ["S is given twice, as 9 and as 8"]],
    [SEND, "S=12", {}, ["S is 12, which is no digit in base 10"]],
    [SEND, "9567 + 1085 = 1065", {}, ["MONEY has 5 digits, but 1065 has 4"]],
    ["C5 + A = DE", "46 + 7 = 52", {}, ["the puzzle prints 5 in C5, but 46 has 6 there"]],
    ["AB + A = CD", "AB=12 C=1 D=3", {}, ["A is 1 and C is 1"]],
    ["A/B = C", "A=1 B=0 C=2", {}, ["1 / 0 has no value"]],
    ["A * B = CD", "3 * 4 = 15", {}, ["the left side is 12, the right side is 15"]],
    ["A < B < C", "1 < 3 < 2", {}, ["B is 3, C is 2: 3 < 2 is false"]],
    ["is_prime(AB)", "A=1 B=5", {}, ["is_prime(AB) is not true: is_prime(15)"]],
    ["A in {B, C}", "1 in {2, 3}", {}, ["A is 1, which is not in {2, 3}"]],
    ["A = √B", "3 = √7", {}, ["the left side is 3, the right side is ≈ 2.6457513"]],
  ])("%s with %s under %j", (puzzle, answer, options, messages) => {
    expect(mistakes(puzzle, answer, options)).toEqual(messages);
  });

  it("a letter with two digits is named with both places", () => {
    expect(mistakes(SEND, "9567 + 1086 = 10653")).toContain("E is 5 in SEND but 6 in MORE");
    expect(mistakes("AA = B + C", "12 = 3 + 9")).toContain("A is both 1 and 2 in AA");
  });

  it("a wrong column of a sum is shown with its carry, counted from the units", () => {
    expect(mistakes("AB + CD = EF", "39 + 45 = 72")).toEqual([
      "column 0: 9 + 5 = 14, the sum has 2 (units)",
      "column 1: 3 + 4 + carry 1 = 8, the sum has 7 (tens)",
    ]);
    expect(mistakes("AB + CD = EF", "69 + 45 = 14")).toContain(
      "column 2: carry 1 = 1, the sum has no digit there (hundreds)",
    );
  });

  it("a wrong column of a difference is shown with its borrow", () => {
    expect(mistakes("AB - C = DE", "43 - 8 = 25")).toEqual([
      "column 1: 4 - borrow 1 = 3, the difference has 2 (tens)",
    ]);
    expect(mistakes("AB - C = D", "13 - 8 = 4")).toEqual([
      "column 0: 3 - 8 = -5, which leaves 5, the difference has 4 (units)",
    ]);
  });

  it("columns are written in the base", () => {
    expect(mistakes("A + B = CD", "A + 9 = 14", { base: 12 })).toEqual([
      "column 0: A + 9 = 17, the sum has 4",
    ]);
  });

  it("a place of the puzzle goes with the sentence", () => {
    const result = graded("AB = C + D", "05 = 2 + 3") as CheckedResult;
    expect(result.violations).toEqual([
      { rule: "leadingZero", message: "A starts AB and is 0", letters: ["A"], span: [0, 2] },
    ]);
  });
});

describe("answers in part", () => {
  it("are right so far when they can be completed", () => {
    expect(graded(SEND, "S=9 E=5")).toMatchObject({
      status: "partial",
      missing: ["N", "D", "M", "O", "R", "Y"],
    });
    expect(graded(SEND, "95ND + 10RE = 10NEY")).toMatchObject({
      status: "partial",
      missing: ["N", "D", "R", "Y"],
    });
    expect(graded(SEND, "9?6? + ???? = ?????")).toMatchObject({ status: "partial" });
  });

  it("that cannot be completed name the digits to blame", () => {
    expect(mistakes(SEND, "S=9 E=4")).toEqual(["cannot be completed: no solution has E = 4"]);
    expect(mistakes("A + B = C; A < 3", "B=1 C=5")).toEqual([
      "cannot be completed: no solution has B = 1 and C = 5",
    ]);
    expect(mistakes("AB + B = B", "B=3")).toEqual(["cannot be completed: the puzzle has no solution at all"]);
  });

  it("are unfinished when the limits are too small to know", () => {
    const result = graded("is_prime(ABCDEFGHIJ * K + 1)", "A=1", { base: 12, nodes: 3 });
    expect(result.status).toBe("unfinished");
  });
});

describe("what is no answer", () => {
  it.each([
    [SEND, "9567 - 1085 = 10652", "the puzzle has + here, the answer has -", [5, 6]],
    [SEND, "9567 + 1085", "the answer ends before =", [11, 11]],
    [SEND, "9567 + 1085 = 10652 + 1", "the puzzle ends here, the answer goes on with +", [20, 21]],
    [SEND, "hello", "there is no digit in the answer", [0, 5]],
    [SEND, "", "there is no answer to check", [0, 0]],
  ])("%s with %j shows where", (puzzle, answer, message, span) => {
    expect(graded(puzzle, answer)).toMatchObject({
      status: "invalid",
      where: "answer",
      diagnostics: [{ message, span }],
    });
  });

  it("a mistake in the puzzle is told as such", () => {
    expect(graded("SEND + ", "1 + 2 = 3")).toMatchObject({ status: "invalid", where: "puzzle" });
  });
});
