/** Large puzzles: nothing runs off the paper, and what cannot be read is said before it is printed. */
import { describe, expect, it } from "vitest";
import { layOutSheet, type Sheet, type SheetProblem, sheetItems, sheetProblems } from "../src/index.js";
import { puzzleOf } from "./some-puzzles.js";

const sum = (addends: number): string => `${Array.from({ length: addends }, () => "AB").join(" + ")} = CDE`;

const problems = (sheet: Sheet): string[] =>
  sheetProblems(sheet)
    .filter(({ code }: SheetProblem) => code === "too-small" || code === "too-large")
    .map(({ code, severe }) => `${code}${severe ? "!" : ""}`);

/** How far down anything is drawn on any page. */
const lowest = (sheet: Sheet): number =>
  Math.max(
    ...layOutSheet(sheet).flatMap(({ children }) =>
      [...sheetItems(children)].map((item) =>
        item.kind === "text"
          ? item.y
          : item.kind === "line"
            ? Math.max(item.y1, item.y2)
            : item.kind === "rectangle"
              ? item.y + item.height
              : 0,
      ),
    ),
  );

describe("a long sum", () => {
  it.each([10, 11, 20, 40])("stays on the page of a Codebusters question: %i addends", (addends) => {
    for (const paper of ["a4", "letter"] as const) {
      const puzzle = puzzleOf(sum(addends), { grade: false, phrase: "abe" });
      const sheet: Sheet = { puzzles: [puzzle], block: "codebusters", paper };
      expect(lowest(sheet)).toBeLessThan(paper === "a4" ? 297 - 13 : 279.4 - 13);
      expect(problems(sheet).includes("too-large!")).toBe(false);
    }
  });

  it("is said to be small, and refused when nobody can read it", () => {
    expect(problems({ puzzles: [puzzleOf("SEND + MORE = MONEY")] })).toEqual([]);
    expect(problems({ puzzles: [puzzleOf(sum(60), { grade: false })], perPage: 1 })).toEqual(["too-small"]);
    expect(problems({ puzzles: [puzzleOf(sum(150), { grade: false })] })).toEqual(["too-small!"]);
    expect(problems({ puzzles: [puzzleOf(sum(12), { grade: false })], large: true })).toEqual(["too-small"]);
    const large = sheetProblems({ puzzles: [puzzleOf(sum(12), { grade: false })], large: true });
    expect(large.map(({ message }) => message)).toContain(
      "Puzzle 1 is too large for large print: its letters are smaller.",
    );
  });
});

describe("a phrase that is too long", () => {
  it("is refused where its values leave the page", () => {
    const phrase = Array.from({ length: 60 }, () => "some more money").join(" ");
    const puzzle = puzzleOf("SEND + MORE = MONEY", { phrase });
    expect(problems({ puzzles: [puzzle], block: "codebusters" })).toContain("too-large!");
    expect(problems({ puzzles: [puzzle], block: "cards" })).toContain("too-large!");
    expect(problems({ puzzles: [puzzle], block: "grid", key: "none" })).toEqual([]);
  });
});

describe("a card", () => {
  it("keeps the solved sum on its back", () => {
    for (const text of [sum(9), "SEND + MORE = MONEY"]) {
      const sheet: Sheet = { puzzles: [puzzleOf(text, { grade: false })], block: "cards" };
      expect(problems(sheet).includes("too-large!")).toBe(false);
    }
  });
});

describe("the rules at the foot", () => {
  it("stay clear of the body, however many there are", () => {
    const options = {
      base: 16,
      digits: "1-14",
      leadingZero: "allow",
      loneZero: "forbid",
      literals: "reserved",
      grade: false,
    } as const;
    const puzzles = [puzzleOf("SEND + MORE = MONEY", { ...options, given: { S: 9 } })];
    for (const large of [false, true])
      for (const language of ["en", "de"] as const) {
        const [page] = layOutSheet({ puzzles, large, language });
        const notes = [...sheetItems(page?.children ?? [])].flatMap((item) =>
          item.kind === "text" && item.y > 274 ? [item.y - 0.94 * item.size] : [],
        );
        expect(Math.min(...notes)).toBeGreaterThanOrEqual(274.5);
      }
  });
});
