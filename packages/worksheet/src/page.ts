/**
 * A page of paper as data: what stands where, in millimetres from its top left corner, and what each thing is. The
 * preview on the screen, SVG, the browser's print and PDF are drawn from these items and from nothing else, so all of
 * them show the same sheet. Text is measured before it comes here; whoever draws a page measures nothing.
 */

/** The three faces of a sheet: Source Serif 4 at 400 and at 600, and Source Code Pro at 500. */
export const SHEET_FONTS = ["serif", "bold", "mono"] as const;
export type SheetFont = (typeof SHEET_FONTS)[number];

/** A run of text on one line, all of whose characters the faces have or the reader's system must find. */
export interface SheetText {
  readonly kind: "text";
  readonly text: string;
  /** Where it starts, its middle or its end, as the anchor says. */
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  /** The size of the font in millimetres. */
  readonly size: number;
  readonly font: SheetFont;
  readonly anchor: "start" | "middle" | "end";
  /** How wide it is drawn, in millimetres: by the widths of its characters, kerned letters a hair further apart. */
  readonly width: number;
}

/** How a line is drawn; thin lines are "faint" where they only help to write. */
interface Stroke {
  /** The thickness in millimetres. */
  readonly stroke: number;
  /** Lengths of dashes and gaps in millimetres. */
  readonly dashes?: readonly [number, number];
  /** A guide that may vanish on a bad printer. */
  readonly faint?: true;
}

/** A straight line with round ends. */
export interface SheetLine extends Stroke {
  readonly kind: "line";
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** An outline. */
export interface SheetRectangle extends Stroke {
  readonly kind: "rectangle";
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

/** The commands of an SVG path, moved to a place and scaled; stroked with round ends, or filled. */
export interface SheetPath extends Stroke {
  readonly kind: "path";
  readonly d: string;
  readonly x: number;
  readonly y: number;
  /** Millimetres to a unit of the path. */
  readonly scale: number;
  readonly filled?: true;
}

/** Something that is drawn. */
export type SheetItem = SheetText | SheetLine | SheetRectangle | SheetPath;

/**
 * What a group of items is, in the words of tagged PDF. `Artifact` is for the eye only; of a `Figure` the `alt` is read;
 * where there is an `actual` text, that instead of the items.
 */
export const SHEET_TAGS = [
  "Sect",
  "H1",
  "H2",
  "P",
  "Figure",
  "Table",
  "TR",
  "TH",
  "TD",
  "Span",
  "Artifact",
] as const;
export type SheetTag = (typeof SHEET_TAGS)[number];

/** A place on a page. */
export interface SheetBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Items that belong together. */
export interface SheetGroup {
  readonly kind: "group";
  readonly tag: SheetTag;
  readonly children: readonly SheetNode[];
  /** Of a figure: what it shows, in words. */
  readonly alt?: string;
  /** What is read instead of the items: of a path the character, of single digits their numbers. */
  readonly actual?: string;
  /** Of a `TH`: what it is the head of. */
  readonly scope?: "Row" | "Column";
  /** The name of this place in the list of bookmarks. */
  readonly bookmark?: string;
  /** Which puzzle of the sheet it is about, from 0. */
  readonly puzzle?: number;
  /** Nothing in the group stands outside of this. */
  readonly box?: SheetBox;
}

export type SheetNode = SheetItem | SheetGroup;

/** What a page is for. */
export type SheetPageKind = "puzzles" | "backs" | "key" | "reasoning";

/** A page of a sheet. */
export interface SheetPage {
  readonly kind: SheetPageKind;
  /** From 1. */
  readonly number: number;
  /** Millimetres. */
  readonly width: number;
  readonly height: number;
  /** "Autumn sums, page 1 of 4". */
  readonly title: string;
  readonly language: "en" | "de";
  readonly children: readonly SheetGroup[];
}

/** All items of a page or of a part of it, in the order in which they are read. */
export function* sheetItems(nodes: readonly SheetNode[]): Generator<SheetItem> {
  for (const node of nodes) {
    if (node.kind === "group") yield* sheetItems(node.children);
    else yield node;
  }
}
