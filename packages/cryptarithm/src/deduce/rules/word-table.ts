/**
 * Table of a word (level 4; ACA case table). One side of an equation is a word, and the letters of the other
 * side allow at most forty values: each is written down with its result, and what does not fit is crossed
 * out.
 *
 * ODD × ODD = FREAKY, when O is at least 3 and D is 2, 3, 4, 7 or 9: only 677² = 458329 and 799² = 638401 fit.
 */

import type { Place } from "../../semantics/puzzle.js";
import type { Word } from "../../syntax/ast.js";
import { wordsOf } from "../../syntax/walk.js";
import { valueFindings } from "../looks/value-findings.js";
import type { Rule } from "../rule.js";
import { keyText, toldText } from "../setting/names.js";
import type { Part } from "../setting/part.js";
import { numberText } from "../setting/product-form.js";
import { eachValue, type Listing, shortestListing } from "../state/values.js";
import type { View } from "../state/view.js";

/** The length of a table that one still reads. */
const MOST_ROWS = 40;
const MOST_NAMED = 6;

export const wordTable: Rule = {
  name: "word-table",
  level: 4,
  example: {
    formula: "ODD * ODD = FREAKY",
    rules: { given: { D: [7, 9] } },
    solutions: 2,
    finds: ["O = 6|7", "F = 4|6", "R = 3|5", "E = 8", "A = 3|4", "K = 0|2", "Y = 1|9"],
  },
  find: (moment) =>
    valueFindings(wordTable, moment, {
      lines: () => MOST_ROWS,
      suits: (listing) => tabled(listing) !== undefined,
    }),
  tell: ({ spot, claims }, cited) => {
    const part = cited.setting.parts[spot.part ?? 0] as Part;
    const { listing, lines } = shortestListing(part, cited);
    const word = tabled(listing);
    if (word === undefined || listing.kind !== "lone") return [];
    const slots = {
      part: toldText(part.expression, cited.setting),
      word: textOf(word, cited),
      result: textOf(listing.word, cited),
      lines,
    };
    if (claims[0]?.kind === "impossible") return [{ template: "word-table.never", slots }];
    const rows = rowsLeft(part, word, cited);
    if (rows === undefined) return [{ template: "word-table", slots }];
    return [{ template: "word-table.left", slots: { ...slots, rows: { or: rows } } }];
  },
};

/** The one word whose values are listed; undefined when there are several, or none. */
function tabled(listing: Listing): Word | undefined {
  if (listing.kind !== "lone" || listing.symbols.length < 2) return undefined;
  const words = [...wordsOf(listing.by)];
  const [first] = words;
  const same = words.every((word) => keyText(word) === keyText(first as Word));
  return same ? first : undefined;
}

const textOf = (word: Word, view: View): string =>
  numberText(view.setting.puzzle.places.get(word) as readonly Place[], view);

/** `677 (458329)`, for all rows that fit; undefined when there are many. */
function rowsLeft(part: Part, word: Word, cited: View): string[] | undefined {
  const rows: string[] = [];
  const places = cited.setting.puzzle.places.get(word) as readonly Place[];
  const outcome = eachValue(part, cited, MOST_ROWS * 25, (digits, value) => {
    const written = places.map((place) => (place < 0 ? -1 - place : (digits[place] as number)).toString(36));
    rows.push(`${written.join("")} (${value?.toString(cited.setting.base) ?? "?"})`.toUpperCase());
    return rows.length > MOST_NAMED;
  });
  return outcome === "all" && rows.length <= MOST_NAMED ? rows : undefined;
}
