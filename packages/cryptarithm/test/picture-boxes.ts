/**
 * What a picture covers, as boxes, to find out whether things touch that should not: glyphs, the frames of unknown cells,
 * slots and the lines of signs and bars. Widths are those of the widest fonts in use: Ш and W take 1.1 of their size.
 */
import type { XmlElement } from "./xml-reader.js";

interface Covered {
  readonly what: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
}

export interface PictureBoxes {
  readonly glyphs: readonly Covered[];
  readonly frames: readonly Covered[];
  readonly lines: readonly Covered[];
}

export function picturesOf(root: XmlElement): PictureBoxes {
  const glyphs: Covered[] = [];
  const frames: Covered[] = [];
  const lines: Covered[] = [];
  for (const child of root.children) {
    if (child.name === "path") lines.push(...linesOf(child.attributes.d ?? ""));
    else if (child.attributes.class === "unknown") frames.push(...child.children.map(rectOf));
    else
      for (const text of child.children)
        if (text.name === "text") glyphs.push(glyphOf(text, child.attributes.class ?? ""));
  }
  return { glyphs, frames, lines };
}

function glyphOf({ attributes, text }: XmlElement, kind: string): Covered {
  const [x, y, size] = [Number(attributes.x), Number(attributes.y), Number(attributes["font-size"])];
  const half = (size * widthOf(text, kind)) / 2;
  return { what: text, left: x - half, right: x + half, top: y - size * 0.7, foot: y + size * 0.05 };
}

/** How wide a glyph is in widely used fonts, at most, in parts of its size. */
function widthOf(text: string, kind: string): number {
  if (kind === "digit" || kind === "pen") return 0.62;
  if (/^[IJ]$/.test(text)) return 0.55;
  if (kind === "word") return [...text].length * 0.5;
  return /^[A-LN-VX-ZАБВГЕИКЛНОПРСТУ]$/.test(text) ? 0.82 : 1.1;
}

function rectOf({ attributes }: XmlElement): Covered {
  const [x, y] = [Number(attributes.x), Number(attributes.y)];
  return {
    what: "box",
    left: x,
    right: x + Number(attributes.width),
    top: y,
    foot: y + Number(attributes.height),
  };
}

/** The points along a path, close to each other; dots are left out. */
function linesOf(path: string): Covered[] {
  const found: Covered[] = [];
  let at: Point = [0, 0];
  for (const [, command, numbers = ""] of path.matchAll(/([MLQAZ])([^MLQAZ]*)/g)) {
    const values = numbers.trim().split(/\s+/).map(Number);
    const next: Point = [values.at(-2) ?? 0, values.at(-1) ?? 0];
    const bend: Point = command === "Q" ? [values[0] ?? 0, values[1] ?? 0] : middleOf(at, next);
    for (let step = 0; (command === "L" || command === "Q") && step <= STEPS; step++) {
      const t = step / STEPS;
      const [x, y] = [0, 1].map(
        (axis) =>
          (1 - t) ** 2 * (at[axis] ?? 0) + 2 * t * (1 - t) * (bend[axis] ?? 0) + t ** 2 * (next[axis] ?? 0),
      ) as [number, number];
      found.push({ what: "line", left: x - HALF, right: x + HALF, top: y - HALF, foot: y + HALF });
    }
    if (command !== "Z") at = next;
  }
  return found;
}

type Point = readonly [number, number];
const STEPS = 40;
/** Half the thickness of a line. */
const HALF = 2.5;

const middleOf = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Pairs that touch: two glyphs, two frames, a line and a glyph or frame. A digit may stand in a frame. */
export function collisions({ glyphs, frames, lines }: PictureBoxes): string[] {
  const found: string[] = [];
  const look = (a: readonly Covered[], b: readonly Covered[], same: boolean): void => {
    for (const [i, one] of a.entries())
      for (const [k, other] of b.entries())
        if (!(same && k <= i) && touch(one, other))
          found.push(`${one.what}/${other.what} at ${one.left},${one.top}`);
  };
  look(glyphs, glyphs, true);
  look(frames, frames, true);
  look(lines, glyphs, false);
  look(lines, frames, false);
  return found;
}

function touch(a: Covered, b: Covered): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.foot && b.top < a.foot;
}
