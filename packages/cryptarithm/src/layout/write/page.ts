/**
 * The page model: written-out arithmetic as things placed on a grid of tracks, before anything is said of fonts,
 * lengths or characters. Text, SVG, LaTeX, MathML and HTML are made of pages and of nothing else.
 *
 * Tracks are the columns (from the left) and lines (from above) of a page. The kind of a track says how much
 * room it takes, so that whoever renders a page needs to measure nothing.
 */
import type { Cell } from "../../syntax/ast.js";
import type { Role } from "../../syntax/layout.js";

/** What a column of a page holds; a `gap` only keeps things apart. */
export type ColumnKind = "cell" | "sign" | "bracket" | "point" | "group" | "gap" | "label";

/** What a line of a page holds: cells and signs, digits written under them, a ruled line, or carries. */
export type LineKind = "cells" | "digits" | "rule" | "carries";

/** `:` is the sign of division where the quotient stands behind `=`. */
export type PageSign = "+" | "-" | "*" | "/" | ":" | "=";

/** A cell with its place on the page and in the calculation. */
export interface PlacedCell {
  readonly kind: "cell";
  readonly line: number;
  readonly column: number;
  readonly cell: Cell;
  /** The row that it belongs to: an index of `Page.rows`. */
  readonly row: number;
  /** Its column in the calculation: 0 = units. */
  readonly place: number;
  /** The digit that has been written into it, as it is written. */
  readonly digit?: string;
  /** Whether the letter still stands in the corner of the cell. */
  readonly corner?: true;
}

/** A line from the left edge of one column to the right edge of another. */
interface Rule {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The bracket before a dividend, a root sign, or the upright line between dividend and divisor. Its `rule` is the
 * line that it goes on with, above (or, in divisions with the quotient below, under) what is divided.
 */
export interface PlacedBracket {
  readonly kind: "bracket";
  readonly shape: "division" | "root" | "upright";
  readonly line: number;
  readonly column: number;
  readonly rule?: Rule;
  /** Of an upright line: the last line that it stands beside. */
  readonly toLine?: number;
  /** Of a root sign. */
  readonly degree?: number;
}

export type Placed =
  | PlacedCell
  | PlacedBracket
  | { readonly kind: "sign"; readonly line: number; readonly column: number; readonly sign: PageSign }
  | ({ readonly kind: "bar" } & Rule)
  /** A decimal point, or the mark between two groups of digits under a root. */
  | { readonly kind: "point" | "group"; readonly line: number; readonly column: number }
  /** What stands before a remainder. */
  | { readonly kind: "label"; readonly line: number; readonly column: number; readonly text: string }
  /** A digit written under a cell. */
  | {
      readonly kind: "pen";
      readonly line: number;
      readonly column: number;
      readonly text: string;
      readonly cell: Cell;
      readonly row: number;
      readonly place: number;
    }
  /** The slot of the carry into a column, and what is written into it. */
  | {
      readonly kind: "carry";
      readonly line: number;
      readonly column: number;
      readonly place: number;
      readonly text?: string;
    }
  /** A band over columns and lines: where to look. */
  | ({ readonly kind: "mark" } & Band)
  /** The box around a number of a magic square. */
  | ({ readonly kind: "frame" } & Band);

/** Columns and lines, both ends included. */
interface Band {
  readonly from: number;
  readonly to: number;
  readonly fromLine: number;
  readonly toLine: number;
}

/** What a row of cells is: what it is read out as. */
export interface PageRow {
  readonly role: Role;
  readonly line: number;
  readonly sign?: PageSign;
  /** See `LayoutRow.place`. */
  readonly place?: number;
}

export interface Page {
  readonly columns: readonly ColumnKind[];
  readonly lines: readonly LineKind[];
  readonly placed: readonly Placed[];
  readonly rows: readonly PageRow[];
}
