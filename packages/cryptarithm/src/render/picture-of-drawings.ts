/** From drawings to a picture: several stand below each other, at the left edge. */
import type { Drawing } from "./drawing.js";
import { drawMath } from "./math-picture.js";
import { drawPage, type Size } from "./page-picture.js";
import type { Picture, PictureItem } from "./picture.js";
import { PictureItems, rounded } from "./picture-items.js";

/** Between two drawings, in cells. */
export const BETWEEN = 0.6;

/**
 * The picture of one or several drawings.
 *
 * @example
 * pageDrawings(formula).map((drawing) => pictureOfDrawings([drawing])); // a picture for each statement
 */
export function pictureOfDrawings(drawings: readonly Drawing[]): Picture {
  const items: PictureItem[] = [];
  const sizes: Size[] = [];
  let top = 0;
  for (const drawing of drawings) {
    const collected = new PictureItems();
    const size =
      drawing.kind === "page" ? drawPage(drawing.page, collected, top) : drawMath(drawing, collected, top);
    for (const item of collected.list()) items.push(item);
    sizes.push(size);
    top += size.height + BETWEEN;
  }
  return {
    width: rounded(Math.max(0, ...sizes.map(({ width }) => width))),
    height: rounded(Math.max(0, top - BETWEEN)),
    title: drawings.map(({ title }) => title).join("; "),
    description: drawings.map(({ description }) => description).join(" "),
    items,
  };
}
