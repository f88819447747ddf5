/** The puzzles of the days: frozen, each with one solution and of the level that is told. */
import { createHash } from "node:crypto";
import { grade } from "cryptarithm";
import { describe, expect, it } from "vitest";
import { THEME_NAMES } from "../language/theme-titles.js";
import { puzzleKey } from "../link/link.js";
import { addDays } from "./day.js";
import { dailyPuzzles, puzzleOfDay } from "./puzzle-of-day.js";
import { PUZZLES } from "./puzzles.js";

const WEEKS = 53;
/** From Monday to Sunday. */
const LEVELS = [1, 2, 2, 3, 3, 4, 5];

describe("the puzzles of the days", () => {
  it("are frozen: yesterday's puzzle is the same for ever", () => {
    expect(createHash("sha256").update(PUZZLES).digest("hex")).toBe(
      "ea11e82e190d281bc1a044d33f0ed929c378bb1ffc6625f8e53c2f10b783c959",
    );
  });

  it("are seven for each of 53 weeks, all different, and rise through the week", () => {
    const all = dailyPuzzles();
    expect(all.map(({ level }) => level)).toEqual(Array.from({ length: WEEKS }, () => LEVELS).flat());
    expect(new Set(all.map(({ puzzle }) => puzzleKey(puzzle))).size).toBe(WEEKS * LEVELS.length);
    for (let i = 0; i < all.length; i++) expect(all[i]?.theme).toBe(all[i - (i % 7)]?.theme);
  });

  it("have themes that have titles", () => {
    for (const { theme } of dailyPuzzles()) expect(THEME_NAMES).toContain(theme);
  });

  it("are there for every day of many years", () => {
    for (let day = "2024-12-30", i = 0; i < 3000; i++, day = addDays(day, 1))
      expect(puzzleOfDay(day).puzzle.text, day).not.toBe("");
    expect(puzzleOfDay("2026-11-30").puzzle.text).toBe("ICICLE + YULE = CHURCH");
  });

  // Five parts, so that a busy machine has time for each.
  it.each([0, 1, 2, 3, 4])(
    "are unique and of the level that is told, part %i of five",
    (part) => {
      for (const { puzzle, level } of dailyPuzzles().filter((_, i) => i % 5 === part)) {
        const graded = grade(puzzle.text, puzzle.rules);
        expect(graded.status, puzzle.text).toBe("unique");
        expect("difficulty" in graded && graded.difficulty?.level, puzzle.text).toBe(level);
      }
    },
    120_000,
  );
});
