/**
 * Columns together (level 4). Two columns that share a carry or a letter, with four to six open letters
 * between them: all their ways are written down, and what never occurs is struck.
 *
 * AB + CB = DA: twice B ends in A, so A is even and not 0; A + C is at most 9, so C is at most 7.
 */
import { pairFindings } from "../looks/column-pairs.js";
import type { Rule } from "../rule.js";
import { tellColumn } from "../tell/tell-column.js";

export const columnsTogether: Rule = {
  name: "columns-together",
  level: 4,
  example: { formula: "AB + CB = DA", solutions: 17, finds: ["A = 2|4|6|8", "C ≤ 7", "D ≥ 4"] },
  find: (moment) => [
    ...pairFindings(columnsTogether, moment, {
      kind: "neighbours",
      letters: { from: 4, to: 6 },
      nodes: 2500,
    }),
    ...pairFindings(columnsTogether, moment, { kind: "linked", letters: { from: 4, to: 5 }, nodes: 2000 }),
  ],
  tell: (finding, cited) => tellColumn("columns-together", finding, cited),
};
