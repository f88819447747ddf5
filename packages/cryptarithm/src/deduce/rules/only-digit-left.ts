/**
 * Only digit left (level 1; a naked single). All other digits of a letter are taken by letters that
 * must differ from it; when none is left, it cannot be.
 *
 * Base 4, AB + CA = BCD: B = 1, D = 0 and A = 3 leave only 2 for C.
 */

import type { Finding, Rule } from "../rule.js";
import { digitsIn, isSingle, only, size } from "../setting/digits.js";
import { symbolName } from "../setting/names.js";
import { digitToldText } from "../tell/claim-text.js";
import { tellGone } from "../tell/tell-taken.js";

export const onlyDigitLeft: Rule = {
  name: "only-digit-left",
  level: 1,
  example: {
    formula: "A + B = C",
    rules: { digits: "1-3", given: { A: 1, B: 2 } },
    solutions: 1,
    finds: ["C = 3"],
  },
  find({ view }) {
    const findings: Finding[] = [];
    for (const [symbol, mask] of view.masks.entries()) {
      if (mask !== 0 && (view.fixed[symbol] !== -1 || !isSingle(mask))) continue;
      findings.push({
        rule: onlyDigitLeft,
        spot: {},
        grounds: { kind: "distinct", symbols: [symbol] },
        claims: [mask === 0 ? { kind: "impossible" } : { kind: "digits", symbol, digits: mask }],
      });
    }
    return findings;
  },
  tell: ({ grounds, claims }, cited) => {
    const [symbol] = grounds.kind === "distinct" ? grounds.symbols : [];
    if (symbol === undefined) return [];
    const letter = symbolName(symbol, cited.setting);
    if (claims[0]?.kind === "impossible") return [{ template: "only-digit-left.none", slots: { letter } }];
    // Each fact that is cited was needed, so the letter could still have had the digits that these take.
    let before = cited.masks[symbol] as number;
    for (const other of cited.setting.different[symbol] as readonly number[]) {
      const digit = cited.fixed[other] as number;
      if (digit >= 0) before |= only(digit);
    }
    if (size(before) > MOST_TOLD || isSingle(before))
      return [{ template: "only-digit-left", slots: { letter } }];
    const digits = { or: digitsIn(before).map(digitToldText) };
    return [
      { template: "only-digit-left.few", slots: { letter, digits } },
      ...tellGone(symbol, before & ~(cited.masks[symbol] as number), cited),
    ];
  },
};

/** With more digits to choose from, "all others are used" says it better. */
const MOST_TOLD = 4;
