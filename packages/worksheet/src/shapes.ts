/** The simple parts of pages: lines, boxes, and groups with a meaning. */
import type { SheetGroup, SheetLine, SheetNode, SheetRectangle, SheetTag } from "./page.js";

/** A group with a meaning and nothing else to say. */
export function group(tag: SheetTag, children: readonly SheetNode[]): SheetGroup {
  return { kind: "group", tag, children };
}

/** What is for the eye only. */
export const artifact = (children: readonly SheetNode[]): SheetGroup => group("Artifact", children);

/** A level line to write on, or to part things. */
export function level(x: number, y: number, width: number, stroke: number): SheetLine {
  return { kind: "line", x1: x, y1: y, x2: x + width, y2: y, stroke };
}

export function upright(x: number, y: number, height: number, stroke: number): SheetLine {
  return { kind: "line", x1: x, y1: y, x2: x, y2: y + height, stroke };
}

/** A box to write in. */
export function box(
  x: number,
  y: number,
  { width, height, stroke }: { readonly width: number; readonly height: number; readonly stroke: number },
): SheetRectangle {
  return { kind: "rectangle", x, y, width, height, radius: 0.4, stroke };
}
