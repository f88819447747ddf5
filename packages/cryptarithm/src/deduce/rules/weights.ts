/**
 * Weights (level 4; net coefficients). Equal letters of a sum are collected, each with its place values
 * added up, and the heavy letters must balance what the light ones can reach.
 *
 * AB + A = BC: 11·A = 9·B + C, so A is at least 5.
 */

import { tighten } from "../reach.js";
import type { Finding, Rule } from "../rule.js";

export const weights: Rule = {
  name: "weights",
  level: 4,
  example: { formula: "AB + A = BC", solutions: 4, finds: [] },
  find({ view, setting }) {
    const findings: Finding[] = [];
    for (const { part, weights: constraint } of setting.calculations) {
      const claims = constraint === undefined ? [] : tighten(constraint, view);
      if (constraint === undefined || claims.length === 0) continue;
      findings.push({ rule: weights, spot: { part }, grounds: { kind: "reach", constraint }, claims });
    }
    return findings;
  },
  tell: () => [{ template: "weights", slots: {} }],
};
