/**
 * Drawing a puzzle: as text, as an SVG picture, in LaTeX, in MathML, or as a table of HTML; unsolved, with some of its
 * digits or all of them, with a step of an explanation marked. One model of the page stands behind all of them.
 */

import { writtenCell } from "./layout/line.js";
import { readPuzzle } from "./layout/read-puzzle.js";
import type { LayoutStyle } from "./layout/write/write-layout.js";
import { writeLayout } from "./layout/write/write-layout.js";
import { digitText } from "./number/digit-text.js";
import { digitsOfSolution } from "./render/digits-of-solution.js";
import { type Drawing, type DrawingOptions, drawingsOf } from "./render/drawing.js";
import { drawingHtml } from "./render/drawing-html.js";
import { drawingLatex } from "./render/drawing-latex.js";
import { drawingMathml } from "./render/drawing-mathml.js";
import { drawingsSvg } from "./render/drawing-svg.js";
import { drawingText } from "./render/drawing-text.js";
import { type DigitText, type Fill, filledDigit } from "./render/fill-page.js";
import type { Look } from "./render/mark-page.js";
import type { Solution } from "./search/solution.js";
import type { RuleOptions } from "./semantics/rules.js";
import type { Formula } from "./syntax/ast.js";

export const DRAWING_FORMATS = ["text", "svg", "latex", "mathml", "html"] as const;
export type DrawingFormat = (typeof DRAWING_FORMATS)[number];

export interface DrawOptions extends RuleOptions {
  /** Default "text". */
  readonly format?: DrawingFormat;
  /**
   * Where the quotient or root of a layout stands; of text also the one-line styles. As the layout was written when
   * left out.
   */
  readonly style?: LayoutStyle;
  /** Text in characters of ASCII only. */
  readonly ascii?: boolean;
  /** The digits of a solution, of letters and unknown cells. */
  readonly solution?: Solution;
  /** The digits of some letters, and of unknown cells by their names "?1", "?2" … */
  readonly known?: Readonly<Record<string, number>>;
  /** How digits are filled in (default "below" their letters; layouts in place of them). */
  readonly fill?: Fill;
  /** Draws slots for the carries of sums, with those that are known by part and place. */
  readonly carries?: boolean | ((part: number, place: number) => number | undefined);
  /** Where a step of an explanation looks: its `at`. */
  readonly look?: Look;
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
  const { format = "text", style, ascii = false, cell } = options;
  const digitOf = digitsFor(formula, options);
  if (format === "text" && (style === "line" || style === "codebusters") && formula.layout !== undefined) {
    return writeLayout(formula.layout, {
      style,
      digit: (each) => (digitOf && filledDigit(each, digitOf)) ?? writtenCell(each),
    });
  }
  const drawings = drawingsOf(formula, drawingOptions(formula, digitOf, options));
  if (format === "svg") return drawingsSvg(drawings, cell === undefined ? {} : { cell });
  const each = (drawing: Drawing): string => {
    switch (format) {
      case "text":
        return drawingText(drawing, { ascii });
      case "latex":
        return drawingLatex(drawing);
      case "mathml":
        return drawingMathml(drawing);
      case "html":
        return drawingHtml(drawing);
    }
  };
  return drawings.map(each).join(format === "text" ? "\n\n" : "\n");
}

/** What is known of the digits; undefined where the puzzle is drawn as it is printed. */
function digitsFor(formula: Formula, { solution, known = {} }: DrawOptions): DigitText | undefined {
  if (solution !== undefined) return digitsOfSolution(formula, solution);
  if (Object.keys(known).length === 0) return undefined;
  return (cell) => {
    const digit = known[cell.kind === "letter" ? cell.letter : `?${cell.index + 1}`];
    return digit === undefined ? undefined : digitText(digit);
  };
}

function drawingOptions(
  formula: Formula,
  digitOf: DigitText | undefined,
  options: DrawOptions,
): DrawingOptions {
  const { format = "text", style, carries = false, look } = options;
  const fill = options.fill ?? (formula.layout === undefined ? "below" : "replace");
  const arrangement = style === "line" || style === "codebusters" ? undefined : style;
  return {
    ...(digitOf && { digitOf }),
    fill: fill === "corner" && format !== "svg" ? "replace" : fill,
    groups: format !== "text",
    ...(arrangement !== undefined && { arrangement }),
    ...(look !== undefined && { look }),
    ...(carries !== false && {
      carryOf: (part, place) => {
        const carry = carries === true ? undefined : carries(part, place);
        return carry === undefined ? undefined : String(carry);
      },
    }),
  };
}
