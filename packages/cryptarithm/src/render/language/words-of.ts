/** The words of drawings by language. */
import type { LanguageCode } from "../../deduce/language/languages.js";
import type { DrawingWords } from "./drawing-words.js";
import { ENGLISH_WORDS } from "./english-words.js";
import { GERMAN_WORDS } from "./german-words.js";

const WORDS: Readonly<Record<LanguageCode, DrawingWords>> = { en: ENGLISH_WORDS, de: GERMAN_WORDS };

/** English when no language is asked for. */
export const wordsOf = (language: LanguageCode = "en"): DrawingWords => WORDS[language];
