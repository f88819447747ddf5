/**
 * Internal zero (level 3; ACA *split partial products*). A 0 inside of the multiplicand stops every carry: what
 * comes down in its place is the carry from behind, which is less than the digit that one multiplies by,
 * and nothing is carried on.
 *
 * A0B × C = DEFG: the row is two small products side by side, A × C = DE and B × C = FG.
 */

import type { Finding, Rule } from "../rule.js";
import type { Constraint } from "../setting/constraint.js";
import { knownDigit, numberText, productsOf, productText } from "../setting/product-form.js";
import { smallCarry } from "../setting/small-carry.js";
import { digitText } from "../tell/claim-text.js";
import { letterText } from "../tell/column-text.js";

export const internalZero: Rule = {
  name: "internal-zero",
  level: 3,
  example: { formula: "A0B * 4 = DEFG", solutions: 15, finds: ["F ≤ 3"] },
  find(moment) {
    const { setting, view } = moment;
    const findings: Finding[] = [];
    for (const row of productsOf(setting).rows) {
      const { form, multiplicand } = row;
      const calculation = setting.calculations.find(({ part }) => part === form.part);
      if (calculation === undefined) continue;
      for (let place = 1; place + 1 < multiplicand.length; place++) {
        if (knownDigit(multiplicand.at(-1 - place) as number, view) !== 0) continue;
        const column = calculation.columns[place];
        if (column === undefined || !moment.isOpen(column)) continue;
        const limit = smallCarry(row, column, setting);
        const constraints: Constraint[] = limit === undefined ? [column] : [column, limit];
        const claims = moment.news(moment.together(`zero ${form.part}:${place}`, constraints, 1000));
        if (claims.length === 0) continue;
        findings.push({
          rule: internalZero,
          spot: { part: form.part, place },
          grounds: { kind: "local", constraints },
          claims,
        });
      }
    }
    return findings;
  },
  tell: ({ spot, claims }, cited) => {
    const row = productsOf(cited.setting).rows.find(({ form }) => form.part === spot.part);
    if (row === undefined) return [];
    const below = row.result.at(-1 - (spot.place ?? 0)) as number;
    const slots = {
      product: productText(row.form, cited),
      multiplicand: numberText(row.multiplicand, cited),
      digit: numberText([row.digit], cited),
      below: below < 0 ? digitText(-1 - below) : letterText(below, cited),
    };
    const never = claims[0]?.kind === "impossible" ? ".never" : "";
    return [{ template: `internal-zero${never}`, slots }];
  },
};
