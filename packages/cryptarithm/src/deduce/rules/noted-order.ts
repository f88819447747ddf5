/**
 * Noted order (level 1). Of two letters it is known which is greater: the smaller one is not the greatest
 * digit that the other can be, nor the greater one the smallest.
 *
 * W < Y and Y at most 8: W is at most 7.
 */

import type { Finding, Rule } from "../rule.js";
import { greatest as greatestIn, least as leastIn } from "../setting/digits.js";
import { symbolName } from "../setting/names.js";
import { tighten } from "../state/reach.js";
import { claimText, digitToldText } from "../tell/claim-text.js";

export const notedOrder: Rule = {
  name: "noted-order",
  level: 1,
  example: { formula: "AB + CB = DE", solutions: 108, finds: [] },
  find({ view }) {
    const findings: Finding[] = [];
    for (const note of view.notes) {
      if (note.demand !== "at-least-zero") continue;
      const claims = tighten(note, view);
      if (claims.length === 0) continue;
      findings.push({ rule: notedOrder, spot: {}, grounds: { kind: "reach", constraint: note }, claims });
    }
    return findings;
  },
  tell({ grounds, claims }, cited) {
    if (grounds.kind !== "reach") return [];
    const { setting } = cited;
    const note = claimText({ kind: "note", note: grounds.constraint }, setting);
    const { monomials, constant } = grounds.constraint;
    const greater = monomials.find(({ coefficient }) => coefficient === 1)?.symbols[0];
    const smaller = monomials.find(({ coefficient }) => coefficient === -1)?.symbols[0];
    if (greater === undefined || smaller === undefined || monomials.length !== 2)
      return [{ template: "noted-order", slots: { note } }];
    const [low, high] = [cited.masks[smaller] as number, cited.masks[greater] as number];
    if (claims[0]?.kind === "impossible" || low === 0 || high === 0)
      return [{ template: "noted-order.never", slots: { note } }];
    const slots = { note, greater: symbolName(greater, setting), smaller: symbolName(smaller, setting) };
    const bounds = {
      high: digitToldText(greatestIn(high)),
      highRest: digitToldText(greatestIn(high) + constant),
      low: digitToldText(leastIn(low)),
      lowRest: digitToldText(leastIn(low) - constant),
    };
    const about = (symbol: number): boolean =>
      claims.some((claim) => claim.kind === "digits" && claim.symbol === symbol);
    const template = about(smaller)
      ? about(greater)
        ? "noted-order.both"
        : "noted-order.smaller"
      : "noted-order.greater";
    return [{ template, slots: { ...slots, ...bounds } }];
  },
};
