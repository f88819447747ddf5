/** The rules of deduction, easiest first. */
import type { Level, Rule } from "./rule.js";
import { carryCount } from "./rules/carry-count.js";
import { carryOfARow } from "./rules/carry-of-a-row.js";
import { caseTable } from "./rules/case-table.js";
import { claimedDigit } from "./rules/claimed-digit.js";
import { columnTable } from "./rules/column-table.js";
import { columnsTogether } from "./rules/columns-together.js";
import { commonConclusion } from "./rules/common-conclusion.js";
import { crowding } from "./rules/crowding.js";
import { digitWithoutARow } from "./rules/digit-without-a-row.js";
import { divisionBookkeeping } from "./rules/division-bookkeeping.js";
import { divisorFacts } from "./rules/divisor-facts.js";
import { doubledLetter } from "./rules/doubled-letter.js";
import { extraAddition } from "./rules/extra-addition.js";
import { fewLettersLeft } from "./rules/few-letters-left.js";
import { finishTheColumn } from "./rules/finish-the-column.js";
import { greaterThan } from "./rules/greater-than.js";
import { interchangeableLetters } from "./rules/interchangeable-letters.js";
import { internalZero } from "./rules/internal-zero.js";
import { lastDigitIdentities } from "./rules/last-digit-identities.js";
import { leadingDigitAnalysis } from "./rules/leading-digit-analysis.js";
import { lengthCheck } from "./rules/length-check.js";
import { linkedColumns } from "./rules/linked-columns.js";
import { listOfPowers } from "./rules/list-of-powers.js";
import { lockedDigits } from "./rules/locked-digits.js";
import { mustCarry } from "./rules/must-carry.js";
import { neighbouringColumns } from "./rules/neighbouring-columns.js";
import { nextDoorLetters } from "./rules/next-door-letters.js";
import { noChange } from "./rules/no-change.js";
import { notedOrder } from "./rules/noted-order.js";
import { onlyDigitLeft } from "./rules/only-digit-left.js";
import { onlyLetterLeft } from "./rules/only-letter-left.js";
import { orderOfRows } from "./rules/order-of-rows.js";
import { overflowDigit } from "./rules/overflow-digit.js";
import { patternNumbers } from "./rules/pattern-numbers.js";
import { putToTheTest } from "./rules/put-to-the-test.js";
import { rootRows } from "./rules/root-rows.js";
import { rowLength } from "./rules/row-length.js";
import { ruleOfEleven } from "./rules/rule-of-eleven.js";
import { ruleOfNine } from "./rules/rule-of-nine.js";
import { secondDigitMethod } from "./rules/second-digit-method.js";
import { shortRefutation } from "./rules/short-refutation.js";
import { shrinkingLead } from "./rules/shrinking-lead.js";
import { squareEndings } from "./rules/square-endings.js";
import { squeeze } from "./rules/squeeze.js";
import { substitution } from "./rules/substitution.js";
import { tableMatching } from "./rules/table-matching.js";
import { tailCongruence } from "./rules/tail-congruence.js";
import { timesOne } from "./rules/times-one.js";
import { twinColumns } from "./rules/twin-columns.js";
import { weights } from "./rules/weights.js";
import { whatACarryAsksFor } from "./rules/what-a-carry-asks-for.js";
import { wordTable } from "./rules/word-table.js";
import { zeroInTheUnits } from "./rules/zero-in-the-units.js";
import { zeroOrNine } from "./rules/zero-or-nine.js";

export const RULES: readonly Rule[] = [
  putToTheTest,
  lengthCheck,
  onlyDigitLeft,
  notedOrder,
  interchangeableLetters,
  digitWithoutARow,
  overflowDigit,
  zeroInTheUnits,
  zeroOrNine,
  finishTheColumn,
  timesOne,
  onlyLetterLeft,
  shrinkingLead,
  nextDoorLetters,
  mustCarry,
  whatACarryAsksFor,
  greaterThan,
  doubledLetter,
  noChange,
  lastDigitIdentities,
  rowLength,
  orderOfRows,
  carryOfARow,
  divisionBookkeeping,
  leadingDigitAnalysis,
  internalZero,
  divisorFacts,
  tailCongruence,
  squareEndings,
  lockedDigits,
  substitution,
  twinColumns,
  columnTable,
  crowding,
  claimedDigit,
  ruleOfNine,
  neighbouringColumns,
  linkedColumns,
  squeeze,
  fewLettersLeft,
  tableMatching,
  extraAddition,
  patternNumbers,
  secondDigitMethod,
  rootRows,
  listOfPowers,
  wordTable,
  columnsTogether,
  weights,
  carryCount,
  ruleOfEleven,
  shortRefutation,
  commonConclusion,
  caseTable,
];

/** The rules of a level. */
export function rulesOfLevel(level: Level): readonly Rule[] {
  return RULES.filter((rule) => rule.level === level);
}
