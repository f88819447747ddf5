/** Drawings as data: pictures of which nothing is lost on the way to SVG, pages, and what they say in each language. */
import { describe, expect, it } from "vitest";
import { collisions, picturesOf } from "../test/picture-boxes.js";
import { readXml, textOf, withName } from "../test/xml-reader.js";
import { draw } from "./draw.js";
import { readPuzzle } from "./layout/read-puzzle.js";
import { pageDrawings, pictureOf } from "./picture.js";
import type { Picture, PictureItem } from "./render/picture.js";
import { pictureSvg } from "./render/picture-svg.js";
import { placeName, rowNames } from "./render/row-names.js";
import { first } from "./solve.js";
import type { Formula } from "./syntax/ast.js";

const SEND = "SEND + MORE = MONEY";
const SYSTEM = "A + B = CD; E > ?; F^2 = AB";
const DIVISION = "KDNG / BT = STP; - PK = FN; - TN = BGG; - NB = N";
const PRODUCT = "  ?52?\nx   3?\n------\n  ?0?8\n 4??2\n------\n 4?7?8";
const ROOT = "√AB'CD gives root EF; - G = HCD; - HCD = I";
const GRID = "AB + C = DE\n-    +   -\n F + G =  H\n=    =   =\nIJ + K = DL";

function formulaOf(text: string, layout = false): Formula {
  const read = readPuzzle(text, { layout });
  if (!read.ok) throw new Error(read.diagnostics[0]?.message);
  return read.formula;
}

const glyphs = ({ items }: Picture, kind: string): string[] =>
  items.flatMap((item) => (item.kind === "glyph" && item.glyph === kind ? [item.text] : []));

describe("a picture", () => {
  it("holds all that the SVG of its puzzle shows", () => {
    for (const [text, layout] of [
      [SEND, false],
      [DIVISION, true],
      [PRODUCT, true],
      [ROOT, true],
      [GRID, true],
    ] as const) {
      const picture = pictureOf(formulaOf(text, layout));
      expect(pictureSvg(picture)).toBe(draw(text, { layout, format: "svg" }));
      expect(JSON.parse(JSON.stringify(picture))).toEqual(picture);
    }
  });

  it("of a system has its statements below each other, and nothing touches anything else", () => {
    const picture = pictureOf(formulaOf(SYSTEM));
    const parts = pageDrawings(formulaOf(SYSTEM)).length;
    expect(parts).toBe(3);
    expect(collisions(picturesOf(readXml(pictureSvg(picture))))).toEqual([]);
    const whole = readXml(draw(SYSTEM, { format: "svg" }) ?? "");
    expect([picture.title, picture.description]).toEqual([
      textOf(withName(whole, "title")[0] ?? whole),
      textOf(withName(whole, "desc")[0] ?? whole),
    ]);
    expect(Number(whole.attributes.height)).toBe(Math.round(picture.height * 40));
    const inside = (item: PictureItem): boolean =>
      item.kind === "path" || (item.x > 0 && item.x < picture.width && item.y > 0 && item.y < picture.height);
    expect(picture.items.every(inside)).toBe(true);
  });

  it("says which letter or unknown cell a glyph or box belongs to", () => {
    const { items } = pictureOf(formulaOf("?A + 1? = BA"), { known: { A: 5, "?2": 3 } });
    const of = (symbol: string): string[] =>
      items.flatMap((item) =>
        item.kind !== "path" && item.symbol === symbol ? [item.kind === "box" ? item.box : item.text] : [],
      );
    expect(of("A")).toEqual(["A", "A", "5", "5"]);
    expect(of("?1")).toEqual(["unknown"]);
    expect(of("?2")).toEqual(["unknown", "3"]);
    expect(of("B")).toEqual(["B"]);
  });

  it("has the digits of a solution, carries, and a band where a step looks", () => {
    const solution = first(SEND);
    if (solution === undefined) throw new Error("it has one");
    const solved = pictureOf(formulaOf(SEND), { solution });
    expect(glyphs(solved, "pen").join("")).toBe("9567108510652");
    expect(glyphs(solved, "letter").join("")).toBe("SENDMOREMONEY");
    const looking = pictureOf(formulaOf(SEND), { look: { part: 0, place: 1 }, carries: () => 1 });
    const boxes = looking.items.flatMap((item) => (item.kind === "box" ? [item.box] : []));
    expect(boxes).toEqual(["mark", "slot", "slot", "slot", "slot"]);
  });
});

describe("a page", () => {
  it("has every cell by line and column", () => {
    const [drawing] = pageDrawings(formulaOf(SEND), { carries: true });
    if (drawing?.kind !== "page") throw new Error("a sum is a page");
    expect(drawing.page.lines).toEqual(["carries", "cells", "cells", "rule", "cells"]);
    const below = drawing.page.placed.filter((thing) => thing.kind === "cell" && thing.place === 0);
    expect(new Set(below.map((thing) => "column" in thing && thing.column)).size).toBe(1);
    expect(below).toHaveLength(3);
  });
});

describe("what is said", () => {
  const german = (text: string, layout = false): string =>
    pictureOf(formulaOf(text, layout), { language: "de" }).title;
  const rows = (text: string, layout = false): string[] =>
    pageDrawings(formulaOf(text, layout)).flatMap((drawing) =>
      drawing.kind === "page" ? rowNames(drawing.page.rows, "de") : [],
    );

  it("is said in German, too: sums, powers, roots, blanks, chains", () => {
    expect(german(SEND)).toBe("SEND plus MORE gleich MONEY");
    expect(german("A^2 - 1? <= √B")).toBe("A hoch 2 minus 1 Lücke ist höchstens Quadratwurzel aus B");
    expect(german("A + B = C + D = 1.5")).toBe("A plus B gleich C plus D gleich 1,5");
    expect(german("A! / B != root(C, 4)")).toBe("A Fakultät durch B ist nicht 4. Wurzel aus C");
    expect(german("odd(A) or abs(B) = digit_sum(CD)")).toBe(
      "ungerade ist (A) oder Betrag von (B) gleich Quersumme von (CD)",
    );
  });

  it("is said in German of layouts", () => {
    expect(german(DIVISION, true)).toBe("KDNG durch BT gleich STP, Rest N");
    expect(german(ROOT, true)).toBe("Quadratwurzel aus ABCD gleich EF, Rest I");
    expect(german(GRID, true)).toMatch(/^Rechnungen in den Zeilen: AB plus C gleich DE; /);
    expect(pictureOf(formulaOf(GRID, true), { language: "de" }).description).toBe(
      "Ein Rechengitter: 9 Zahlen.",
    );
  });

  it("names rows and columns in both languages", () => {
    expect(rows(SEND)).toEqual(["erster Summand", "zweiter Summand", "Ergebnis"]);
    expect(rows("MONEY - SEND = MORE")[0]).toBe("Minuend");
    expect(rows(PRODUCT, true)[3]).toBe("Teilprodukt der Zehner");
    expect([placeName(1), placeName(1, "de"), placeName(-1, "de"), placeName(10)]).toEqual([
      "tens",
      "Zehner",
      "Zehntel",
      "column 11",
    ]);
  });

  it("is marked with its language where it is not English", () => {
    const [svg, html] = (["svg", "html"] as const).map(
      (format) => draw(SEND, { format, language: "de" }) ?? "",
    );
    expect(readXml(svg ?? "").attributes.lang).toBe("de");
    const table = readXml(html ?? "");
    expect(table.attributes.lang).toBe("de");
    expect(withName(table, "th").map(textOf)).toContain("plus zweiter Summand");
    expect(readXml(draw(SEND, { format: "svg" }) ?? "").attributes.lang).toBeUndefined();
  });

  it("leaves no word of English in German", () => {
    const words =
      /\b(blank|carry|empty|row|signs|equals|times|units|tens|addend|result|Solved|rows|of|and)\b/;
    for (const [text, layout] of [
      ["?? + A = B?", false],
      [DIVISION, true],
      [GRID, true],
      [PRODUCT, true],
    ] as const) {
      const html = draw(text, { layout, format: "html", language: "de", carries: true }) ?? "";
      expect(textOf(readXml(html))).not.toMatch(words);
    }
  });
});
