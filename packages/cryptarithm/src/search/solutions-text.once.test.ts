import { describe, expect, it } from "vitest";
import { GERMAN } from "../wording/german.js";
import { inLanguage } from "../wording/say.js";
import { answer } from "./answer-puzzle.js";
import { solutionsText } from "./solutions-text.js";

describe("a number of solutions", () => {
  it("is one or several, and known or at least so many", () => {
    const texts = [1n, 3n].flatMap((count) => [solutionsText(count, true), solutionsText(count, false)]);
    expect(texts).toEqual(["1 solution", "at least 1 solution", "3 solutions", "at least 3 solutions"]);
    expect(inLanguage(GERMAN, () => solutionsText(1n, false))).toBe("mindestens 1 Lösung");
  });

  it("is told of another reading that was not finished", () => {
    const found = answer("□□\n× 8□\n□□□\n□□\n□□□□", { layout: true, nodes: 5 });
    const notes = found.status === "invalid" ? [] : found.notes;
    expect(notes.at(-1)).toContain("reading 1 has at least 1 solution,");
  });
});
