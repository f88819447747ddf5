/**
 * Division bookkeeping (level 2). What is left in a division is less than the divisor; so what is divided
 * is less than the row and one more divisor, and a divisor that does not fit is taken 0 times.
 *
 * EF × H ≤ RD < EF: EF did not fit into RD, so H is 0.
 */
import { derivedNotes } from "../looks/derived-notes.js";
import { findDerived, tellDerived } from "../looks/derived-rule.js";
import type { Rule } from "../rule.js";

export const divisionBookkeeping: Rule = {
  name: "division-bookkeeping",
  level: 2,
  example: { formula: "EF * H <= RD; RD < EF", solutions: 1512, finds: ["EF * H < EF"] },
  find: (moment) =>
    derivedNotes(moment.setting)
      .filter(({ kind }) => kind !== "rows")
      .flatMap((derived) => findDerived(divisionBookkeeping, derived, moment)),
  tell: (finding, cited) => tellDerived("division-bookkeeping", finding, cited),
};
