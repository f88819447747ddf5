/**
 * Crowding (level 3). Different digits need room: the sum of four or more different letters lies between
 * the sums of the least and of the greatest digits that are left for them.
 *
 * A + B + C + D = E: at least 0 + 1 + 2 + 3, so E is at least 6.
 */
import { boundFindings } from "../looks/column-bound-claims.js";
import type { Rule } from "../rule.js";
import { tellBounds } from "../tell/tell-bounds.js";

export const crowding: Rule = {
  name: "crowding",
  level: 3,
  example: { formula: "A + B + C + D = E", solutions: 168, finds: ["E ≥ 6", "A ≤ 6"] },
  find: (moment) => boundFindings(moment, crowding, "crowding"),
  tell: tellBounds,
};
