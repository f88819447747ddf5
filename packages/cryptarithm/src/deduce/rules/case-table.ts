/**
 * Case table (level 5). Everything that a letter or carry can still be is looked at, one case after
 * the other, each followed to its end. Found by the path when no other rule fires.
 *
 * TWO + TWO = FOUR: O = 2 would make R 4 and T 6, and then no W is left; so O is at least 4.
 */
import type { Rule } from "../rule.js";

export const caseTable: Rule = {
  name: "case-table",
  level: 5,
  example: { formula: "TWO + TWO = FOUR", solutions: 7, finds: [] },
  find: () => [],
  tell: () => [{ template: "case-table", slots: {} }],
};
