/**
 * Zero or nine (level 1; zero, nine search). A letter comes back below the line of an inner column, so
 * what is added to it is 0, or with a carry 9: the carry passes straight through.
 *
 * CAB + DAE = FAG: A + A ends in A again, so A is 0, or 9 with a carry coming in and going out.
 */

import type { Finding, Rule } from "../rule.js";
import { isSingle } from "../setting/digits.js";
import { symbolName } from "../setting/names.js";
import type { Column } from "../setting/setting.js";
import type { Claim } from "../state/claim.js";
import type { View } from "../state/view.js";
import { addedText, columnAt, columnText } from "../tell/column-text.js";
import { tellTaken } from "../tell/tell-taken.js";
import { passingThrough } from "./zero-in-the-units.js";

export const zeroOrNine: Rule = {
  name: "zero-or-nine",
  level: 1,
  example: { formula: "CAB + DAE = FAG", solutions: 320, finds: ["A = 0|9"] },
  find(moment) {
    const findings: Finding[] = [];
    for (const { column, open, known, carryIn } of moment.openColumns) {
      if (known !== 0 || open.length !== 1 || open[0]?.coefficient !== 1) continue;
      if (column.carryIn < 0 || carryIn[0] === carryIn[1]) continue;
      const claims = moment.news(moment.column(column));
      if (claims.length === 0) continue;
      findings.push({
        rule: zeroOrNine,
        spot: { part: column.part, place: column.place },
        grounds: { kind: "local", constraints: [column] },
        claims,
      });
    }
    return findings;
  },
  tell({ spot, claims }, cited) {
    const { setting } = cited;
    const column = columnAt(setting, spot.part ?? 0, spot.place ?? 0);
    const term = column?.monomials.find(({ symbols }) => cited.fixed[symbols[0] as number] === -1);
    if (column === undefined || term === undefined) return [];
    const symbol = term.symbols[0] as number;
    const through = passingThrough(column);
    const slots = {
      column: { place: column.place },
      added: addedText(column, cited),
      letter: symbolName(symbol, setting),
      through: through === undefined ? "" : symbolName(through, setting),
      equation: columnText(column, cited),
      last: setting.base - 1,
    };
    const taken = tellTaken([symbol], cited);
    if (through === undefined || column.monomials.length > 1 || (cited.highs[column.carryIn] as number) > 1) {
      const out = column.carryOut < 0 ? 0 : (cited.lows[column.carryOut] as number);
      const isOut = out > 0 && out === cited.highs[column.carryOut] && column.monomials.length === 1;
      if (isOut && term.coefficient === 1)
        return [
          { template: "zero-or-nine.column.out", slots: { ...slots, round: out * setting.base } },
          ...taken,
        ];
      return [{ template: "zero-or-nine.column", slots }, ...taken];
    }
    const zero = ((cited.masks[symbol] as number) & 1) !== 0;
    const nine = ((cited.masks[symbol] as number) & (1 << (setting.base - 1))) !== 0;
    const impossible = claims[0]?.kind === "impossible" || (!zero && !nine);
    const variant = impossible
      ? ".never"
      : !zero
        ? ".nine"
        : !nine
          ? ".zero"
          : throughText(claims, column, cited);
    return [{ template: `zero-or-nine${variant}`, slots }, ...taken];
  },
};

/** What else decides between the two: it is known whether something is carried out. */
function throughText(claims: readonly Claim[], { carryOut }: Column, cited: View): string {
  if (!claims.some((claim) => claim.kind === "digits" && isSingle(claim.digits)) || carryOut < 0) return "";
  const [low, high] = [cited.lows[carryOut] as number, cited.highs[carryOut] as number];
  return low !== high ? "" : low === 0 ? ".not-out" : ".out";
}
