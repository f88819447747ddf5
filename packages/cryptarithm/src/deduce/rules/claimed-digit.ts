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
    ...tellClaimed(finding.claims, cited),
  ],
};

/** Which letters have the digits: "So 3 is A or B, and 7 is T or E." Letters with as many digits have all of them. */
function tellClaimed(claims: readonly Claim[], { setting }: View): Telling[] {
  const claimed = claims.flatMap((claim) => {
    if (claim.kind !== "taken") return [];
    const letters = claim.among.map((symbol) => symbolName(symbol, setting));
    return [{ digit: digitText(claim.digit), letters }];
  });
  const [first, second, ...more] = claimed;
  if (first === undefined) return [];
  const { digit, letters } = first;
  const alike = claimed.every((other) => other.letters.join() === letters.join());
  if (alike && claimed.length === letters.length && claimed.length > 1) {
    const slots = { letters: { and: letters }, digits: { and: claimed.map((other) => other.digit) } };
    return [{ template: "claimed-digit.all", slots }];
  }
  const slots = { digit, letters: { or: letters } };
  if (second === undefined || more.length > 0)
    return claimed.map((other) => ({
      template: "claimed-digit.so",
      slots: { digit: other.digit, letters: { or: other.letters } },
    }));
  const two = { ...slots, other: second.digit, others: { or: second.letters } };
  return [{ template: "claimed-digit.two", slots: two }];
}
