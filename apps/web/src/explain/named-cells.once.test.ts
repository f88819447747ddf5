/** The names of unknown cells in drawings: none lies on a digit, and none leaves its box. */
import { Known, type PictureGlyph, pictureOf, readPuzzle } from "cryptarithm";
import { expect, it } from "vitest";
import { withCellNames } from "./named-cells.js";

/** The widths of a digit and of a small letter, in parts of their size. */
const DIGIT = 0.6;
const LETTER = 0.6;

it("stand beside the digit of their cell and in its box", () => {
  const read = readPuzzle("  __\n* _7\n----\n _3_\n__\n----\n___2", { layout: true });
  if (!read.ok) throw new Error("the rows are not read");
  const known = new Known();
  known.learn([{ id: 0, claim: { letter: "?1", digits: [7] } }]);
  const picture = pictureOf(read.formula, { known: Object.fromEntries(known.settled), fill: "corner" });
  const { items } = withCellNames(picture, { "?1": "a", "?2": "b" }, known);
  const glyphOf = (kind: string, symbol: string): PictureGlyph => {
    const found = items.find(
      (item): item is PictureGlyph => item.kind === "glyph" && item.glyph === kind && item.symbol === symbol,
    );
    if (found === undefined) throw new Error(`${symbol} has no ${kind}`);
    return found;
  };
  const box = items.find((item) => item.kind === "box" && item.symbol === "?1");
  if (box?.kind !== "box") throw new Error("the cell has no box");
  const [name, digit] = [glyphOf("corner", "?1"), glyphOf("pen", "?1")];
  expect(name.x + (name.size * LETTER) / 2).toBeLessThan(digit.x - (digit.size * DIGIT) / 2);
  expect(digit.x + (digit.size * DIGIT) / 2).toBeLessThan(box.x + box.width);
  expect(glyphOf("corner", "?2").size).toBeGreaterThan(name.size);
});
