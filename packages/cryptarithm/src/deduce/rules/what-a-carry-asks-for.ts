/**
 * What a carry asks for (level 2; bounds). It is known what is carried out of a column, and the letters
 * must be large enough, or small enough, for that.
 *
 * AB + 1C = 1DE: A + 1 and at most one carry must reach 10, so A is 8 or 9.
 */
import { boundFindings } from "../looks/column-bound-claims.js";
import type { Rule } from "../rule.js";
import { tellBounds } from "../tell/tell-bounds.js";

export const whatACarryAsksFor: Rule = {
  name: "what-a-carry-asks-for",
  level: 2,
  example: { formula: "AB + 1C = 1DE", solutions: 62, finds: ["A = 8|9", "D = 0|1"] },
  find: (moment) => boundFindings(moment, whatACarryAsksFor, "what-a-carry-asks-for"),
  tell: tellBounds,
};
