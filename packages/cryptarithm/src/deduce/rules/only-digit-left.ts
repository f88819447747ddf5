/**
 * Only digit left (level 1; a naked single). All other digits of a letter are taken by letters that
 * must differ from it; when none is left, it cannot be.
 *
 * Base 4, AB + CA = BCD: B = 1, D = 0 and A = 3 leave only 2 for C.
 */
import { isSingle } from "../digits.js";
import { symbolName } from "../names.js";
import type { Finding, Rule } from "../rule.js";

export const onlyDigitLeft: Rule = {
  name: "only-digit-left",
  level: 1,
  example: {
    formula: "A + B = C",
    rules: { digits: "1-3", given: { A: 1, B: 2 } },
    solutions: 1,
    finds: ["C = 3"],
  },
  find({ view, setting }) {
    const findings: Finding[] = [];
    for (const [symbol, mask] of view.masks.entries()) {
      if (mask !== 0 && (view.fixed[symbol] !== -1 || !isSingle(mask))) continue;
      findings.push({
        rule: onlyDigitLeft,
        spot: {},
        grounds: { kind: "distinct", symbols: [symbol, ...(setting.different[symbol] as number[])] },
        claims: [mask === 0 ? { kind: "impossible" } : { kind: "digits", symbol, digits: mask }],
      });
    }
    return findings;
  },
  tell: ({ grounds, claims }, { setting }) => {
    const [symbol] = grounds.kind === "distinct" ? grounds.symbols : [];
    const letter = symbolName(symbol as number, setting);
    return [
      {
        template: claims[0]?.kind === "impossible" ? "only-digit-left.none" : "only-digit-left",
        slots: { letter },
      },
    ];
  },
};
