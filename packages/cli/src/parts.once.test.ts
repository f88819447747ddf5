import { type AnswerOptions, answer, type FoundAnswer, type RuleOptions } from "cryptarithm";
import { describe, expect, it } from "vitest";
import { joinAnswers } from "./joined-answer.js";
import { canBeCut, partsOf } from "./parts.js";

/** An answer to the whole that has been stopped before anything was searched. */
function posedOf(puzzle: string, options: AnswerOptions): FoundAnswer {
  const posed = answer(puzzle, { ...options, limit: 0, signal: { aborted: true } });
  if (posed.status === "invalid") throw new Error(`not understood: ${puzzle}`);
  return posed;
}

/** What the parts of a puzzle come to, without the figures of the search. */
function inParts(puzzle: string, options: AnswerOptions, threads: number): Record<string, unknown> {
  const posed = posedOf(puzzle, options);
  const parts = partsOf(puzzle, posed, threads);
  if (parts === undefined) throw new Error(`cannot be cut: ${puzzle}`);
  const answers = parts.map((given) => answer(puzzle, { ...options, given }) as FoundAnswer);
  const joined = joinAnswers(answers, { posed, limit: options.limit ?? 10, milliseconds: 0 });
  return result(joined ?? (answer(puzzle, options) as FoundAnswer));
}

const result = ({ stats: _, ...rest }: FoundAnswer): Record<string, unknown> => rest;

describe("the parts of a puzzle come to the same as the whole", () => {
  it.each<[string, RuleOptions]>([
    ["SEND + MORE = MONEY", {}],
    ["SEND + MORE = MONEY", { base: 16, leadingZero: "allow" }],
    ["NUM + BER = PLAY", { given: { N: [2, 7, 5], L: { not: [0] } } }],
    ["num + ber = play", { given: { n: 2 } }],
    ["Кто + кот = ток", { base: "letters" }],
    ["A1B + C = 2DE", { literals: "reserved" }],
    ["A1B + C = 2DE; C > 4", { literals: "reserved", loneZero: "forbid", given: { D: 0 } }],
    ["AB * C = DE", { distinct: "off" }],
    ["AB + BA = CD", { distinct: ["AB", "CD"] }],
    ["aA + Bb = AB", { distinct: "case" }],
    ["AB + C = DE", { digits: "1-5!" }],
    ["?A * B? = ?CA", {}],
    ["É + E = ÊE", { accents: "fold", base: 7 }],
    ["A + B = C or D^E = CC", {}],
    ["CAN SAY BRAND", {}],
    ["A! = B or C", { distinct: "off" }],
    ["MARS + VENUS = SATURN", {}],
    ["A^2 + B^2 = C^2", { base: 3 }],
    ["AB*CD=EFG+HIJ=KLMN", { base: 14, given: { A: 1, B: 2 } }],
    ["A / (B - B) = C", {}],
  ])("%s with %j", (puzzle, options) => {
    for (const [limit, threads] of [
      [0, 2],
      [3, 12],
      [Number.POSITIVE_INFINITY, 2],
    ] as const) {
      const whole = result(answer(puzzle, { ...options, limit }) as FoundAnswer);
      expect(inParts(puzzle, { ...options, limit }, threads)).toEqual(whole);
    }
  });
});

it("cuts at one letter for few threads, at two for many", () => {
  const posed = posedOf("ABC = DEF", {});
  expect(partsOf("ABC = DEF", posed, 2)).toHaveLength(10);
  expect(partsOf("ABC = DEF", posed, 12)).toHaveLength(100);
});

it("does not cut a puzzle without letters, nor what several threads would stop elsewhere", () => {
  expect(partsOf("?? * ? = 12", posedOf("?? * ? = 12", {}), 2)).toBeUndefined();
  expect([{ nodes: 5 }, { contrast: true }, { base: "find" } as const, {}].map(canBeCut)).toEqual([
    false,
    false,
    false,
    true,
  ]);
});
