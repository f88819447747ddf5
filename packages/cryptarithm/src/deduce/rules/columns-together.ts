/**
 * Columns together (level 4). Two columns that share a carry or a letter, with four to six open letters
 * between them: all their ways are written down, and what never occurs is struck.
 *
 * SEND + MORE = MONEY after S, M, O and R: the units D + E = 10 + Y and the tens E + 1 = N leave only
 * 7 + 5 = 12.
 */
import { pairFindings } from "../column-pairs.js";
import type { Rule } from "../rule.js";
import { tellColumn } from "../tell-column.js";

export const columnsTogether: Rule = {
  name: "columns-together",
  level: 4,
  example: { formula: "SEND + MORE = MONEY", solutions: 1, finds: [] },
  find: (moment) => [
    ...pairFindings(columnsTogether, moment, {
      kind: "neighbours",
      letters: { from: 4, to: 6 },
      nodes: 6000,
    }),
    ...pairFindings(columnsTogether, moment, { kind: "linked", letters: { from: 4, to: 5 }, nodes: 2000 }),
  ],
  tell: (finding, cited) => [tellColumn("columns-together", finding, cited)],
};
