/** The rules of deduction, easiest first. */
import type { Level, Rule } from "./rule.js";
import { caseTable } from "./rules/case-table.js";
import { claimedDigit } from "./rules/claimed-digit.js";
import { columnTable } from "./rules/column-table.js";
import { doubledLetter } from "./rules/doubled-letter.js";
import { finishTheColumn } from "./rules/finish-the-column.js";
import { greaterThan } from "./rules/greater-than.js";
import { lengthCheck } from "./rules/length-check.js";
import { linkedColumns } from "./rules/linked-columns.js";
import { mustCarry } from "./rules/must-carry.js";
import { neighbouringColumns } from "./rules/neighbouring-columns.js";
import { nextDoorLetters } from "./rules/next-door-letters.js";
import { onlyDigitLeft } from "./rules/only-digit-left.js";
import { onlyLetterLeft } from "./rules/only-letter-left.js";
import { overflowDigit } from "./rules/overflow-digit.js";
import { putToTheTest } from "./rules/put-to-the-test.js";
import { shortRefutation } from "./rules/short-refutation.js";
import { shrinkingLead } from "./rules/shrinking-lead.js";
import { squeeze } from "./rules/squeeze.js";
import { weights } from "./rules/weights.js";
import { whatACarryAsksFor } from "./rules/what-a-carry-asks-for.js";
import { zeroInTheUnits } from "./rules/zero-in-the-units.js";
import { zeroOrNine } from "./rules/zero-or-nine.js";

export const RULES: readonly Rule[] = [
  putToTheTest,
  lengthCheck,
  onlyDigitLeft,
  overflowDigit,
  zeroInTheUnits,
  zeroOrNine,
  finishTheColumn,
  onlyLetterLeft,
  nextDoorLetters,
  shrinkingLead,
  mustCarry,
  whatACarryAsksFor,
  greaterThan,
  doubledLetter,
  columnTable,
  claimedDigit,
  neighbouringColumns,
  linkedColumns,
  squeeze,
  weights,
  shortRefutation,
  caseTable,
];

/** The rules of a level. */
export function rulesOfLevel(level: Level): readonly Rule[] {
  return RULES.filter((rule) => rule.level === level);
}
