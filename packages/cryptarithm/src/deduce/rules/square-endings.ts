/**
 * Square endings and the size of a root (level 3). A square ends in 0, 1, 4, 5, 6 or 9 (in base ten), and
 * the first digit of a root, squared, must fit into the first group of digits of the square.
 *
 * AB² = CDB: B² ends in B, so B is 0, 1, 5 or 6; and CDB is below 1000, so A is at most 3.
 */

import { firstOf, lookAtLeading } from "../looks/leading-look.js";
import type { Finding, Rule } from "../rule.js";
import { digitsIn } from "../setting/digits.js";
import { candidates, lettersIn, numberText, type ProductForm, productsOf } from "../setting/product-form.js";
import type { View } from "../state/view.js";
import { digitText } from "../tell/claim-text.js";
import { columnAt, letterText } from "../tell/column-text.js";
import { tellLeading } from "../tell/tell-product.js";

export const squareEndings: Rule = {
  name: "square-endings",
  level: 3,
  example: { formula: "AB^2 = CDE", solutions: 4, finds: ["E = 1|4|6|9", "A ≤ 3"] },
  find(moment) {
    const { setting, view } = moment;
    const findings: Finding[] = [];
    for (const form of productsOf(setting).forms) {
      const { part, exponent } = form;
      if (exponent === undefined || exponent < 2) continue;
      const column = columnAt(setting, part, 0);
      const [root, end] = ends(form);
      if (column !== undefined && lettersIn([root, end]).some((s) => view.fixed[s] === -1)) {
        const claims = moment.news(moment.column(column)).filter(({ kind }) => kind !== "carry");
        if (claims.length > 0)
          findings.push({
            rule: squareEndings,
            spot: { part, place: 0 },
            grounds: { kind: "local", constraints: [column] },
            claims,
          });
      }
      const look = lookAtLeading(form, 1, firstOf(form, 1), moment);
      if (look !== undefined) findings.push({ rule: squareEndings, spot: { part }, ...look });
    }
    return findings;
  },
  tell: (finding, cited) => {
    const form = productsOf(cited.setting).forms.find(({ part }) => part === finding.spot.part);
    if (form === undefined) return [];
    if (finding.spot.place === undefined) return tellLeading("square-endings.size", 1, finding, cited);
    const [root, end] = ends(form);
    const name = (place: number): string => (place < 0 ? digitText(-1 - place) : letterText(place, cited));
    const slots = {
      root: name(root),
      end: name(end),
      power: `${name(root)}${form.exponent === 2 ? "²" : `^${form.exponent}`}`,
      number: numberText(form.result, cited),
      ways: { or: endings(form, cited) },
    };
    const never = finding.claims[0]?.kind === "impossible" ? ".never" : "";
    return [{ template: `square-endings${never}`, slots }];
  },
};

function ends({ factors, result }: ProductForm): [number, number] {
  return [factors[0]?.at(-1) as number, result.at(-1) as number];
}

/** The digits that may stand at the end of the root, each with the end of its power: `3 (9)`. */
function endings(form: ProductForm, cited: View): string[] {
  const [root, end] = ends(form);
  const { base, apart } = cited.setting;
  const texts: string[] = [];
  for (const digit of digitsIn(candidates(root, cited))) {
    let last = 1;
    for (let i = 0; i < (form.exponent as number); i++) last = (last * digit) % base;
    const differ = root >= 0 && end >= 0 && apart[root * cited.masks.length + end] === 1;
    if ((root === end && last !== digit) || (differ && last === digit)) continue;
    if ((candidates(end, cited) & (1 << last)) !== 0) texts.push(`${digitText(digit)} → ${digitText(last)}`);
  }
  return texts;
}
