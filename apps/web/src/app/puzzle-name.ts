/** What a puzzle is called in a title: itself on one line, or what kind of calculation its rows are. */
import { tableOf } from "../language/language.js";
import { oneLine } from "../parts/one-line.js";
import type { GoodPuzzle } from "../state/puzzle.js";
import { ENGLISH } from "./english.js";

const words = tableOf("app", ENGLISH);

export function puzzleName({ text, formula }: GoodPuzzle, longest: number): string {
  if (formula.layout !== undefined) return words().layouts[formula.layout.kind];
  return oneLine(text, longest);
}
