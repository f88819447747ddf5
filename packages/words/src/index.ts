/** The public interface: names only. */
export { type EnglishOptions, englishWords, SPELLINGS, type Spelling } from "./lists/english-words.js";
export { type KeyWord, type KeyWordsOptions, keyWords } from "./lists/key-words.js";
export { FAMILIARITIES, type Familiarity, type ListedWord } from "./lists/listed-word.js";
export { type MostFamiliarOptions, mostFamiliarWords } from "./lists/most-familiar-words.js";
export { type IsOffensive, offensiveWords } from "./lists/offensive-words.js";
export {
  readTheme,
  SKIP_REASONS,
  type SkippedEntry,
  type SkipReason,
  type Theme,
  type ThemeOptions,
} from "./lists/theme.js";
export { isThemeName, THEMES, type ThemeEntry, type ThemeName, themeWords } from "./lists/themes.js";
export { filterWords, type WordFilter } from "./lists/word-filter.js";
export { NUMBER_LANGUAGE_CODES, type NumberLanguageCode } from "./numbers/number-language-codes.js";
export {
  NUMBER_LANGUAGES,
  type NumberLanguageEntry,
  numberPuzzleWords,
  numberWords,
  type ValuedWord,
  type ValuedWordsOptions,
  valuedWords,
} from "./numbers/number-words.js";
export { asPuzzleWord, foldedPuzzleWord } from "./puzzle-word.js";
