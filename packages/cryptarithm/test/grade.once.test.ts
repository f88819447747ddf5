/**
 * What a grade promises: the same puzzle in other words has the same grade, what is known never makes it
 * harder, and the ladder of published puzzles is in the order in which a reader would put them.
 */
import { readFileSync } from "node:fs";
import { type Difficulty, first, type Grade, grade, type RuleOptions } from "cryptarithm";
import { describe, expect, it } from "vitest";
import { suggestedPoints } from "../src/points.js";
import { layOut, posedAs, reason } from "../src/reasoning.js";
import { answer } from "../src/search/answer-puzzle.js";
import { readCases } from "./cases.js";

const SEND = "SEND + MORE = MONEY";

function graded(formula: string, options: RuleOptions = {}): Grade {
  const found = grade(formula, options);
  if (found.status === "invalid") throw new Error(`${formula} is not understood`);
  return found;
}

function difficultyOf(formula: string, options: RuleOptions = {}): Difficulty {
  const { difficulty } = graded(formula, options);
  if (difficulty === undefined) throw new Error(`${formula} is not graded`);
  return difficulty;
}

/** What must not depend on how a puzzle is written. */
function essence(formula: string): Omit<Difficulty, "techniques"> {
  const { techniques: _, ...rest } = difficultyOf(formula);
  return rest;
}

/** Sums of two or more words with one solution, each as its addends and its result. */
const SUMS = [...readCases("puzzles"), ...readCases("seeds")].flatMap(({ formula, count, rules }) => {
  const sides = formula.split("=");
  const isSum = count === 1 && rules === undefined && /^[A-Z\s+]+=[A-Z\s]+$/.test(formula);
  if (!isSum || sides.length !== 2 || formula.length > 45) return [];
  const [added = "", result = ""] = sides;
  return [{ formula, addends: added.split("+").map((word) => word.trim()), result: result.trim() }];
});

describe("the same grade has", () => {
  const some = SUMS.filter((_, i) => i % 3 === 0);

  it("enough sums are looked at", () => {
    expect(some.length).toBeGreaterThan(15);
  });

  it.each(some)("$formula with its letters renamed", ({ formula }) => {
    const letters = [...new Set(formula.replace(/[^A-Z]/g, ""))];
    const renamed = formula.replace(/[A-Z]/g, (letter) => "ZYXWVUTSRQ"[letters.indexOf(letter)] ?? "");
    expect(essence(renamed)).toEqual(essence(formula));
  });

  it.each(some)("$formula with its addends the other way round", ({ formula, addends, result }) => {
    expect(essence(`${addends.toReversed().join(" + ")} = ${result}`)).toEqual(essence(formula));
  });

  it.each(some)("$formula with its sides swapped", ({ formula, addends, result }) => {
    expect(essence(`${result} = ${addends.join(" + ")}`)).toEqual(essence(formula));
  });

  it.each(some)("$formula written as a difference", ({ formula, addends, result }) => {
    const [kept, ...taken] = addends;
    expect(essence(`${[result, ...taken].join(" - ")} = ${kept}`)).toEqual(essence(formula));
  });

  it("the same puzzle whenever it is graded", () => {
    expect(difficultyOf(SEND)).toEqual(difficultyOf(SEND));
  });
});

describe("the level", () => {
  it("is never raised by a right given", () => {
    for (const { formula } of SUMS.filter((_, i) => i % 3 === 1)) {
      const { level } = difficultyOf(formula);
      for (const [letter, digit] of Object.entries(first(formula)?.digits ?? {}).filter(
        (_, i) => i % 3 === 0,
      )) {
        const given = { [letter]: digit };
        expect(difficultyOf(formula, { given }).level, `${formula} ${letter}`).toBeLessThanOrEqual(level);
      }
    }
  });

  it("is that of the hardest rule that the explanation tells", () => {
    for (const { formula } of SUMS.filter((_, i) => i % 2 === 0)) {
      const found = answer(formula);
      const layout = found.status === "invalid" ? undefined : layOut(posedAs(formula, {}, found));
      if (layout === undefined) throw new Error(`${formula} cannot be laid out`);
      const { node } = reason(layout, [], { cases: 20_000, isOver: () => false });
      const hardest = Math.max(...node.steps.map(({ finding }) => finding.rule.level));
      expect(hardest, formula).toBe(difficultyOf(formula).level);
    }
  });

  it("of what posing alone settles is the first", () => {
    expect(graded("ABCDE + FGHIJ = AGHIK")).toMatchObject({ status: "none", difficulty: { level: 1 } });
  });
});

describe("what is graded", () => {
  it("is the way to the one solution", () => {
    const { status, count, difficulty, notes } = graded(SEND);
    expect({ status, count, notes }).toEqual({ status: "unique", count: 1n, notes: [] });
    expect(difficulty).toMatchObject({ level: 3, cases: 0, depth: 0, table: false });
    expect(difficulty?.techniques[0]).toEqual({ rule: "overflow-digit", title: "overflow digit", count: 1 });
    expect(difficulty?.techniques.reduce((sum, technique) => sum + technique.count, 0)).toBe(
      difficulty?.steps,
    );
  });

  it("is the proof of several solutions, or of none, and the notes say so", () => {
    expect(graded("TWO + TWO = FOUR")).toMatchObject({ status: "several", count: 7n });
    expect(graded("TWO + TWO = FOUR").notes.at(-1)).toMatch(/^There are 7 solutions: graded is the proof/);
    expect(graded("AB + AB = C7").status).toBe("none");
    expect(graded("AB + AB = C7").notes.at(-1)).toMatch(/^There is no solution: graded is the proof/);
  });

  it("is nothing where there are far too many solutions", () => {
    expect(graded("A + B + C + D < EFG").difficulty).toBeUndefined();
    expect(graded("A + B + C + D < EFG").status).toBe("unfinished");
    expect(grade("SEND +").status).toBe("invalid");
  });
});

describe("points", () => {
  it("grow with the score, in steps of 25 between 125 and 375", () => {
    const points = [0, 20, 50, 110, 250, 500, 5000].map(suggestedPoints);
    expect(points).toEqual([125, 175, 225, 275, 325, 375, 375]);
  });
});

describe("the ladder", () => {
  const ladder = readFileSync(new URL("cases/ladder.txt", import.meta.url), "utf8")
    .trim()
    .split("\n");

  it("goes up from puzzle to puzzle as a reader would order them", () => {
    const scores = ladder.map((formula) => difficultyOf(formula).score);
    expect(scores).toHaveLength(20);
    for (const [i, score] of scores.entries()) {
      // Neighbours may be as good as equal; two rungs apart nobody doubts which is harder.
      expect(score, ladder[i]).toBeGreaterThan(0.9 * (scores[i - 1] ?? 0));
      expect(score, ladder[i]).toBeGreaterThan(scores[i - 2] ?? 0);
    }
  });

  it("begins with what is seen at a glance and ends with cases", () => {
    expect(difficultyOf(ladder[0] as string)).toMatchObject({ level: 1, band: "gentle" });
    expect(difficultyOf(ladder.at(-1) as string)).toMatchObject({ level: 5, band: "expert" });
  });
});
