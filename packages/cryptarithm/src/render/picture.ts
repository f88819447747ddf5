/**
 * A picture as data: glyphs, paths and boxes with their places, in cells. Whoever shows one (as SVG, on a page of paper,
 * in a PDF) writes its items in the order in which they stand, and need not know what was drawn. The fonts are left to
 * them; nothing was measured, so any will do.
 */

/** Printed letters, printed digits, digits written by hand or by the solver, letters in corners, and words. */
export const GLYPH_KINDS = ["letter", "digit", "pen", "corner", "word"] as const;
export type GlyphKind = (typeof GLYPH_KINDS)[number];

/** Where to look, the place of a carry, and a digit that is not known. */
export const BOX_KINDS = ["mark", "slot", "unknown"] as const;
export type BoxKind = (typeof BOX_KINDS)[number];

export interface PictureGlyph {
  readonly kind: "glyph";
  readonly glyph: GlyphKind;
  readonly text: string;
  /** Its middle. */
  readonly x: number;
  /** Its baseline. */
  readonly y: number;
  /** The size of the font. */
  readonly size: number;
  /** The letter or unknown cell that it stands for or is the digit of: "E", "?1". */
  readonly symbol?: string;
}

export interface PicturePath {
  readonly kind: "path";
  /** Commands of an SVG path in hundredths of a cell; a line to be drawn, not a shape to be filled. */
  readonly d: string;
}

export interface PictureBox {
  readonly kind: "box";
  readonly box: BoxKind;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Of its corners. */
  readonly radius: number;
  /** The unknown cell whose box it is: "?1". */
  readonly symbol?: string;
}

export type PictureItem = PictureGlyph | PicturePath | PictureBox;

/** All lengths are in cells: a cell is 1 wide. y runs downwards. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** What is shown, in words: "SEND plus MORE equals MONEY". */
  readonly title: string;
  /** What kind of drawing it is, or its digits when all are known. */
  readonly description: string;
  /** Boxes first, glyphs last, so that nothing covers what must be read. */
  readonly items: readonly PictureItem[];
}

/** How the lines of pictures look; lengths in cells. */
export interface PictureLines {
  /** How thick signs, bars, roots and brackets are, and the edges of boxes. */
  readonly path: number;
  readonly unknown: number;
  readonly slot: number;
  readonly mark: number;
  /** The edge of a slot is a broken line: so much line, so much air. */
  readonly slotDashes: readonly [line: number, air: number];
  /** How dark the inside of a mark is, from 0 to 1. */
  readonly markFill: number;
}

export const PICTURE_LINES: PictureLines = {
  path: 0.05,
  unknown: 0.035,
  slot: 0.025,
  mark: 0.03,
  slotDashes: [0.06, 0.05],
  markFill: 0.1,
};
