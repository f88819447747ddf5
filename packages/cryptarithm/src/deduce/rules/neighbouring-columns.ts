/**
 * Neighbouring columns (level 3). Two columns with at most three open letters are looked at together: the
 * carry between them must suit both, and a letter that stands in both must have the same digit.
 *
 * AB + B = BA: the units say B + B = A + 10·c1 and the tens A + c1 = B, so B is A + 1 and 2·B ends in A: only
 * 9 + 9 = 18 does that.
 */
import { pairFindings } from "../looks/column-pairs.js";
import type { Rule } from "../rule.js";
import { tellColumn } from "../tell/tell-column.js";

export const neighbouringColumns: Rule = {
  name: "neighbouring-columns",
  level: 3,
  example: { formula: "AB + B = BA", solutions: 1, finds: ["B = 9", "A = 8", "c1 = 1"] },
  find: (moment) =>
    pairFindings(neighbouringColumns, moment, {
      kind: "neighbours",
      letters: { from: 0, to: 3 },
      nodes: 2000,
    }),
  tell: (finding, cited) => tellColumn("neighbouring-columns", finding, cited),
};
