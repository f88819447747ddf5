/**
 * Carry of a row (level 2). A number times one digit never carries that digit or more: 999 × 7 is less than
 * 7,000, so what goes into any place is at most 6.
 *
 * ABC × D = EFGH with D at most 3: no carry of the row is more than 2.
 */

import type { Finding, Rule } from "../rule.js";
import type { Constraint } from "../setting/constraint.js";
import { greatest } from "../setting/digits.js";
import { candidates, numberText, productsOf } from "../setting/product-form.js";
import type { Setting } from "../setting/setting.js";
import { smallCarry } from "../setting/small-carry.js";

const written = new WeakMap<Setting, Map<number, readonly Constraint[]>>();

export const carryOfARow: Rule = {
  name: "carry-of-a-row",
  level: 2,
  example: {
    formula: "ABC * D = EFGH",
    rules: { given: { D: [2, 3] } },
    solutions: 24,
    finds: ["c1 ≤ 2", "c2 ≤ 2", "c3 ≤ 2"],
  },
  find(moment) {
    const { setting, view } = moment;
    const findings: Finding[] = [];
    const known = written.get(setting) ?? new Map<number, readonly Constraint[]>();
    written.set(setting, known);
    for (const row of productsOf(setting).rows) {
      const { part } = row.form;
      if (row.digit < 0) continue;
      let limits = known.get(part);
      if (limits === undefined) {
        const columns = setting.calculations.find((calculation) => calculation.part === part)?.columns ?? [];
        limits = columns.map((column) => smallCarry(row, column, setting)).filter((c) => c !== undefined);
        known.set(part, limits);
      }
      const most = greatest(candidates(row.digit, view)) - 1;
      const news = limits.filter(
        ({ carries: [carry] }) => (view.highs[carry?.carry as number] as number) > most,
      );
      if (news.length === 0 || most < 0) continue;
      findings.push({
        rule: carryOfARow,
        spot: { part },
        grounds: { kind: "local", constraints: news },
        claims: news.map(({ carries: [carry] }) => ({
          kind: "carry",
          carry: carry?.carry as number,
          low: Math.min(most, view.lows[carry?.carry as number] as number),
          high: most,
        })),
      });
    }
    return findings;
  },
  tell: ({ spot }, cited) => {
    const row = productsOf(cited.setting).rows.find(({ form }) => form.part === spot.part);
    if (row === undefined) return [];
    const slots = {
      multiplicand: numberText(row.multiplicand, cited),
      digit: numberText([row.digit], cited),
      most: greatest(candidates(row.digit, cited)) - 1,
    };
    return [{ template: "carry-of-a-row", slots }];
  },
};
