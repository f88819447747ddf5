/**
 * Noted order (level 1). Of two letters it is known which is greater: the smaller one is not the greatest
 * digit that the other can be, nor the greater one the smallest.
 *
 * W < Y and Y at most 8: W is at most 7.
 */

import type { Finding, Rule } from "../rule.js";
import { tighten } from "../state/reach.js";
import { claimText } from "../tell/claim-text.js";

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
  tell: ({ grounds }, { setting }) => [
    {
      template: "noted-order",
      slots: {
        note: grounds.kind === "reach" ? claimText({ kind: "note", note: grounds.constraint }, setting) : "",
      },
    },
  ],
};
