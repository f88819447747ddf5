/** What can be chosen about a drawing, whatever it is made into, and the digits that are known in it. */
import type { LanguageCode } from "../deduce/language/languages.js";
import type { LayoutStyle } from "../layout/write/write-layout.js";
import { digitText } from "../number/digit-text.js";
import type { Solution } from "../search/solution.js";
import type { Formula } from "../syntax/ast.js";
import { symbolName } from "../syntax/cell.js";
import type { DrawingOptions } from "./drawing.js";
import type { DigitText, Fill } from "./fill-page.js";
import { wordsOf } from "./language/words-of.js";
import type { Look } from "./mark-page.js";

export interface PictureOptions {
  /**
   * Where the quotient or root of a layout stands; of text also the one-line styles. As the layout was written when
   * left out.
   */
  readonly style?: LayoutStyle;
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
  /** The language of titles, descriptions and the names of rows and columns (default "en"). */
  readonly language?: LanguageCode;
}

/** How the digits of a solution are found. */
export type DigitsOf = (formula: Formula, solution: Solution) => DigitText;

/** What is known of the digits; undefined where the puzzle is drawn as it is printed. */
export function digitsFor(
  formula: Formula,
  { solution, known = {} }: PictureOptions,
  digitsOf: DigitsOf,
): DigitText | undefined {
  if (solution !== undefined) return digitsOf(formula, solution);
  if (Object.keys(known).length === 0) return undefined;
  return (cell) => {
    const digit = known[symbolName(cell) ?? ""];
    return digit === undefined ? undefined : digitText(digit);
  };
}

/** The options of drawings as pictures. */
export function pictureDrawing(
  formula: Formula,
  options: PictureOptions,
  digitsOf: DigitsOf,
): DrawingOptions {
  const { style, carries = false, look, language } = options;
  const digitOf = digitsFor(formula, options, digitsOf);
  const arrangement = style === "line" || style === "codebusters" ? undefined : style;
  return {
    ...(digitOf && { digitOf }),
    fill: options.fill ?? (formula.layout === undefined ? "below" : "replace"),
    groups: true,
    words: wordsOf(language),
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
