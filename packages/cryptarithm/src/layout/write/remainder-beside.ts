/** A remainder that is written beside the result: `STP R N`. */
import type { LayoutRow } from "../../syntax/layout.js";
import type { Block, PageBuilder, Position } from "./page-builder.js";

/** The label and what stands behind it, to the right of all that is there. */
export function besideTracks(page: PageBuilder): { readonly label: Position; readonly block: Block } {
  page.track("gap");
  const label = page.track("label");
  page.track("gap");
  return { label, block: page.block() };
}

/** Writes a remainder, if there is one, at the end of a line. */
export function remainderBeside(remainder: LayoutRow | undefined, page: PageBuilder, line: number): void {
  if (remainder === undefined) return;
  const { label, block } = besideTracks(page);
  page.place({ kind: "label", line, column: label, text: "R" });
  page.row(remainder, { line, block });
}
