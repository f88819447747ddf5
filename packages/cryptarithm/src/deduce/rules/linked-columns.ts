/**
 * Linked columns (level 3). Two columns that share a letter are looked at together, although they are no
 * neighbours: what the letter may be in the one, it must be in the other.
 *
 * ABCA + AACA = BCDB: the units say A + A = B + 10·c1 and the thousands A + A + c3 = B: nothing is carried
 * from either, so A is at most 4.
 */
import { pairFindings } from "../looks/column-pairs.js";
import type { Rule } from "../rule.js";
import { tellColumn } from "../tell/tell-column.js";

export const linkedColumns: Rule = {
  name: "linked-columns",
  level: 3,
  example: { formula: "ABCA + AACA = BCDB", solutions: 1, finds: ["A ≤ 4", "B = 2|4|6|8"] },
  find: (moment) =>
    pairFindings(linkedColumns, moment, { kind: "linked", letters: { from: 0, to: 3 }, nodes: 2000 }),
  tell: (finding, cited) => tellColumn("linked-columns", finding, cited),
};
