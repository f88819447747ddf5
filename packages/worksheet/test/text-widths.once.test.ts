/** Text is measured by a table; the table says what the font files say. */
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { puzzleLine } from "../src/puzzle-line.js";
import { BOLD_WIDTHS, SERIF_WIDTHS, type WidthRun } from "../src/text/advance-widths.js";
import { textWidth } from "../src/text/measure.js";
import { paragraph } from "../src/text/paragraph.js";
import { puzzleOf } from "./some-puzzles.js";

interface Tool {
  readonly runsOf: (widths: Map<number, number>) => { readonly first: number; readonly widths: string }[];
  readonly widthsOf: (weight: number) => Map<number, number>;
}

const tool: Tool = await import(
  pathToFileURL(new URL("../../../tools/advance-widths.mjs", import.meta.url).pathname).href
);

describe("the widths of text", () => {
  it.each<[number, readonly WidthRun[]]>([
    [400, SERIF_WIDTHS],
    [600, BOLD_WIDTHS],
  ])("are those of the font files of weight %i", (weight, runs) => {
    expect(runs).toEqual(tool.runsOf(tool.widthsOf(weight)).map(({ first, widths }) => [first, widths]));
  });

  it("add up", () => {
    expect(textWidth("MM", 10, "bold")).toBeCloseTo(2 * textWidth("M", 10, "bold"));
    expect(textWidth("1234", 10, "mono")).toBe(24);
    expect(textWidth("é", 10, "serif")).toBe(textWidth("e", 10, "serif"));
    expect(textWidth("★", 10, "serif")).toBe(8);
  });
});

describe("a paragraph", () => {
  const place = { x: 10, y: 20, width: 50, size: 4 };

  it("has no line that is wider than it", () => {
    const text = "Every letter stands for a digit, Donaudampfschifffahrtsgesellschaftskapitän included.";
    for (const width of [8, 20, 50, 200]) {
      const { nodes } = paragraph(text, { ...place, width });
      for (const node of nodes)
        if (node.kind === "text") expect(node.width).toBeLessThanOrEqual(width + 1e-9);
    }
  });

  it("breaks no line at a firm space, unless it must", () => {
    const lines = (text: string, width: number): string[] =>
      paragraph(text, { ...place, width }).nodes.flatMap((node) => (node.kind === "text" ? [node.text] : []));
    expect(lines("so that E\u00a0+\u00a0O = N", 18)).toEqual(["so that", "E + O = N"]);
    expect(lines("E\u00a0+\u00a0O", 4).length).toBeGreaterThan(1);
  });

  it("keeps runs of several faces on one line, without spaces of its own", () => {
    const { nodes, lines } = paragraph(
      [{ text: "After ", font: "serif" }, { text: "SEND", font: "bold" }, { text: ", what" }],
      { ...place, width: 100 },
    );
    expect(lines).toBe(1);
    const [after, send, what] = nodes.flatMap((node) => (node.kind === "text" ? [node] : []));
    expect(send?.x).toBeCloseTo(10 + textWidth("After ", 4, "serif"));
    expect(what?.x).toBeCloseTo((send?.x ?? 0) + textWidth("SEND", 4, "bold"));
    expect([after?.text, send?.text, what?.text]).toEqual(["After", "SEND", ", what"]);
  });

  it("keeps formulas from left to right, and clusters whole", () => {
    const hebrew = puzzleOf("\u05d0\u05d1 + \u05d2 = \u05d3\u05d4", { grade: false });
    expect(puzzleLine(hebrew, "en")).toBe(
      "\u200e\u05d0\u05d1\u200e + \u200e\u05d2\u200e = \u200e\u05d3\u05d4\u200e",
    );
    expect(textWidth("\u200eA\u200d", 10, "serif")).toBe(textWidth("A", 10, "serif"));
  });

  it("has no text with spaces that a browser would leave out", () => {
    const { nodes } = paragraph("1\u00a0\u00a0 SEND ≤ MORE ★ 2", { ...place, width: 200 });
    const texts = nodes.flatMap((node) => (node.kind === "text" ? [node] : []));
    expect(texts.map(({ text }) => text)).toEqual(["1", "SEND", "MORE", "2"]);
    expect(texts[1]?.x).toBeCloseTo(10 + textWidth("1   ", 4, "serif"));
    expect(texts[2]?.x).toBeCloseTo(10 + textWidth("1   SEND ≤ ", 4, "serif"));
  });

  it("draws what no face has", () => {
    const { nodes } = paragraph("E ≤ 6", place);
    expect(nodes.map((node) => (node.kind === "group" ? node.actual : node.kind))).toEqual([
      "text",
      "≤",
      "text",
    ]);
  });
});
