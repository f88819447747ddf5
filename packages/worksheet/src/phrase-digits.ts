/** The phrase of a Codebusters question in the digits of its puzzle. */
import { Spelling } from "cryptarithm";
import type { SheetPuzzle } from "./sheet.js";

export interface PhraseDigits {
  /** The digits of each word; empty when the phrase cannot be asked for. */
  readonly groups: readonly string[];
  /** Letters of the phrase that the puzzle does not have. */
  readonly lacks: readonly string[];
}

export function phraseDigits({ formula, rules, solution, phrase = "" }: SheetPuzzle): PhraseDigits {
  const spelling = new Spelling(formula.letters, solution?.digits, {
    case: rules.case,
    accents: rules.accents,
    symbols: rules.symbols ?? "graphemes",
  });
  const { groups = [], lacks } = spelling.spell(phrase);
  return { groups, lacks };
}
