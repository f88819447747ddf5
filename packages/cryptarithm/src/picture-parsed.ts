/**
 * The drawings of what `parse` has read, for pages that load no more than they need: how layouts are drawn does not
 * come with it.
 */
import { digitsOfParsed } from "./render/digits-of-parsed.js";
import type { Drawing } from "./render/drawing.js";
import type { Picture } from "./render/picture.js";
import { pictureOfDrawings } from "./render/picture-of-drawings.js";
import { type PictureOptions, pictureDrawing } from "./render/picture-options.js";
import { statementDrawings } from "./render/statement-drawings.js";
import type { Formula } from "./syntax/ast.js";

/** As `pageDrawings`. Throws for the formula of a layout. */
export function drawingsOfParsed(formula: Formula, options: PictureOptions = {}): readonly Drawing[] {
  if (formula.layout !== undefined) throw new TypeError("drawingsOfParsed is given written-out arithmetic");
  return statementDrawings(formula, pictureDrawing(formula, options, digitsOfParsed));
}

/** As `pictureOf`. Throws for the formula of a layout. */
export function pictureOfParsed(formula: Formula, options: PictureOptions = {}): Picture {
  return pictureOfDrawings(drawingsOfParsed(formula, options));
}
