/**
 * Root rows (level 4). The digits of a power in groups, as one takes a root by hand: two digits of a square
 * (three of a cube) for each digit of the root. The first two digits of the root, squared, must fit into
 * the first two groups, and one more no longer.
 *
 * 2AB² = 8CDEF: 28² = 784 and 29² = 841, 30² = 900, so A is 8 or 9.
 */
import { firstOf, lookAtLeading } from "../looks/leading-look.js";
import type { Finding, Rule } from "../rule.js";
import { productsOf } from "../setting/product-form.js";
import { tellLeading } from "../tell/tell-product.js";

export const rootRows: Rule = {
  name: "root-rows",
  level: 4,
  example: { formula: "2AB^2 = 8CDEF", solutions: 2, finds: ["A = 8|9"] },
  find(moment) {
    const findings: Finding[] = [];
    for (const form of productsOf(moment.setting).forms) {
      const [root] = form.factors;
      if (form.exponent === undefined || form.exponent < 2 || (root?.length ?? 0) < 2) continue;
      const look = lookAtLeading(form, 2, firstOf(form, 2), moment);
      if (look !== undefined) findings.push({ rule: rootRows, spot: { part: form.part }, ...look });
    }
    return findings;
  },
  tell: (finding, cited) => tellLeading("root-rows", 2, finding, cited),
};
