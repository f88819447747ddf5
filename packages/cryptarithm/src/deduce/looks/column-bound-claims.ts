/**
 * What the bounds of a column say, sorted by what a person would call it: a claim about the carry out
 * (must carry), about what a known carry asks of the letters, about the order of result and addends, or
 * one that needs three different letters to have three different digits (crowding).
 */

import type { Finding, Rule } from "../rule.js";
import { isSingle } from "../setting/digits.js";
import type { Claim } from "../state/claim.js";
import type { Moment } from "../state/moment.js";
import type { OpenColumn } from "../state/open-column.js";

export type BoundKind = "must-carry" | "what-a-carry-asks-for" | "greater-than" | "crowding";

/** Letters that a person weighs against each other at a glance. */
const AT_A_GLANCE = 3;

/** The findings of a rule among the bounds of all columns. */
export function boundFindings(moment: Moment, rule: Rule, kind: BoundKind): Finding[] {
  const findings: Finding[] = [];
  for (const open of moment.openColumns) {
    const { column } = open;
    const all = moment.reach(column);
    if (all.length === 0) continue;
    const claims = all.flatMap((claim) => (kindOf(claim, open) === kind ? news(claim, moment) : []));
    if (claims.length === 0) continue;
    findings.push({
      rule,
      spot: { part: column.part, place: column.place },
      grounds: { kind: "reach", constraint: column },
      claims,
    });
  }
  return findings;
}

function kindOf(claim: Claim, { column, open, carryOut }: OpenColumn): BoundKind {
  if (claim.kind === "carry" && claim.carry === column.carryOut) return "must-carry";
  // Weighing more letters than that against each other is no longer one look.
  if (open.length > AT_A_GLANCE) return "crowding";
  return carryOut[1] === 0 && claim.kind === "digits" ? "greater-than" : "what-a-carry-asks-for";
}

/** The range of a letter as such, but the digit itself when one is left in it. */
function news(claim: Claim, { view }: Moment): Claim[] {
  if (!view.isNews(claim)) return [];
  if (claim.kind !== "digits") return [claim];
  const left = (view.masks[claim.symbol] as number) & claim.digits;
  return [isSingle(left) ? { ...claim, digits: left } : claim];
}
