/** What each rule of deduction is, by language: for the lesson. */
import { ENGLISH_LESSONS } from "./english-lessons.js";
import { GERMAN_LESSONS } from "./german-lessons.js";
import type { LanguageCode } from "./languages.js";

export const LESSON_WORDS: Readonly<Record<LanguageCode, Readonly<Record<string, string>>>> = {
  en: ENGLISH_LESSONS,
  de: GERMAN_LESSONS,
};
