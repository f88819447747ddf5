/**
 * Zero in the units (level 1; search for zero). In the units a letter comes back below the line, so
 * what is added to it ends in 0.
 *
 * NO + GO = TO: O plus O ends in O again, so O = 0.
 */

import type { Finding, Rule } from "../rule.js";
import { digitsIn } from "../setting/digits.js";
import { symbolName } from "../setting/names.js";
import type { Column } from "../setting/setting.js";
import { digitText } from "../tell/claim-text.js";
import { addedText, columnAt } from "../tell/column-text.js";
import { tellTaken } from "../tell/tell-taken.js";

export const zeroInTheUnits: Rule = {
  name: "zero-in-the-units",
  level: 1,
  example: { formula: "NO + GO = TO", solutions: 32, finds: ["O = 0"] },
  find(moment) {
    const findings: Finding[] = [];
    for (const { column, open, known } of moment.openColumns) {
      if (column.carryIn >= 0 || open.length !== 1 || known !== 0) continue;
      if (passingThrough(column) === undefined) continue;
      const claims = moment.news(moment.column(column));
      if (claims.length === 0) continue;
      findings.push({
        rule: zeroInTheUnits,
        spot: { part: column.part, place: column.place },
        grounds: { kind: "local", constraints: [column] },
        claims,
      });
    }
    return findings;
  },
  tell({ spot, claims }, cited) {
    const column = columnAt(cited.setting, spot.part ?? 0, spot.place ?? 0);
    const through = column && passingThrough(column);
    const term = column?.monomials[0];
    if (column === undefined || through === undefined || term === undefined) return [];
    const symbol = term.symbols[0] as number;
    const slots = {
      column: { place: column.place },
      added: addedText(column, cited),
      through: symbolName(through, cited.setting),
      letter: symbolName(symbol, cited.setting),
    };
    if (claims[0]?.kind === "impossible")
      return [{ template: "zero-in-the-units.never", slots }, ...tellTaken([symbol], cited)];
    if (term.coefficient === 1) return [{ template: "zero-in-the-units", slots }];
    const claim = claims.find(({ kind }) => kind === "digits");
    const digits = claim?.kind === "digits" ? digitsIn(claim.digits).map(digitText) : [];
    const times = { ...slots, times: term.coefficient, digits: { or: digits } };
    return [{ template: "zero-in-the-units.times", slots: times }, ...tellTaken([symbol], cited)];
  },
};

/** A letter that stands above and below the line. */
export function passingThrough({ added, result }: Column): number | undefined {
  const letter = result.length === 1 ? result[0]?.symbols[0] : undefined;
  if (letter === undefined || result[0]?.symbols.length !== 1) return undefined;
  return added.some(({ symbols }) => symbols.length === 1 && symbols[0] === letter) ? letter : undefined;
}
