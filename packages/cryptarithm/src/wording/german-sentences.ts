/** All that German has a sentence for, as a type: what `say` may say. */
import type { GERMAN_ANSWERS } from "./german-answers.js";
import type { GERMAN_CHECKS } from "./german-checks.js";
import type { GERMAN_COMPOSING } from "./german-composing.js";
import type { GERMAN_FORMULAS } from "./german-formulas.js";
import type { GERMAN_LAYOUTS } from "./german-layouts.js";
import type { GERMAN_REPAIRS } from "./german-repairs.js";

export type GermanSentences = typeof GERMAN_ANSWERS &
  typeof GERMAN_CHECKS &
  typeof GERMAN_COMPOSING &
  typeof GERMAN_FORMULAS &
  typeof GERMAN_LAYOUTS &
  typeof GERMAN_REPAIRS;
