/**
 * Common conclusion (level 5; a split with a common conclusion). A letter or carry can be one of two
 * things, and either way the same follows. Found by the path when no other rule fires.
 *
 * SALEM - PCEP = MAZE: Z is 0, or 9 with a carry; S is 1 in both.
 */
import type { Rule } from "../rule.js";

export const commonConclusion: Rule = {
  name: "common-conclusion",
  level: 5,
  example: { formula: "SALEM - PCEP = MAZE", solutions: 16, finds: [] },
  find: () => [],
  tell: () => [{ template: "common-conclusion", slots: {} }],
};
