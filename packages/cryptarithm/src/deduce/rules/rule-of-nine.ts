/**
 * Rule of nine (level 3; digital root, casting out nines). A number and the sum of its digits leave the same
 * remainder by nine, so the digits that are added and those of the result do; in base b by b - 1.
 *
 * ABC + DEF = GHIJ: all ten digits are used, together 45; so G + H + I + J is a multiple of 9.
 */
import { castingOut } from "../looks/casting-out.js";
import type { Rule } from "../rule.js";
import { tellCastingOut } from "../tell/tell-casting-out.js";

export const ruleOfNine: Rule = {
  name: "rule-of-nine",
  level: 3,
  example: { formula: "ABC + DEF = GHIJ", solutions: 96, finds: ["G + H + I + J ≡ 0 (mod 9)"] },
  find: (moment) => castingOut(moment, ruleOfNine, -1),
  tell: tellCastingOut,
};
