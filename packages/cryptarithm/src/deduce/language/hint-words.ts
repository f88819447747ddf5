/** The words of hints by language: what a hint says, and what each rule is in one sentence. */

import type { Slot } from "../rule.js";
import { ENGLISH_HINTS, ENGLISH_RULES_IN_SHORT, type HintName, type HintWords } from "./english-hints.js";
import { GERMAN_HINTS, GERMAN_RULES_IN_SHORT } from "./german-hints.js";
import { LANGUAGES, type LanguageCode } from "./languages.js";
import { filledOrPlain } from "./say.js";

const HINTS: Readonly<Record<LanguageCode, HintWords>> = { en: ENGLISH_HINTS, de: GERMAN_HINTS };

const LESSONS: Readonly<Record<LanguageCode, Readonly<Record<string, string>>>> = {
  en: ENGLISH_RULES_IN_SHORT,
  de: GERMAN_RULES_IN_SHORT,
};

/** A sentence of a hint. */
export function hintText(
  name: HintName,
  slots: Readonly<Record<string, Slot>>,
  language: LanguageCode,
): string {
  return filledOrPlain(HINTS[language][name], name, slots, LANGUAGES[language]);
}

/** What a rule is, in one sentence; undefined for a rule that the language does not know yet. */
export const lessonText = (rule: string, language: LanguageCode): string | undefined =>
  LESSONS[language][rule];
