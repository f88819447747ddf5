/**
 * German for messages, hints, notes and reasons. It is written as a teacher would say it to a class: nobody is
 * addressed, and words are those of German schoolbooks. Examples, options and names of functions are never
 * translated, since they are what is typed.
 */
import { GERMAN_ANSWERS } from "./german-answers.js";
import { GERMAN_CHECKS } from "./german-checks.js";
import { GERMAN_COMPOSING } from "./german-composing.js";
import { GERMAN_FORMULAS } from "./german-formulas.js";
import { GERMAN_LAYOUTS } from "./german-layouts.js";
import { GERMAN_REPAIRS } from "./german-repairs.js";
import type { GermanSentences } from "./german-sentences.js";
import type { Wording } from "./wording.js";

/**
 * German, to be given as the option `language`.
 *
 * @example
 * const parsed = parse("2(AB) = C", { language: GERMAN });
 * parsed.ok ? "" : parsed.diagnostics[0]?.message; // "eine Zahl kann nicht direkt vor einer Klammer stehen"
 */
export const GERMAN: Wording = {
  code: "de",
  sentences: {
    ...GERMAN_FORMULAS,
    ...GERMAN_ANSWERS,
    ...GERMAN_CHECKS,
    ...GERMAN_LAYOUTS,
    ...GERMAN_COMPOSING,
    ...GERMAN_REPAIRS,
  } satisfies GermanSentences,
  thousands: ".",
};
