/**
 * The puzzle with digits for its symbols, in its own spelling, as the engine's `check` reads answers: "95?7 + 10?5 = …".
 * What has no digit yet is "?". Made by the places of the cells in the text, so that brackets, rows and signs stay.
 */
import type { Formula } from "cryptarithm";
import { digitText } from "../parts/digit-text.js";
import type { BoardTable } from "./cells.js";

/** `digit` says what a symbol is. */
export function answerText(
  { text }: Formula,
  tables: readonly BoardTable[],
  digit: (symbol: string) => number | undefined,
): string {
  const places = new Map<number, { readonly to: number; readonly written: string }>();
  for (const cell of tables.flatMap((table) => table.cells)) {
    if (cell.kind !== "symbol") continue;
    const [from, to] = cell.cell.span;
    const value = digit(cell.symbol);
    // What is not written in the text has no place in it.
    if (to > from) places.set(from, { to, written: value === undefined ? "?" : digitText(value) });
  }
  let written = "";
  let at = 0;
  for (const [from, place] of [...places].sort(([a], [b]) => a - b)) {
    if (from < at) continue;
    written += text.slice(at, from) + place.written;
    at = place.to;
  }
  return written + text.slice(at);
}
