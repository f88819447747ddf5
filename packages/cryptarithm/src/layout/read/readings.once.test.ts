/** Texts with several meanings have several readings, the likeliest first; what has none is a diagnostic at its place. */
import { describe, expect, it } from "vitest";
import { describeLayout } from "../describe-layout.js";
import { readLayout } from "../read-layout.js";

const told = (text: string): readonly string[] => {
  const read = readLayout(text);
  if (!read.ok) return [`${read.diagnostics[0]?.code}: ${read.diagnostics[0]?.message}`];
  return read.readings.map(({ layout }) => (layout === undefined ? "" : describeLayout(layout)));
};

/** The code, and the piece of the text that the first diagnostic points at. */
const pointed = (text: string): readonly (string | undefined)[] => {
  const read = readLayout(text);
  if (read.ok) return [];
  const [first] = read.diagnostics;
  return [first?.code, text.slice(...(first?.span ?? [0, 0]))];
};

describe("texts with several meanings", () => {
  it("have X as a letter where another sign is there", () => {
    expect(told("  AX\n× XB\n----\n CDE\nFGX\n----\nHIJK")[0]).toContain("AX times XB");
    expect(told("  XAX\n+ XBX\n-----\n CDEX")).toEqual(["Read as a sum: XAX + XBX = CDEX."]);
  });

  it("have X as a sign where it stands apart, though it is a letter elsewhere", () => {
    expect(told("  AXC\nX  DE\n-----\n FGHI\nJKLM\n-----\nNOPQR")[0]).toContain("AXC times DE");
  });

  it("have X both ways where it touches a row and is a letter elsewhere", () => {
    const readings = told(" AXC\nXDEF\n----\nGHIJ");
    expect(readings.some((line) => line.includes("AXC + XDEF"))).toBe(true);
  });

  it("have asterisks as cells and as signs", () => {
    expect(told("  ***\n*  **\n-----\n ****\n ***\n-----\n*****")[0]).toContain("??? times ??");
    expect(told("  ***\n×  **\n-----\n ****\n***\n-----\n*****")[0]).toContain("??? times ??, product ?????");
  });

  it("have dots as cells, and as decimal points where each stands between cells", () => {
    expect(told("   ...\nx   ..\n------\n  19..\n 3.0.\n------\n ..0..")[0]).toContain("??? times ??");
    expect(told("  1.5\n+ 2.5\n-----\n  4.0")[0]).toBe("Read as a sum: 1.5 + 2.5 = 4.0.");
  });

  it("have underscores as cells and as ruled lines", () => {
    expect(told("  _52_\nx   3_\n______\n  _0_8\n 4__2\n______\n 4_7_8")[0]).toContain(
      "?52? times 3?, product 4?7?8",
    );
    expect(told("  9567\n+ 1085\n______\n 10652")).toEqual(["Read as a sum: 9567 + 1085 = 10652."]);
    expect(told("  ____\n+ ____\n------\n _____")).toEqual(["Read as a sum: ???? + ???? = ?????."]);
  });

  it("may have rows of zeros among rows of unknown cells, in a later reading", () => {
    const readings = told("   ???\n×  ???\n------\n   ???\n  ???\n ???\n------\n ?????");
    expect(readings.length).toBe(2);
    expect(readings[0]).not.toContain("may be zeros");
    expect(readings[1]).toContain("2 rows may be zeros");
  });

  it("subtract or add what has no sign between a minuend and a subtrahend", () => {
    expect(told(" 100\n  20\n- 30\n----\n  50")).toEqual([
      "Read as a difference: 100 − 20 − 30 = 50.",
      "Read as sums and differences: 100 + 20 − 30 = 50.",
    ]);
  });

  it("have R as a mark in `772R4` and as a letter in a word", () => {
    expect(told("7)5408\n  ----\n  772R4")[0]).toContain("quotient 772, remainder 4");
    // Among letters, where the quotient would be too long with it.
    expect(told("C)DVD7\n  ----\n  9ACR1")[0]).toContain("quotient 9AC, remainder 1");
    expect(told("B)TURN\n  ----\n  PARK")[0]).toContain("quotient PARK");
    expect(told("B)TURN\n  ----\n  PAK r K")[0]).toContain("quotient PAK, remainder K");
  });

  it("never have more than six readings", () => {
    expect(told("??????\nx???????\n---\n??????\n??????\n---\n????????????").length).toBeLessThanOrEqual(6);
  });
});

describe("what cannot be read", () => {
  it.each([
    ["an unknown sign", "  AB\n+ C#\n----\n DEF", ["layout-unknown-sign", "#"]],
    [
      "a partial product that is too long",
      "  AB\n× CD\n----\nEFGHIJ\nKL\n----\nMNOP",
      ["layout-too-long", "EFGHIJ"],
    ],
    [
      "a partial product that is too short",
      "  ABCD\n×   EF\n------\n    GH\nIJKLM\n------\nNOPQRS",
      ["layout-too-short", "GH"],
    ],
    ["too many partial products", "  AB\n× CD\n----\n EF\nGH\nIJ\n----\nKLMN", ["layout-too-many", "IJ"]],
    ["no multiplier", "  ABC\n×\n-----\n DEF", ["layout-no-multiplier", "ABC"]],
    ["no product", "ABC\n× DE\n-----", ["layout-no-product", "ABC\n× DE"]],
    ["a product that is too long", "  AB\n×  C\n----\nDEFGH", ["layout-too-long", "DEFGH"]],
    ["a quotient that is too long", "   ABCD\n   ----\nEF)GHIJ\n   KL", ["layout-too-long", "ABCD"]],
    ["no quotient", "   ----\nEF)GHIJ\n   KL\n   --\n    M", ["layout-no-quotient", "EF)GHIJ"]],
    ["two rows above a dividend", "AB\nCD\nEF)GHIJ", ["layout-row", "AB"]],
    ["a root of other length", "  A B C\n √DE FG", ["layout-root-length", "A B C"]],
    ["no root", "√DE FG\n H\n --\n I", ["layout-no-root", "√DE FG"]],
    ["a sign among partial products", "  AB\n× CD\n----\n EFG\n-HI\n----\nJKLM", ["layout-sign", "-"]],
    ["two numbers on a line of a sum", "  AB\n+ CD   EF\n----\n GHI", ["layout-row", "EF"]],
    ["a single number", "ABC\n---", ["layout-incomplete", "ABC\n---"]],
    ["no number", "--\n--", ["layout-empty", "--\n--"]],
  ])("%s is told", (_, text, expected) => expect(pointed(text)).toEqual(expected));

  it("has a suggestion for nearly everything", () => {
    const read = readLayout("  AB\n+ C#\n----\n DEF");
    expect(read.ok ? "" : read.diagnostics[0]?.hint).toContain("leave it out");
  });
});
