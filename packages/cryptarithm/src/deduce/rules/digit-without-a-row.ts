/**
 * Digit without a row (level 1). In written-out arithmetic a digit of the multiplier, quotient or root that has no
 * row of its own is 0. In a division it is seen by two digits that are brought down at once: the divisor did
 * not fit into what was left with the first of them.
 *
 * ABC/A=BDC-A=BC-BC=0, such as 612 / 6: behind A, B and C are brought down together, so D is 0.
 */
import type { Finding, Rule } from "../rule.js";
import { symbolsIn } from "../setting/constraint.js";
import { symbolName } from "../setting/names.js";
import { rowNameOf } from "../setting/row-names.js";
import type { Setting } from "../setting/setting.js";

export const digitWithoutARow: Rule = {
  name: "digit-without-a-row",
  level: 1,
  example: {
    formula: "ABC/A=BDC-A=BC-BC=0",
    rules: { layout: true, reading: 0 },
    solutions: 2,
    finds: ["D = 0"],
  },
  find(moment) {
    const { setting, view } = moment;
    const findings: Finding[] = [];
    for (const column of setting.columns) {
      const kind = rowNameOf(column.part, setting)?.kind;
      if (kind !== "empty-digit" && kind !== "brought-zero") continue;
      if (symbolsIn(column).every((symbol) => view.fixed[symbol] !== -1)) continue;
      const claims = moment.news(moment.column(column));
      if (claims.length === 0) continue;
      const grounds = { kind: "local", constraints: [column] } as const;
      findings.push({ rule: digitWithoutARow, spot: { part: column.part, place: 0 }, grounds, claims });
    }
    return findings;
  },
  tell: ({ spot, grounds, claims }, { setting }) => {
    const [column] = grounds.kind === "local" ? grounds.constraints : [];
    const [symbol] = column === undefined ? [] : symbolsIn(column);
    if (symbol === undefined) return [];
    const isNever = claims[0]?.kind === "impossible";
    const kind = isNever ? "never" : kindOf(spot.part ?? 0, setting);
    return [{ template: `digit-without-a-row.${kind}`, slots: { letter: symbolName(symbol, setting) } }];
  },
};

/** Why a digit is 0. */
function kindOf(part: number, setting: Setting): string {
  if (rowNameOf(part, setting)?.kind !== "brought-zero")
    return setting.puzzle.formula.layout?.kind ?? "never";
  return setting.parts[part]?.comparison?.left.kind === "numeral" ? "brought-down" : "in-front";
}
