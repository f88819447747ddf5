/** Explanations in English. */
import { COUNT_WORDS, ORDINALS } from "../../semantics/count-words.js";
import { ENGLISH_ANSWERS } from "./english-answers.js";
import { ENGLISH_FRAME } from "./english-frame.js";
import { ENGLISH_LAYOUTS } from "./english-layouts.js";
import { ENGLISH_PRODUCTS } from "./english-products.js";
import { ENGLISH_SUMS } from "./english-sums.js";
import type { Language } from "./language.js";

export const ENGLISH: Language = {
  code: "en",
  name: "English",
  rules: {
    ...ENGLISH_ANSWERS.rules,
    ...ENGLISH_LAYOUTS.rules,
    ...ENGLISH_SUMS.rules,
    ...ENGLISH_PRODUCTS.rules,
    "interchangeable-letters": "interchangeable letters",
    "noted-order": "noted order",
    "put-to-the-test": "put to the test",
    "only-digit-left": "only digit left",
    "short-refutation": "short refutation",
    "common-conclusion": "common conclusion",
    "case-table": "case table",
  },
  templates: {
    ...ENGLISH_ANSWERS.templates,
    ...ENGLISH_LAYOUTS.templates,
    ...ENGLISH_SUMS.templates,
    ...ENGLISH_PRODUCTS.templates,
    "interchangeable-letters":
      "{letters} play the same part, so they can change places in every solution. Look only for {order}; the others follow.",
    "noted-order": "{note}.",
    "noted-order.smaller": "{note}, and {greater} is at most {high}. So {smaller} is at most {highRest}.",
    "noted-order.greater": "{note}, and {smaller} is at least {low}. So {greater} is at least {lowRest}.",
    "noted-order.both":
      "{note}. {greater} is at most {high}, so {smaller} is at most {highRest}. And {smaller} is at least {low}, so {greater} is at least {lowRest}.",
    "noted-order.never": "{note} cannot be with the digits that are left.",
    "put-to-the-test": "All letters are known, but {part} is not true.",
    "only-digit-left": "All other digits of {letter} are used.",
    "only-digit-left.few": "{letter} is {digits}.",
    "only-digit-left.none": "No digit is left for {letter}.",
    "short-refutation": "Suppose otherwise.",
    "common-conclusion": "There are two ways, and both give the same.",
    "case-table": "Look at every case.",
  },
  frame: ENGLISH_FRAME,
  places: ["units", "tens", "hundreds", "thousands", "ten thousands", "hundred thousands", "millions"],
  placeBeyond: "column {n}",
  ordinals: ORDINALS,
  ordinalBeyond: ENGLISH_LAYOUTS.ordinalBeyond,
  or: "or",
  and: "and",
  numbers: COUNT_WORDS,
  thousands: ",",
};
