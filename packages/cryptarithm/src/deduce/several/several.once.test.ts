/** What is said of several solutions, held against the search: every published puzzle that has 2 to 800. */
import { answer, type RuleOptions, solve } from "cryptarithm";
import { describe, expect, test } from "vitest";
import { type Case, readCases } from "../../../test/cases.js";
import { posed } from "../../../test/posed.js";
import { type ExplainOptions, type Explanation, explain } from "../../explain.js";
import { ENGLISH } from "../language/english.js";
import { LANGUAGES } from "../language/languages.js";
import { say } from "../language/say.js";
import { settingOf } from "../setting/setting.js";
import { View } from "../state/view.js";
import { tellSeveral } from "../tell/tell-several.js";
import { forkOf } from "./letter-fork.js";
import { type Several, severalOf } from "./several.js";
import { symmetryOf } from "./symmetry.js";

const MOST = 800;

const rows = [...readCases("seeds"), ...readCases("puzzles")].filter(
  ({ count }) => count >= 2 && count <= MOST,
);

/** What is said of a row, and its solutions; without the steps, which other tests look at. */
function severalIn({ formula, rules }: Case): {
  readonly several: Several;
  readonly solutions: readonly Readonly<Record<string, number>>[];
  readonly rules: RuleOptions;
} {
  const found = answer(formula, { ...rules, limit: MOST });
  if (found.status === "invalid") throw new Error(formula);
  const fixed = { ...rules, base: found.rules.base };
  const puzzle = posed(formula, fixed);
  const solutions = [...solve(formula, fixed)].map(({ digits }) => digits);
  const bySymbol = solutions.map((digits) => puzzle.symbols.map(({ name }) => digits[name] ?? -1));
  return { several: severalOf(puzzle, found.count, bySymbol), solutions, rules: fixed };
}

function given(rules: RuleOptions, digits: Readonly<Record<string, number>>): RuleOptions {
  return { ...rules, given: { ...rules.given, ...digits } };
}

const countOf = (formula: string, rules: RuleOptions): bigint => {
  const found = answer(formula, { ...rules, limit: 0 });
  return found.status === "invalid" ? -1n : found.count;
};

/** Puzzles with unknown cells have solutions with the same letters. */
const hasCells = ({ formula }: Case): boolean => /[?_□]/.test(formula);

describe.each(rows.filter((row) => !hasCells(row)))("$id $formula:", (row) => {
  const { several, solutions, rules } = severalIn(row);
  const { listed } = several;

  test("letters are forced that have one digit in all solutions, and no others", () => {
    for (const letter of Object.keys(solutions[0] ?? {})) {
      const digits = new Set(solutions.map((solution) => solution[letter]));
      expect(listed?.forced[letter], letter).toBe(digits.size === 1 ? [...digits][0] : undefined);
    }
  });

  test("its branches at the fork are all solutions", () => {
    const { fork } = listed ?? {};
    for (const { digit, solutions: n } of fork?.branches ?? [])
      expect(countOf(row.formula, given(rules, { [fork?.letter ?? ""]: digit }))).toBe(BigInt(n));
    expect((fork?.branches ?? []).reduce((sum, { solutions: n }) => sum + n, 0)).toBe(solutions.length);
  });

  test("the smallest givens leave one solution, and nothing smaller does", () => {
    const { size = 0, total = 0, examples = [] } = listed?.givens ?? {};
    expect(size).toBeGreaterThan(0);
    expect(examples.length).toBe(size === 1 ? total : Math.min(total, 20));
    for (const example of examples.slice(0, 6)) {
      expect(Object.keys(example)).toHaveLength(size);
      expect(countOf(row.formula, given(rules, example)), JSON.stringify(example)).toBe(1n);
    }
    const letters = Object.keys(solutions[0] ?? {});
    const singles = letters.flatMap((letter) =>
      solutions.flatMap((solution) =>
        solutions.filter((other) => other[letter] === solution[letter]).length === 1
          ? [{ [letter]: solution[letter] }]
          : [],
      ),
    );
    if (size > 1) expect(singles).toEqual([]);
    else expect(singles).toHaveLength(total);
    if (size > 2) {
      for (const a of letters)
        for (const b of letters)
          for (const solution of solutions) {
            const same = solutions.filter((o) => o[a] === solution[a] && o[b] === solution[b]);
            expect(same.length, `${a} ${b}`).toBeGreaterThan(1);
          }
    }
  });

  test("letters that can change places turn solutions into solutions", () => {
    const texts = new Set(solutions.map((solution) => JSON.stringify(solution)));
    for (const { kind, names } of several.interchangeable) {
      if (kind !== "letters") continue;
      for (const [a = "", b = ""] of names.slice(1).map((name, i) => [names[i], name])) {
        for (const solution of solutions) {
          const other = Object.fromEntries(
            Object.keys(solution).map((l) => [l, solution[l === a ? b : l === b ? a : l]]),
          );
          expect(texts.has(JSON.stringify(other)), `${a} ${b}`).toBe(true);
        }
      }
    }
  });

  test("every language has its sentences", () => {
    for (const language of Object.values(LANGUAGES))
      for (const telling of tellSeveral(several))
        expect(say(telling, language)).not.toMatch(/[{}]|undefined/);
  });
});

/** The sentences on a puzzle. */
function told(formula: string, options: ExplainOptions = {}): string[] {
  const { several, asked } = explained(formula, options);
  return several === undefined ? [] : tellSeveral(several, asked).map((telling) => say(telling, ENGLISH));
}

function explained(formula: string, options: ExplainOptions = {}): Explanation {
  const explanation = explain(formula, options);
  if (explanation.status === "invalid") throw new Error(formula);
  return explanation;
}

describe("what is said of several solutions:", () => {
  test("TWO + TWO = FOUR parts at O", () => {
    expect(told("TWO + TWO = FOUR")).toEqual([
      "There are 7 solutions.",
      "Always: F = 1.",
      "T is 7, 8 or 9.",
      "They part at O: it is 4, 5, 6 (2), 7 or 8 (2). In brackets: how many solutions that leaves.",
      "Tell one of these, and there is only one solution: W = 2|4, O = 4|5|7, U = 5|6|9 or R = 0|4|8.",
      "No digit of T would do.",
    ]);
  });

  test("WASH + YOUR = HANDS is pairs, and takes two digits", () => {
    const sentences = told("WASH + YOUR = HANDS");
    expect(sentences.slice(0, 3)).toEqual([
      "There are 12 solutions.",
      "W and Y count for the same wherever they stand, so they can change places: that always gives another solution.",
      "So the 12 solutions are 6 pairs.",
    ]);
    expect(countOf("WASH + YOUR = HANDS", { given: { W: 5, Y: 6 } })).toBe(1n);
    expect(explained("WASH + YOUR = HANDS").several?.listed?.givens.size).toBe(2);
  });

  test("SALEM - PCEP = MAZE parts at Z, and one given is enough", () => {
    const { listed } = explained("SALEM - PCEP = MAZE").several ?? {};
    expect(listed?.forced).toEqual({ S: 1 });
    expect(listed?.fork).toEqual({
      letter: "Z",
      branches: [
        { digit: 0, solutions: 5 },
        { digit: 9, solutions: 11 },
      ],
    });
    expect(listed?.givens.examples).toEqual([
      { L: 5 },
      { L: 9 },
      { E: 3 },
      { E: 5 },
      { P: 3 },
      { C: 4 },
      { C: 7 },
      { C: 9 },
    ]);
  });

  test("what is asked for comes first, whether it is unique or not", () => {
    expect(told("SEND + MORE = MONEY", { base: 12, ask: "M,MO" })[0]).toMatch(/^M is 1 in every solution\.$/);
    expect(told("A^2 + B^2 = C^2", { ask: "C" })[0]).toBe("C is 5 in every solution.");
    expect(told("A^2 + B^2 = C^2", { ask: "AC" })[0]).toBe(
      "AC is not the same in every solution: it is 35 or 45.",
    );
    expect(explained("SEND + MORE = MONEY", { ask: "money" }).asked).toEqual([
      { ask: "MONEY", unique: true, complete: true, values: [{ value: "10652", solutions: 1 }] },
    ]);
  });

  test("of too many solutions to look at, it is still said whether they differ in what is asked for", () => {
    const puzzle = "ABCDEFG < HIJ * 10000; A + B = A";
    expect(explained(puzzle, { ask: "B" })).toMatchObject({
      asked: [{ ask: "B", unique: true, complete: true, values: [{ value: "0" }] }],
    });
    const { asked = [], count } = explained(puzzle, { ask: "BA,C", given: { A: { not: [1] } } });
    expect(count).toBeGreaterThan(5000n);
    expect(asked.map(({ unique, complete, values }) => [unique, complete, values.length])).toEqual([
      [false, false, 2],
      [false, false, 2],
    ]);
    expect(told(puzzle, { ask: "B" })[0]).toBe("B is 0 in every solution.");
    expect(told(puzzle, { ask: "A" })[0]).toMatch(
      /^A is not the same in every solution: it can be \d or \d\.$/,
    );
  });

  test("a letter that the puzzle lacks cannot be asked for", () => {
    expect(explain("A + B = C", { ask: "AX" })).toMatchObject({
      status: "invalid",
      diagnostics: [{ code: "ask-letter", message: "the puzzle has no letter X" }],
    });
  });

  test("too many solutions are counted, not looked at", () => {
    const { several } = explained("ALL + GLITTERS is not GOLD", { milliseconds: 20_000 });
    expect(several).toEqual({ count: 2903040, interchangeable: [] });
    expect(told("ALL + GLITTERS is not GOLD")).toContain("They are too many to look at each of them.");
  });

  test("unknown cells can make solutions that no given letter tells apart", () => {
    const { several } = explained("A? + A = 2?; A = 2");
    expect(several?.listed?.givens.missing).toBe("unknown cells");
    expect(several?.listed?.fork).toBeUndefined();
  });

  test("an explanation with several solutions is data that JSON can hold", () => {
    expect(() => JSON.stringify(explained("WASH + YOUR = HANDS").several)).not.toThrow();
  });

  test.each(["TWO + TWO = FOUR", "HALF + HALF = WHOLE", "ODD + ODD = EVEN", "HUIT + HUIT = SEIZE"])(
    "the branches of %s do not lie deeper than two forks",
    (formula) => {
      const depthOf = ({ end }: Pick<Explanation, "end">): number =>
        end.kind === "fork" ? 1 + Math.max(...end.cases.map(depthOf)) : 0;
      expect(depthOf(explained(formula))).toBeLessThanOrEqual(formula.startsWith("TWO") ? 2 : 1);
    },
  );
});

describe("exchanges:", () => {
  const classes = (formula: string, rules: RuleOptions = {}): string[] => {
    const puzzle = posed(formula, rules);
    return symmetryOf(puzzle).classes.map((letters) => letters.map((s) => puzzle.symbols[s]?.name).join(""));
  };

  test.each<[string, string[]]>([
    ["ABC + DEF = GHIJ", ["AD", "BE", "CF"]],
    ["A + B + C = DE", ["ABC"]],
    ["A * B * C = DE", ["ABC"]],
    ["A * B + C * D = EF", ["AB", "CD"]],
    ["A - B = C", ["BC"]],
    ["A / B = C", []],
    ["A / B / C = D", ["BC"]],
    ["A ^ B = C", []],
    ["A = B", ["AB"]],
    ["A < B", []],
    ["max(A, B) = 5", []],
    ["AB + C = DE", ["BC"]],
    ["A + B + AC = DE", ["BC"]],
    ["DAB + CE = FGH", ["AC", "BE"]],
    ["(A - B) / (B - A) = -1; A + B = 7", []],
    ["A / B - A / B + B / A - B / A = 0", ["AB"]],
    ["A / B - A / B = 0", []],
  ])("%s: %j", (formula, expected) => {
    expect(classes(formula, { leadingZero: "allow" })).toEqual(expected);
  });

  test("letters with other digits allowed, or in other groups, stay where they are", () => {
    expect(classes("A + B = C", { given: { A: { not: [5] } } })).toEqual([]);
    expect(classes("DAB + CE = FGH")).toEqual(["BE"]);
    expect(classes("A + B + C = DE", { distinct: ["AB", "C"] })).toEqual(["AB"]);
  });

  test("words change places as a whole where their letters alone do not", () => {
    const puzzle = posed("AB * CD = EFGH");
    const { classes: letters, words } = symmetryOf(puzzle);
    expect(letters).toEqual([]);
    expect(words.map(({ renaming }) => renaming)).toEqual([[2, 3, 0, 1, 4, 5, 6, 7]]);
  });

  test("the number of patterns counts every pair once", () => {
    expect(explained("AB * CD = EFGH").several).toMatchObject({ count: 52, patterns: 26 });
    expect(explained("NUM + BER = PLAY").several).toMatchObject({ count: 96, patterns: 12 });
  });
});

test("the fork follows what is already known", () => {
  const setting = settingOf(posed("A + B = C"));
  const fork = forkOf([
    [1, 2, 3],
    [1, 3, 4],
    [2, 3, 5],
  ]);
  const view = View.of(setting);
  expect(fork(view)).toBe(2);
  view.learn({ kind: "digits", symbol: 0, digits: 1 << 1 });
  expect(fork(view)).toBe(1);
  view.learn({ kind: "digits", symbol: 1, digits: 1 << 2 });
  expect(fork(view)).toBeUndefined();
});
