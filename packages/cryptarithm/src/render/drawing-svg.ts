/** A drawing as an SVG picture: sharp at every size, in the colour of the text around it, named for those who hear it. */
import type { LayoutKind } from "../syntax/layout.js";
import type { Drawing } from "./drawing.js";
import { drawMath } from "./math-svg.js";
import { drawPage } from "./page-svg.js";
import { CELL_PIXELS } from "./svg-picture.js";

export interface SvgOptions {
  /** The width of a cell in pixels (default 40). */
  readonly cell?: number;
}

export function drawingSvg(drawing: Drawing, { cell = CELL_PIXELS }: SvgOptions = {}): string {
  const { picture, size } =
    drawing.kind === "page" ? drawPage(drawing.page) : drawMath(drawing.line, drawing);
  const description = drawing.solved === undefined ? descriptionOf(drawing) : `Solved: ${drawing.solved}.`;
  return picture.write(size, { title: drawing.title, description, cell });
}

function descriptionOf(drawing: Drawing): string {
  if (drawing.kind === "math") return "A line of mathematics.";
  const names: Readonly<Record<LayoutKind, string>> = {
    sum: "A calculation with its numbers below each other",
    multiplication: "A multiplication with its numbers below each other",
    division: "A division, written out",
    root: "A root, written out",
    grid: "A grid of calculations",
    "magic-square": "A magic square",
  };
  return `${names[drawing.layout.kind]}: ${drawing.page.rows.length} rows.`;
}
