/** Squared paper to work on. The squares are as large as those of an exercise book; they may vanish on a bad printer. */
import type { SheetBox, SheetGroup } from "../page.js";
import { FAINT } from "../paper.js";
import { artifact } from "../shapes.js";

const SQUARE = 5;
/** Less than this is no room to work in. */
const LEAST = 6 * SQUARE;

/** Whole squares in a box, from its right and its foot; nothing where there is little room. */
export function workingSpace({ x, y, width, height }: SheetBox): SheetGroup[] {
  const columns = Math.floor(width / SQUARE + 1e-6);
  const rows = Math.floor(height / SQUARE + 1e-6);
  if (columns * SQUARE < LEAST || rows * SQUARE < LEAST / 2) return [];
  const left = x + width - columns * SQUARE;
  const top = y + height - rows * SQUARE;
  let d = "";
  for (let i = 0; i <= columns; i++) d += `M${i * SQUARE} 0V${rows * SQUARE}`;
  for (let i = 0; i <= rows; i++) d += `M0 ${i * SQUARE}H${columns * SQUARE}`;
  return [artifact([{ kind: "path", d, x: left, y: top, scale: 1, stroke: FAINT, faint: true }])];
}
