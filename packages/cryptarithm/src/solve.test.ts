/** The library as a script sees it: mistakes are values, the `…OrThrow` forms throw, notes and contrasts are said. */
import {
  answer,
  count,
  countOrThrow,
  first,
  isUnique,
  PuzzleError,
  plan,
  solve,
  solveOrThrow,
} from "cryptarithm";
import { describe, expect, test } from "vitest";
import { fullAnswer } from "../test/agreement.js";
import { readCases } from "../test/cases.js";
import { MODE } from "../test/mode.js";

const mode = MODE;

describe("a puzzle that is not understood", () => {
  const text = "2(MORE) = MONEY";

  test("gives diagnostics and no solutions, without an exception", () => {
    const solutions = solve(text, { mode });
    expect(solutions.diagnostics).toHaveLength(1);
    expect(solutions.diagnostics[0]).toMatchObject({ code: expect.any(String), hint: "write 2*(MORE)" });
    expect([...solutions]).toEqual([]);
    expect(first(text, { mode })).toBeUndefined();
    expect(isUnique(text, { mode })).toBeUndefined();
    expect(count(text, { mode })).toEqual({ count: 0n, complete: false, diagnostics: solutions.diagnostics });
    expect(answer(text, { mode })).toEqual({
      formula: text,
      status: "invalid",
      diagnostics: solutions.diagnostics,
    });
    expect(plan(text, { mode }).diagnostics).toEqual(solutions.diagnostics);
  });

  test("makes the …OrThrow forms throw a PuzzleError with the same diagnostics", () => {
    for (const ask of [() => solveOrThrow(text, { mode }), () => countOrThrow(text, { mode })]) {
      try {
        ask();
        expect.unreachable("it must throw");
      } catch (error) {
        expect(error).toBeInstanceOf(PuzzleError);
        expect(error).toMatchObject({ text, diagnostics: solve(text).diagnostics });
        expect(String(error)).toContain("write 2*(MORE)");
      }
    }
    expect([...solveOrThrow("SEND + MORE = MONEY", { mode })]).toHaveLength(1);
    expect(countOrThrow("SEND + MORE = MONEY", { mode }).count).toBe(1n);
  });

  test("is also one whose rules make no sense", () => {
    for (const rules of [{ base: 1 }, { digits: "x" }, { given: { Z: 1 } }, { distinct: ["Z"] }] as const) {
      expect(answer("A = B", { ...rules, mode }).status).toBe("invalid");
      expect(solve("A = B", { ...rules, mode }).diagnostics).toHaveLength(1);
      expect(plan("A = B", { ...rules, mode }).diagnostics).toHaveLength(1);
      expect(() => solveOrThrow("A = B", { ...rules, mode })).toThrow(PuzzleError);
    }
  });
});

describe("a list of solutions", () => {
  test("can be walked twice, and again after it was left early", () => {
    const solutions = solve("TWO + TWO = FOUR", { mode });
    for (const solution of solutions) {
      expect(solution.text).toBe("734 + 734 = 1468");
      break;
    }
    expect([...solutions]).toEqual([...solutions]);
    expect([...solutions]).toHaveLength(7);
  });

  test("writes every solution in the user's own spelling", () => {
    expect(first("  send+ more ==Money ", { mode })?.text).toBe("9567+ 1085 ==10652");
    expect(first("AB × C = DE; A = 1", { mode })?.text).toMatch(/^1\d × \d = \d\d; 1 = 1$/);
    expect(first("is_prime(AB) and A = 9", { mode })?.text).toBe("is_prime(97) and 9 = 9");
  });
});

describe("an answer", () => {
  test("lists ten solutions unless asked, and counts all", () => {
    expect(answer("NUM + BER = PLAY", { mode })).toMatchObject({
      count: 96n,
      status: "solved",
      complete: true,
    });
    expect(answer("NUM + BER = PLAY", { mode })).toHaveProperty("solutions.length", 10);
    expect(answer("NUM + BER = PLAY", { mode, limit: 0 })).toHaveProperty("solutions.length", 0);
    expect(answer("NUM + BER = PLAY", { mode, limit: 1e9 })).toHaveProperty("solutions.length", 96);
  });

  test("says when the other usual choice of a rule would change the count", () => {
    const result = fullAnswer("X + X = X", { contrast: true });
    expect(result.contrast).toEqual([{ rule: "loneZero", value: "forbid", count: 0n, complete: true }]);
    expect(result.notes).toContain("With --lone-zero forbid there are 0 solutions.");
    const send = fullAnswer("SEND + MORE = MONEY", { contrast: true });
    expect(send.contrast).toEqual([{ rule: "leadingZero", value: "allow", count: 25n, complete: true }]);
    const printed = fullAnswer("ABCDE*7=EEEEEE", { contrast: true });
    expect(printed.contrast).toContainEqual({
      rule: "literals",
      value: "reserved",
      count: 0n,
      complete: true,
    });
    expect(fullAnswer("SEND + MORE = MONEY").contrast).toBeUndefined();
  });

  test("says how accents were read", () => {
    expect(fullAnswer("É + E = A").notes).toHaveLength(1);
    expect(fullAnswer("É + E = A", { accents: "fold" }).notes).toEqual([
      "Letters that differ only in their accents count as one letter.",
    ]);
    expect(fullAnswer("B + E = A").notes).toEqual([]);
  });

  test("says when a line without solution reads as written-out arithmetic", () => {
    const note =
      "As arithmetic this line has no solution, but it reads as written-out arithmetic; --layout reads it as that.";
    expect(fullAnswer("AB*CD=EFG+HIJ=KLMN", { distinct: "off", given: { A: 1, K: 9 } }).notes).toContain(
      note,
    );
    expect(fullAnswer("A = A + 1").notes).not.toContain(note);
  });

  test("that none exists is proved: by a sentence, or by a complete search that says so", () => {
    expect(fullAnswer("CAT + WHO = CURRENT").reason).toBeDefined();
    const searched = fullAnswer("is_prime(A * B) and A > 1 and B > 1");
    expect(searched).toMatchObject({ status: "none", complete: true });
    expect(searched.notes[0]).toMatch(/a complete search .*every assignment/i);
  });

  test("reports what could not be decided instead of dropping it", () => {
    const result = fullAnswer("(9^9^A)! % 7 = E");
    expect(result).toMatchObject({ status: "unfinished", complete: false });
    expect(result.stats.undecided).toBeGreaterThan(0);
    expect(result.notes.join(" ")).toContain("could not be decided");
  });
});

describe("the plan of a puzzle", () => {
  test.each([
    ["SEND + MORE = MONEY", "linear"],
    ["TWO * TWO = SQUARE", "determined"],
    ["A * B + C * D = E * F + G", "determined"],
    ["A * B + C * D = E * F + G * H", "columns"],
    ["A^B < C * D", "bounds"],
  ])("of %s is %s, with steps, an expected cost and code", (text, strategy) => {
    const result = plan(text, { mode });
    expect(result).toMatchObject({ strategy, diagnostics: [] });
    expect(result.steps.length).toBeGreaterThan(2);
    expect(result.expectedNodes).toBeGreaterThan(0);
    expect(result.code).toContain('"use strict"');
    expect(result.contradiction).toBeUndefined();
  });

  test("has no steps when posing shows that there is no solution", () => {
    expect(plan("ABCDEF = GHIJK", { mode })).toMatchObject({
      steps: [],
      contradiction: "impossible: 11 letters, 10 digits (--base 11 or --distinct off would allow it).",
    });
  });

  test("expects about as many nodes as the search takes", () => {
    const rows = readCases("seeds").filter(
      (row) => row.rules === undefined && row.count > 0 && row.count < 1000,
    );
    let [expected, real] = [0, 0];
    for (const row of rows) {
      expected += Math.log(Math.max(1, plan(row.formula, { mode }).expectedNodes));
      real += Math.log(Math.max(1, fullAnswer(row.formula).stats.nodes));
    }
    // The mean factor by which the estimate is off, over all of them.
    expect(Math.abs(expected - real) / rows.length).toBeLessThan(Math.log(3));
  });

  test("brings no text of the user's into the code", () => {
    for (const text of ["SEND + MORE = MONEY", "КТО + КОТ = ТОК", "🍎 + 🍎 = 🍐"]) {
      expect(plan(text, { mode }).code).not.toMatch(/SEND|MONEY|К|🍎/u);
    }
  });
});
