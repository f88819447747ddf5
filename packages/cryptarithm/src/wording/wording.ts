/**
 * The words of one language for all that the engine says to its users: messages, hints, notes, reasons. English
 * needs none, as each sentence is written in English where it is said; another language is one table from those
 * English sentences to its own. The sentences of explanations are templates of rules and stand in `deduce/language`.
 */

/** A language for messages other than English, such as `GERMAN`. */
export interface Wording {
  /** Its code of two letters. */
  readonly code: "de";
  /** For each English sentence its own, with the same gaps in braces. */
  readonly sentences: Readonly<Record<string, string>>;
  /** Between groups of three figures of a large number. */
  readonly thousands: string;
}

/**
 * A language to speak. A code stands for the sentences that always come with what says them, as those of explanations
 * do; for messages, hints and notes a language other than English needs its table, which not everybody wants to load.
 */
export type SpokenLanguage = "en" | "de" | Wording;

/** In which language to speak. */
export interface LanguageOption {
  /** The language (default "en"): `GERMAN` for everything; "de" leaves messages, hints and notes in English. */
  readonly language?: SpokenLanguage | undefined;
}

/** The code of a language, which is that of its explanations. */
export function languageCode(language: SpokenLanguage = "en"): Wording["code"] | "en" {
  return typeof language === "object" ? language.code : language;
}
