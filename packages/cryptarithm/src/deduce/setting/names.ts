/**
 * Names for people: letters as they are written, unknown cells of a layout by the letters that are drawn in them,
 * carries as c1, c2 … (of several calculations c1′, c1″; the carries of partial products are k1, k2 …).
 */

import type { Expression } from "../../syntax/ast.js";
import { print } from "../../syntax/printer.js";
import { cellName, cellNames } from "./cell-names.js";
import { type RowName, rowNameOf } from "./row-names.js";
import type { Setting } from "./setting.js";

/** What a letter or unknown cell is called in data: the letter, or ?1 for the first unknown cell. */
export function dataName(symbol: number, setting: Setting): string {
  return setting.puzzle.symbols[symbol]?.name ?? "";
}

/** What it is called in sentences: the same, but of a layout the small letter that is drawn in the cell. */
export function symbolName(symbol: number, setting: Setting): string {
  const name = dataName(symbol, setting);
  return cellNames(setting.puzzle.formula).get(name) ?? name;
}

/** An expression in sentences: `ABC × D`, with the names of the cells of a layout. */
export function toldText(node: Expression, { puzzle }: Setting): string {
  const { formula } = puzzle;
  return formula.layout === undefined
    ? print(node)
    : print(node, { letter: (cell) => cellName(cell, formula) }).replaceAll(" * ", " × ");
}

/** An expression as a key: unknown cells have their numbers, so that equal texts are equal expressions. */
export const keyText = (node: Expression): string =>
  print(node, { letter: (cell) => (cell.kind === "letter" ? cell.letter : `?${cell.index + 1}`) });

/** c1 is the carry into the tens. Of several calculations a mark tells which: c1′, c1″. */
export function carryName(carry: number, setting: Setting): string {
  const { part, place } = setting.carries[carry] as Setting["carries"][number];
  const row = rowNameOf(part, setting);
  if (row !== undefined) {
    return `${carryLetter(row.kind)}${place}${mark((row.nth ?? 1) - 1)}`;
  }
  const index = setting.calculations.findIndex((calculation) => calculation.part === part);
  return `c${place}${"′".repeat(index)}`;
}

/** k for the rows of products and for what goes down in a grid, c for sums and what goes across. */
export const carryLetter = (kind: RowName["kind"]): "c" | "k" | "q" => {
  if (kind === "diagonal") return "q";
  return kind === "partial-product" || kind === "root-product" || kind === "file" ? "k" : "c";
};

const MARKS = ["", "′", "″", "‴"];
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** The marks of derivatives: ′, ″, ‴, ⁽⁴⁾. */
const mark = (n: number): string =>
  MARKS[n] ?? `⁽${[...String(n)].map((figure) => RAISED[Number(figure)] as string).join("")}⁾`;
