/** The rules of deduction, easiest first. */
import type { Level, Rule } from "./rule.js";
import { caseTable } from "./rules/case-table.js";
import { claimedDigit } from "./rules/claimed-digit.js";
import { columnTable } from "./rules/column-table.js";
import { finishTheColumn } from "./rules/finish-the-column.js";
import { neighbouringColumns } from "./rules/neighbouring-columns.js";
import { onlyDigitLeft } from "./rules/only-digit-left.js";
import { putToTheTest } from "./rules/put-to-the-test.js";
import { shortRefutation } from "./rules/short-refutation.js";
import { squeeze } from "./rules/squeeze.js";
import { weights } from "./rules/weights.js";

export const RULES: readonly Rule[] = [
  putToTheTest,
  onlyDigitLeft,
  finishTheColumn,
  columnTable,
  claimedDigit,
  neighbouringColumns,
  squeeze,
  weights,
  shortRefutation,
  caseTable,
];

/** The rules of a level. */
export function rulesOfLevel(level: Level): readonly Rule[] {
  return RULES.filter((rule) => rule.level === level);
}
