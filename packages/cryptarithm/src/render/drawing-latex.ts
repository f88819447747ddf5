/** Drawings in LaTeX, as displayed mathematics; documents need the packages `array` and `amsmath`. */
import type { Drawing } from "./drawing.js";
import { mathLatex } from "./math-latex.js";
import { pageLatex } from "./page-latex.js";

/** Room between the lines, for this display only. */
const ROOMY = "\\renewcommand{\\arraystretch}{1.2}";

export function drawingLatex(drawing: Drawing): string {
  if (drawing.kind === "page") return `\\[\n${ROOMY}\n${pageLatex(drawing.page)}\n\\]`;
  const line = mathLatex(drawing.line, drawing.digitOf);
  return `\\[\n${drawing.marked ? `\\boxed{${line}}` : line}\n\\]`;
}
