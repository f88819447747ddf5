/** Drawings as SVG: one element, in which each drawing is an element of its own where there are several. */
import type { Drawing } from "./drawing.js";
import { BETWEEN, pictureOfDrawings } from "./picture-of-drawings.js";
import { pictureSvg, placedSvg, type SvgOptions } from "./picture-svg.js";

export function drawingsSvg(drawings: readonly Drawing[], options: SvgOptions): string {
  const whole = pictureOfDrawings(drawings);
  if (drawings.length === 1) return pictureSvg(whole, options);
  let y = 0;
  const parts = drawings.map((drawing) => {
    const part = { picture: pictureOfDrawings([drawing]), y };
    y += part.picture.height + BETWEEN;
    return part;
  });
  return placedSvg(whole, parts, options);
}
