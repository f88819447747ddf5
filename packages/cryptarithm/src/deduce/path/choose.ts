/**
 * Which finding a person would take next: what gains most for what it costs to follow. The scale is
 * that of the grade: a weight for the level, more for each letter and carry to hold in mind beyond
 * two. Ties go to the place where one is looking already.
 */

import type { Finding, Level } from "../rule.js";
import { isSingle, only, size } from "../setting/digits.js";
import type { Claim } from "../state/claim.js";
import { scopeOf } from "../state/knowledge.js";
import type { View } from "../state/view.js";

/** The weight of a step by its level. */
export const WEIGHTS: Readonly<Record<Level, number>> = { 1: 1, 2: 2, 3: 5, 4: 8, 5: 12 };

/** Rules that list what is possible beyond one column; of two steps alike the one that says why in a sentence is told. */
const LISTS: ReadonlySet<string> = new Set([
  "neighbouring-columns",
  "linked-columns",
  "columns-together",
  "few-letters-left",
  "word-table",
]);
const LISTED = 0.8;

/** The best of some findings, or undefined when there is none. */
export function choose(
  findings: readonly Finding[],
  view: View,
  last: Finding | undefined,
): Finding | undefined {
  let best: Finding | undefined;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const finding of findings) {
    const gain = gainOf(finding.claims, view) * (LISTS.has(finding.rule.name) ? LISTED : 1);
    const worth = gain / costOf(finding, view) + (isNear(finding, last) ? 0.05 : 0);
    if (worth > bestWorth) {
      best = finding;
      bestWorth = worth;
    }
  }
  return best;
}

/** What claims are worth: letters and carries fixed, candidates gone. */
export function gainOf(claims: readonly Claim[], view: View): number {
  let gain = 0;
  for (const claim of claims) {
    if (claim.kind === "impossible") return 1000;
    if (claim.kind === "note") gain += 1;
    else if (claim.kind === "taken") {
      for (const s of view.outside(claim.among)) {
        const mask = view.masks[s] as number;
        if ((mask & only(claim.digit)) !== 0) gain += Math.log2(size(mask) / Math.max(1, size(mask) - 1)) / 2;
      }
    } else if (claim.kind === "carry") {
      const low = Math.max(claim.low, view.lows[claim.carry] as number);
      const high = Math.min(claim.high, view.highs[claim.carry] as number);
      gain += low === high ? 1 : 0.5;
    } else {
      const before = view.masks[claim.symbol] as number;
      const after = before & claim.digits;
      if (after === 0) return 1000;
      gain += Math.log2(size(before) / size(after)) + (isSingle(after) ? 3 : 0);
    }
  }
  return gain;
}

/** What a finding costs to follow, before it is known which facts it needs. */
function costOf(finding: Finding, view: View): number {
  return WEIGHTS[finding.rule.level] + Math.max(0, openIn(finding, view) - 2) / 2;
}

/** How many letters and carries are open in what a finding looks at. */
export function openIn({ grounds }: Finding, view: View): number {
  const { symbols, carries } = scopeOf(grounds, view.setting);
  let open = 0;
  for (const s of symbols) if (view.fixed[s] === -1) open++;
  for (const c of carries) if (view.lows[c] !== view.highs[c]) open++;
  return open;
}

function isNear({ spot }: Finding, last: Finding | undefined): boolean {
  if (last === undefined || last.spot.part !== spot.part) return false;
  if (last.spot.place === undefined || spot.place === undefined) return false;
  return Math.abs(last.spot.place - spot.place) <= 1;
}
