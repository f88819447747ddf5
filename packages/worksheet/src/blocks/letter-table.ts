/**
 * The table of letters and digits in which one keeps track: a row for each letter, a column for each digit, all of it
 * blank. The rows stand in the order of the alphabet: they follow from the letters alone, so that the table gives nothing
 * of the answer away.
 */
import type { LanguageCode } from "cryptarithm";
import type { SheetGroup, SheetNode } from "../page.js";
import { HAIRLINE, RULE } from "../paper.js";
import { artifact, box, group, level, upright } from "../shapes.js";
import { typeset } from "../text/typeset.js";

export interface LetterTable {
  readonly letters: readonly string[];
  readonly base: number;
  /** The width and height of a place in millimetres. */
  readonly place: number;
}

/** Letters in the order of the alphabet of a language. */
export function alphabetical(letters: readonly string[], language: LanguageCode): string[] {
  const { compare } = new Intl.Collator(language);
  return [...new Set(letters)].sort((a, b) => compare(a, b) || (a < b ? -1 : 1));
}

export function letterTableSize({ letters, base, place }: LetterTable): {
  readonly width: number;
  readonly height: number;
} {
  return { width: (base + 1) * place, height: (letters.length + 1) * place };
}

/** The table with its top left corner at a place. */
export function letterTable(table: LetterTable, x: number, y: number): SheetGroup {
  const { letters, base, place } = table;
  const { width, height } = letterTableSize(table);
  const size = place * 0.56;
  const text = (column: number, row: number, what: string, font: "bold" | "mono"): SheetNode[] =>
    typeset(what, {
      x: x + (column + 0.5) * place,
      y: y + (row + 0.5) * place + size * 0.33,
      size,
      font,
      anchor: "middle",
    });
  const digits = Array.from({ length: base }, (_, digit) => digit.toString(36).toUpperCase());
  const head = group("TR", [
    group("TD", []),
    ...digits.map(
      (digit, i): SheetGroup => ({
        ...group("TH", text(i + 1, 0, digit, "mono")),
        scope: "Column",
      }),
    ),
  ]);
  const rows = letters.map((letter, i) =>
    group("TR", [
      { ...group("TH", text(0, i + 1, letter, "bold")), scope: "Row" },
      ...digits.map(() => group("TD", [])),
    ]),
  );
  const lines: SheetNode[] = [box(x, y, { width, height, stroke: RULE })];
  for (let i = 1; i <= letters.length; i++)
    lines.push(level(x, y + i * place, width, i === 1 ? RULE : HAIRLINE / 2));
  for (let i = 1; i <= base; i++)
    lines.push(upright(x + i * place, y, height, i === 1 ? RULE : HAIRLINE / 2));
  return { ...group("Table", [artifact(lines), head, ...rows]), box: { x, y, width, height } };
}
