/**
 * Only letter left (level 1; a hidden single). There are as many letters as digits, so every digit has
 * its letter; a digit that a single letter can still be belongs to it.
 *
 * Base 4, AB + CA = BCD: A, B and C begin numbers, so the 0 is D.
 */

import type { Finding, Rule } from "../rule.js";
import { digitsIn, isSingle, size } from "../setting/digits.js";
import { symbolName } from "../setting/names.js";
import type { Setting } from "../setting/setting.js";
import { digitText } from "../tell/claim-text.js";

export const onlyLetterLeft: Rule = {
  name: "only-letter-left",
  level: 1,
  example: { formula: "AB + CA = BCD", rules: { base: 4 }, solutions: 1, finds: ["D = 0"] },
  find({ view, setting }) {
    const digits = digitsAllUsed(setting);
    if (digits === 0) return [];
    let [once, twice] = [0, 0];
    for (const mask of view.masks) {
      twice |= once & mask;
      once |= mask;
    }
    const findings: Finding[] = [];
    const grounds = { kind: "distinct", symbols: [...view.masks.keys()] } as const;
    if ((digits & ~once) !== 0)
      return [{ rule: onlyLetterLeft, spot: {}, grounds, claims: [{ kind: "impossible" }] }];
    for (const [symbol, mask] of view.masks.entries()) {
      const own = mask & ~twice;
      if (view.fixed[symbol] !== -1 || !isSingle(own) || isSingle(mask)) continue;
      const claims = [{ kind: "digits", symbol, digits: own }] as const;
      findings.push({ rule: onlyLetterLeft, spot: {}, grounds, claims });
    }
    return findings;
  },
  tell({ claims }, { setting, masks }) {
    const [claim] = claims;
    if (claim?.kind === "digits") {
      const slots = {
        digit: digitsIn(claim.digits).map(digitText).join(""),
        letter: symbolName(claim.symbol, setting),
      };
      return [{ template: "only-letter-left", slots }];
    }
    const gone = masks.reduce((rest, mask) => rest & ~mask, digitsAllUsed(setting));
    if (gone === 0) return [{ template: "only-letter-left.unmatched", slots: {} }];
    return [{ template: "only-letter-left.none", slots: { digits: { or: digitsIn(gone).map(digitText) } } }];
  },
};

const allUsed = new WeakMap<Setting, number>();

/** The digits, when there are as many different letters as digits; else no digit. */
export function digitsAllUsed(setting: Setting): number {
  let used = allUsed.get(setting);
  if (used === undefined) {
    const digits = setting.domains.reduce((set, domain) => set | domain, 0);
    used = setting.allApart && size(digits) === setting.domains.length ? digits : 0;
    allUsed.set(setting, used);
  }
  return used;
}
