/** Drawings in LaTeX, as displayed mathematics. */
import type { Drawing } from "./drawing.js";
import { mathLatex } from "./math-latex.js";
import { pageLatex } from "./page-latex.js";

/** What stands before the document: the packages that the drawings need. */
export const LATEX_PACKAGES = "\\usepackage{array}\n\\usepackage{amsmath}";

/** Room between the lines, for this display only. */
const ROOMY = "\\renewcommand{\\arraystretch}{1.2}";

export function drawingLatex(drawing: Drawing): string {
  if (drawing.kind === "page") return `\\[\n${ROOMY}\n${pageLatex(drawing.page)}\n\\]`;
  const line = mathLatex(drawing.line, drawing.digitOf);
  return `\\[\n${drawing.marked ? `\\boxed{${line}}` : line}\n\\]`;
}
