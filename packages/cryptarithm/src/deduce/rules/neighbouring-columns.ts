/**
 * Neighbouring columns (level 3). Two columns with at most three open letters are looked at together: the
 * carry between them must suit both, and a letter that stands in both must have the same digit.
 *
 * B = A + 1 and CB + D = EA: the units say A + 1 + D = A + 10·c1, so D = 9, and then E = C + 1.
 */
import { pairFindings } from "../column-pairs.js";
import type { Rule } from "../rule.js";
import { tellColumn } from "../tell-column.js";

export const neighbouringColumns: Rule = {
  name: "neighbouring-columns",
  level: 3,
  example: { formula: "CB + D = EA", solutions: 0, finds: [] },
  find: (moment) =>
    pairFindings(neighbouringColumns, moment, {
      kind: "neighbours",
      letters: { from: 0, to: 3 },
      nodes: 2000,
    }),
  tell: (finding, cited) => [tellColumn("neighbouring-columns", finding, cited)],
};
