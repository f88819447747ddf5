/**
 * What the sources of this project ask for, point by point: a notebook of 79 formulas, a rebus
 * program that takes any alphabet, an exam question of three words; then the list of puzzles that
 * the project shows.
 */
import { answer, count, first, isUnique, type RuleOptions, solve } from "cryptarithm";
import { describe, expect, test } from "vitest";
import { fullAnswer, textsOf } from "./agreement.js";
import { MODE } from "./mode.js";

function counted(text: string, rules: RuleOptions = {}): number {
  const result = count(text, { ...rules, mode: MODE });
  expect(result).toMatchObject({ complete: true, diagnostics: [] });
  return Number(result.count);
}

describe("the notebook:", () => {
  test("A + B = C has 1 + 2 = 3 among its solutions", () => {
    expect(textsOf("A + B = C")).toContain("1 + 2 = 3");
  });

  test("A + B = CDE has none", () => {
    expect(fullAnswer("A + B = CDE")).toMatchObject({
      status: "none",
      complete: true,
      count: 0n,
      solutions: [],
    });
  });

  test("A * B = CA has exactly the six that are known", () => {
    const known = ["2 * 6 = 12", "4 * 6 = 24", "5 * 3 = 15", "5 * 7 = 35", "5 * 9 = 45", "8 * 6 = 48"];
    expect(textsOf("A * B = CA")).toEqual(known);
  });

  test("NUM + BER = PLAY has 96, 359 + 847 = 1206 among them", () => {
    const texts = textsOf("NUM + BER = PLAY");
    expect(texts).toHaveLength(96);
    expect(texts).toContain("359 + 847 = 1206");
    expect(texts).toContain("587 + 439 = 1026");
  });

  test("the first solution can be had without the others", () => {
    expect(first("NUM + BER = PLAY", { mode: MODE })).toEqual(fullAnswer("NUM + BER = PLAY").solutions[0]);
  });

  test("a word is worth its digits by their places", () => {
    expect(textsOf("ABC = 427")).toEqual(["427 = 427"]);
    expect(textsOf("ABC = 4 * dec(36)^2 + 2 * dec(36) + 7", { base: 36 })).toEqual([
      "427 = 4 * dec(36)^2 + 2 * dec(36) + 7",
    ]);
    expect(textsOf("ABC = 100 * A + 10 * B + C; ABC = 120")).toEqual([
      "120 = 100 * 1 + 10 * 2 + 0; 120 = 120",
    ]);
  });

  test("no number of two or more digits starts with 0, but a lone letter may be 0", () => {
    for (const text of textsOf("AB + C = DE")) expect(text).not.toMatch(/\b0\d/);
    expect(textsOf("AB + A = A")).toEqual([]);
    expect(textsOf("A + BC = BC")).toContain("0 + 12 = 12");
  });

  test("a division by zero is no solution, and no accident either", () => {
    expect(textsOf("A / B = A")).toEqual(
      textsOf("A = A * B and B > 0").map((t) => t.replace(/^(\d) = \d \* (\d).*/, "$1 / $2 = $1")),
    );
    expect(textsOf("X / X = X")).toEqual(["1 / 1 = 1"]);
    expect(counted("A / 0 = B")).toBe(0);
    expect(textsOf("A // (B - B) = C")).toEqual([]);
  });

  test("the same letter is the same digit, and different letters are different digits", () => {
    for (const { digits } of fullAnswer("AB + BA = CC").solutions) {
      expect(new Set(Object.values(digits)).size).toBe(Object.keys(digits).length);
    }
    expect(counted("AB + BA = CC")).toBeLessThan(counted("AB + BA = CC", { distinct: "off" }));
  });

  test("all ten digits may be used, and eleven letters are too many", () => {
    expect(counted("ABCDE * 2 = FGHIJ")).toBe(48);
    expect(fullAnswer("ABCDEF = GHIJK")).toMatchObject({
      status: "none",
      reason: "impossible: 11 letters, 10 digits (--base 11 or --distinct off would allow it).",
    });
  });
});

describe("the rebus program:", () => {
  const SOLUTION = { К: 4, Т: 9, О: 5 };
  test.each(["кто + кот = ток", "кто+кот=ток", "  КТО +   КОТ= ТОК ", "Кто + кОт = тОК"])(
    "%o is understood, whatever its case and spaces",
    (text) => {
      expect(fullAnswer(text).solutions).toEqual([
        { digits: SOLUTION, text: expect.stringMatching(/495 *\+ *459 *= *954|495\+459=954/) },
      ]);
    },
  );

  test("any alphabet will do", () => {
    const sums: readonly [string, number][] = [
      ["КНИГА + КНИГА + КНИГА = НАУКА", 1],
      ["ΕΝΑ + ΕΝΑ = ΔΥΟ", counted("ABC + ABC = DEF")],
      ["いち + いち = に", counted("AB + AB = C")],
      ["二 + 二 = 四", counted("A + A = B")],
      ["○△ + ○ = △○", counted("AB + A = BA")],
      ["🍎🍐 + 🍎 = 🍐🍎", counted("AB + A = BA")],
      ["é + e = à", counted("A + B = C")],
    ];
    for (const [text, size] of sums) expect([text, counted(text)]).toEqual([text, size]);
  });

  test("all solutions are given, not only the first", () => {
    expect(textsOf("TWO + TWO = FOUR")).toEqual([
      "734 + 734 = 1468",
      "765 + 765 = 1530",
      "836 + 836 = 1672",
      "846 + 846 = 1692",
      "867 + 867 = 1734",
      "928 + 928 = 1856",
      "938 + 938 = 1876",
    ]);
  });

  test.each([
    [
      "CAT + WHO = CURRENT",
      "two three-digit numbers add up to at most 999 + 999 = 1,998, but CURRENT has seven digits, at least 1,000,000.",
    ],
    [
      "BOOK + BOOK + BOOK = SCIENCE",
      "three four-digit numbers add up to at most 3 × 9,999 = 29,997, but SCIENCE has seven digits, at least 1,000,000.",
    ],
  ])("%s has no solution, and the answer says why", (text, reason) => {
    const result = fullAnswer(text);
    expect(result).toMatchObject({ status: "none", count: 0n, complete: true, reason });
    expect(result.notes[0]).toBe(reason);
  });
});

describe("the exam question:", () => {
  test("three words mean that the first two add up to the last, and the answer says so", () => {
    const result = fullAnswer("SEND MORE MONEY");
    expect(result.notes).toContain("Read as SEND + MORE = MONEY.");
    expect(result.solutions).toEqual([
      { digits: { S: 9, E: 5, N: 6, D: 7, M: 1, O: 0, R: 8, Y: 2 }, text: expect.stringContaining("10652") },
    ]);
  });

  test("no solution is an answer, proved", () => {
    expect(fullAnswer("A BC DEFG")).toMatchObject({ status: "none", complete: true });
    expect(fullAnswer("TEN TEN TEN", { loneZero: "forbid" })).toMatchObject({
      status: "none",
      complete: true,
    });
  });

  test("with its rule that no word starts with 0, X + X = X has none", () => {
    expect(counted("X + X = X", { loneZero: "forbid" })).toBe(0);
    expect(textsOf("X + X = X")).toEqual(["0 + 0 = 0"]);
  });

  test("uniqueness is told apart from solvability", () => {
    expect(isUnique("SEND + MORE = MONEY", { mode: MODE })).toBe(true);
    expect(isUnique("TWO + TWO = FOUR", { mode: MODE })).toBe(false);
    expect(isUnique("CAT + WHO = CURRENT", { mode: MODE })).toBe(false);
  });
});

describe("what the project shows:", () => {
  test.each([
    [10, 1],
    [11, 3],
    [12, 6],
    [13, 10],
    [14, 15],
    [16, 28],
    [20, 66],
    [36, 378],
  ])("SEND + MORE = MONEY has in base %i exactly %i solutions", (base, size) => {
    expect(counted("SEND + MORE = MONEY", { base })).toBe(size);
    expect(fullAnswer("SEND + MORE = MONEY", { base }).solutions).toHaveLength(size);
  });

  test.each<[string, RuleOptions, number]>([
    ["SEND + MORE = MONEY", { leadingZero: "allow" }, 25],
    ["IF*DR=DORI", {}, 1],
    ["IF*DR=DORI", { distinct: "off" }, 6],
    ["ABCDE*7=EEEEEE", {}, 1],
    ["ABCDE*7=EEEEEE", { literals: "reserved" }, 0],
    ["X + X = X", {}, 1],
    ["X + X = X", { loneZero: "forbid" }, 0],
    ["ALL + GLITTERS is not GOLD", {}, 2903040],
    ["PLUTO not in {PLANETS}", {}, 3265920],
    ["ABC^(1/3) = D", {}, 1],
    ["A / B = C", {}, 4],
    ["(2 * BE or not 2 * BE) = THE + QUES-TION", {}, 158],
    ["A^2 + B^2 = C^2", {}, 2],
    ["NORTH / SOUTH = EAST / WEST", {}, 1],
    ["NAUGHT ^ 2 = ZERO ^ 3", {}, 1],
  ])("%s under %o has %i solutions", (text, rules, size) => {
    expect(counted(text, rules)).toBe(size);
  });

  test("AB^0.5 + C^0.5 = DE^0.5 has seven, three of them with irrational roots", () => {
    const texts = textsOf("AB^0.5 + C^0.5 = DE^0.5");
    expect(texts).toHaveLength(7);
    const isSquare = (n: string): boolean => Number.isInteger(Math.sqrt(Number(n)));
    const irrational = texts.filter((t) => !(t.match(/\d+(?=\^)/g) ?? []).every(isSquare));
    expect(irrational).toHaveLength(3);
  });

  test("A = 1 or BC = 5 never shows 05", () => {
    const texts = textsOf("A = 1 or BC = 5");
    expect(texts).toHaveLength(64);
    for (const text of texts) expect(text).toMatch(/^1 = 1 or [1-9]\d = 5$/);
  });

  test("base find gives the smallest base with a solution", () => {
    const result = fullAnswer("SEND + MORE = MONEY", { base: "find" });
    expect(result.rules).toMatchObject({ base: 10, baseRule: "find" });
    expect(result.notes[0]).toMatch(/^base 10 is the smallest base with a solution\.$/i);
    expect(result.count).toBe(BigInt(counted("SEND + MORE = MONEY", { base: 10 })));
    for (let base = 9; base >= 2; base--) expect(counted("SEND + MORE = MONEY", { base })).toBe(0);
    expect([...solve("SEND + MORE = MONEY", { base: "find", mode: MODE })]).toEqual(result.solutions);
  });

  test("base find proves that there is no base where there is none", () => {
    const result = fullAnswer("A = A + 1", { base: "find" });
    expect(result).toMatchObject({ status: "none", complete: true, count: 0n });
    expect(result.notes[0]).toMatch(/^no base from 2 to 36 has a solution\.$/i);
  });

  test("base letters is the number of letters", () => {
    const result = fullAnswer("SEND + MORE = MONEY", { base: "letters" });
    expect(result.rules).toMatchObject({ base: 8, baseRule: "letters" });
    expect(counted("ABC + DEF = GHIJ", { base: "letters" })).toBe(counted("ABC + DEF = GHIJ"));
  });

  test("digits above 9 are letters in the text and numbers in the answer", () => {
    const [solution] = fullAnswer("AB = dec(255)", { base: 16, distinct: "off" }).solutions;
    expect(solution).toEqual({ digits: { A: 15, B: 15 }, text: "FF = dec(255)" });
  });

  test("A^B^C^D = E^F^G^H ends within 10 seconds", () => {
    const start = performance.now();
    const result = answer("A^B^C^D = E^F^G^H", { mode: MODE, limit: 0 });
    expect(performance.now() - start).toBeLessThan(10_000);
    expect(result).toMatchObject({ complete: true, status: "solved" });
  });

  test("9^9^9^9^A = B ends within 10 seconds", () => {
    const start = performance.now();
    expect(counted("9^9^9^9^A = B")).toBe(0);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
