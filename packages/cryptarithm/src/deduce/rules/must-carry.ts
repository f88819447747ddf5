/**
 * Must carry, cannot carry (level 2). The least that a column can add up to, or the most, says whether
 * something is carried out of it.
 *
 * AB + C = DE with B at least 7 and C at least 4: B + C is 11 or more, so the units carry.
 */
import { boundFindings } from "../looks/column-bound-claims.js";
import type { Rule } from "../rule.js";
import { tellBounds } from "../tell/tell-bounds.js";

export const mustCarry: Rule = {
  name: "must-carry",
  level: 2,
  example: {
    formula: "AB + C = DE",
    rules: { given: { B: [7, 8, 9], C: [4, 5, 6, 7, 8, 9] } },
    solutions: 50,
    finds: ["c1 = 1"],
  },
  find: (moment) => boundFindings(moment, mustCarry, "must-carry"),
  tell: tellBounds,
};
