/**
 * Keys for puzzles: a word in which no letter stands twice, or two such words together (BLACK + HORSE),
 * with exactly as many letters as there are digits. The first letter is one digit, the second the next.
 *
 * The order is that of the words, so that familiar ones come first. Two words come as soon as the later
 * one of them does: all pairs of the first ten words stand before any pair with the eleventh. Nothing
 * offensive is given, not even across the border of two words.
 */
import { lettersOf } from "../puzzle-word.js";
import { type EnglishOptions, englishLists } from "./english-words.js";
import { type IsOffensive, offensiveWords } from "./offensive-words.js";

/** What keys are wanted. */
export interface KeyWordsOptions {
  /** Letters of a key, all different: the base of the puzzle, or fewer; 10 unless told. */
  readonly letters?: number;
  /** Whether a key is one word (unless told) or two. */
  readonly words?: 1 | 2;
  /** The fewest letters of each of two words; 3 unless told. */
  readonly shortest?: number;
  /** So many at most; 100 unless told. */
  readonly count?: number;
  /** Words in capital letters that are used instead of the English ones, such as those of a theme. */
  readonly from?: Iterable<string>;
  /** The largest of SCOWL's lists to be read; 70 for one word and 20 for two unless told. */
  readonly familiarity?: EnglishOptions["familiarity"];
  /** `"american"` unless told. */
  readonly spelling?: EnglishOptions["spelling"];
}

/** A key of one word or two. */
export interface KeyWord {
  /** All its letters. */
  readonly key: string;
  /** The words of which it is made, the more familiar one first. */
  readonly words: readonly string[];
}

/**
 * Keys with exactly so many letters, all of them different, each once, the most familiar ones first.
 *
 * @example
 * (await keyWords({ letters: 10, count: 2 })).map(({ key }) => key); // ["REGULATION", "COMPATIBLE"]
 */
export async function keyWords(options: KeyWordsOptions = {}): Promise<readonly KeyWord[]> {
  const { count = 100 } = options;
  // Two pairs may spell the same: JUMP + SLOWER, JUMPS + LOWER.
  const found = new Map<string, KeyWord>();
  if (!(count > 0)) return [];
  for await (const key of allKeys(options, await offensiveWords())) {
    if (!found.has(key.key)) found.set(key.key, key);
    if (found.size >= count) break;
  }
  return [...found.values()];
}

async function* allKeys(options: KeyWordsOptions, offensive: IsOffensive): AsyncGenerator<KeyWord> {
  const { letters = 10, words = 1, shortest = 3 } = options;
  /** The words so far by their number of letters; a word goes with those that came before it. */
  const earlier = new Map<number, string[]>();
  for await (const word of wordsInOrder(options)) {
    const { length } = lettersOf(word);
    if (!isIsogram(word) || offensive(word)) continue;
    if (words === 1) {
      if (length === letters) yield { key: word, words: [word] };
      continue;
    }
    const rest = letters - length;
    if (Math.min(length, rest) < shortest) continue;
    for (const other of earlier.get(rest) ?? [])
      if (isIsogram(other + word) && !offendsAcross(other, word, offensive))
        yield { key: other + word, words: [other, word] };
    const alike = earlier.get(length);
    if (alike) alike.push(word);
    else earlier.set(length, [word]);
  }
}

/** The words that keys are made of, each once; English lists are loaded one after the other. */
async function* wordsInOrder(options: KeyWordsOptions): AsyncGenerator<string> {
  const { from, words = 1, familiarity = words === 1 ? 70 : 20, spelling = "american" } = options;
  if (from !== undefined) yield* new Set(from);
  else
    for await (const list of englishLists({ familiarity, spelling })) for (const { word } of list) yield word;
}

/** Whether no letter stands twice. */
function isIsogram(word: string): boolean {
  const letters = lettersOf(word);
  return new Set(letters).size === letters.length;
}

/** Whether two harmless words have an offensive one of four letters or more between them. */
function offendsAcross(first: string, second: string, offensive: IsOffensive): boolean {
  const key = first + second;
  for (let from = 0; from < first.length; from++)
    for (let to = Math.max(first.length + 1, from + 4); to <= key.length; to++)
      if (offensive(key.slice(from, to))) return true;
  return false;
}
