/** A puzzle in one line, for lists and for questions, with the signs of print instead of those of a keyboard. */
import { type LanguageCode, pictureOf, print } from "cryptarithm";
import type { SheetPuzzle } from "./sheet.js";

/** As it is printed; a written-out calculation in words. */
export const puzzleLine = ({ formula }: SheetPuzzle, language: LanguageCode): string =>
  formula.layout === undefined ? withSigns(print(formula)) : pictureOf(formula, { language }).title;

/** `A - B * C` with the signs of print. */
export const withSigns = (text: string): string =>
  text
    .trim()
    .replace(/\s*[\n\r]+\s*/g, "; ")
    .replaceAll("*", "×")
    .replace(/(?<=\s)-(?=\s)/g, "−");
