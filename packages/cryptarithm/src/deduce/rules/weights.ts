/**
 * Weights (level 4; net coefficients). Equal letters of a sum are collected, each with its place values
 * added up, and the heavy letters must balance what the light ones can reach.
 *
 * A + A + A = BA: 2·A = 10·B, and B is at least 1; so A is at least 5 and B at most 1.
 */

import type { Finding, Rule, Spot, Telling } from "../rule.js";
import { greatest, least } from "../setting/digits.js";
import { symbolName } from "../setting/names.js";
import { reachWithout, tighten } from "../state/reach.js";
import type { View } from "../state/view.js";
import { digitToldText } from "../tell/claim-text.js";
import { equationText } from "../tell/constraint-text.js";
import { tellTaken } from "../tell/tell-taken.js";

export const weights: Rule = {
  name: "weights",
  level: 4,
  example: { formula: "A + A + A = BA", solutions: 1, finds: ["A ≥ 5", "B = 1"] },
  find({ view, setting }) {
    const findings: Finding[] = [];
    for (const { part, weights: constraint } of setting.calculations) {
      const claims = constraint === undefined ? [] : tighten(constraint, view);
      if (constraint === undefined || claims.length === 0) continue;
      findings.push({ rule: weights, spot: { part }, grounds: { kind: "reach", constraint }, claims });
    }
    return findings;
  },
  tell: ({ spot, grounds, claims }, cited) => {
    const constraint = grounds.kind === "reach" ? grounds.constraint : undefined;
    if (constraint === undefined) return [];
    const slots = { equation: { figures: equationText(constraint, cited) } };
    const tellings: Telling[] = [{ template: "weights", slots }];
    for (const claim of claims.slice(0, 2)) {
      const bound = claim.kind === "digits" ? reachWithout(constraint, claim.symbol, cited) : undefined;
      if (claim.kind !== "digits" || bound === undefined) continue;
      const weight = Math.abs(bound.weight);
      const letter = symbolName(claim.symbol, cited.setting);
      const term = { figures: weight === 1 ? letter : `${weight}·${letter}` };
      const mask = cited.masks[claim.symbol] as number;
      const kept = mask & claim.digits;
      if (kept === 0) continue;
      const [up, down] = [greatest(kept) < greatest(mask), least(kept) > least(mask)];
      const [from, to] = [Math.ceil(bound.low / weight), Math.floor(bound.high / weight)];
      tellings.push({
        template: up && down ? "weights.between" : up ? "weights.at-most" : "weights.at-least",
        slots: {
          term,
          letter,
          low: Math.max(0, bound.low),
          high: bound.high,
          from: digitToldText(Math.max(0, from)),
          to: digitToldText(Math.min(cited.setting.base - 1, to)),
        },
      });
    }
    return [...tellings, ...tellTaken(partSymbols(spot, cited), cited)].slice(0, MOST_SENTENCES);
  },
};

const MOST_SENTENCES = 3;

const partSymbols = ({ part }: Spot, { setting }: View): readonly number[] =>
  setting.parts[part ?? 0]?.symbols ?? [];
