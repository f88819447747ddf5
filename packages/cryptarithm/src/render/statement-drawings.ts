/**
 * From statements to drawings: sums, differences and products below each other as a page, everything else as a line of
 * mathematics. Layouts are not drawn here, so that a page that draws none need not load how.
 */

import { multiplicationPage } from "../layout/write/multiplication-page.js";
import type { Page } from "../layout/write/page.js";
import { sumPage } from "../layout/write/sum-page.js";
import { digitText } from "../number/digit-text.js";
import type { Cell, Expression, Formula } from "../syntax/ast.js";
import type { Layout } from "../syntax/layout.js";
import type { Drawing, DrawingOptions, PageDrawing, Told } from "./drawing.js";
import { addCarries, type DigitText, fillPage } from "./fill-page.js";
import type { DrawingWords } from "./language/drawing-words.js";
import { ENGLISH_WORDS } from "./language/english-words.js";
import { markPage, markPlace, partsOfStatement } from "./mark-page.js";
import { type MathLine, mathOf } from "./math.js";
import { cellName, Speaker } from "./spoken.js";
import { stackStatement } from "./stack-statement.js";

const UNKNOWN: DigitText = () => undefined;

/** The drawings of what is written in lines, one for each statement. */
export function statementDrawings({ statements }: Formula, options: DrawingOptions = {}): Drawing[] {
  const drawings: Drawing[] = [];
  let part = 0;
  for (const statement of statements) {
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

/** A page with its words. */
export function pageDrawing(page: Page, layout: Layout, options: DrawingOptions): PageDrawing {
  const { kinds, rowCount, numberCount } = wordsIn(options);
  const grid = layout.kind === "grid" || layout.kind === "magic-square";
  const what = `${kinds[layout.kind]}: ${(grid ? numberCount : rowCount)(page.rows.length)}.`;
  const cells = layout.rows.flatMap((row) => row.cells);
  return { kind: "page", page, layout, ...told((speaker) => speaker.layout(layout), what, cells, options) };
}

const wordsIn = ({ words = ENGLISH_WORDS }: DrawingOptions): DrawingWords => words;

/** A page with what is known written into it. */
export function filledPage(page: Page, { digitOf, fill = "below" }: DrawingOptions): Page {
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
  const stacked = layout.kind === "sum" ? sumPage(layout) : multiplicationPage(layout);
  let page = filledPage(stacked, options);
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
