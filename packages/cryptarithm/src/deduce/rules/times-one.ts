/**
 * Times one (level 1; ACA *identifying one*). A row that is spelled like its multiplicand was multiplied
 * by 1; any other row that is not 0 was multiplied by neither 1 nor 0.
 *
 * AB × C = AB: C = 1. AB × C = DE: C is not 1.
 */

import type { Finding, Rule } from "../rule.js";
import { symbolName } from "../setting/names.js";
import type { Part } from "../setting/part.js";
import { numberText, productsOf, productText, type Row, sameNumber } from "../setting/product-form.js";
import type { Setting } from "../setting/setting.js";
import type { View } from "../state/view.js";

/** The repetition of a longer number than this is not told by its columns. */
const LONGEST = 4;
/** A difference further up than this is left to other rules. */
const FAR = 2;

export const timesOne: Rule = {
  name: "times-one",
  level: 1,
  example: { formula: "AB * D = EF; AB * C = AB; AB * CD = GHF", solutions: 3, finds: ["C = 1"] },
  find(moment) {
    const { setting, view } = moment;
    const findings: Finding[] = [];
    for (const row of productsOf(setting).rows) {
      const { form, multiplicand, digit, result } = row;
      if (digit < 0 || view.fixed[digit] !== -1 || multiplicand.length < 2) continue;
      const candidates = view.masks[digit] as number;
      const calculation = setting.calculations.find(({ part }) => part === form.part);
      const found = (finding: Pick<Finding, "grounds" | "claims">): number =>
        findings.push({ rule: timesOne, spot: { part: form.part }, ...finding });
      if (sameNumber(multiplicand, result)) {
        if (calculation === undefined || multiplicand.length > LONGEST) continue;
        const { columns } = calculation;
        const { complete, digits } = moment.together(`one ${form.part}`, columns, 6000);
        if (complete && digits.get(digit) === 2)
          found({
            grounds: { kind: "local", constraints: columns },
            claims: [{ kind: "digits", symbol: digit, digits: 2 }],
          });
        continue;
      }
      // Where the digit divides, it is not 0 for another reason.
      const { comparison, cleared } = setting.parts[form.part] as Part;
      const divides = comparison?.left !== cleared?.left || comparison?.right !== cleared?.right;
      if ((candidates & 1) !== 0 && !divides && isPositive(row, view))
        found({
          grounds: { kind: "bound", part: form.part },
          claims: [{ kind: "digits", symbol: digit, digits: ~1 & ((2 << (setting.base - 1)) - 1) }],
        });
      const place = differsAt(row, setting);
      if ((candidates & 2) === 0 || calculation === undefined || place < 0) continue;
      const constraints = calculation.columns.slice(0, place + 1);
      found({
        grounds: { kind: "local", constraints },
        claims: [{ kind: "digits", symbol: digit, digits: ~2 & ((2 << (setting.base - 1)) - 1) }],
      });
    }
    return findings;
  },
  tell: ({ spot, claims }, cited) => {
    const row = productsOf(cited.setting).rows.find(({ form }) => form.part === spot.part);
    const [claim] = claims;
    if (row === undefined || claim?.kind !== "digits") return [];
    const letter = symbolName(claim.symbol, cited.setting);
    const variant = claim.digits === 2 ? "" : claim.digits & 1 ? ".not" : ".zero";
    const slots = {
      letter,
      product: productText(row.form, cited),
      multiplicand: numberText(row.multiplicand, cited),
      result: numberText(row.result, cited),
    };
    return [{ template: `times-one${variant}`, slots }];
  },
};

/** Whether the result cannot be 0. */
const isPositive = ({ result }: Row, { masks }: View): boolean =>
  result.some((place) => (place < 0 ? place !== -1 : ((masks[place] as number) & 1) === 0));

/** The lowest place at which multiplicand and result have letters that must differ, or -1. */
function differsAt({ multiplicand, result }: Row, { apart, puzzle }: Setting): number {
  for (let place = 0; place < Math.min(FAR, multiplicand.length, result.length); place++) {
    const a = multiplicand.at(-1 - place) as number;
    const b = result.at(-1 - place) as number;
    if (a < 0 && b < 0 ? a !== b : a >= 0 && b >= 0 && apart[a * puzzle.symbols.length + b] === 1)
      return place;
  }
  return -1;
}
