/** A line to write on for every letter: where there is no room for boxes under the letters, the answer goes here. */
import type { SheetGroup, SheetNode } from "../page.js";
import { HAIRLINE } from "../paper.js";
import { group, level } from "../shapes.js";
import { typeset } from "../text/typeset.js";

export interface LetterLines {
  readonly letters: readonly string[];
  readonly width: number;
  readonly size: number;
}

/** The width of a letter with its line, and the height of a row, in sizes of the text. */
const ENTRY = 3.7;
const LINE = 2.1;
const ROW = 1.85;

const perRow = ({ letters, width, size }: LetterLines): number => {
  const most = Math.max(1, Math.floor((width + 0.4 * size) / (ENTRY * size)));
  // Rows of nearly the same length look tidier than a last one of a single letter.
  return Math.ceil(letters.length / Math.ceil(letters.length / most));
};

export function letterLinesHeight(lines: LetterLines): number {
  return lines.letters.length === 0 ? 0 : Math.ceil(lines.letters.length / perRow(lines)) * ROW * lines.size;
}

/** The rows of lines, in the middle of their width. */
export function letterLines(lines: LetterLines, x: number, y: number): SheetGroup {
  const { letters, width, size } = lines;
  const most = perRow(lines);
  const left = x + (width - (most * ENTRY - 0.4) * size) / 2;
  const nodes = letters.flatMap((letter, i): SheetNode[] => {
    const at = left + (i % most) * ENTRY * size;
    const baseline = y + (Math.floor(i / most) + 1) * ROW * size - 0.35 * size;
    return [
      ...typeset(letter, { x: at + 0.45 * size, y: baseline, size, font: "bold", anchor: "middle" }),
      level(at + 1.1 * size, baseline + 0.12 * size, LINE * size, HAIRLINE),
    ];
  });
  return { ...group("P", nodes), actual: letters.join(", ") };
}
