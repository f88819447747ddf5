/**
 * A puzzle as it can be changed cell by cell, whether it is a line of text or rows of arithmetic. Its lines are
 * the words and numerals of a text, or the rows of a layout.
 */
import type { Role } from "../syntax/layout.js";
import type { Span } from "../syntax/span.js";
import type { Edited } from "./change.js";

export interface DraftCell {
  readonly kind: "letter" | "digit" | "unknown";
  /** The key of the letter, the digit, or "?". */
  readonly sign: string;
  /** As it is written. */
  readonly shown: string;
  readonly span: Span;
  /** The symbol of the puzzle that it stands for; missing for printed digits. */
  readonly symbol?: number;
}

/** What a cell may be replaced by. */
export type NewCell = Pick<DraftCell, "kind" | "sign" | "shown">;

export interface DraftLine {
  readonly written: string;
  readonly cells: readonly DraftCell[];
  /** Whether cells may be inserted and left out. */
  readonly elastic: boolean;
  /** Of a layout: which row it is. */
  readonly row?: number;
  readonly role?: Role;
}

export interface Draft {
  readonly lines: readonly DraftLine[];
  /** The puzzle with other cells in one line; undefined when it cannot be read any more. */
  withLine(line: number, cells: readonly NewCell[]): Edited | undefined;
  /** The lines of a puzzle that was made of this one, in the same order. */
  linesOf(edited: Edited): readonly DraftLine[];
  /** The puzzle with the cells of two lines exchanged. */
  exchanged(one: number, other: number): Edited | undefined;
}
