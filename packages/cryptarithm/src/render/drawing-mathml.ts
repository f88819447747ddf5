/** Drawings in MathML Core. */
import type { Drawing } from "./drawing.js";
import { mathMathml } from "./math-mathml.js";
import { pageMathml } from "./page-mathml.js";
import { element } from "./xml.js";

export function drawingMathml(drawing: Drawing): string {
  const content =
    drawing.kind === "page" ? pageMathml(drawing.page) : mathMathml(drawing.line, drawing.digitOf);
  const attributes = {
    xmlns: "http://www.w3.org/1998/Math/MathML",
    display: "block",
    ...(drawing.kind === "math" && drawing.marked && { class: "mark" }),
    alttext: drawing.solved ?? drawing.title,
  };
  return element("math", attributes, `\n${content}\n`);
}
