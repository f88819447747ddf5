/**
 * A drawing on paper: the engine's picture with its cells so many millimetres wide. Letters are in bold serif and digits
 * monospaced, as everywhere; what the screen marks by a tone is marked by corners around it, so that it is seen in print.
 */
import {
  type Drawing,
  type Formula,
  type GlyphKind,
  type LanguageCode,
  PICTURE_LINES,
  type Picture,
  type PictureGlyph,
  type PictureItem,
  type PictureOptions,
  pageDrawings,
  pictureOf,
} from "cryptarithm";
import type { SheetFont, SheetGroup, SheetNode } from "./page.js";
import { typeset } from "./text/typeset.js";

/** How a puzzle is drawn. */
export interface SheetDrawing {
  readonly picture: Picture;
  /** Whether there are boxes to write in under the letters. */
  readonly boxes: boolean;
}

/** Stands where a box is to be; any digit would do. */
const TO_WRITE = 0;
/** The box that is written in, in cells, and its middle above the baseline of a digit. */
const BOX = 0.78;
const BOX_MIDDLE = 0.21;
const BOX_STROKE = 0.03;
/** Units of a path of a picture to a cell. */
const PATH_UNITS = 100;

const FONTS: Readonly<Record<GlyphKind, SheetFont>> = {
  letter: "bold",
  digit: "mono",
  pen: "mono",
  corner: "bold",
  word: "serif",
};

export interface DrawingWish {
  readonly language: LanguageCode;
  readonly carries?: boolean;
  readonly boxes?: boolean;
}

/** The drawing of a puzzle that is to be solved; boxes only where its letters stand in rows with room below. */
export function puzzleDrawing(
  formula: Formula,
  { language, carries = false, boxes = false }: DrawingWish,
): SheetDrawing {
  const options: PictureOptions = { language, carries };
  const inRows = boxes && pageDrawings(formula, options).every(hasRoomBelow);
  if (!inRows || formula.letters.length === 0) return { picture: pictureOf(formula, options), boxes: false };
  const known = Object.fromEntries(formula.letters.map((letter) => [letter, TO_WRITE]));
  return { picture: pictureOf(formula, { ...options, known, fill: "below" }), boxes: true };
}

/** Numbers of a grid have neighbours there. */
const hasRoomBelow = (drawing: Drawing): boolean =>
  drawing.kind === "page" && drawing.layout.kind !== "grid" && drawing.layout.kind !== "magic-square";

const isToWrite = ({ glyph, symbol }: PictureGlyph): boolean => glyph === "pen" && symbol !== undefined;

/** A place, and how wide a cell is there, in millimetres. */
interface CellPlace {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
}

/** A picture as a figure at a place; `cell` is the width of a cell in millimetres. */
export function placePicture(
  { picture, boxes }: SheetDrawing,
  { x, y, cell }: CellPlace,
  alt: string = picture.title,
): SheetGroup {
  const { width, height, items } = picture;
  return {
    kind: "group",
    tag: "Figure",
    alt,
    box: { x, y, width: width * cell, height: height * cell },
    children: items.flatMap((item) => placed(item, boxes, { x, y, cell })),
  };
}

function placed(item: PictureItem, boxes: boolean, { x, y, cell }: CellPlace): SheetNode[] {
  switch (item.kind) {
    case "glyph": {
      if (boxes && isToWrite(item)) {
        const middle = item.y - BOX_MIDDLE;
        const box = { x: item.x - BOX / 2, y: middle - BOX / 2, width: BOX, height: BOX, radius: 0.08 };
        return [rectangle(box, { x, y, cell }, { stroke: BOX_STROKE * cell })];
      }
      return typeset(item.text, {
        x: x + item.x * cell,
        y: y + item.y * cell,
        size: item.size * cell,
        font: FONTS[item.glyph],
        anchor: "middle",
      });
    }
    case "path":
      return [{ kind: "path", d: item.d, x, y, scale: cell / PATH_UNITS, stroke: PICTURE_LINES.path * cell }];
    case "box":
      if (item.box === "mark") return cornersOf(item, { x, y, cell });
      return [rectangle(item, { x, y, cell }, boxStroke(item.box, cell))];
  }
}

function boxStroke(
  box: "slot" | "unknown",
  cell: number,
): { readonly stroke: number; readonly dashes?: readonly [number, number] } {
  if (box === "unknown") return { stroke: PICTURE_LINES.unknown * cell };
  const [line, air] = PICTURE_LINES.slotDashes;
  return { stroke: PICTURE_LINES.slot * cell, dashes: [line * cell, air * cell] };
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

const rectangle = (
  box: Box,
  { x, y, cell }: CellPlace,
  stroke: { readonly stroke: number; readonly dashes?: readonly [number, number] },
): SheetNode => ({
  kind: "rectangle",
  x: x + box.x * cell,
  y: y + box.y * cell,
  width: box.width * cell,
  height: box.height * cell,
  radius: box.radius * cell,
  ...stroke,
});

/** Brackets above and below what is meant. */
function cornersOf(box: Box, { x, y, cell }: CellPlace): SheetNode[] {
  const arm = 0.22;
  const [left, right] = [box.x, box.x + box.width];
  const [top, foot] = [box.y, box.y + box.height];
  const u = (n: number): number => Math.round(n * PATH_UNITS * 10) / 10;
  const d = [
    `M${u(left)} ${u(top + arm)}V${u(top)}H${u(right)}V${u(top + arm)}`,
    `M${u(left)} ${u(foot - arm)}V${u(foot)}H${u(right)}V${u(foot - arm)}`,
  ].join("");
  return [{ kind: "path", d, x, y, scale: cell / PATH_UNITS, stroke: PICTURE_LINES.path * cell }];
}
