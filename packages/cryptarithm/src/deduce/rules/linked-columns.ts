/**
 * Linked columns (level 3). Two columns that share a letter are looked at together, although they are no
 * neighbours: what the letter may be in the one, it must be in the other.
 *
 * SOCIAL - GAMES = APPS, with 3 for E or P: the thousands say A + A = 10 + C and the tens E + P = A. A = 7
 * would make C 4, but then E and P are 3 and 4.
 */
import { pairFindings } from "../column-pairs.js";
import type { Rule } from "../rule.js";
import { tellColumn } from "../tell-column.js";

export const linkedColumns: Rule = {
  name: "linked-columns",
  level: 3,
  example: { formula: "SOCIAL - GAMES = APPS", solutions: 1, finds: [] },
  find: (moment) =>
    pairFindings(linkedColumns, moment, { kind: "linked", letters: { from: 0, to: 3 }, nodes: 2000 }),
  tell: (finding, cited) => [tellColumn("linked-columns", finding, cited)],
};
