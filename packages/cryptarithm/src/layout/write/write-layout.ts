/** A layout as lines of text. (A stub: helper DRAW replaces this file.) */
import type { Cell } from "../../syntax/ast.js";
import type { Layout } from "../../syntax/layout.js";
import { layoutLine, writtenCell } from "../line.js";

export interface WriteOptions {
  readonly digit?: (cell: Cell) => string;
}

export function writeLayout(layout: Layout, options: WriteOptions = {}): string {
  return layoutLine(layout, options.digit ?? writtenCell);
}
