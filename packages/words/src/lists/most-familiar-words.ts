/**
 * "The 800 most familiar English words of 2 to 7 letters", as one list that is the same for everybody.
 *
 * It is defined by what it is made of: SCOWL's lists in the order of their sizes (10, 20, 35 …); inside
 * a list, words without an ending first; then the fixed mixed order of english-words.ts; of these, the
 * first that pass. SCOWL does not say which of two words of one list is the more familiar, and neither
 * does this: the 800 are a fair sample of the words that everybody knows, not a count of how often they
 * are used. Lists are loaded only as far as they are needed.
 */
import { type EnglishOptions, englishLists } from "./english-words.js";
import { offensiveWords } from "./offensive-words.js";
import { filterWords, type WordFilter } from "./word-filter.js";

/** How many words, and what they must be like; what is not said does not matter. */
export interface MostFamiliarOptions extends Omit<WordFilter, "mostFamiliar" | "offensive"> {
  /** How many. */
  readonly count: number;
  /** The largest of SCOWL's lists to be read; all unless told. */
  readonly familiarity?: EnglishOptions["familiarity"];
  /** `"american"` unless told. */
  readonly spelling?: EnglishOptions["spelling"];
  /** Whether offensive words may be among them; left out unless told. */
  readonly offensive?: boolean;
}

/**
 * The first words of the English lists that pass, the most familiar ones first; fewer than `count` when there are
 * no more.
 *
 * @example
 * await mostFamiliarWords({ count: 3, shortest: 2, longest: 7 }); // ["FANCY", "RECALL", "ENTITLE"]
 */
export async function mostFamiliarWords(options: MostFamiliarOptions): Promise<readonly string[]> {
  const { count, familiarity = 70, spelling = "american", offensive = false, ...filter } = options;
  const passes: WordFilter = offensive ? filter : { ...filter, offensive: await offensiveWords() };
  const found: string[] = [];
  if (!(count > 0)) return found;
  for await (const list of englishLists({ familiarity, spelling })) {
    for (const word of filterWords(list, { ...passes, mostFamiliar: count - found.length })) found.push(word);
    if (found.length >= count) break;
  }
  return found;
}
