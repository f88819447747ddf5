/**
 * Column table (level 3; column enumeration, last-digit table). The ways in which one column can work
 * are listed, and its letters keep the digits that occur. It sees all that a single column can tell,
 * so it comes after the rules that say why in a sentence.
 *
 * 2B × 4 = C2: when does 4 × B end in 2? For 3 and for 8.
 */
import type { Finding, Rule } from "../rule.js";
import { tellColumn } from "../tell/tell-column.js";

export const columnTable: Rule = {
  name: "column-table",
  level: 3,
  example: { formula: "2B * 4 = C2", solutions: 1, finds: ["B = 3|8"] },
  find(moment) {
    const findings: Finding[] = [];
    for (const column of moment.setting.columns) {
      const constraints = moment.withNotes(column);
      const claims = moment.news(moment.noted(constraints));
      if (claims.length === 0) continue;
      findings.push({
        rule: columnTable,
        spot: { part: column.part, place: column.place },
        grounds: { kind: "local", constraints },
        claims,
      });
    }
    return findings;
  },
  tell: (finding, cited) => tellColumn("column-table", finding, cited),
};
