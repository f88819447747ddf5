/**
 * Drawing a puzzle: as text, as an SVG picture, in LaTeX, in MathML, or as a table of HTML; unsolved, with some of its
 * digits or all of them, with a step of an explanation marked. One model of the page stands behind all of them.
 */

import { writtenCell } from "./layout/line.js";
import { readPuzzle } from "./layout/read-puzzle.js";
import { writeLayout } from "./layout/write/write-layout.js";
import { digitsOfSolution } from "./render/digits-of-solution.js";
import type { Drawing, DrawingOptions } from "./render/drawing.js";
import { drawingHtml } from "./render/drawing-html.js";
import { drawingLatex } from "./render/drawing-latex.js";
import { drawingMathml } from "./render/drawing-mathml.js";
import { drawingText } from "./render/drawing-text.js";
import { drawingsOf } from "./render/drawings-of.js";
import { drawingsSvg } from "./render/drawings-svg.js";
import { filledDigit } from "./render/fill-page.js";
import { digitsFor, type PictureOptions, pictureDrawing } from "./render/picture-options.js";
import type { RuleOptions } from "./semantics/rules.js";
import type { Formula } from "./syntax/ast.js";

export const DRAWING_FORMATS = ["text", "svg", "latex", "mathml", "html"] as const;
export type DrawingFormat = (typeof DRAWING_FORMATS)[number];

export interface DrawOptions extends RuleOptions, PictureOptions {
  /** Default "text". */
  readonly format?: DrawingFormat;
  /** Text in characters of ASCII only. */
  readonly ascii?: boolean;
  /** The width of a cell of a picture in pixels (default 40). */
  readonly cell?: number;
}

/**
 * The drawing of a puzzle; several statements are drawings below each other. Undefined when the puzzle is not
 * understood (`parse` tells why).
 *
 * @example
 * draw("SEND + MORE = MONEY", { ascii: true }); // "  SEND\n+ MORE\n~~~~~~\n MONEY"
 */
export function draw(text: string, options: DrawOptions = {}): string | undefined {
  const read = readPuzzle(text, options);
  return read.ok ? drawFormula(read.formula, options) : undefined;
}

/** The drawing of a formula that has been read. */
export function drawFormula(formula: Formula, options: DrawOptions = {}): string {
  const { format = "text", style, ascii = false, cell, language = "en" } = options;
  if (format === "text" && (style === "line" || style === "codebusters") && formula.layout !== undefined) {
    const digitOf = digitsFor(formula, options, digitsOfSolution);
    return writeLayout(formula.layout, {
      style,
      digit: (each) => (digitOf && filledDigit(each, digitOf)) ?? writtenCell(each),
    });
  }
  const drawings = drawingsOf(formula, drawingOptions(formula, format, options));
  const lang = language === "en" ? undefined : language;
  if (format === "svg") return drawingsSvg(drawings, { cell, lang });
  const each = (drawing: Drawing): string => {
    switch (format) {
      case "text":
        return drawingText(drawing, { ascii });
      case "latex":
        return drawingLatex(drawing);
      case "mathml":
        return drawingMathml(drawing);
      case "html":
        return drawingHtml(drawing, language);
    }
  };
  return drawings.map(each).join(format === "text" ? "\n\n" : "\n");
}

/** As of a picture, but only pictures have corners, and text has no marks between groups of digits. */
function drawingOptions(formula: Formula, format: DrawingFormat, options: DrawOptions): DrawingOptions {
  const picture = pictureDrawing(formula, options, digitsOfSolution);
  if (format === "svg") return picture;
  const fill = picture.fill === "corner" ? "replace" : picture.fill;
  return { ...picture, ...(fill && { fill }), groups: format !== "text" };
}
