/** From any formula to its drawings: one of a layout, otherwise one for each statement. */

import { pageOfLayout } from "../layout/write/page-of-layout.js";
import type { Formula } from "../syntax/ast.js";
import type { Layout } from "../syntax/layout.js";
import type { Drawing, DrawingOptions, PageDrawing } from "./drawing.js";
import { markPage, partsOfStatement } from "./mark-page.js";
import { filledPage, pageDrawing, statementDrawings } from "./statement-drawings.js";

export function drawingsOf(formula: Formula, options: DrawingOptions = {}): Drawing[] {
  return formula.layout === undefined
    ? statementDrawings(formula, options)
    : [layoutDrawing(formula.layout, formula, options)];
}

function layoutDrawing(layout: Layout, { statements }: Formula, options: DrawingOptions): PageDrawing {
  const { look } = options;
  let page = filledPage(pageOfLayout(layout, options), options);
  const part = look?.part === undefined ? undefined : statements.flatMap(partsOfStatement)[look.part];
  if (part !== undefined) page = markPage(page, part, look?.place);
  return pageDrawing(page, layout, options);
}
