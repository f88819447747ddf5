/** Answers: each is in every export, and none is given away on the sheet itself. */
import type { Rules } from "cryptarithm";
import { describe, expect, it } from "vitest";
import {
  layOutSheet,
  pageSvg,
  SHEET_BLOCKS,
  type Sheet,
  type SheetPage,
  sheetItems,
  sheetProblems,
  sheetText,
} from "../src/index.js";
import { ruleRemark } from "../src/rule-sentence.js";
import { DIVISION, NONE, puzzleOf, SEVERAL, TWELVE } from "./some-puzzles.js";

const MONEY = puzzleOf("SEND + MORE = MONEY", { phrase: "some more money" });
const PLANETS = puzzleOf("SATURN + URANUS = PLANETS", { phrase: "a planet turns" });

/** All that can be read on some pages, in order. */
const textOf = (pages: readonly SheetPage[]): string =>
  pages
    .flatMap(({ children }) => [...sheetItems(children)])
    .flatMap((item) => (item.kind === "text" ? [item.text] : []))
    .join(" ");

const keyPages = (sheet: Sheet): SheetPage[] =>
  layOutSheet(sheet).filter(({ kind }) => kind === "key" || kind === "backs");

const puzzlePages = (sheet: Sheet): SheetPage[] =>
  layOutSheet(sheet).filter(({ kind }) => kind === "puzzles");

describe("the key", () => {
  it.each(SHEET_BLOCKS)("has every answer in every export: %s", (block) => {
    for (const key of ["full", "tiny"] as const) {
      const sheet: Sheet = { puzzles: [MONEY, PLANETS, ...TWELVE], block, key };
      const svg = keyPages(sheet)
        .map(pageSvg)
        .join(" ")
        .replace(/<[^>]*>/g, " ")
        .replace(/\s+/g, " ");
      const exports = [textOf(keyPages(sheet)), sheetText(sheet), svg];
      for (const text of exports) {
        expect(text).toContain("9567 + 1085 = 10652");
        expect(text).toContain("546790 + 794075 = 1340865");
        expect(text).toContain("106782 − 98451 = 8331");
        expect(text).toContain("SOME MORE MONEY");
        expect(text).toContain("level 3");
      }
    }
  });

  it("has the rows of a division and its key", () => {
    const text = textOf(keyPages({ puzzles: [DIVISION], block: "aca" }));
    expect(text.replaceAll(" ", "")).toContain("5881");
    expect(text).toContain("BLACK SMITH");
  });

  it("writes a power as a power", () => {
    const power = puzzleOf("A ** B = C", { grade: false });
    expect(sheetText({ puzzles: [power] })).toMatch(/\n1\. \d(?:\^\d|[²³]) = \d+\n/);
  });

  it("has letters in the order of their digits", () => {
    expect(textOf(keyPages({ puzzles: [MONEY] }))).toMatch(/0 1 2 3 4 5 6 7 8 9 O M Y E N D R S/);
    expect(textOf(keyPages({ puzzles: [MONEY], key: "tiny" }))).toContain(
      "O = 0, M = 1, Y = 2, E = 5, N = 6, D = 7, R = 8, S = 9",
    );
  });

  it("that is tiny takes one page for a hundred puzzles", () => {
    const puzzles = Array.from({ length: 100 }, (_, i) => TWELVE[i % 12] as typeof MONEY);
    expect(keyPages({ puzzles, key: "tiny" }).length).toBe(1);
  });

  it("is missing only when it is not wanted", () => {
    expect(keyPages({ puzzles: TWELVE, key: "none" })).toEqual([]);
    expect(sheetText({ puzzles: TWELVE, key: "none" })).not.toContain("9567");
  });
});

describe("a sheet", () => {
  it("gives no digit of the answer away", () => {
    for (const block of SHEET_BLOCKS) {
      const text = textOf(puzzlePages({ puzzles: [{ ...MONEY, phrase: "" }], block }));
      expect(text.replaceAll(" ", "")).not.toContain("9567");
    }
  });

  it("is the same but for its values when only the solution is another one", () => {
    const digits = MONEY.solution?.digits ?? {};
    const swapped = { ...digits, S: digits.D ?? 0, D: digits.S ?? 0 };
    const other = { ...MONEY, solution: { text: "", digits: swapped } };
    const items = (puzzle: typeof MONEY): unknown[] =>
      puzzlePages({ puzzles: [puzzle], block: "codebusters" })
        .flatMap(({ children }) => [...sheetItems(children)])
        // The values stand in the size of their own; all else must be the same.
        .filter((item) => item.kind !== "text" || item.size !== 5.2);
    expect(items(other)).toEqual(items(MONEY));
  });

  it("has its code on every page, the same for the same puzzles", () => {
    const code = (sheet: Sheet): string => {
      const codes = layOutSheet(sheet).map((page) => /Set (\w{4}), page/.exec(textOf([page]))?.[1] ?? "");
      expect(new Set(codes).size).toBe(1);
      return codes[0] ?? "";
    };
    const usual = code({ puzzles: TWELVE });
    expect(code({ puzzles: TWELVE, perPage: 12, paper: "letter", title: "Other" })).toBe(usual);
    expect(code({ puzzles: TWELVE.slice(1) })).not.toBe(usual);
    expect(usual).toMatch(/^[2-9A-Z]{4}$/);
  });
});

describe("problems", () => {
  const codes = (sheet: Sheet): string[] => sheetProblems(sheet).map(({ code }) => code);

  it("are several solutions or none, said before and on the paper", () => {
    const sheet: Sheet = { puzzles: [MONEY, SEVERAL, NONE] };
    expect(codes(sheet)).toEqual(["several", "none"]);
    expect(textOf(puzzlePages(sheet))).toContain("7 solutions: find one");
    expect(textOf(puzzlePages(sheet))).toContain("There is no solution.");
    expect(textOf(keyPages(sheet))).toContain("one of 7 solutions");
  });

  it("are said of puzzles that were not solved in time", () => {
    const unsolved = { ...MONEY, complete: false, count: 0 };
    const { solution: _, ...open } = unsolved;
    expect(codes({ puzzles: [open] })).toEqual(["unfinished"]);
    expect(textOf(keyPages({ puzzles: [open] }))).toContain("Not solved");
  });

  it("name the letter that a phrase has and the puzzle lacks", () => {
    const puzzle = puzzleOf("SEND + MORE = MONEY", { phrase: "some zebra" });
    const [problem] = sheetProblems({ puzzles: [puzzle], block: "codebusters" });
    expect(problem).toMatchObject({ code: "phrase-letters", severe: true, puzzle: 0 });
    expect(problem?.message).toContain("no Z and no B and no A");
    expect(textOf(puzzlePages({ puzzles: [puzzle], block: "codebusters" }))).toContain("no Z, no B, no A");
  });

  it("are told in German on a German sheet", () => {
    expect(sheetProblems({ puzzles: [SEVERAL], language: "de" })[0]?.message).toBe(
      "Rätsel 1 hat 7 Lösungen.",
    );
    expect(textOf(layOutSheet({ puzzles: [SEVERAL], language: "de" }))).toContain(
      "Jeder Buchstabe steht für",
    );
  });

  it("are calculations that are too large for the paper", () => {
    const long = puzzleOf(`${Array.from({ length: 80 }, () => "AB").join(" + ")} = CDE`, { grade: false });
    expect(codes({ puzzles: [MONEY, long] })).toEqual(["too-small"]);
  });

  it("are phrases that are too long for a page", () => {
    const puzzle = puzzleOf("SEND + MORE = MONEY", { phrase: "some more money ".repeat(40) });
    const [problem] = sheetProblems({ puzzles: [puzzle], block: "codebusters" });
    expect(problem).toMatchObject({ code: "too-large", severe: true, puzzle: 0 });
  });

  it("are titles that are too long", () => {
    const title = "A title of so many words that nobody would ever want to read all of it";
    expect(codes({ puzzles: [MONEY], title })).toEqual(["title-too-long"]);
    expect(layOutSheet({ puzzles: [MONEY], title })[0]?.title).toContain("…");
    // Signs that no file may have become spaces.
    expect(layOutSheet({ puzzles: [MONEY], title: "a\u0001b" })[0]?.title).toMatch(/^a b, page 1/);
  });
});

describe("what has to be known of a puzzle", () => {
  const said = (...puzzles: readonly (typeof MONEY)[]): string => textOf(puzzlePages({ puzzles }));
  const square = puzzleOf("A B C\nD E F\nG H I", {
    layout: true,
    digits: "1-9!",
    given: { A: 2, B: 7, E: 5 },
    grade: false,
  });

  it("stands at the foot, and beside the puzzle where its rules are its own", () => {
    expect(said(MONEY)).toContain(
      "Every letter stands for a digit, different letters for different digits; no number",
    );
    const hex = puzzleOf("SEND + MORE = MONEY", { base: 16, given: { D: 13 }, grade: false });
    expect(said(hex)).toContain("all in base 16.");
    expect(said(MONEY, MONEY, hex)).toContain("In base 16; given D = 13.");
    expect(said(MONEY, hex, hex)).toContain("In base 10.");
  });

  it("follows from the foot and the remark, whatever most puzzles have", () => {
    const { rules: usual } = MONEY;
    const all = [
      usual,
      { ...usual, loneZero: "forbid" },
      { ...usual, literals: "reserved" },
      { ...usual, digits: "1-9" },
      { ...usual, digits: "1-9!" },
      { ...usual, base: 12, digits: "0-11" },
      { ...usual, base: 12, digits: "0-9" },
      { ...usual, base: 12, digits: "1-9" },
      { ...usual, leadingZero: "allow" },
      { ...usual, case: "distinct" },
      ...(["off", "case", ["SEND", "MORE"]] as const).map((distinct) => ({ ...usual, distinct })),
    ] as const satisfies readonly Rules[];
    for (const language of ["en", "de"] as const)
      for (const common of all) {
        const both = all.map((own: Rules) => ruleRemark(own, common, language));
        expect(new Set(both).size).toBe(all.length);
        expect(ruleRemark(common, common, language)).toBe("");
        // Where the base stands before it, the remark tells what else is different.
        const aca = all.map((own: Rules) => [
          own.base,
          ruleRemark(own, common, language, { baseIsSaid: true }),
        ]);
        expect(new Set(aca.map((each) => each.join(" "))).size).toBe(all.length);
      }
    const nine = puzzleOf("A + B = CD", { digits: "1-9", grade: false });
    expect(said(nine, nine, MONEY)).toContain("All the digits 0-9.");
  });

  it("tells of boxes, and of letters only where there are some", () => {
    const boxes = puzzleOf("???3 * ? = ?6491", { grade: false });
    expect(said(boxes)).toContain("Every box stands for a digit; no number begins with 0.");
    expect(said(boxes, MONEY)).toContain("a box in place of a letter may be any digit");
  });

  it("tells what a magic square is", () => {
    expect(said(square)).toContain("Every row, every column and both diagonals have the same sum.");
    expect(said(square)).toContain("Given A = 2, B = 7, E = 5.");
  });
});
