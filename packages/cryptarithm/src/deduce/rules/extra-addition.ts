/**
 * Extra addition (level 4; ACA *Hubbuber trick*). Rows of one multiplicand whose multipliers add up give a new
 * sum that nobody wrote down, and this has a last column and weights of its own.
 *
 * AB × 2 = CD, AB × 3 = EF, AB × 5 = GH: 2 + 3 = 5, so CD + EF = GH.
 */
import { derivedNotes } from "../looks/derived-notes.js";
import { findDerived, tellDerived } from "../looks/derived-rule.js";
import type { Rule } from "../rule.js";

export const extraAddition: Rule = {
  name: "extra-addition",
  level: 4,
  example: {
    formula: "AB * 2 = CD; AB * 3 = EF; AB * 5 = GH",
    solutions: 1,
    finds: ["CD + EF = GH"],
  },
  find: (moment) =>
    derivedNotes(moment.setting)
      .filter(({ kind }) => kind === "rows")
      .flatMap((derived) => findDerived(extraAddition, derived, moment)),
  tell: (finding, cited) => tellDerived("extra-addition", finding, cited),
};
