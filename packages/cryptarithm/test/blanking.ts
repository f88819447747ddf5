/**
 * Turning a true written-out calculation into a puzzle: digits are hidden as unknown cells or written as letters,
 * at random. Every digit of ten and more is hidden or becomes a letter, since no sign is printed for it.
 */
import type { Random } from "../src/number/random.js";
import type { Cell } from "../src/syntax/ast.js";
import type { Layout, LayoutRow } from "../src/syntax/layout.js";

export interface Blanking {
  readonly random: Random;
  /** How many of a hundred digits become unknown, and how many of the others a letter. */
  readonly unknown: number;
  readonly letters: number;
  /** The letters to take; default A to Z. */
  readonly alphabet?: string;
  /** Whether a digit that becomes a letter does so everywhere; default false. */
  readonly everywhere?: boolean;
}

/** A layout of cells that are all digits (of 10 and more too), with some of them hidden. */
export function blanked(
  layout: Layout,
  { random, unknown, letters, alphabet = ALPHABET, everywhere = false }: Blanking,
): Layout {
  const key = random.shuffle([...alphabet]);
  const always = Array.from({ length: 36 }, () => random.integer(100) < letters);
  let unknowns = 0;
  const hide = (cell: Cell): Cell => {
    const digit = digitOf(cell);
    const letter = key[digit];
    const free = random.integer(100);
    const named = everywhere ? always[digit] : random.integer(100) < letters;
    if (free < unknown) return { kind: "unknown", index: unknowns++, span: NOWHERE };
    if (named && letter !== undefined) return { kind: "letter", letter, span: NOWHERE };
    if (digit < 10) return cell;
    if (letter === undefined) return { kind: "unknown", index: unknowns++, span: NOWHERE };
    return { kind: "letter", letter, span: NOWHERE };
  };
  const hideRow = (row: LayoutRow): LayoutRow => {
    const zeros = row.cells.length > 1 && row.cells.every((cell) => digitOf(cell) === 0) && !row.decimals;
    if (!zeros) return { ...row, cells: row.cells.map(hide) };
    // Unknown cells are no row of zeros; letters are, when they are all the same.
    const letter = key[0] as string;
    if (random.integer(100) >= letters || row.right !== row.place) return row;
    return { ...row, cells: row.cells.map(() => ({ kind: "letter", letter, span: NOWHERE })) };
  };
  return { ...layout, rows: layout.rows.map(hideRow) };
}

/** The layout with one row made wrong: another printed digit, or one cell less; mostly it has no solution then. */
export function spoiled(layout: Layout, random: Random): Layout {
  const at = random.integer(layout.rows.length);
  const wrong = (row: LayoutRow): LayoutRow => {
    const digits = row.cells.flatMap((cell, i) => (cell.kind === "digit" ? [i] : []));
    if (digits.length === 0 || random.integer(2) === 0)
      return row.cells.length - (row.decimals ?? 0) > 1 ? { ...row, cells: row.cells.slice(1) } : row;
    const changed = random.pick(digits);
    const digit: Cell = { kind: "digit", value: random.integer(2), span: NOWHERE };
    return { ...row, cells: row.cells.map((cell, i) => (i === changed ? digit : cell)) };
  };
  return { ...layout, rows: layout.rows.map((row, i) => (i === at ? wrong(row) : row)) };
}

/** A cell for every digit of any base, to be blanked afterwards. */
export const anyDigit = (digit: number): Cell => ({ kind: "digit", value: digit, span: NOWHERE });

/** The digits of all rows as the oracle writes them. */
export function digitsOfLayout(layout: Layout): string {
  return layout.rows.map((row) => row.cells.map(digitOf).join(",")).join(" ");
}

const NOWHERE = [0, 0] as const;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

function digitOf(cell: Cell): number {
  if (cell.kind !== "digit") throw new Error("the cells of a true calculation are digits");
  return cell.value;
}
