/**
 * Squeeze (level 3; interval bounding). The two sides of a part lie between what their smallest and
 * greatest digits give; a digit with which they cannot meet is impossible.
 *
 * I + BB = ILL: at most 9 + 99 = 108 and at least 100, so I = 1 and L = 0.
 */

import { print } from "../../syntax/printer.js";
import type { Claim } from "../claim.js";
import { digitsIn } from "../digits.js";
import { isTooFar } from "../grounds.js";
import type { Finding, Rule } from "../rule.js";

export const squeeze: Rule = {
  name: "squeeze",
  level: 3,
  example: { formula: "I + BB = ILL", solutions: 1, finds: ["I = 1"] },
  find({ view, setting }) {
    const findings: Finding[] = [];
    for (const { index, comparison, symbols } of setting.parts) {
      if (comparison === undefined) continue;
      const grounds = { kind: "bound", part: index } as const;
      const found = (claims: readonly Claim[]): number =>
        findings.push({ rule: squeeze, spot: { part: index }, grounds, claims });
      if (isTooFar(index, view)) {
        found([{ kind: "impossible" }]);
        continue;
      }
      const claims: Claim[] = [];
      for (const symbol of symbols) {
        if (view.fixed[symbol] !== -1) continue;
        let kept = view.masks[symbol] as number;
        // From each end as long as the digit is impossible: bounds see no holes.
        const digits = digitsIn(kept);
        const impossible = (digit: number): boolean => {
          const assumed = view.clone();
          assumed.learn({ kind: "digits", symbol, digits: 1 << digit });
          return isTooFar(index, assumed);
        };
        for (const digit of digits) {
          if (!impossible(digit)) break;
          kept &= ~(1 << digit);
        }
        for (const digit of digits.toReversed()) {
          if ((kept & (1 << digit)) === 0 || !impossible(digit)) break;
          kept &= ~(1 << digit);
        }
        if (kept !== view.masks[symbol]) claims.push({ kind: "digits", symbol, digits: kept });
      }
      if (claims.length > 0) found(claims);
    }
    return findings;
  },
  tell: ({ spot }, { setting }) => {
    const part = setting.parts[spot.part ?? 0];
    return [{ template: "squeeze", slots: { part: part === undefined ? "" : print(part.expression) } }];
  },
};
