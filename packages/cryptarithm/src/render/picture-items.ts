/**
 * The items of a picture as they come about. They are handed out by layers: bands, slots, boxes of unknown cells, paths,
 * then glyphs, those of one kind together, so that whoever writes them names each font once.
 */
import type { BoxKind, GlyphKind, PictureBox, PictureGlyph, PictureItem, PicturePath } from "./picture.js";
import { SvgPath } from "./svg-path.js";

const RADIUS: Readonly<Record<BoxKind, number>> = { mark: 0.12, slot: 0.07, unknown: 0.1 };

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Glyph = Omit<PictureGlyph, "kind" | "glyph" | "symbol"> & { readonly symbol?: string | undefined };

/** To thousandths of a cell, which is finer than anything that is shown. */
export const rounded = (length: number): number => Math.round(length * 1000) / 1000;

export class PictureItems {
  readonly #boxes: Readonly<Record<BoxKind, PictureBox[]>> = { mark: [], slot: [], unknown: [] };
  readonly #paths: PicturePath[] = [];
  readonly #glyphs: Map<GlyphKind, PictureGlyph[]> = new Map();

  /** A glyph with its middle at x. */
  glyph(glyph: GlyphKind, { text, x, y, size, symbol }: Glyph): void {
    const list = this.#glyphs.get(glyph) ?? [];
    this.#glyphs.set(glyph, list);
    list.push({
      kind: "glyph",
      glyph,
      text,
      x: rounded(x),
      y: rounded(y),
      size: rounded(size),
      ...(symbol !== undefined && { symbol }),
    });
  }

  path(path: SvgPath): void {
    this.#paths.push({ kind: "path", d: path.toString() });
  }

  bar(from: number, to: number, y: number): void {
    this.path(new SvgPath().line(from, y, to, y));
  }

  box(box: BoxKind, { x, y, width, height }: Rectangle, symbol?: string): void {
    this.#boxes[box].push({
      kind: "box",
      box,
      x: rounded(x),
      y: rounded(y),
      width: rounded(width),
      height: rounded(height),
      radius: RADIUS[box],
      ...(symbol !== undefined && { symbol }),
    });
  }

  list(): PictureItem[] {
    const { mark, slot, unknown } = this.#boxes;
    return [...mark, ...slot, ...unknown, ...this.#paths, ...[...this.#glyphs.values()].flat()];
  }
}
