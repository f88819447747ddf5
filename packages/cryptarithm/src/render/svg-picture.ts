/**
 * A picture as it comes about: glyphs, paths, boxes and bands, in cells. Glyphs of one kind are written together, so that
 * fonts are named once; the picture needs no fonts, styles or scripts from elsewhere, and has one colour, that of the
 * text around it.
 */
import { SvgPath, units } from "./svg-path.js";
import { STROKE } from "./svg-signs.js";
import { type Attributes, element, escaped } from "./xml.js";

/** Printed letters, printed digits, digits written by hand or by the solver, letters in corners, and words. */
export type GlyphKind = "letter" | "digit" | "pen" | "corner" | "word";

const SERIF = '"Source Serif 4", Georgia, serif';
const MONO = '"Source Code Pro", monospace';

const FONTS: Readonly<Record<GlyphKind, { readonly family: string; readonly weight: number }>> = {
  letter: { family: SERIF, weight: 600 },
  digit: { family: MONO, weight: 500 },
  pen: { family: MONO, weight: 500 },
  corner: { family: SERIF, weight: 600 },
  word: { family: SERIF, weight: 400 },
};

interface Glyph {
  readonly text: string;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly size: number;
}

/** How large a cell is on screen when nothing else is asked, in pixels. */
export const CELL_PIXELS = 40;

export class SvgPicture {
  readonly #glyphs: Map<GlyphKind, Glyph[]> = new Map();
  readonly #paths: SvgPath[] = [];
  readonly #boxes: string[] = [];
  readonly #bands: string[] = [];
  readonly #slots: string[] = [];

  /** A glyph with its middle at x. */
  glyph(kind: GlyphKind, glyph: Glyph): void {
    const list = this.#glyphs.get(kind) ?? [];
    list.push(glyph);
    this.#glyphs.set(kind, list);
  }

  path(path: SvgPath): void {
    this.#paths.push(path);
  }

  bar(from: number, to: number, y: number): void {
    this.#paths.push(new SvgPath().line(from, y, to, y));
  }

  /** The thin box of an unknown cell. */
  box(x: number, y: number, width: number, height: number): void {
    this.#boxes.push(rect({ x, y, width, height }, 0.1));
  }

  /** The dashed box of a carry. */
  slot(x: number, y: number, width: number, height: number): void {
    this.#slots.push(rect({ x, y, width, height }, 0.07));
  }

  /** A band that says where to look. */
  band(x: number, y: number, width: number, height: number): void {
    this.#bands.push(rect({ x, y, width, height }, 0.12));
  }

  /** The whole picture. */
  write(size: Size, what: Named): string {
    return svgElement(size, what, this.#content(what.cell));
  }

  /** The picture as a part of a larger one, at its left edge. */
  part({ width, height }: Size, { y, cell }: { readonly y: number; readonly cell: number }): string {
    const place = { x: 0, y: units(y), width: units(width), height: units(height) };
    return element("svg", place, this.#content(cell).join("\n"));
  }

  #content(cell: number): string[] {
    const stroke = {
      fill: "none",
      stroke: "currentColor",
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    };
    const group = (list: readonly string[], attributes: Attributes): string =>
      list.length === 0 ? "" : element("g", attributes, list.join(""));
    const marked = {
      class: "mark",
      fill: "currentColor",
      "fill-opacity": 0.1,
      stroke: "currentColor",
      "stroke-width": 3,
    };
    // Bars are never thinner than two pixels.
    const thick = Math.max(STROKE, 2 / cell);
    const signs = { ...stroke, class: "sign", "stroke-width": units(thick), d: this.#paths.join("") };
    return [
      group(this.#bands, marked),
      group(this.#slots, { ...stroke, class: "slot", "stroke-width": 2.5, "stroke-dasharray": "6 5" }),
      group(this.#boxes, { ...stroke, class: "unknown", "stroke-width": 3.5 }),
      this.#paths.length === 0 ? "" : element("path", signs),
      ...[...this.#glyphs].map(([kind, glyphs]) => glyphGroup(kind, glyphs)),
    ].filter((part) => part !== "");
  }
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Named {
  readonly title: string;
  readonly description: string;
  /** The width of a cell in pixels. */
  readonly cell: number;
}

/** The outermost element, with its name for those who hear it. */
export function svgElement(
  { width, height }: Size,
  { title, description, cell }: Named,
  content: readonly string[],
): string {
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    role: "img",
    width: Math.round(width * cell),
    height: Math.round(height * cell),
    viewBox: `0 0 ${units(width)} ${units(height)}`,
  };
  const names = [element("title", {}, escaped(title)), element("desc", {}, escaped(description))];
  return element("svg", attributes, [...names, ...content].join("\n"));
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const rect = ({ x, y, width, height }: Box, radius: number): string =>
  element("rect", {
    x: units(x),
    y: units(y),
    width: units(width),
    height: units(height),
    rx: units(radius),
  });

function glyphGroup(kind: GlyphKind, glyphs: readonly Glyph[]): string {
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
