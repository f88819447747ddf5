/** What sheets say in words: formulas in the signs of print, questions that have one answer. */
import { describe, expect, it } from "vitest";
import { layOutSheet, pageSvg, sheetProblems, sheetText } from "../src/index.js";
import { puzzleLine, solvedLine, withSigns } from "../src/puzzle-line.js";
import { setCode } from "../src/set-code.js";
import { puzzleOf } from "./some-puzzles.js";

describe("formulas", () => {
  it("have the signs of print", () => {
    expect(withSigns("A ** B = C")).toBe("A ^ B = C");
    expect(withSigns("A^2 + B^3 != C^12")).toBe("A² + B³ ≠ C^12");
    expect(withSigns("A * B - -C >= D")).toBe("A × B − −C ≥ D");
    expect(puzzleLine(puzzleOf("A ** B = CD; A < B", { grade: false }), "en")).toBe("A^B = CD; A < B");
  });

  it("are spaced alike however they were typed", () => {
    expect(solvedLine("9567+1085=10652")).toBe("9567 + 1085 = 10652");
    const typed = puzzleOf("SEND+MORE=MONEY", { grade: false });
    const spaced = puzzleOf("SEND + MORE = MONEY", { grade: false });
    expect(sheetText({ puzzles: [typed] })).toBe(sheetText({ puzzles: [spaced] }));
    const layout = (text: string): string => setCode([puzzleOf(text, { layout: true, grade: false })]);
    expect(layout("  SEND\n+ MORE\n------\n MONEY")).toBe(layout("   SEND\n+  MORE\n-------\n  MONEY"));
  });
});

describe("a question", () => {
  const codes = (text: string, phrase: string, options = {}): string[] =>
    sheetProblems({ puzzles: [puzzleOf(text, { phrase, grade: false, ...options })], block: "codebusters" })
      .filter(({ severe }) => severe)
      .map(({ code }) => code);

  it("is refused where its values have several readings", () => {
    expect(codes("SEND + MORE = MONEY", "some money")).toEqual([]);
    expect(codes("TWO + TWO = FOUR", "two")).toEqual(["several"]);
    const given = { distinct: "off", given: { A: 1, B: 1, C: 2 } };
    expect(codes("A + B = C", "ac", given)).toEqual(["ambiguous-phrase"]);
    expect(codes("A + B = C", "c", given)).toEqual([]);
  });
});

it("puts no control characters into pictures", () => {
  const [page] = layOutSheet({ title: "a\u0001b\u0008", puzzles: [puzzleOf("SEND + MORE = MONEY")] });
  if (page === undefined) throw new Error("there is no page");
  expect(/\p{Cc}/u.test(pageSvg(page).replaceAll("\n", ""))).toBe(false);
});
