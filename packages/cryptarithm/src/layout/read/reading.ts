/** What the readers of the kinds of layouts give back, and how they make rows of numbers. */
import type { Diagnostic } from "../../syntax/diagnostic.js";
import type { Layout, LayoutRow, Role } from "../../syntax/layout.js";
import type { Span } from "../../syntax/span.js";
import { say } from "../../wording/say.js";
import type { WrittenNumber } from "./sheet.js";

/** One way to read a layout. */
export interface Reading {
  readonly layout: Layout;
  /** How far the text is from how the calculation would be written; 0 if it is just so. */
  readonly doubt: number;
}

/** Readings, or what is in their way. */
export type Read = readonly Reading[] | Diagnostic;

export const isRead = (read: Read): read is readonly Reading[] => Array.isArray(read);

/** A row of a layout; its last cell stands in the column `right`. */
export function row(number: WrittenNumber, role: Role, right: number, place?: number): LayoutRow {
  return {
    role,
    cells: number.cells,
    right,
    ...(place !== undefined && { place }),
    ...(number.decimals > 0 && { decimals: number.decimals }),
    span: number.span,
  };
}

export function problem(code: string, message: string, span: Span, hint?: string): Diagnostic {
  return { code: `layout-${code}`, message, span, ...(hint !== undefined && { hint }) };
}

/** The complaint about a second number on a line. */
export function twoNumbers(second: WrittenNumber): Diagnostic {
  return problem(
    "row",
    say("it is unclear what {number} is, since another number stands before it", { number: written(second) }),
    second.span,
    say("write each number on a line of its own"),
  );
}

/** What a row looks like in a message. */
export function written(number: WrittenNumber): string {
  const text = number.marks.map((mark) => mark.text).join("");
  return text.length > 24 ? `${text.slice(0, 24)}…` : text;
}
