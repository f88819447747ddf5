/**
 * The small letters that the sentences call unknown cells by, written into their boxes: in the middle while the digit
 * is not known, in the corner when it is, where the digit makes room for them.
 */
import type { Known, Picture, PictureGlyph } from "cryptarithm";

/** Sizes and places in cells. */
const LARGE = 0.5;
const SMALL = 0.28;
const INSET = 0.13;
/** How far a digit stands to the right of the middle, and how much smaller it is, beside a name. */
const ASIDE = 0.1;
const SHRUNK = 0.85;

export function withCellNames(
  picture: Picture,
  names: Readonly<Record<string, string>> | undefined,
  known: Known,
): Picture {
  if (names === undefined) return picture;
  const glyphs = picture.items.flatMap((item): PictureGlyph[] => {
    if (item.kind !== "box" || item.box !== "unknown" || item.symbol === undefined) return [];
    const text = names[item.symbol];
    if (text === undefined) return [];
    const shared = { kind: "glyph", glyph: "corner", text, symbol: item.symbol } as const;
    if (known.digit(item.symbol) !== undefined)
      return [{ ...shared, x: item.x + INSET, y: item.y + SMALL, size: SMALL }];
    const [x, y] = [item.x + item.width / 2, item.y + item.height / 2];
    return [{ ...shared, x, y: y + LARGE / 4, size: LARGE }];
  });
  const items = picture.items.map((item) =>
    item.kind === "glyph" && item.glyph === "pen" && names[item.symbol ?? ""] !== undefined
      ? { ...item, x: item.x + ASIDE, size: item.size * SHRUNK }
      : item,
  );
  return { ...picture, items: [...items, ...glyphs] };
}
