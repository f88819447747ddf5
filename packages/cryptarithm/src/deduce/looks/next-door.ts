/**
 * Columns in which one letter comes down as another: all that is added to it is a carry, or a known
 * number that ends in 0 or 9. The two letters differ, so the carry is known, and they are neighbours.
 */

import type { Finding, Rule } from "../rule.js";
import { isSingle } from "../setting/digits.js";
import { isDifference } from "../setting/written-sum.js";
import type { Claim } from "../state/claim.js";
import type { Moment } from "../state/moment.js";
import { differenceNote } from "../state/note.js";
import type { OpenColumn } from "../state/open-column.js";

/** The findings in the top columns of differences, or in all other columns. */
export function nextDoorFindings(moment: Moment, rule: Rule, where: "differences" | "elsewhere"): Finding[] {
  const findings: Finding[] = [];
  for (const at of moment.openColumns) {
    const { column } = at;
    if (!isNextDoor(at, moment)) continue;
    const onTop = column.carryOut < 0 && isDifference(column.part, moment.setting);
    if (onTop !== (where === "differences")) continue;
    const claims = claimsOf(at, moment);
    if (claims.length === 0) continue;
    findings.push({
      rule,
      spot: { part: column.part, place: column.place },
      grounds: { kind: "local", constraints: [column] },
      claims,
    });
  }
  return findings;
}

function isNextDoor({ open, known, column }: OpenColumn, { setting }: Moment): boolean {
  const [a, b] = open;
  if (open.length !== 2 || column.carryIn < 0 || a === undefined || b === undefined) return false;
  if (a.coefficient + b.coefficient !== 0 || Math.abs(a.coefficient) !== 1) return false;
  if (setting.apart[a.symbol * setting.domains.length + b.symbol] !== 1) return false;
  const rest = ((known % setting.base) + setting.base) % setting.base;
  return rest === 0 || rest === setting.base - 1;
}

/** The carries, the digits when there is only one way, and else how far apart the letters are. */
function claimsOf({ column, open, known }: OpenColumn, moment: Moment): Claim[] {
  const { view, setting } = moment;
  const analysis = moment.column(column);
  const news = moment.news(analysis);
  const claims = news.filter((claim) => claim.kind !== "digits" || isSingle(claim.digits));
  if (claims.some(({ kind }) => kind === "digits" || kind === "impossible")) return claims;
  const value = (carry: number): number | undefined => {
    if (carry < 0) return 0;
    const [low, high] = analysis.carries.get(carry) ?? [0, 1];
    return low === high ? low : undefined;
  };
  const [carryIn, carryOut] = [value(column.carryIn), value(column.carryOut)];
  if (!analysis.complete || carryIn === undefined || carryOut === undefined) return claims;
  const below = open.find(({ coefficient }) => coefficient === -1);
  const above = open.find(({ coefficient }) => coefficient === 1);
  if (below === undefined || above === undefined) return claims;
  const by = known + carryIn - setting.base * carryOut;
  if (by === 0) return claims;
  const note =
    by > 0 ? differenceNote(below.symbol, above.symbol, by) : differenceNote(above.symbol, below.symbol, -by);
  const claim: Claim = { kind: "note", note };
  return view.isNews(claim) ? [...claims, claim] : claims;
}
