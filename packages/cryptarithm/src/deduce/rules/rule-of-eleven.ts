/**
 * Rule of eleven (level 4). A number leaves the same remainder by eleven as its digits counted in turn as plus
 * and minus from the units on; in base b by b + 1.
 *
 * AB + BA = CDC: both numbers have A and B once as plus and once as minus, so 11 divides 2·C - D.
 */
import { castingOut } from "../looks/casting-out.js";
import type { Rule } from "../rule.js";
import { tellCastingOut } from "../tell/tell-casting-out.js";

export const ruleOfEleven: Rule = {
  name: "rule-of-eleven",
  level: 4,
  example: { formula: "AB + BA = CDC", rules: { given: { C: 1 } }, solutions: 6, finds: ["D = 2"] },
  find: (moment) => castingOut(moment, ruleOfEleven, 1),
  tell: tellCastingOut,
};
