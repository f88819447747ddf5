/**
 * Second digit method (level 4; ACA *second digit analysis*). As with the leading digit, but the first two
 * digits of the multiplicand are looked at together.
 *
 * 1AB × C = 9DE: if C is 8, then 1AB is between 113 and 124, so A is 1 or 2.
 */
import { firstOf, lookAtLeading } from "../looks/leading-look.js";
import type { Finding, Rule } from "../rule.js";
import { productsOf } from "../setting/product-form.js";
import { tellLeading } from "../tell/tell-product.js";

export const secondDigitMethod: Rule = {
  name: "second-digit-method",
  level: 4,
  example: {
    formula: "1AB * C = 9DE",
    rules: { given: { C: 8 } },
    solutions: 4,
    finds: ["A = 1|2"],
  },
  find(moment) {
    const findings: Finding[] = [];
    for (const { form, multiplicand } of productsOf(moment.setting).rows) {
      if (multiplicand.length < 3) continue;
      const look = lookAtLeading(form, 2, firstOf(form, 2), moment);
      if (look !== undefined) findings.push({ rule: secondDigitMethod, spot: { part: form.part }, ...look });
    }
    return findings;
  },
  tell: (finding, cited) => tellLeading("second-digit-method", 2, finding, cited),
};
