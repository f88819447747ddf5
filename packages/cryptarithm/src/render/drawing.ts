/**
 * From a formula to its drawings: written-out calculations, sums, differences and products below each other as a page,
 * everything else as a line of mathematics. A system of several statements is several drawings. The state of the puzzle
 * is in the drawing: which digits are known, which carries, where a step of an explanation looks.
 */

import type { Page } from "../layout/write/page.js";
import { type PageOptions, pageOfLayout } from "../layout/write/page-of-layout.js";
import { digitText } from "../number/digit-text.js";
import type { Cell, Expression, Formula } from "../syntax/ast.js";
import type { Layout } from "../syntax/layout.js";
import { addCarries, type DigitText, type Fill, fillPage } from "./fill-page.js";
import type { DrawingWords } from "./language/drawing-words.js";
import { ENGLISH_WORDS } from "./language/english-words.js";
import { type Look, markPage, markPlace, partsOfStatement } from "./mark-page.js";
import { type MathLine, mathOf } from "./math.js";
import { cellName, Speaker } from "./spoken.js";
import { stackStatement } from "./stack-statement.js";

interface Told {
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

const UNKNOWN: DigitText = () => undefined;

export function drawingsOf(formula: Formula, options: DrawingOptions = {}): Drawing[] {
  if (formula.layout !== undefined) return [layoutDrawing(formula.layout, formula, options)];
  const drawings: Drawing[] = [];
  let part = 0;
  for (const statement of formula.statements) {
    const parts = partsOfStatement(statement);
    drawings.push(statementDrawing(statement, { parts, first: part }, options));
    part += parts.length;
  }
  return drawings;
}

interface Numbered {
  readonly parts: readonly Expression[];
  /** The number of the first of them. */
  readonly first: number;
}

function layoutDrawing(layout: Layout, { statements }: Formula, options: DrawingOptions): PageDrawing {
  const { look } = options;
  let page = filledPage(layout, options);
  const part = look?.part === undefined ? undefined : statements.flatMap(partsOfStatement)[look.part];
  if (part !== undefined) page = markPage(page, part, look?.place);
  return pageDrawing(page, layout, options);
}

function pageDrawing(page: Page, layout: Layout, options: DrawingOptions): PageDrawing {
  const { kinds, rowCount, numberCount } = wordsIn(options);
  const grid = layout.kind === "grid" || layout.kind === "magic-square";
  const what = `${kinds[layout.kind]}: ${(grid ? numberCount : rowCount)(page.rows.length)}.`;
  const cells = layout.rows.flatMap((row) => row.cells);
  return { kind: "page", page, layout, ...told((speaker) => speaker.layout(layout), what, cells, options) };
}

const wordsIn = ({ words = ENGLISH_WORDS }: DrawingOptions): DrawingWords => words;

function filledPage(layout: Layout, options: DrawingOptions): Page {
  const { digitOf, fill = "below" } = options;
  const page = pageOfLayout(layout, options);
  return digitOf === undefined ? page : fillPage(page, digitOf, fill);
}

function statementDrawing(
  statement: Expression,
  { parts, first }: Numbered,
  options: DrawingOptions,
): Drawing {
  const { digitOf = UNKNOWN, carryOf, look } = options;
  const part = look?.part === undefined ? undefined : parts[look.part - first];
  const layout = stackStatement(statement);
  if (layout === undefined) {
    const line = mathOf(statement);
    const cells = cellsOfMath(line);
    return {
      kind: "math",
      statement,
      line,
      digitOf,
      marked: part !== undefined,
      ...told((speaker) => speaker.math(line), `${wordsIn(options).kinds.math}.`, cells, options),
    };
  }
  let page = filledPage(layout, options);
  if (carryOf !== undefined && layout.kind === "sum")
    page = addCarries(page, (place) => carryOf(first, place));
  if (part !== undefined)
    page =
      look?.place !== undefined && layout.kind === "sum"
        ? markPlace(page, look.place)
        : markPage(page, part, look?.place);
  return pageDrawing(page, layout, options);
}

/** The words for a drawing, and for its solution when every digit is known. */
function told(
  say: (speaker: Speaker) => string,
  what: string,
  cells: readonly Cell[],
  options: DrawingOptions,
): Told {
  const words = wordsIn(options);
  const { digitOf = UNKNOWN } = options;
  const digit = (cell: Cell): string | undefined =>
    cell.kind === "digit" ? digitText(cell.value) : digitOf(cell);
  const name = cellName(words);
  const title = say(new Speaker(words, name));
  const open = cells.some((cell) => digit(cell) === undefined);
  const printed = cells.every((cell) => cell.kind === "digit");
  if (open || printed) return { title, description: what };
  const solved = say(new Speaker(words, (cell) => digit(cell) ?? name(cell)));
  return { title, solved, description: `${words.solved}: ${solved}.` };
}

function cellsOfMath(line: MathLine): Cell[] {
  return line.flatMap((item) => {
    switch (item.kind) {
      case "number":
        return item.cells;
      case "fraction":
        return [...cellsOfMath(item.above), ...cellsOfMath(item.below)];
      case "power":
        return [...cellsOfMath(item.base), ...cellsOfMath(item.exponent)];
      case "based":
        return cellsOfMath(item.number);
      case "root":
        return [...cellsOfMath(item.degree ?? []), ...cellsOfMath(item.inside)];
      case "brackets":
        return cellsOfMath(item.inside);
      default:
        return [];
    }
  });
}
