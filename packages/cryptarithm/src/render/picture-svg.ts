/**
 * A picture as SVG: sharp at every size, in the colour of the text around it, named for those who hear it. It needs no
 * fonts, styles or scripts from elsewhere.
 */
import {
  type BoxKind,
  type GlyphKind,
  PICTURE_LINES,
  type Picture,
  type PictureBox,
  type PictureGlyph,
} from "./picture.js";
import { units } from "./svg-path.js";
import { type Attributes, element, escaped } from "./xml.js";

const SERIF = '"Source Serif 4", Georgia, serif';
const MONO = '"Source Code Pro", monospace';

const FONTS: Readonly<Record<GlyphKind, { readonly family: string; readonly weight: number }>> = {
  letter: { family: SERIF, weight: 600 },
  digit: { family: MONO, weight: 500 },
  pen: { family: MONO, weight: 500 },
  corner: { family: SERIF, weight: 600 },
  word: { family: SERIF, weight: 400 },
};

/** How large a cell is on screen when nothing else is asked, in pixels. */
const CELL_PIXELS = 40;

export interface SvgOptions {
  /** The width of a cell in pixels (default 40). */
  readonly cell?: number | undefined;
  /** The language of its title and description, where it is not that of the text around it. */
  readonly lang?: string | undefined;
}

/** The text of an SVG element. */
export function pictureSvg(picture: Picture, { cell = CELL_PIXELS, lang }: SvgOptions = {}): string {
  return outermost(picture, { cell, lang }, contentOf(picture, cell));
}

/** Several pictures as parts of one: each is an element of its own inside that of the whole. */
export function placedSvg(
  whole: Picture,
  parts: readonly { readonly picture: Picture; readonly y: number }[],
  { cell = CELL_PIXELS, lang }: SvgOptions = {},
): string {
  const written = parts.map(({ picture, y }) => {
    const place = { x: 0, y: units(y), width: units(picture.width), height: units(picture.height) };
    return element("svg", place, contentOf(picture, cell).join("\n"));
  });
  return outermost(whole, { cell, lang }, written);
}

function outermost(
  { width, height, title, description }: Picture,
  { cell, lang }: { readonly cell: number; readonly lang: string | undefined },
  content: readonly string[],
): string {
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    role: "img",
    lang,
    width: Math.round(width * cell),
    height: Math.round(height * cell),
    viewBox: `0 0 ${units(width)} ${units(height)}`,
  };
  const names = [element("title", {}, escaped(title)), element("desc", {}, escaped(description))];
  return element("svg", attributes, [...names, ...content].join("\n"));
}

const STROKE: Attributes = {
  fill: "none",
  stroke: "currentColor",
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
};

function contentOf({ items }: Picture, cell: number): string[] {
  const boxes: Record<BoxKind, PictureBox[]> = { mark: [], slot: [], unknown: [] };
  const glyphs = new Map<GlyphKind, PictureGlyph[]>();
  let paths = "";
  for (const item of items) {
    if (item.kind === "path") paths += item.d;
    else if (item.kind === "box") boxes[item.box].push(item);
    else glyphs.set(item.glyph, [...(glyphs.get(item.glyph) ?? []), item]);
  }
  const mark = {
    class: "mark",
    fill: "currentColor",
    "fill-opacity": PICTURE_LINES.markFill,
    stroke: "currentColor",
  };
  const dashes = { "stroke-dasharray": PICTURE_LINES.slotDashes.map(units).join(" ") };
  // Bars are never thinner than two pixels.
  const thick = Math.max(PICTURE_LINES.path, 2 / cell);
  const signs = { ...STROKE, class: "sign", "stroke-width": units(thick), d: paths };
  return [
    boxGroup(boxes.mark, PICTURE_LINES.mark, mark),
    boxGroup(boxes.slot, PICTURE_LINES.slot, { ...STROKE, class: "slot" }, dashes),
    boxGroup(boxes.unknown, PICTURE_LINES.unknown, { ...STROKE, class: "unknown" }),
    paths === "" ? "" : element("path", signs),
    ...[...glyphs].map(([kind, list]) => glyphGroup(kind, list)),
  ].filter((part) => part !== "");
}

function boxGroup(
  boxes: readonly PictureBox[],
  thick: number,
  looks: Attributes,
  more: Attributes = {},
): string {
  const attributes = { ...looks, "stroke-width": units(thick), ...more };
  return boxes.length === 0 ? "" : element("g", attributes, boxes.map(rect).join(""));
}

const rect = ({ x, y, width, height, radius }: PictureBox): string =>
  element("rect", {
    x: units(x),
    y: units(y),
    width: units(width),
    height: units(height),
    rx: units(radius),
  });

function glyphGroup(kind: GlyphKind, glyphs: readonly PictureGlyph[]): string {
  const { family, weight } = FONTS[kind];
  const texts = glyphs.map(({ text, x, y, size }) =>
    element("text", { x: units(x), y: units(y), "font-size": units(size) }, escaped(text)),
  );
  const attributes = {
    class: kind,
    fill: "currentColor",
    "font-family": family,
    "font-weight": weight,
    "text-anchor": "middle",
  };
  return element("g", attributes, texts.join(""));
}
