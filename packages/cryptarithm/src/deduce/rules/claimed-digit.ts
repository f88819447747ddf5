/**
 * Claimed digit (level 3). In every way in which a column can work, one of its letters is the same digit;
 * so no other letter is.
 *
 * A + B = 7 with both at least 3: 3 + 4, so 3 is A or B, and nobody else.
 */

import type { Finding, Rule, Telling } from "../rule.js";
import { symbolsIn } from "../setting/constraint.js";
import { digitsIn, isSingle } from "../setting/digits.js";
import { symbolName } from "../setting/names.js";
import type { Claim } from "../state/claim.js";
import type { View } from "../state/view.js";
import { digitText } from "../tell/claim-text.js";
import { tellColumn } from "../tell/tell-column.js";

export const claimedDigit: Rule = {
  name: "claimed-digit",
  level: 3,
  example: {
    formula: "A + B = 7; C > 0",
    rules: { given: { A: [3, 4, 5, 6], B: [3, 4, 5, 6] } },
    solutions: 14,
    finds: ["3 = A|B", "4 = A|B"],
  },
  find(moment) {
    const { view, setting } = moment;
    const findings: Finding[] = [];
    if (!setting.allApart) return findings;
    for (const column of setting.columns) {
      const symbols = symbolsIn(column).filter((s) => view.fixed[s] === -1);
      if (symbols.length < 2) continue;
      const analysis = moment.column(column);
      if (!analysis.complete || analysis.ways === 0) continue;
      const claims: Claim[] = [];
      for (const digit of digitsIn(analysis.always)) {
        const among = symbols.filter((s) => ((analysis.digits.get(s) as number) & (1 << digit)) !== 0);
        // A letter alone is told by other rules.
        if (among.length < 2 || among.some((s) => isSingle(analysis.digits.get(s) as number))) continue;
        const claim: Claim = { kind: "taken", digit, among };
        if (view.isNews(claim)) claims.push(claim);
      }
      if (claims.length === 0) continue;
      findings.push({
        rule: claimedDigit,
        spot: { part: column.part, place: column.place },
        grounds: { kind: "local", constraints: [column] },
        claims,
      });
    }
    return findings;
  },
  tell: (finding, cited) => [
    ...tellColumn("claimed-digit", finding, cited).slice(0, 1),
    ...finding.claims.slice(0, 2).flatMap((claim) => tellClaim(claim, cited)),
  ],
};

function tellClaim(claim: Claim, { setting }: View): Telling[] {
  if (claim.kind !== "taken") return [];
  const letters = claim.among.map((symbol) => symbolName(symbol, setting));
  return [
    { template: "claimed-digit.so", slots: { digit: digitText(claim.digit), letters: { or: letters } } },
  ];
}
