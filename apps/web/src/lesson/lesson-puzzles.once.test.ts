import { grade, lessons } from "cryptarithm";
import { describe, expect, it } from "vitest";
import { LESSON_PUZZLES, puzzlesWith } from "./lesson-puzzles.js";

describe("the puzzles of the lesson", () => {
  it.each(LESSON_PUZZLES)("need what is written down: $text", ({ text, rules, needs }) => {
    const graded = grade(text, rules);
    if (graded.status === "invalid") throw new Error(text);
    expect(graded.difficulty?.techniques.map(({ rule }) => rule).join(" ")).toBe(needs);
  });

  it("name only rules that there are, and are few for each", () => {
    const names = new Set(lessons().map(({ rule }) => rule));
    const needed = new Set(LESSON_PUZZLES.flatMap(({ needs }) => needs.split(" ")));
    expect([...needed].filter((rule) => !names.has(rule))).toEqual([]);
    expect(puzzlesWith("finish-the-column")).toHaveLength(4);
    expect(puzzlesWith("length-check").map(({ text }) => text)).toEqual(["CAT + WHO = CURRENT"]);
  });
});
