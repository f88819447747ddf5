/**
 * Explanations in German, for readers of about twelve years. Columns are named in the plural (die Einer, die
 * Zehner), which is the same word in every case that the sentences use.
 */
import { GERMAN_ANSWERS } from "./german-answers.js";
import { GERMAN_FRAME } from "./german-frame.js";
import { GERMAN_LAYOUTS } from "./german-layouts.js";
import { GERMAN_PRODUCTS } from "./german-products.js";
import { GERMAN_SUMS } from "./german-sums.js";
import type { Language } from "./language.js";

export const GERMAN: Language = {
  code: "de",
  name: "Deutsch",
  rules: {
    ...GERMAN_ANSWERS.rules,
    ...GERMAN_LAYOUTS.rules,
    ...GERMAN_PRODUCTS.rules,
    ...GERMAN_SUMS.rules,
    "put-to-the-test": "die Probe",
    "only-digit-left": "nur eine Ziffer übrig",
    "interchangeable-letters": "vertauschbare Buchstaben",
    "noted-order": "notierte Reihenfolge",
    "short-refutation": "kurzer Widerspruch",
    "common-conclusion": "gemeinsamer Schluss",
    "case-table": "alle Fälle",
  },
  templates: {
    ...GERMAN_ANSWERS.templates,
    ...GERMAN_LAYOUTS.templates,
    ...GERMAN_PRODUCTS.templates,
    ...GERMAN_SUMS.templates,
    "interchangeable-letters":
      "{letters} spielen dieselbe Rolle und können in jeder Lösung die Plätze tauschen. Suche nur {order}; der Rest folgt daraus.",
    "noted-order": "{note}.",
    "noted-order.smaller":
      "{note}, und {greater} ist höchstens {high}. Also ist {smaller} höchstens {highRest}.",
    "noted-order.greater":
      "{note}, und {smaller} ist mindestens {low}. Also ist {greater} mindestens {lowRest}.",
    "noted-order.both":
      "{note}. {greater} ist höchstens {high}, also ist {smaller} höchstens {highRest}. Und {smaller} ist mindestens {low}, also ist {greater} mindestens {lowRest}.",
    "noted-order.never": "{note} geht mit den übrigen Ziffern nicht.",
    "put-to-the-test": "Alle Buchstaben sind bekannt, aber {part} stimmt nicht.",
    "only-digit-left": "Alle anderen Ziffern für {letter} sind vergeben.",
    "only-digit-left.few": "{letter} ist {digits}.",
    "only-digit-left.none": "Für {letter} bleibt keine Ziffer übrig.",
    "short-refutation": "Angenommen, es wäre anders.",
    "common-conclusion": "Es gibt zwei Möglichkeiten, und aus beiden folgt dasselbe.",
    "case-table": "Alle Fälle der Reihe nach.",
  },
  frame: GERMAN_FRAME,
  places: ["Einer", "Zehner", "Hunderter", "Tausender", "Zehntausender", "Hunderttausender", "Millionen"],
  placeBeyond: "{n}. Stelle",
  ordinals: GERMAN_LAYOUTS.ordinals,
  ordinalBeyond: GERMAN_LAYOUTS.ordinalBeyond,
  or: "oder",
  and: "und",
  numbers: GERMAN_ANSWERS.numbers,
  thousands: ".",
};
