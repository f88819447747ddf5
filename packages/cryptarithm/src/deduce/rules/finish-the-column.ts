/**
 * Finish the column (level 1). One letter of a column is open, and perhaps the carry out of it: school
 * arithmetic gives both.
 *
 * A7 + 2C = 9B with C = 5: the units are 7 + 5 = 12, so B = 2 and 1 is carried; then A + 2 + 1 = 9, so A = 6.
 */

import type { Finding, Rule } from "../rule.js";
import { symbolsIn } from "../setting/constraint.js";
import { tellFinished } from "../tell/tell-finished.js";

export const finishTheColumn: Rule = {
  name: "finish-the-column",
  level: 1,
  example: { formula: "A7 + 2C = 9B", rules: { given: { C: 5 } }, solutions: 1, finds: ["B = 2"] },
  find(moment) {
    const { view, setting } = moment;
    const findings: Finding[] = [];
    for (const column of setting.columns) {
      const open = symbolsIn(column).filter((s) => view.fixed[s] === -1);
      const carryInOpen = column.carryIn >= 0 && view.lows[column.carryIn] !== view.highs[column.carryIn];
      if (open.length > 1 || (open.length === 1 && carryInOpen)) continue;
      const claims = moment.news(moment.column(column));
      if (claims.length === 0) continue;
      findings.push({
        rule: finishTheColumn,
        spot: { part: column.part, place: column.place },
        grounds: { kind: "local", constraints: [column] },
        claims,
      });
    }
    return findings;
  },
  tell: tellFinished,
};
