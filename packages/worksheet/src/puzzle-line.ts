/** A puzzle in one line, for lists and for questions, with the signs of print instead of those of a keyboard. */
import { type LanguageCode, parse, pictureOf, print } from "cryptarithm";
import type { SheetPuzzle } from "./sheet.js";
import { leftToRight } from "./text/direction.js";

/** As it is printed; a written-out calculation in words. The formula goes from left to right in every script. */
export function puzzleLine({ formula }: Pick<SheetPuzzle, "formula">, language: LanguageCode): string {
  const line =
    formula.layout === undefined ? withSigns(print(formula)) : pictureOf(formula, { language }).title;
  return leftToRight(line);
}

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\s*[\n\r]+\s*/g, "; "],
  [/\*\*/g, "^"],
  [/\^2(?![\w.^!])/g, "²"],
  [/\^3(?![\w.^!])/g, "³"],
  [/\*/g, "×"],
  [/-/g, "−"],
  [/!=|<>/g, "≠"],
  [/<=/g, "≤"],
  [/>=/g, "≥"],
];

/** `A - B * C` with the signs of print. */
export const withSigns = (formula: string): string =>
  SIGNS.reduce((text, [keyboard, sign]) => text.replace(keyboard, sign), formula.trim());

/** The same of a calculation in digits, with the usual spaces however it was typed. */
export function solvedLine(text: string): string {
  const read = parse(text);
  return withSigns(read.ok ? print(read.formula) : text);
}
