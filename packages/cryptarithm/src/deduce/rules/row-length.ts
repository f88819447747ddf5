/**
 * Row length (level 2). A product that is as short as can be cannot carry out of its first digits; one
 * that is longer must.
 *
 * ABC × D = EFG still has three digits, so A × D is at most 9. ABC × D = EFGH has four, so (A + 1) × D
 * is more than 10.
 */
import { lookAtLeading } from "../looks/leading-look.js";
import type { Finding, Rule } from "../rule.js";
import { least } from "../setting/digits.js";
import { candidates, numberText, type ProductForm, productsOf } from "../setting/product-form.js";
import type { View } from "../state/view.js";
import { digitText } from "../tell/claim-text.js";
import { productOfFirst } from "../tell/tell-product.js";

export const rowLength: Rule = {
  name: "row-length",
  level: 2,
  example: { formula: "ABC * 4 = EFG", solutions: 27, finds: ["A = 1|2"] },
  find(moment) {
    const findings: Finding[] = [];
    for (const form of productsOf(moment.setting).forms) {
      if (isTrivial(form)) continue;
      const look = lookAtLeading(form, 1, isShort(form) ? 0 : 1, moment);
      if (look !== undefined) findings.push({ rule: rowLength, spot: { part: form.part }, ...look });
    }
    return findings;
  },
  tell: ({ spot, claims }, cited) => {
    const form = productsOf(cited.setting).forms.find(({ part }) => part === spot.part);
    if (form === undefined) return [];
    const slots = {
      top: numberText(form.result.slice(0, 1), cited),
      need: neededText(form, cited),
      product: form.factors.map((factor) => numberText(factor, cited)).join(" × "),
      digits: form.result.length,
      first: productOfFirst(form, cited, isShort(form) ? 0 : 1),
      most: cited.setting.base - 1,
    };
    const never = claims[0]?.kind === "impossible" ? ".never" : "";
    return [{ template: `row-length${isShort(form) ? "" : ".long"}${never}`, slots }];
  },
};

/** Whether the result has as few digits as a product of such numbers can have. */
const isShort = ({ factors, result }: ProductForm): boolean =>
  result.length === factors.reduce((digits, { length }) => digits + length - 1, 1);

/** What the first digits, each with one more, must exceed: the first digit of the result with its zeros. */
function neededText({ factors, result }: ProductForm, cited: View): string {
  const open = factors.reduce((places, { length }) => places + length - 1, 0);
  const first = candidates(result[0] as number, cited);
  return digitText(first === 0 ? 0 : least(first)) + "0".repeat(Math.max(0, result.length - 1 - open));
}

const isTrivial = ({ factors }: ProductForm): boolean => factors.every(({ length }) => length === 1);
