/**
 * Pictures, LaTeX, MathML, tables and text of random written-out calculations: whatever is on the page stands in each of
 * them once and in its place, nothing touches anything else, and what is written is well-formed.
 */
import { describe, expect, it } from "vitest";
import { writeOut } from "../src/layout/calculate/calculation.js";
import { displayWidth } from "../src/layout/write/display-width.js";
import type { Page, PlacedCell } from "../src/layout/write/page.js";
import { pageOfLayout } from "../src/layout/write/page-of-layout.js";
import { pageText } from "../src/layout/write/page-text.js";
import { type Random, randomFrom } from "../src/number/random.js";
import type { DrawingOptions, PageDrawing } from "../src/render/drawing.js";
import { drawingHtml } from "../src/render/drawing-html.js";
import { drawingLatex } from "../src/render/drawing-latex.js";
import { drawingMathml } from "../src/render/drawing-mathml.js";
import { drawingsOf } from "../src/render/drawings-of.js";
import { drawingsSvg } from "../src/render/drawings-svg.js";
import { FILLS } from "../src/render/fill-page.js";
import type { Formula } from "../src/syntax/ast.js";
import type { Layout } from "../src/syntax/layout.js";
import { anyDigit, blanked } from "./blanking.js";
import { sizeFrom } from "./mode.js";
import { collisions, picturesOf } from "./picture-boxes.js";
import { KINDS, randomCalculation } from "./random-calculation.js";
import { readXml, textOf, withName, type XmlElement } from "./xml-reader.js";

/** Pictures are looked at most closely. */
const PICTURES = sizeFrom("CRYPTARITHM_LAYOUTS", 300);
const RUNS = Math.ceil(PICTURES / 3);
const ALPHABETS = [
  "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  "ШЩЖЮФЫМДАБВГЕИКЛНОПРСТУХЦЧ",
  "かきくけこさしすせそたちつてとなにぬねのはひふへほま",
];

/** A calculation with some of its digits hidden, as one of many ways of drawing it. */
function randomDrawing(random: Random, kind: (typeof KINDS)[number]): PageDrawing {
  const base = random.pick([2, 8, 10, 10, 12, 16]);
  const { calculation, options } = randomCalculation(random, kind, { base, digits: 1 + random.integer(5) });
  const whole = writeOut(calculation, { ...options, cellOf: anyDigit });
  const layout = blanked(whole, { random, unknown: 30, letters: 60, alphabet: random.pick(ALPHABETS) });
  const digits = random.integer(3);
  const how: DrawingOptions = {
    ...(kind === "division" && { arrangement: random.pick(["above", "right", "below", "french"] as const) }),
    ...(kind === "root" && { arrangement: random.pick(["above", "right"] as const) }),
    groups: random.integer(2) === 1,
    fill: random.pick(FILLS),
    digitOf: (cell) => (digits === 0 || (digits === 1 && cell.kind === "unknown") ? undefined : "7"),
  };
  const [drawing] = drawingsOf(formulaOf(layout), how);
  if (drawing?.kind !== "page") throw new Error("a layout is a page");
  return drawing;
}

const formulaOf = (layout: Layout): Formula => ({
  text: "",
  statements: [],
  letters: [],
  unknowns: 0,
  wordList: false,
  accented: false,
  layout,
});

const cellsOf = (page: Page): PlacedCell[] => page.placed.filter((thing) => thing.kind === "cell");

describe.each(KINDS)("the page of a %s", (kind) => {
  it("has every cell of the layout once, each on a track of its own", () => {
    const random = randomFrom(41);
    for (let run = 0; run < RUNS; run++) {
      const { page, layout } = randomDrawing(random, kind);
      const cells = cellsOf(page);
      const all = layout.rows.flatMap((row) => row.cells);
      expect(cells.map(({ cell }) => JSON.stringify(cell)).sort()).toEqual(
        all.map((cell) => JSON.stringify(cell)).sort(),
      );
      const places = page.placed.flatMap((thing) =>
        "column" in thing && thing.kind !== "bracket" ? [`${thing.line} ${thing.column}`] : [],
      );
      expect(new Set(places).size).toBe(places.length);
      for (const { column, line } of cells) {
        expect(page.columns[column]).toBe("cell");
        expect(page.lines[line]).toBe("cells");
      }
    }
  });

  it("has the digits of a row in neighbouring columns, the higher place to the left", () => {
    const random = randomFrom(42);
    for (let run = 0; run < RUNS; run++) {
      const { page } = randomDrawing(random, kind);
      const rows = new Map<number, PlacedCell[]>();
      for (const cell of cellsOf(page)) rows.set(cell.row, [...(rows.get(cell.row) ?? []), cell]);
      for (const [row, cells] of rows) {
        const apart = kind === "root" && page.rows[row]?.role === "root";
        for (const [i, cell] of cells.entries()) {
          const before = cells[i - 1];
          if (before === undefined) continue;
          expect(before.place - cell.place).toBe(1);
          const between = page.columns.slice(before.column + 1, cell.column);
          expect(before.column).toBeLessThan(cell.column);
          if (!apart) expect(between).not.toContain("cell");
        }
      }
    }
  });

  it("lines up as text: all cells of a column end in one column of the terminal", () => {
    const random = randomFrom(43);
    for (let run = 0; run < RUNS; run++) {
      const { layout } = randomDrawing(random, kind);
      const page = pageOfLayout(layout);
      const lines = pageText(page).split("\n");
      // A ruled line above everything is not written.
      const skipped = page.lines[0] === "rule" ? 1 : 0;
      // Where a column can end is where all of its symbols end.
      const ends = new Map<number, readonly number[]>();
      for (const { line, column, cell } of cellsOf(page)) {
        const shown = cell.kind === "unknown" ? "?" : cell.kind === "letter" ? cell.letter : `${cell.value}`;
        const here = endsOf([...(lines[line - skipped] ?? "")], shown);
        const before = ends.get(column);
        ends.set(column, before === undefined ? here : before.filter((end) => here.includes(end)));
      }
      let last = 0;
      for (const [column, possible] of [...ends].sort(([a], [b]) => a - b)) {
        const end = possible.find((each) => each > last);
        expect(end, `column ${column} of\n${lines.join("\n")}`).toBeDefined();
        last = end ?? last;
      }
    }
  });

  it("is a well-formed picture in which nothing touches anything else", () => {
    const random = randomFrom(44);
    for (let run = 0; run < PICTURES; run++) {
      const drawing = randomDrawing(random, kind);
      const svg = drawingsSvg([drawing], {});
      const root = readXml(svg);
      expect(root.attributes.role).toBe("img");
      expect(textOf(withName(root, "title")[0] as XmlElement)).toBe(drawing.title);
      for (const element of everything(root)) expect(Object.keys(element.attributes)).not.toContain("style");
      const boxes = picturesOf(root);
      expect(collisions(boxes), svg).toEqual([]);
      const glyphs = withName(root, "text");
      const cells = cellsOf(drawing.page);
      const blank = cells.filter(({ cell, digit }) => cell.kind === "unknown" && digit === undefined);
      const corners = cells.filter(({ corner }) => corner).length;
      const others = drawing.page.placed.filter(
        ({ kind: each }) => each === "pen" || each === "label",
      ).length;
      const degrees = (drawing.layout.degree ?? 2) > 2 ? 1 : 0;
      expect(glyphs.length).toBe(cells.length - blank.length + corners + others + degrees);
    }
  });

  it("has its cells in LaTeX, MathML and HTML, all of them well-formed", () => {
    const random = randomFrom(45);
    for (let run = 0; run < RUNS; run++) {
      const drawing = randomDrawing(random, kind);
      const cells = cellsOf(drawing.page);
      const latex = drawingLatex(drawing);
      expect(balanced(latex), latex).toBe(true);
      const columns = drawing.page.columns.length;
      for (const line of latex.split("\n").filter((each) => each.endsWith("\\\\")))
        expect(line.split("&").length, latex).toBe(columns);
      const mathml = readXml(drawingMathml(drawing));
      for (const row of withName(mathml, "mtr")) {
        const spans = row.children.map((cell) => Number(cell.attributes.columnspan ?? 1));
        expect(spans.reduce((sum, span) => sum + span, 0)).toBe(columns);
      }
      const symbols = withName(mathml, "mpadded").length;
      const pens = drawing.page.placed.filter(({ kind: each }) => each === "pen").length;
      expect(symbols).toBe(cells.length + pens);
      const html = readXml(drawingHtml(drawing));
      expect(withName(html, "caption")).toHaveLength(1);
      // In a grid a number stands in one cell of the table, and so does a sign.
      const isGrid = kind === "grid" || kind === "magic-square";
      const signs = drawing.page.placed.filter(({ kind: each }) => each === "sign").length;
      const filled = withName(html, "td").filter((cell) => textOf(cell) !== "");
      expect(filled).toHaveLength(isGrid ? drawing.layout.rows.length + signs : cells.length);
      for (const head of withName(html, "th")) expect(["row", "col"]).toContain(head.attributes.scope);
      const widths = new Set(withName(html, "tr").map(({ children }) => children.length));
      expect(widths.size).toBe(1);
    }
  });
});

/** The columns of a terminal where a symbol ends in a line. */
function endsOf(line: readonly string[], symbol: string): number[] {
  const ends: number[] = [];
  let at = 0;
  for (const point of line) {
    at += displayWidth(point);
    if (point === symbol) ends.push(at);
  }
  return ends;
}

function everything(root: XmlElement): XmlElement[] {
  return [root, ...root.children.flatMap(everything)];
}

/** Whether brackets, environments and displays close. */
function balanced(latex: string): boolean {
  let depth = 0;
  for (const token of latex.match(/\\[{}]|[{}]/g) ?? []) {
    if (token === "{") depth++;
    else if (token === "}" && --depth < 0) return false;
  }
  const count = (text: string): number => latex.split(text).length;
  return (
    depth === 0 && count("\\begin{array}") === count("\\end{array}") && count("\\[\n") === count("\n\\]")
  );
}
