/**
 * Short refutation (level 4; assumption, reductio). Suppose a letter had a certain digit: at most three
 * easy steps show that it cannot. Found by the path when no other rule fires.
 *
 * TWO + TWO = FOUR: T = 5 makes O 0 or 1; 1 is F, and O = 0 makes R = 0 as well. So T is not 5.
 */
import type { Rule } from "../rule.js";

export const shortRefutation: Rule = {
  name: "short-refutation",
  level: 4,
  example: { formula: "TEN + TEN + FORTY = SIXTY", solutions: 1, finds: [] },
  find: () => [],
  tell: () => [{ template: "short-refutation", slots: {} }],
};
