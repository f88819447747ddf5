/**
 * Leading digit analysis (level 3; ACA *LDA*). The first digits multiplied, with the carry that comes from
 * behind, are the beginning of the result; and a carry is less than the digit that one multiplies by.
 *
 * AB × C = CD: A × C and a carry smaller than C make C, so A = 1.
 */
import { firstOf, lookAtLeading } from "../looks/leading-look.js";
import type { Finding, Rule } from "../rule.js";
import { productsOf } from "../setting/product-form.js";
import { tellLeading } from "../tell/tell-product.js";

export const leadingDigitAnalysis: Rule = {
  name: "leading-digit-analysis",
  level: 3,
  example: { formula: "AB * C = CD", solutions: 4, finds: ["A = 1"] },
  find(moment) {
    const findings: Finding[] = [];
    for (const form of productsOf(moment.setting).forms) {
      if (form.factors.length !== 2 || form.factors.every(({ length }) => length === 1)) continue;
      const look = lookAtLeading(form, 1, firstOf(form, 1), moment);
      if (look !== undefined)
        findings.push({ rule: leadingDigitAnalysis, spot: { part: form.part }, ...look });
    }
    return findings;
  },
  tell: (finding, cited) => tellLeading("leading-digit-analysis", 1, finding, cited),
};
