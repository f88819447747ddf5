/**
 * How wide text is: the sum of the widths of its characters, from a table that is made of the font files. Kerning is left
 * out, so what is drawn is as wide or a little narrower. Characters that no face has are taken to be as wide as high.
 */
import type { SheetFont } from "../page.js";
import { BOLD_WIDTHS, SERIF_WIDTHS, type WidthRun } from "./advance-widths.js";
import { SYMBOLS } from "./symbols.js";

/** Millimetres of a point. */
export const POINT: number = 25.4 / 72;

/** The monospaced face has one width. */
const MONO_WIDTH = 600;
const UNKNOWN_WIDTH = 1000;

type Widths = ReadonlyMap<number, number>;

const tables = new Map<SheetFont, Widths>();

/** The table of a face, unpacked when it is first needed. */
function widthsOf(font: "serif" | "bold"): Widths {
  const known = tables.get(font);
  if (known !== undefined) return known;
  const widths = new Map<number, number>();
  const runs: readonly WidthRun[] = font === "serif" ? SERIF_WIDTHS : BOLD_WIDTHS;
  for (const [first, digits] of runs)
    for (let i = 0; i * 2 < digits.length; i++)
      widths.set(first + i, Number.parseInt(digits.slice(2 * i, 2 * i + 2), 36));
  tables.set(font, widths);
  return widths;
}

/** Marks that stand above or below the character before them, and those that are not seen. */
const MARK = /^[\p{M}\p{Cf}]$/u;

/** How wide a text is, in the unit of its size. */
export function textWidth(text: string, size: number, font: SheetFont): number {
  let sum = 0;
  for (const character of text) sum += characterWidth(character, font);
  return (sum * size) / 1000;
}

function characterWidth(character: string, font: SheetFont): number {
  const symbol = SYMBOLS[character];
  if (symbol !== undefined) return symbol.width;
  const code = character.codePointAt(0) ?? 0;
  // What the serif faces have, the monospaced one has, too.
  const known = widthsOf(font === "bold" ? "bold" : "serif").get(code);
  if (known !== undefined) return font === "mono" ? MONO_WIDTH : known;
  return MARK.test(character) ? 0 : UNKNOWN_WIDTH;
}
