/**
 * Judges an answer: by substitution and the exact evaluator, never by comparing it with a list
 * of solutions. A wrong answer is told every rule that it breaks and where; a partial one is
 * told whether it is right so far and can be completed.
 */

import { type Completion, complete } from "./checking/completion.js";
import { type Filling, symbolDigits } from "./checking/filling.js";
import { fillAssignments, readAssignments } from "./checking/read-assignments.js";
import { readEquation } from "./checking/read-equation.js";
import { readLayoutAnswer } from "./checking/read-layout-answer.js";
import { ruleViolations } from "./checking/rule-violations.js";
import { statementViolations } from "./checking/statement-violations.js";
import type { Violation } from "./checking/violation.js";
import { readPuzzles } from "./layout/read-puzzle.js";
import { answer } from "./search/answer-puzzle.js";
import { writerFor } from "./search/writer-for.js";
import { parseOptions } from "./semantics/parse-options.js";
import { pose } from "./semantics/pose.js";
import type { Puzzle } from "./semantics/puzzle.js";
import type { Rules } from "./semantics/rules.js";
import type { SolveOptions } from "./solve.js";
import type { Diagnostic } from "./syntax/diagnostic.js";
import { inLanguage, say } from "./wording/say.js";

/** The puzzle, its rules or the answer is not understood. */
export interface UncheckedResult {
  readonly formula: string;
  readonly status: "invalid";
  /** Which of the two texts the spans refer to. */
  readonly where: "puzzle" | "answer";
  readonly diagnostics: readonly Diagnostic[];
}

export interface CheckedResult {
  readonly formula: string;
  /** "partial": right so far and can be completed; "unfinished": a limit was reached before that was known. */
  readonly status: "right" | "wrong" | "partial" | "unfinished";
  /** Every broken rule; empty unless the answer is wrong. */
  readonly violations: readonly Violation[];
  /** The digit of each letter that the answer gives. */
  readonly digits: Readonly<Record<string, number>>;
  /** The letters without a digit. */
  readonly missing: readonly string[];
  /** The puzzle with the answer's digits, when the answer is right. */
  readonly text?: string;
  readonly rules: Rules;
  readonly notes: readonly string[];
}

export type CheckResult = UncheckedResult | CheckedResult;

/**
 * Checks an answer such as "9567 + 1085 = 10652", "S=9 E=5 …" or a part of one.
 *
 * @example
 * check("SEND + MORE = MONEY", "9567 + 1085 = 10652").status; // "right"
 */
export function check(text: string, answerText: string, options: SolveOptions = {}): CheckResult {
  return inLanguage(options.language, () => judge(text, answerText, options));
}

function judge(text: string, answerText: string, options: SolveOptions): CheckResult {
  const formulaText = text.trim();
  const invalid = (where: UncheckedResult["where"], diagnostics: readonly Diagnostic[]): UncheckedResult => ({
    formula: formulaText,
    status: "invalid",
    where,
    diagnostics,
  });
  const read = readPuzzles(text, options);
  if (!read.ok) return invalid("puzzle", read.diagnostics);
  const rules = options.base === "find" ? { ...options, base: foundBase(text, options) } : options;
  const checked = read.readings.map((formula): CheckResult => {
    const posed = pose(formula, rules);
    if (!posed.ok) return invalid("puzzle", posed.diagnostics);
    const filling = readAnswer(answerText, posed.puzzle, options);
    if ("code" in filling) return invalid("answer", [filling]);
    return grade(posed.puzzle, filling, options);
  });
  // An answer to one of several readings is right, whichever it is.
  const fits =
    checked.find(({ status }) => status === "right") ?? checked.find(({ status }) => status === "partial");
  return fits ?? (checked[0] as CheckResult);
}

function foundBase(text: string, options: SolveOptions): number {
  const found = answer(text, { ...options, limit: 0 });
  return found.status === "invalid" ? 10 : found.rules.base;
}

/** An answer in either form: as letters with digits, or as the puzzle with digits for letters. */
function readAnswer(text: string, puzzle: Puzzle, options: SolveOptions): Filling | Diagnostic {
  const symbols = parseOptions(options);
  if (!/\p{Nd}/u.test(text) && puzzle.base <= 10) {
    const message =
      text.trim() === "" ? say("there is no answer to check") : say("there is no digit in the answer");
    return {
      code: "answer-empty",
      message,
      span: [0, text.length],
      hint: say("write 9567 + 1085 = 10652 or S=9 E=5 …"),
    };
  }
  const pairs = readAssignments(text, symbols);
  const known = pairs?.every(({ letters }) =>
    letters.every((letter) => puzzle.formula.letters.includes(letter)),
  );
  if (pairs !== undefined && known && puzzle.base <= 10) return fillAssignments(pairs, puzzle);
  const equation = puzzle.formula.layout
    ? readLayoutAnswer(text, puzzle, symbols)
    : readEquation(text, puzzle, symbols);
  if (equation.ok) return equation.filling;
  return pairs === undefined ? equation.diagnostic : fillAssignments(pairs, puzzle);
}

function grade(puzzle: Puzzle, filling: Filling, options: SolveOptions): CheckedResult {
  const symbols = symbolDigits(puzzle, filling);
  const statements = statementViolations(puzzle, filling);
  const violations = [...filling.violations, ...ruleViolations(puzzle, filling), ...statements.violations];
  const letters = puzzle.formula.letters;
  const missing = letters.filter((_, s) => symbols[s] === undefined);
  const result = {
    formula: puzzle.formula.text.trim(),
    digits: Object.fromEntries(
      letters.flatMap((letter, s) => (symbols[s] === undefined ? [] : [[letter, symbols[s]]])),
    ),
    missing,
    rules: puzzle.rules,
  };
  if (violations.length > 0) return { ...result, status: "wrong", violations, notes: [] };
  const digits = symbols.filter((digit) => digit !== undefined);
  if (statements.undecided > 0) {
    const note = say("A statement could not be decided within the limits of exact arithmetic.");
    return { ...result, status: "unfinished", violations, notes: [note] };
  }
  if (digits.length === symbols.length) {
    return {
      ...result,
      status: "right",
      violations,
      text: writerFor(puzzle).write(digits).text,
      notes: [],
    };
  }
  return { ...result, ...gradePartial(puzzle, complete(puzzle, symbols, options), missing.length) };
}

function gradePartial(
  puzzle: Puzzle,
  completion: Completion,
  missing: number,
): Pick<CheckedResult, "status" | "violations" | "notes" | "text"> {
  if (completion.verdict === "unknown") {
    const note = say("Right so far; whether it can be completed was not found out within the limits.");
    return { status: "unfinished", violations: [], notes: [note] };
  }
  if (completion.verdict === "impossible") {
    const message = say("cannot be completed: {reason}", { reason: completion.reason });
    return { status: "wrong", violations: [{ rule: "completion", message, letters: [] }], notes: [] };
  }
  // All letters are known and only cells written `?` are open: that is an answer.
  if (missing === 0)
    return {
      status: "right",
      violations: [],
      text: writerFor(puzzle).write(completion.digits).text,
      notes: [],
    };
  return { status: "partial", violations: [], notes: [] };
}
