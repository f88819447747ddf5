/**
 * What words must be like to be offered: length, familiarity, number of different letters, letters
 * that they must have. One pass over a list, in its order, so that "the 800 most familiar" means
 * those 800 that pass everything else.
 */
import { lettersOf } from "../puzzle-word.js";
import type { ListedWord } from "./listed-word.js";
import type { IsOffensive } from "./offensive-words.js";

/** What words must be like; what is not said does not matter. */
export interface WordFilter {
  /** The fewest letters. */
  readonly shortest?: number;
  /** The most letters. */
  readonly longest?: number;
  /** At most so many different letters: the base of the puzzle, or fewer. */
  readonly differentLetters?: number;
  /** Letters that must all occur, wherever, as often as they stand here: `"EE"` asks for two. */
  readonly mustContain?: string;
  /** Letters that must not occur. */
  readonly without?: string;
  /** So many words at most: the first of the list that pass. */
  readonly mostFamiliar?: number;
  /** Words that are left out: what `offensiveWords()` gives. */
  readonly offensive?: IsOffensive;
}

/** The words of a list that pass, in the list's order, each once. */
export function filterWords(
  words: Iterable<ListedWord | string>,
  filter: WordFilter = {},
): readonly string[] {
  const passed = new Set<string>();
  const { mostFamiliar = Number.POSITIVE_INFINITY } = filter;
  for (const listed of words) {
    if (passed.size >= mostFamiliar) break;
    const word = typeof listed === "string" ? listed : listed.word;
    if (passes(word, filter)) passed.add(word);
  }
  return [...passed];
}

function passes(word: string, filter: WordFilter): boolean {
  const letters = lettersOf(word);
  const { shortest = 1, longest = Number.POSITIVE_INFINITY } = filter;
  if (letters.length < shortest || letters.length > longest) return false;
  const { differentLetters = Number.POSITIVE_INFINITY } = filter;
  if (new Set(letters).size > differentLetters) return false;
  for (const letter of lettersOf(filter.without ?? "")) if (letters.includes(letter)) return false;
  const left = [...letters];
  for (const letter of lettersOf(filter.mustContain ?? "")) {
    const at = left.indexOf(letter);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return filter.offensive?.(word) !== true;
}
