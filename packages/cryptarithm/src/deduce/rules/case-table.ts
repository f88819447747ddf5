/**
 * Case table (level 5). Everything that a letter or carry can still be is looked at, one case after
 * the other, each followed to its end. Found by the path when no other rule fires.
 *
 * ODD × ODD = FREAKY: 31 values of ODD are left; all but 677 and 799 fail.
 */
import type { Rule } from "../rule.js";

export const caseTable: Rule = {
  name: "case-table",
  level: 5,
  example: { formula: "ODD * ODD = FREAKY", solutions: 2, finds: [] },
  find: () => [],
  tell: () => [{ template: "case-table", slots: {} }],
};
