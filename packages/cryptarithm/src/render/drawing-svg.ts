/** A drawing as an SVG picture: sharp at every size, in the colour of the text around it, named for those who hear it. */
import type { LayoutKind } from "../syntax/layout.js";
import type { Drawing } from "./drawing.js";
import { drawMath } from "./math-svg.js";
import { drawPage } from "./page-svg.js";
import { CELL_PIXELS, svgElement } from "./svg-picture.js";

/** Between two drawings, in cells. */
const BETWEEN = 0.6;

export interface SvgOptions {
  /** The width of a cell in pixels (default 40). */
  readonly cell?: number;
}

/** One picture of one or several drawings; several stand below each other. */
export function drawingsSvg(drawings: readonly Drawing[], { cell = CELL_PIXELS }: SvgOptions = {}): string {
  const pictures = drawings.map((drawing) => ({
    ...(drawing.kind === "page" ? drawPage(drawing.page) : drawMath(drawing.line, drawing)),
    title: drawing.title,
    description: drawing.solved === undefined ? descriptionOf(drawing) : `Solved: ${drawing.solved}.`,
  }));
  const [first] = pictures;
  if (first !== undefined && pictures.length === 1)
    return first.picture.write(first.size, { ...first, cell });
  const width = Math.max(0, ...pictures.map(({ size }) => size.width));
  let height = 0;
  const parts: string[] = [];
  for (const { picture, size } of pictures) {
    parts.push(picture.part(size, { y: height, cell }));
    height += size.height + BETWEEN;
  }
  const title = pictures.map((each) => each.title).join("; ");
  const description = pictures.map((each) => each.description).join(" ");
  const whole = { width, height: height - BETWEEN };
  return svgElement(whole, { title, description, cell }, parts);
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
