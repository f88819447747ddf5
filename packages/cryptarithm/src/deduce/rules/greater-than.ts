/**
 * Greater than (level 2; diagrams of greater and less). Where nothing is carried out, the digit below
 * the line is at least as great as each digit above it, and as all of them together.
 *
 * AB + CD = EF: E is greater than A and C, which are different and not 0: at least 1 + 2.
 */
import { boundFindings } from "../looks/column-bound-claims.js";
import type { Rule } from "../rule.js";
import { tellBounds } from "../tell/tell-bounds.js";

export const greaterThan: Rule = {
  name: "greater-than",
  level: 2,
  example: { formula: "AB + CD = EF", solutions: 476, finds: ["E ≥ 3"] },
  find: (moment) => boundFindings(moment, greaterThan, "greater-than"),
  tell: tellBounds,
};
