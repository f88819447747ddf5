/** Explanations in English. */
import type { Language } from "./language.js";

export const ENGLISH: Language = {
  code: "en",
  name: "English",
  rules: {
    "put-to-the-test": "put to the test",
    "only-digit-left": "only digit left",
    "finish-the-column": "finish the column",
    "column-table": "column table",
    "neighbouring-columns": "neighbouring columns",
    squeeze: "squeeze",
    weights: "weights",
    "short-refutation": "short refutation",
    "case-table": "case table",
  },
  templates: {
    "put-to-the-test": "All letters are known, but {part} is not true.",
    "only-digit-left": "All other digits of {letter} are used.",
    "only-digit-left.none": "No digit is left for {letter}.",
    "finish-the-column": "{column}: {equation}.",
    "finish-the-column.never": "{column}: {equation} cannot be.",
    "column-table": "{column}: {equation}, with the digits that are left.",
    "column-table.never": "{column}: {equation} cannot be with the digits that are left.",
    "neighbouring-columns": "{column} and the next: {equation}; {next}.",
    "neighbouring-columns.never": "{column} and the next: {equation} and {next} cannot both be.",
    squeeze: "{part}: the two sides cannot meet otherwise.",
    weights: "Collect equal letters.",
    "short-refutation": "Suppose otherwise.",
    "case-table": "Look at every case.",
  },
  places: ["units", "tens", "hundreds", "thousands", "ten thousands", "hundred thousands", "millions"],
  placeBeyond: "column {n}",
  or: "or",
  and: "and",
  thousands: ",",
};
