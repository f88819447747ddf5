/**
 * Short refutation (level 4; assumption, reductio). Suppose a letter had a certain digit: at most three
 * easy steps show that it cannot. Found by the path when no other rule fires.
 *
 * TEN + TEN + FORTY = SIXTY: X = 3 would make S 7, and then no digit is left for R. So X is 4.
 */
import type { Rule } from "../rule.js";

export const shortRefutation: Rule = {
  name: "short-refutation",
  level: 4,
  example: { formula: "TEN + TEN + FORTY = SIXTY", solutions: 1, finds: [] },
  find: () => [],
  tell: () => [{ template: "short-refutation", slots: {} }],
};
