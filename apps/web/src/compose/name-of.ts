/** A puzzle in one line: its formula, or the first and last numbers of its rows. */
import type { LinkPuzzle } from "../link/link.js";
import { oneLine } from "../parts/one-line.js";

export function nameOf({ text }: LinkPuzzle): string {
  const rows = text
    .split("\n")
    .map((row) => row.trim())
    .filter((row) => /[^\s─―—\-_=]/u.test(row));
  if (rows.length < 2) return oneLine(text);
  return `${rows[0]} … ${rows.at(-1)}`;
}
