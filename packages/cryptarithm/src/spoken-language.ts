/**
 * The language of reasoning is asked for by its code, as all languages of explanations come with the engine; a table
 * of words such as `GERMAN` asks for messages and notes in it as well.
 */
import type { LanguageCode } from "./deduce/language/languages.js";
import type { LanguageOption, Wording } from "./wording/wording.js";

/** What may be asked for where reasons are given. */
export type SpokenLanguage = LanguageCode | Wording;

/** The language of the reasons. */
export function languageCode(language: SpokenLanguage | undefined): LanguageCode {
  return typeof language === "object" ? language.code : (language ?? "en");
}

/** The language of messages and notes; a code alone brings no words for them. */
export function messageLanguage(language: SpokenLanguage | undefined): LanguageOption["language"] {
  return language === "de" ? "en" : language;
}
