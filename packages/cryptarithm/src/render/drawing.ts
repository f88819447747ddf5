/**
 * A drawing: a page with numbers below each other, or a line of mathematics. The state of the puzzle is in it: which
 * digits are known, which carries, where a step of an explanation looks.
 */

import type { Page } from "../layout/write/page.js";
import type { PageOptions } from "../layout/write/page-of-layout.js";
import type { Expression } from "../syntax/ast.js";
import type { Layout } from "../syntax/layout.js";
import type { DigitText, Fill } from "./fill-page.js";
import type { DrawingWords } from "./language/drawing-words.js";
import type { Look } from "./mark-page.js";
import type { MathLine } from "./math.js";

/** What a drawing says of itself. */
export interface Told {
  /** What it is, in words. */
  readonly title: string;
  /** The same with its digits, when all are known. */
  readonly solved?: string;
  /** What kind of drawing it is; with its digits when all are known. */
  readonly description: string;
}

/** Numbers below each other. */
export interface PageDrawing extends Told {
  readonly kind: "page";
  readonly page: Page;
  readonly layout: Layout;
}

/** A line of mathematics. */
export interface MathDrawing extends Told {
  readonly kind: "math";
  readonly statement: Expression;
  readonly line: MathLine;
  /** What is written for a cell when its digit is known. */
  readonly digitOf: DigitText;
  /** Whether a step looks at this statement. */
  readonly marked: boolean;
}

export type Drawing = PageDrawing | MathDrawing;

export interface DrawingOptions extends PageOptions {
  /** The digits that are known, as they are written; the puzzle is drawn as it is printed when left out. */
  readonly digitOf?: DigitText;
  /** How they are filled in (default "below"). */
  readonly fill?: Fill;
  /** Draws slots for the carries of sums; says what stands in the slot of a part and place. */
  readonly carryOf?: (part: number, place: number) => string | undefined;
  /** Where a step looks: the `at` of a step of an explanation. */
  readonly look?: Look;
  /** The words of titles and descriptions (default English). */
  readonly words?: DrawingWords;
}
