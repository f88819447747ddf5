/** The cells that words and the rows of written-out calculations are made of. */
import type { Span } from "./span.js";

/**
 * One place of a word: a letter (by its canonical key), a printed digit (0–9) or an unknown digit.
 * Unknown digits are numbered from 0 by appearance; where the words of a written-out calculation
 * share one, it has one number. A letter or digit is unwritten where an unknown digit stands that must be
 * it, such as one that is brought down. An unknown digit has a mark where a condition is on each of its kind, such
 * as E for even digits.
 */
export type Cell =
  | { readonly kind: "letter"; readonly letter: string; readonly span: Span; readonly unwritten?: true }
  | { readonly kind: "digit"; readonly value: number; readonly span: Span; readonly unwritten?: true }
  | { readonly kind: "unknown"; readonly index: number; readonly span: Span; readonly mark?: string };

/** What a cell's symbol is called where symbols are told apart: "E", "?1". A printed digit has none. */
export function symbolName(cell: Cell): string | undefined {
  if (cell.kind === "letter") return cell.letter;
  return cell.kind === "unknown" ? `?${cell.index + 1}` : undefined;
}
