/** A puzzle in one line, for lists and for questions, with the signs of print instead of those of a keyboard. */
import { type LanguageCode, pictureOf, print } from "cryptarithm";
import type { SheetPuzzle } from "./sheet.js";
import { leftToRight } from "./text/direction.js";

/** As it is printed; a written-out calculation in words. The formula goes from left to right in every script. */
export function puzzleLine({ formula }: Pick<SheetPuzzle, "formula">, language: LanguageCode): string {
  const line =
    formula.layout === undefined ? withSigns(print(formula)) : pictureOf(formula, { language }).title;
  return leftToRight(line);
}

/** `A - B * C ^ D` with the signs of print. */
export const withSigns = (text: string): string =>
  text
    .trim()
    .replace(/\s*[\n\r]+\s*/g, "; ")
    .replaceAll("**", "^")
    .replaceAll("*", "×")
    .replace(/(?<=\s)-(?=\s)/g, "−");
