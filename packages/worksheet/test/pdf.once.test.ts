/** The PDF of a sheet, taken apart: its pages, structure, fonts and bookmarks. */
import { inflateSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import type { Sheet } from "../src/index.js";
import { MissingCharacter, sheetPdf } from "../src/pdf/index.js";
import { DIVISION, MULTIPLICATION, puzzleOf, TWELVE } from "./some-puzzles.js";

const SHEET: Sheet = { title: "Autumn sums", puzzles: TWELVE, perPage: 12 };

/** The document as text; streams are unpacked, so that what is drawn can be read. */
function opened(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString("latin1");
  return text.replace(/stream\n([\s\S]*?)\nendstream/g, (whole, packed: string) => {
    try {
      return `stream\n${inflateSync(Buffer.from(packed, "latin1")).toString("latin1")}\nendstream`;
    } catch {
      return whole;
    }
  });
}

const counted = (text: string, what: RegExp): number => [...text.matchAll(what)].length;

let pdf: string;
let bytes: Uint8Array;

beforeAll(async () => {
  bytes = await sheetPdf(SHEET);
  pdf = opened(bytes);
}, 60_000);

describe("a PDF", () => {
  it("has the pages of the sheet on its paper", async () => {
    expect(counted(pdf, /\/Type \/Page\b/g)).toBe(2);
    expect(pdf.includes("/MediaBox [0 0 595.275591 841.889764]")).toBe(true);
    expect(opened(await sheetPdf({ ...SHEET, paper: "letter" }))).toMatch(
      /\/MediaBox \[0 0 612(\.0+)? 792(\.0+)?\]/,
    );
  });

  it("is tagged, and says its language and title", () => {
    expect(pdf.includes("/Marked true")).toBe(true);
    expect(pdf.includes("/StructTreeRoot")).toBe(true);
    expect(pdf.includes("/Lang (en)")).toBe(true);
    expect(pdf.includes("/DisplayDocTitle true")).toBe(true);
    expect(pdf.includes("\n(Autumn sums)\n")).toBe(true);
  });

  it("tells what its drawings show", () => {
    expect(counted(pdf, /\/S \/Figure/g)).toBe(12);
    expect(pdf.includes("/Alt (SEND plus MORE equals MONEY)")).toBe(true);
    expect(pdf.includes("/ActualText (D, E, M, N, O, R, S, Y)")).toBe(true);
  });

  it("has tables with heads for rows and columns", async () => {
    const sheet: Sheet = {
      puzzles: [puzzleOf("SEND + MORE = MONEY", { phrase: "money" })],
      block: "codebusters",
    };
    const question = opened(await sheetPdf(sheet));
    expect(question.includes("/ActualText (10652)")).toBe(true);
    expect(question.includes("/S /Table")).toBe(true);
    expect(/\/Scope \/?\(?Column/.test(question)).toBe(true);
    expect(/\/Scope \/?\(?Row/.test(question)).toBe(true);
  });

  it("marks everything that it draws as content or as decoration", () => {
    for (const [, stream = ""] of pdf.matchAll(/stream\n([\s\S]*?)\nendstream/g)) {
      if (!stream.includes(" BDC") && !stream.includes("BT")) continue;
      let depth = 0;
      for (const line of stream.split("\n")) {
        if (/\b(BDC|BMC)$/.test(line)) depth += 1;
        else if (line === "EMC") depth -= 1;
        else if (/ (Tj|TJ)$/.test(line) || /^(S|f|B)$/.test(line)) expect(depth, line).toBe(1);
      }
      expect(depth).toBe(0);
    }
  });

  it("has its fonts inside, none of them made of drawings", () => {
    expect(counted(pdf, /\/FontFile[23]? /g)).toBeGreaterThanOrEqual(3);
    expect(counted(pdf, /\/Type \/FontDescriptor/g)).toBe(counted(pdf, /\/FontFile[23]? /g));
    expect(pdf.includes("/Type3")).toBe(false);
    expect(pdf.includes("SourceSerif4-SemiBold")).toBe(true);
    expect(pdf.includes("SourceCodePro-Medium")).toBe(true);
  });

  it("has a bookmark for each page and each puzzle", () => {
    // Two pages, twelve puzzles, and their twelve answers; a title that is not Latin is written in UTF-16.
    expect(counted(pdf, /\/Dest \[/g)).toBe(2 + 12 + 12);
    expect(pdf.includes("/Title (Autumn sums, page 1 of 2)")).toBe(true);
    // From the left edge, at the height of the block.
    expect(/\/XYZ 0 742\.\d+ 0\]/.test(pdf)).toBe(true);
    expect(/\/Title \(1 {2}SEND \+ MORE = MONEY\)/.test(pdf)).toBe(true);
  });

  it("has the same bytes for the same sheet", async () => {
    expect(Buffer.from(await sheetPdf(SHEET)).equals(bytes)).toBe(true);
    expect(pdf.includes(`D:${new Date().getFullYear()}`)).toBe(false);
  });

  it("names a character that no font has", async () => {
    const puzzle = puzzleOf("漢字 + 字 = 漢漢", { grade: false });
    const failed = sheetPdf({ puzzles: [puzzle] });
    await expect(failed).rejects.toBeInstanceOf(MissingCharacter);
    await expect(failed).rejects.toThrow("漢 (U+6F22)");
  });

  it("draws pictures that are letters, and letters of several scripts", async () => {
    const puzzles = ["★□ + □★ = ○○", "ΑΒ + Β = ΓΔ", "ÄÖ + Ö = ŠČ"].map((text) =>
      puzzleOf(text, { grade: false }),
    );
    expect((await sheetPdf({ puzzles })).length).toBeGreaterThan(10_000);
  });

  it("has written-out arithmetic and everything else that a sheet may have", async () => {
    for (const block of ["aca", "cards", "codebusters"] as const) {
      const made = opened(await sheetPdf({ puzzles: [DIVISION, MULTIPLICATION], block, language: "de" }));
      expect(made.includes("/Lang (de)")).toBe(true);
    }
  });
});
