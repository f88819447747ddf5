/**
 * The model of written-out arithmetic: rows of cells on a grid of columns, each with its role.
 * It says what stands where; which relations follow from it is the business of `layout/`.
 *
 * Columns are counted from the units of the calculation (0) to the left; decimals stand in
 * negative columns. A row is given by its cells and the column of its last cell, as no row has gaps.
 */
import type { Cell } from "./cell.js";
import type { Span } from "./span.js";

export const LAYOUT_KINDS = ["sum", "multiplication", "division", "root", "grid", "magic-square"] as const;
export type LayoutKind = (typeof LAYOUT_KINDS)[number];

/** What a row is in its calculation. */
export const ROLES = [
  // sums and differences; a result may be followed by more terms and another result
  "addend",
  "subtrahend",
  "result",
  // multiplications; the partial products of divisions have the same role
  "multiplicand",
  "multiplier",
  "partial-product",
  "product",
  // divisions; a partial dividend is what is left, with the digits that were brought down
  "divisor",
  "dividend",
  "quotient",
  "partial-dividend",
  "remainder",
  // roots; what is subtracted, what is left with the group that was brought down, and what
  // the digit was multiplied with to get what is subtracted
  "radicand",
  "root",
  "root-product",
  "partial-radicand",
  "trial-divisor",
  // grids and magic squares
  "entry",
] as const;
export type Role = (typeof ROLES)[number];

export interface LayoutRow {
  readonly role: Role;
  /** The most significant first; at least one. */
  readonly cells: readonly Cell[];
  /** The column of the last cell. */
  readonly right: number;
  /**
   * Partial products, partial dividends and the rows of a root: the place (0 = units) of the digit of the
   * multiplier, quotient or root that the row belongs to. A partial dividend belongs to the digit
   * that it is divided for, so it stands before the partial product of the same place.
   */
  readonly place?: number;
  /** How many of the cells stand behind the decimal point. */
  readonly decimals?: number;
  /** Whether it may begin with 0 although the rules forbid it: a row of zeros in letters. */
  readonly zeroLed?: true;
  /** Of an entry of a grid: its row and column, from 0 at the top left. */
  readonly at?: readonly [row: number, column: number];
  readonly span: Span;
}

/** Where the quotient of a division, or the root, is written. */
export type ResultPlace = "above" | "right" | "below";

/** The sign between two neighbours of a grid; a grid without a sign there relates nothing. */
export type GridSign = "+" | "-" | "*" | "/" | "=" | "";

export interface Layout {
  readonly kind: LayoutKind;
  /**
   * In the order in which they are written below each other: of a division the divisor, the dividend and the
   * quotient come first, wherever they stand.
   */
  readonly rows: readonly LayoutRow[];
  /** Of divisions and roots. */
  readonly resultPlace?: ResultPlace;
  /** Of roots: 2, 3, … */
  readonly degree?: number;
  /**
   * Short divisions below each other, where the quotient of one is the dividend of the next, are rows
   * of one layout: divisor, dividend, quotient, remainder, divisor, quotient, remainder …
   */
  readonly stacked?: boolean;
  /** Of a grid: the signs between neighbours, `across[row][i]` and `down[column][i]`. */
  readonly across?: readonly (readonly GridSign[])[];
  readonly down?: readonly (readonly GridSign[])[];
}
