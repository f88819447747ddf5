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

/** In which language to speak: English unless a wording is given. */
export interface LanguageOption {
  /** The language of messages, hints and notes: "en" (default), or a table such as `GERMAN`. */
  readonly language?: "en" | Wording | undefined;
}
