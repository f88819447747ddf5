/**
 * Neighbouring columns (level 3). Two columns are looked at together: the carry between them must suit
 * both, and a letter that stands in both must have the same digit.
 *
 * B = A + 1 and CB + D = EA: the units say A + 1 + D = A + 10·c1, so D = 9, and then E = C + 1.
 */
import { symbolsIn } from "../constraint.js";
import type { Finding, Rule } from "../rule.js";
import { tellColumn } from "../tell-column.js";

/** Two columns with five open letters are already more than a person follows. */
const MOST_NODES = 6000;
const MOST_LETTERS = 6;

export const neighbouringColumns: Rule = {
  name: "neighbouring-columns",
  level: 3,
  example: { formula: "CB + D = EA", solutions: 0, finds: [] },
  find(moment) {
    const findings: Finding[] = [];
    for (const { part, columns } of moment.setting.calculations) {
      for (let place = 0; place + 1 < columns.length; place++) {
        const pair = columns.slice(place, place + 2);
        if (!pair.every((column) => moment.isOpen(column))) continue;
        const letters = new Set(pair.flatMap(symbolsIn).filter((s) => moment.view.fixed[s] === -1));
        if (letters.size > MOST_LETTERS) continue;
        const claims = moment.news(moment.together(`${part}:${place}+`, pair, MOST_NODES));
        if (claims.length === 0) continue;
        findings.push({
          rule: neighbouringColumns,
          spot: { part, place },
          grounds: { kind: "local", constraints: pair },
          claims,
        });
      }
    }
    return findings;
  },
  tell: (finding, cited) => [tellColumn("neighbouring-columns", finding, cited)],
};
