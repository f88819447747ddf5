/** Drawings as text: pages as they are printed, lines of mathematics in the language of puzzles. */

import { writtenCell } from "../layout/line.js";
import { pageText, type TextOptions } from "../layout/write/page-text.js";
import { print } from "../syntax/printer.js";
import type { Drawing } from "./drawing.js";

export function drawingText(drawing: Drawing, options: TextOptions = {}): string {
  if (drawing.kind === "page") return pageText(drawing.page, options);
  const { digitOf, statement, marked } = drawing;
  const line = print(statement, { letter: (cell) => digitOf(cell) ?? writtenCell(cell) });
  return marked ? `${line} ${options.ascii ? "<" : "◂"}` : line;
}
