/** The reasons for no solution: what they say, how long they are, and that each passes the checker. */
import { answer, type RuleOptions } from "cryptarithm";
import { describe, expect, test } from "vitest";
import { readCases } from "../../../test/cases.js";
import { posed } from "../../../test/posed.js";
import { type Explanation, explain } from "../../explain.js";
import { checkExplanation } from "../../proof/check-explanation.js";
import { ENGLISH } from "../language/english.js";
import { LANGUAGES } from "../language/languages.js";
import { say } from "../language/say.js";
import { tellNone } from "../tell/tell-none.js";

function explained(formula: string, rules: RuleOptions = {}): Explanation {
  const explanation = explain(formula, rules);
  if (explanation.status === "invalid") throw new Error(formula);
  return explanation;
}

const SHORT: readonly (readonly [string, RuleOptions, readonly string[]])[] = [
  [
    "CAT + WHO = CURRENT",
    {},
    [
      "Two three-digit numbers add up to at most 999 + 999 = 1,998, but CURRENT has seven digits, at least 1,000,000.",
    ],
  ],
  [
    "BOOK + BOOK + BOOK = SCIENCE",
    {},
    [
      "Three four-digit numbers add up to at most 3 × 9,999 = 29,997, but SCIENCE has seven digits, at least 1,000,000.",
    ],
  ],
  ["AB + C = DEFG", {}, ["AB + C is at most 99 + 9 = 108, but DEFG has four digits, at least 1,000."]],
  ["ABC - D = EF - 9", {}, ["EF - 9 is at most 99 - 9 = 90, but ABC - D is at least 100 - 9 = 91."]],
  ["AB * C = DEFG", {}, ["AB * C is at most 99 * 9 = 891, but DEFG has four digits, at least 1,000."]],
  ["AB^2 = CDEFG", {}, ["AB^2 is at most 99^2 = 9,801, but CDEFG has five digits, at least 10,000."]],
  ["AB = 100", {}, ["AB is at most 99, but it should be 100."]],
  [
    "AB + CD = EFGH",
    { base: 12, leadingZero: "forbid" },
    [
      "Two two-digit numbers add up to at most BB + BB = 1BA, but EFGH has four digits, at least 1,000. All numbers here are written in base 12.",
    ],
  ],
  [
    "AB + BC = DC",
    {},
    ["Units: B + C = C works only with B = 0. But BC begins with B, and no number begins with 0."],
  ],
  ["AB + AB = C7", {}, ["Units: B + B is even, so it never ends in 7."]],
  [
    "DREI + DREI = SECHS",
    {},
    [
      "DREI + DREI is less than 20,000, but SECHS has five digits. So it starts with 1.",
      "Units: I + I = 1 + 10·c1. One side would be even and the other odd.",
    ],
  ],
  ["ABC - BCA = 100", {}, ["Units: A = C, but different letters are different digits."]],
  [
    "ABC - BCA = 100",
    { distinct: "off" },
    [
      "Divided by 9, a number leaves the same remainder as the sum of its digits. Compare both sides. All letters cancel, and the 1 that is left would have to be a multiple of 9.",
    ],
  ],
  [
    "AA + BB = AA",
    {},
    ["Units: A + B = A works only with B = 0. But BB begins with B, and no number begins with 0."],
  ],
  [
    "A + A = AA",
    {},
    ["Units: A + A = A works only with A = 0. But AA begins with A, and no number begins with 0."],
  ],
  [
    "X + X = X",
    { loneZero: "forbid" },
    ["Units: X + X = X works only with X = 0, but a letter that stands alone may not be 0 here."],
  ],
  [
    "DONALD + ROBERT = GERALD",
    {},
    [
      "Units: D + T = D, so nothing is carried. Tens: L + R = L works only with R = 0. But ROBERT begins with R, and no number begins with 0.",
    ],
  ],
  ["A = A + 1", {}, ["Collect equal letters: everything cancels, and 1 = 0 is left."]],
  [
    "AB + AB = CAB",
    {},
    [
      "Units: B + B = B, so nothing is carried. Tens: A + A = A works only with A = 0. But AB begins with A, and no number begins with 0.",
    ],
  ],
  ["1 / 0 = A", {}, ["1 / 0 has no value."]],
  ["A > 9", {}, ["A is at most 9, so it is never more than 9."]],
  ["10 > AB", {}, ["AB has two digits, at least 10, so it is never less than 10."]],
  [
    "ONE + ONE = TEN",
    {},
    [
      "Units: E + E = N + 10·c1 can only be 1 + 1 = 2, 2 + 2 = 4, 3 + 3 = 6, 4 + 4 = 8, 5 + 5 = 10, 6 + 6 = 12, 7 + 7 = 14, 8 + 8 = 16 or 9 + 9 = 18. None of these fits the tens: N + N + c1 = E + 10·c2.",
    ],
  ],
  ["HALF + HALF = WHOLE", { given: { L: 8 } }, ["Tens: 8 + 8 + c1 is 16 or 17, which does not end in 8."]],
  [
    "HURRAY + HUZZAH = PUZZLES",
    { given: { R: 2 } },
    [
      "Thousands: Z is added and comes out again, so the rest would have to make 0 or 10. But it makes 2 or 3.",
    ],
  ],
  [
    "ODD * ODD = FREAKY",
    { given: { D: 6 } },
    ["Units: 6 × 6 = Y + 10·c1 works only with Y = 6, but 6 is taken by D."],
  ],
  ["ABCDEF = GHIJK", {}, ["There are 11 different letters, but only 10 digits."]],
  [
    "AB + C = D",
    { given: { A: [1, 2], B: [1, 2], C: [1, 2] } },
    ["A, B and C are 3 different letters, but the only digits for them are 1 and 2."],
  ],
  [
    "A = B",
    { given: { A: 3, B: 3 } },
    ["A and B are 2 different letters, but the only digit for them is 3."],
  ],
];

describe("one sentence is enough for", () => {
  test.each(SHORT)("%s under %o", (formula, rules, sentences) => {
    const { steps, end, count, explained: whole } = explained(formula, rules);
    expect(count).toBe(0n);
    expect(steps.map(({ text }) => text)).toEqual(sentences);
    expect(end).toEqual({ kind: "impossible" });
    expect(whole).toBe(true);
  });
});

test("LEET + CODE = POINT takes two steps", () => {
  const { steps } = explained("LEET + CODE = POINT");
  expect(steps.map(({ title }) => title)).toEqual(["E = 0", "⨯"]);
  expect(steps[1]?.text).toContain("works only if D and N are the same digit");
});

const ROWS = [...readCases("seeds"), ...readCases("puzzles")].filter(({ count }) => count === 0);

describe("the checker agrees that there is no solution of", () => {
  test.each([
    ...SHORT.map(([formula, rules]) => [formula, rules] as const),
    ...ROWS.map(({ formula, rules = {} }) => [formula, rules] as const),
    ["LEET + CODE = POINT", {}] as const,
    ["TEN + TEN = TWENTY", {}] as const,
    ["SEND + MORE = MONEY", { given: { E: 4 } }] as const,
    ["ONE + ONE = TEN", {}] as const,
    ["FIVE + FIVE = TEN + SIX", {}] as const,
  ])("%s under %o", (formula, rules) => {
    const explanation = explained(formula, rules);
    const { count, end, none } = explanation;
    expect(count, formula).toBe(0n);
    const ends = end.kind === "impossible" || end.kind === "fork";
    expect(ends).toBe(true);
    expect(none?.steps).toBeGreaterThan(0);
    expect(checkExplanation(posed(formula, rules), explanation)).toMatchObject({ ok: true, solutions: [] });
  });
});

describe("with one digit told wrong, the checker agrees that there is no solution of", () => {
  const unique = [...readCases("seeds"), ...readCases("puzzles")].filter(
    ({ count, rules }) => count === 1 && rules === undefined,
  );
  test.each(unique.slice(0, 30).map(({ formula }, i) => [formula, i] as const))("%s", (formula, i) => {
    const found = answer(formula);
    const [solution] = found.status === "invalid" ? [] : found.solutions;
    const letters = Object.entries(solution?.digits ?? {});
    const [letter, digit] = letters[i % letters.length] ?? ["", 0];
    const wrong = (digit + 1 + (i % 9)) % 10;
    const rules = { given: { [letter]: wrong } };
    const explanation = explained(formula, rules);
    expect(explanation.count).toBe(0n);
    const puzzle = posed(formula, rules);
    if (explanation.steps.length === 0) expect(puzzle.contradiction).toBeDefined();
    else expect(checkExplanation(puzzle, explanation)).toMatchObject({ ok: true, solutions: [] });
  });
});

describe("what would rescue a puzzle:", () => {
  const told = (formula: string, rules: RuleOptions = {}): string[] => {
    const { none, table } = explained(formula, rules);
    return none === undefined ? [] : tellNone(none, table).map((telling) => say(telling, ENGLISH));
  };

  test.each<[string, RuleOptions, string]>([
    [
      "AA + BB = AA",
      {},
      "If numbers might begin with 0, there would be 9 solutions, for example 11 + 00 = 11.",
    ],
    ["A + A = AA", {}, "If numbers might begin with 0, there would be one solution: 0 + 0 = 00."],
    ["AB + AB = C7", {}, "In base 11 there would be 3 solutions, for example 19 + 19 = 37."],
    [
      "X + X = X",
      { loneZero: "forbid" },
      "If a letter that stands alone might be 0, there would be one solution: 0 + 0 = 0.",
    ],
    [
      "A = B",
      {},
      "If different letters might be the same digit, there would be 10 solutions, for example 0 = 0.",
    ],
    [
      "SEND + MORE = MONEY",
      { given: { E: 4 } },
      "Without the given E = 4 there would be one solution: 9567 + 1085 = 10652.",
    ],
  ])("%s under %o: %s", (formula, rules, sentence) => {
    expect(told(formula, rules)[0]).toBe(sentence);
  });

  test("nothing is said where no single rule helps", () => {
    expect(told("CAT + WHO = CURRENT")).toEqual([]);
  });

  test("every language has the sentences", () => {
    for (const language of Object.values(LANGUAGES))
      for (const [formula, rules] of SHORT) {
        const explanation = explain(formula, { ...rules, language: language.code === "de" ? "de" : "en" });
        if (explanation.status === "invalid" || explanation.none === undefined) throw new Error(formula);
        for (const { text } of explanation.steps) expect(text).not.toMatch(/[{}]|undefined/);
        for (const telling of tellNone(explanation.none, true))
          expect(say(telling, language)).not.toMatch(/[{}]|undefined/);
      }
  });
});
