/**
 * Signs, brackets and root signs as paths, so that no font has to have them. All lengths are in cells: the cell is 1
 * wide, and every sign is drawn around the middle of the digits.
 */
import type { PageSign } from "../layout/write/page.js";
import type { MathSign } from "./math.js";
import { SvgPath } from "./svg-path.js";

/** Half the width of a sign. */
const HALF = 0.2;
const TAN = 0.15;

/** A sign around a point, or undefined when it is a character. */
export function signPath(sign: PageSign | MathSign, x: number, y: number): SvgPath | undefined {
  const path = new SvgPath();
  switch (sign) {
    case "+":
      return path.line(x - HALF, y, x + HALF, y).line(x, y - HALF, x, y + HALF);
    case "-":
    case "−":
      return path.line(x - HALF, y, x + HALF, y);
    case "*":
    case "×":
      return path.line(x - TAN, y - TAN, x + TAN, y + TAN).line(x - TAN, y + TAN, x + TAN, y - TAN);
    case "/":
      return path
        .line(x - HALF, y, x + HALF, y)
        .dot(x, y - 0.15)
        .dot(x, y + 0.15);
    case ":":
      return path.dot(x, y - 0.13).dot(x, y + 0.13);
    case "=":
      return path
        .line(x - HALF, y - 0.075, x + HALF, y - 0.075)
        .line(x - HALF, y + 0.075, x + HALF, y + 0.075);
    case "≠":
      return path
        .line(x - HALF, y - 0.075, x + HALF, y - 0.075)
        .line(x - HALF, y + 0.075, x + HALF, y + 0.075)
        .line(x - 0.09, y + 0.2, x + 0.09, y - 0.2);
    case "<":
      return path.line(x + HALF, y - 0.16, x - HALF, y).to(x + HALF, y + 0.16);
    case ">":
      return path.line(x - HALF, y - 0.16, x + HALF, y).to(x - HALF, y + 0.16);
    case "≤":
      return path
        .line(x + HALF, y - 0.2, x - HALF, y - 0.06)
        .to(x + HALF, y + 0.08)
        .line(x - HALF, y + 0.2, x + HALF, y + 0.2);
    case "≥":
      return path
        .line(x - HALF, y - 0.2, x + HALF, y - 0.06)
        .to(x - HALF, y + 0.08)
        .line(x - HALF, y + 0.2, x + HALF, y + 0.2);
    default:
      return undefined;
  }
}

/** A root sign whose bar runs at `top` from its right end to `end`. */
export function rootPath(
  {
    left,
    right,
    top,
    foot,
  }: { readonly left: number; readonly right: number; readonly top: number; readonly foot: number },
  end: number,
): SvgPath {
  const width = right - left;
  const height = foot - top;
  return new SvgPath()
    .line(left + width * 0.08, foot - height * 0.4, left + width * 0.26, foot - height * 0.48)
    .to(left + width * 0.52, foot)
    .to(right - width * 0.04, top)
    .to(end, top);
}

/** The bracket before a dividend, with a bar at its top or foot when there is one. */
export function divisionPath(
  {
    left,
    right,
    top,
    foot,
  }: { readonly left: number; readonly right: number; readonly top: number; readonly foot: number },
  bar: { readonly y: number; readonly end: number } | undefined,
): SvgPath {
  const path = new SvgPath();
  const width = right - left;
  const start = left + width * 0.2;
  const bend = left + width * 1.1;
  if (bar === undefined) return path.curve(start, top, bend, (top + foot) / 2, start, foot);
  if (bar.y <= top) return path.curve(start, foot, bend, (top + foot) / 2, start, bar.y).to(bar.end, bar.y);
  return path.curve(start, top, bend, (top + foot) / 2, start, bar.y).to(bar.end, bar.y);
}
