/**
 * Drawings as data: the page model, for boards and tables that are worked on, and pictures, for whatever shows or
 * prints them. `draw` writes the same drawings as text. Nothing here reads or solves puzzles.
 */
import { digitsOfSolution } from "./render/digits-of-solution.js";
import type { Drawing } from "./render/drawing.js";
import { drawingsOf } from "./render/drawings-of.js";
import type { Picture } from "./render/picture.js";
import { pictureOfDrawings } from "./render/picture-of-drawings.js";
import { type PictureOptions, pictureDrawing } from "./render/picture-options.js";
import type { Formula } from "./syntax/ast.js";

/**
 * The drawings of a formula: one of a layout, otherwise one for each statement. Each is a page, cells by line and
 * column, or a line of mathematics.
 */
export function pageDrawings(formula: Formula, options: PictureOptions = {}): readonly Drawing[] {
  return drawingsOf(formula, pictureDrawing(formula, options, digitsOfSolution));
}

/**
 * The picture of a formula; several statements stand below each other.
 *
 * @example
 * const read = parse("SEND + MORE = MONEY");
 * if (read.ok) pictureOf(read.formula, { language: "de" }).title; // "SEND plus MORE gleich MONEY"
 */
export function pictureOf(formula: Formula, options: PictureOptions = {}): Picture {
  return pictureOfDrawings(pageDrawings(formula, options));
}
