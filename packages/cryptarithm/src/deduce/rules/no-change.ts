/**
 * No change (level 2; zero changes nothing). A digit that would add nothing to a column, a 0 or together with
 * the carry a round number, would leave the digit above and the one below the line alike; but they are
 * different letters.
 *
 * AB + AC = DE: with C = 0 the units would say B = E, so C is not 0, and likewise B.
 */

import type { Finding, Rule, Telling } from "../rule.js";
import { digitsIn, isSingle } from "../setting/digits.js";
import { symbolName } from "../setting/names.js";
import type { Claim } from "../state/claim.js";
import type { Moment } from "../state/moment.js";
import { isKnown, type OpenColumn } from "../state/open-column.js";
import type { View } from "../state/view.js";
import { digitToldText } from "../tell/claim-text.js";
import { columnAt, columnText } from "../tell/column-text.js";

export const noChange: Rule = {
  name: "no-change",
  level: 2,
  example: { formula: "AB + AC = DE", solutions: 120, finds: ["C ≥ 1", "B ≥ 1"] },
  find(moment) {
    const findings: Finding[] = [];
    for (const at of moment.openColumns) {
      if (at.open.length !== 3 || !isKnown(at.carryIn)) continue;
      const claims = claimsAt(at, moment);
      if (claims.length === 0) continue;
      const { part, place } = at.column;
      findings.push({
        rule: noChange,
        spot: { part, place },
        grounds: { kind: "local", constraints: [at.column] },
        claims,
      });
    }
    return findings;
  },
  tell({ spot, claims }, cited) {
    const column = columnAt(cited.setting, spot.part ?? 0, spot.place ?? 0);
    if (column === undefined) return [];
    const slots = { column: { place: column.place }, equation: columnText(column, cited) };
    return [
      { template: "no-change", slots },
      ...claims.slice(0, 2).flatMap((claim) => tellClaim(claim, column.monomials, cited)),
    ];
  },
};

/** The digits of a letter that would leave the two others alike. */
function claimsAt({ open, known, carryIn }: OpenColumn, { view, setting }: Moment): Claim[] {
  const { base, domains, apart } = setting;
  const claims: Claim[] = [];
  for (const { symbol, coefficient } of open) {
    const [a, b] = open.filter((term) => term.symbol !== symbol);
    if (a === undefined || b === undefined || a.coefficient + b.coefficient !== 0) continue;
    if (Math.abs(a.coefficient) !== 1 || apart[a.symbol * domains.length + b.symbol] !== 1) continue;
    const mask = view.masks[symbol] as number;
    let kept = mask;
    for (const digit of digitsIn(mask))
      if ((coefficient * digit + known + carryIn[0]) % base === 0) kept &= ~(1 << digit);
    if (kept === mask) continue;
    const gone = mask & ~kept;
    const digits = isSingle(kept) || kept === 0 ? kept : (domains[symbol] as number) & ~gone;
    claims.push(kept === 0 ? { kind: "impossible" } : { kind: "digits", symbol, digits });
  }
  return claims.some(({ kind }) => kind === "impossible") ? [{ kind: "impossible" }] : claims;
}

/** "C = 0 would make B and E alike." */
function tellClaim(claim: Claim, monomials: View["notes"][number]["monomials"], cited: View): Telling[] {
  if (claim.kind !== "digits") return [];
  const { setting } = cited;
  const open = monomials.flatMap(({ symbols }) => symbols).filter((s) => cited.fixed[s] === -1);
  const others = open.filter((s) => s !== claim.symbol).map((s) => symbolName(s, setting));
  const gone = digitsIn((cited.masks[claim.symbol] as number) & ~claim.digits).map(digitToldText);
  if (others.length !== 2 || gone.length === 0) return [];
  const slots = { letter: symbolName(claim.symbol, setting), digits: { or: gone }, others: { and: others } };
  return [{ template: "no-change.alike", slots }];
}
