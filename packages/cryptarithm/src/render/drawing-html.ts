/**
 * Drawings in HTML for those who hear them: a table with a header for each row (first addend, partial product of the
 * tens) and each column (units, tens), in the order of the calculation and not of the page. It has neither styles nor
 * scripts; a group of rows ends where a ruled line is.
 */

import type { LanguageCode } from "../deduce/language/languages.js";
import { isBlank, writtenCell } from "../layout/line.js";
import { leftOf } from "../layout/rows.js";
import type { Page, PageRow, PlacedCell } from "../layout/write/page.js";
import { digitText } from "../number/digit-text.js";
import type { Drawing, PageDrawing } from "./drawing.js";
import { drawingMathml } from "./drawing-mathml.js";
import type { DrawingWords } from "./language/drawing-words.js";
import { wordsOf } from "./language/words-of.js";
import { placeName, rowNames } from "./row-names.js";
import { element, escaped } from "./xml.js";

export function drawingHtml(drawing: Drawing, language: LanguageCode = "en"): string {
  const words = wordsOf(language);
  if (drawing.kind === "math") {
    const caption = element("figcaption", {}, escaped(captionOf(drawing, words)));
    return element(
      "figure",
      { class: "cryptarithm", lang: langOf(words) },
      `\n${caption}\n${drawingMathml(drawing)}\n`,
    );
  }
  return drawing.layout.kind === "grid" || drawing.layout.kind === "magic-square"
    ? gridTable(drawing, words)
    : calculationTable(drawing, words, language);
}

/** English is the language of everything around the drawing, as far as one can tell. */
const langOf = ({ code }: DrawingWords): string | undefined => (code === "en" ? undefined : code);

function captionOf({ title, solved }: Drawing, words: DrawingWords): string {
  return solved === undefined ? title : `${title}. ${words.solved}: ${solved}`;
}

function table(drawing: Drawing, content: readonly string[], words: DrawingWords): string {
  const caption = element("caption", {}, escaped(captionOf(drawing, words)));
  return element(
    "table",
    { class: "cryptarithm", lang: langOf(words) },
    `\n${[caption, ...content].join("\n")}\n`,
  );
}

function calculationTable(drawing: PageDrawing, words: DrawingWords, language: LanguageCode): string {
  const { page, layout } = drawing;
  const left = Math.max(...layout.rows.map(leftOf));
  const right = Math.min(...layout.rows.map((row) => row.right));
  const places = Array.from({ length: left - right + 1 }, (_, i) => left - i);
  const heads = places.map((place) => element("th", { scope: "col" }, placeName(place, language)));
  const head = element("thead", {}, element("tr", {}, element("td") + heads.join("")));
  const carries = carryRow(page, places, words);
  const names = rowNames(page.rows, language);
  const contents = contentsOf(page);
  const order = readingOrder(page.rows);
  let group: string[] = [];
  const groups: string[][] = [group];
  let line = -1;
  for (const index of order) {
    const row = page.rows[index] as PageRow;
    if (line >= 0 && ruleBetween(page, line, row.line)) {
      group = [];
      groups.push(group);
    }
    line = row.line;
    group.push(
      rowOfTable({
        row,
        places,
        name: names[index] as string,
        content: contents[index] as RowContent,
        words,
      }),
    );
  }
  const bodies = groups
    .filter((rows) => rows.length > 0)
    .map((rows) => element("tbody", {}, `\n${rows.join("\n")}\n`));
  return table(drawing, [head, ...carries, ...bodies], words);
}

/** Divisors, dividends and results are read first, wherever they stand; the rest from above. */
function readingOrder(rows: readonly PageRow[]): readonly number[] {
  return [...rows.keys()].sort((a, b) => rank(rows[a]) - rank(rows[b]) || a - b);
}

const FIRST = ["dividend", "divisor", "quotient", "radicand", "root"];

function rank(row: PageRow | undefined): number {
  const at = FIRST.indexOf(row?.role ?? "");
  return at < 0 ? FIRST.length : 0;
}

const ruleBetween = (page: Page, from: number, to: number): boolean =>
  page.lines.slice(from + 1, to).includes("rule");

/** What stands in a row, by place. */
interface RowContent {
  readonly cells: Map<number, PlacedCell>;
  readonly pens: Map<number, string>;
  readonly marked: Set<number>;
}

function contentsOf(page: Page): RowContent[] {
  const contents = page.rows.map(
    (): RowContent => ({ cells: new Map(), pens: new Map(), marked: new Set() }),
  );
  const marks = page.placed.filter((thing) => thing.kind === "mark");
  for (const thing of page.placed) {
    if (thing.kind === "pen") contents[thing.row]?.pens.set(thing.place, thing.text);
    if (thing.kind !== "cell") continue;
    const { row, place, line, column } = thing;
    contents[row]?.cells.set(place, thing);
    const isMarked = marks.some(
      ({ from, to, fromLine, toLine }) =>
        column >= from && column <= to && line >= fromLine && line <= toLine,
    );
    if (isMarked) contents[row]?.marked.add(place);
  }
  return contents;
}

function rowOfTable({
  row,
  places,
  name,
  content: { cells, pens, marked },
  words,
}: {
  readonly row: PageRow;
  readonly places: readonly number[];
  readonly name: string;
  readonly content: RowContent;
  readonly words: DrawingWords;
}): string {
  const sign = row.sign === undefined ? "" : `${words.signs[row.sign]} `;
  const head = element("th", { scope: "row" }, escaped(sign + name));
  const written = places.map((place) => {
    const cell = cells.get(place);
    if (cell === undefined) return element("td");
    const text = cellText(cell, pens.get(place), words);
    return element("td", {}, marked.has(place) ? element("mark", {}, text) : text);
  });
  return element("tr", {}, head + written.join(""));
}

/** What a cell holds: `S`, `S = 9`, `blank`. */
function cellText({ cell, digit }: PlacedCell, pen: string | undefined, words: DrawingWords): string {
  const known = digit ?? pen;
  if (cell.kind === "digit" && !cell.unwritten) return digitText(cell.value);
  const name = isBlank(cell) ? words.blank : escaped(writtenCell(cell));
  return known === undefined ? name : `${name} = ${element("b", {}, escaped(known))}`;
}

function carryRow(page: Page, places: readonly number[], words: DrawingWords): string[] {
  const carries = new Map<number, string>();
  for (const thing of page.placed)
    if (thing.kind === "carry") carries.set(thing.place, thing.text ?? words.empty);
  if (carries.size === 0) return [];
  const cells = places.map((place) => element("td", {}, escaped(carries.get(place) ?? "")));
  return [
    element("tbody", {}, element("tr", {}, element("th", { scope: "row" }, words.carry) + cells.join(""))),
  ];
}

/** The lines of a grid as rows of a table; signs stand in cells of their own. */
function gridTable(drawing: PageDrawing, words: DrawingWords): string {
  const { page } = drawing;
  const columns = gridColumns(page);
  const last = Math.max(...columns.values()) + 1;
  const body: string[] = [];
  let entries = 0;
  for (const [line, kind] of page.lines.entries()) {
    if (kind !== "cells") continue;
    const texts: string[][] = Array.from({ length: last }, () => []);
    let numbers = false;
    for (const thing of page.placed) {
      if (!("line" in thing) || thing.line !== line || !("column" in thing)) continue;
      const text = texts[columns.get(thing.column) ?? 0];
      if (thing.kind === "sign") text?.push(words.signs[thing.sign]);
      else if (thing.kind === "cell") {
        numbers = true;
        text?.push(cellText(thing, penOf(page, thing), words));
      }
    }
    if (numbers) entries++;
    const name = numbers ? words.gridRow(entries) : words.signRow;
    const cells = texts.map((text) => element("td", {}, text.join(" ")));
    body.push(element("tr", {}, element("th", { scope: "row" }, name) + cells.join("")));
  }
  return table(drawing, [element("tbody", {}, `\n${body.join("\n")}\n`)], words);
}

/** For each column of the page the column of the table: a number is one, and so is a sign. */
function gridColumns(page: Page): Map<number, number> {
  const found = new Map<number, number>();
  let at = -1;
  for (const [column, kind] of page.columns.entries()) {
    if (kind === "gap") continue;
    if (kind === "sign" || page.columns[column - 1] !== "cell") at++;
    found.set(column, at);
  }
  return found;
}

function penOf(page: Page, { row, place }: PlacedCell): string | undefined {
  const pen = page.placed.find((each) => each.kind === "pen" && each.row === row && each.place === place);
  return pen?.kind === "pen" ? pen.text : undefined;
}
