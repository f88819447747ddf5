/**
 * The words of numbers in many languages, for puzzles that are true twice: as letters and as numbers
 * (UN + UN + NEUF = ONZE). The catalogue is the list of languages that the command and the page offer; how a
 * language is added stands in CONTRIBUTING.md.
 *
 * Spelling is that of running text, with spaces, hyphens and accents; `numberPuzzleWords` gives the
 * letters.
 */
import { asPuzzleWord, foldedPuzzleWord } from "../puzzle-word.js";
import { listed } from "./choices.js";
import * as germanic from "./germanic.js";
import type { NumberLanguage } from "./number-language.js";
import { NUMBER_LANGUAGE_CODES, type NumberLanguageCode } from "./number-language-codes.js";
import * as others from "./other-families.js";
import * as romance from "./romance.js";
import * as romanised from "./romanised.js";
import * as cyrillic from "./slavic-cyrillic.js";
import * as slavic from "./slavic-latin.js";
import * as turkic from "./turkic.js";

const CATALOGUE: Readonly<Record<NumberLanguageCode, NumberLanguage>> = {
  af: germanic.afrikaans,
  az: turkic.azerbaijani,
  be: cyrillic.belarusian,
  bg: cyrillic.bulgarian,
  ca: romance.catalan,
  cs: slavic.czech,
  cy: others.welsh,
  da: germanic.danish,
  de: germanic.german,
  el: others.greek,
  en: germanic.english,
  eo: others.esperanto,
  es: romance.spanish,
  et: others.estonian,
  eu: others.basque,
  fi: others.finnish,
  fr: romance.french,
  gl: romance.galician,
  hr: slavic.croatian,
  hu: others.hungarian,
  id: others.indonesian,
  is: germanic.icelandic,
  it: romance.italian,
  "ja-Latn": romanised.japanese,
  kk: turkic.kazakh,
  ky: turkic.kyrgyz,
  la: romance.latin,
  lt: others.lithuanian,
  lv: others.latvian,
  mk: cyrillic.macedonian,
  ms: others.malay,
  nb: germanic.norwegian,
  nl: germanic.dutch,
  nn: germanic.nynorsk,
  pl: slavic.polish,
  "pt-BR": romance.brazilian,
  "pt-PT": romance.portuguese,
  ro: romance.romanian,
  ru: cyrillic.russian,
  sk: slavic.slovak,
  sl: slavic.slovene,
  sq: others.albanian,
  sr: cyrillic.serbian,
  "sr-Latn": cyrillic.serbianLatin,
  sv: germanic.swedish,
  sw: others.swahili,
  tr: turkic.turkish,
  uk: cyrillic.ukrainian,
  vi: others.vietnamese,
  "zh-Latn": romanised.chinese,
};

/** What a list of languages shows of one. */
export interface NumberLanguageEntry {
  readonly code: NumberLanguageCode;
  /** In English. */
  readonly name: string;
  /** The largest number with words: 100, or 1000. */
  readonly largest: number;
}

/** All languages with number words, in the order of their codes. */
export const NUMBER_LANGUAGES: readonly NumberLanguageEntry[] = NUMBER_LANGUAGE_CODES.map((code) => ({
  code,
  name: CATALOGUE[code].name,
  largest: CATALOGUE[code].largest,
}));

/**
 * The words for a number, the usual one first: `numberWords("de", 100)` is `["hundert",
 * "einhundert"]`.
 *
 * @param n a whole number; none beyond the language's `largest` has words, and the list is empty.
 */
export function numberWords(language: NumberLanguageCode, n: number): readonly string[] {
  const { largest, words } = CATALOGUE[language];
  return Number.isInteger(n) && n >= 0 && n <= largest ? listed(words(n)) : [];
}

/** The same as words of a puzzle, each once: `["HUNDERT", "EINHUNDERT"]`. */
export const numberPuzzleWords = (language: NumberLanguageCode, n: number): readonly string[] => [
  ...new Set(numberWords(language, n).map((word) => asPuzzleWord(word, language))),
];

/** A number word as a word of a puzzle, and the number that it means. */
export interface ValuedWord {
  readonly word: string;
  readonly value: number;
}

/** Which number words are wanted. */
export interface ValuedWordsOptions {
  /** The largest number; 100 unless told, and never more than the language's `largest`. */
  readonly to?: number;
  /** Without accents: `FUENF` for `FÜNF`. */
  readonly folded?: boolean;
}

/**
 * All variants of all numbers from 0 on, as words with their values: what a search for doubly true
 * sums starts from. No word stands for two numbers, unless folding makes them the same.
 */
export function valuedWords(
  language: NumberLanguageCode,
  options: ValuedWordsOptions = {},
): readonly ValuedWord[] {
  const { folded = false } = options;
  const to = Math.min(options.to ?? 100, CATALOGUE[language].largest);
  const write = folded ? foldedPuzzleWord : asPuzzleWord;
  const found: ValuedWord[] = [];
  for (let value = 0; value <= to; value++) {
    const words = new Set(numberWords(language, value).map((word) => write(word, language)));
    for (const word of words) found.push({ word, value });
  }
  return found;
}
