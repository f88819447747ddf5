/**
 * Brute force: every assignment of digits to letters and unknown cells, in the promised order,
 * kept when the rules allow it and the exact evaluator says that every statement holds. The rules
 * are written down here once more, naively and straight from the words of the contract; nothing
 * is taken from `pose`, the planner or the search.
 */
import { type Formula, parse, type RuleOptions, readDigits } from "cryptarithm";
import { holds } from "../src/semantics/evaluate.js";
import { pose } from "../src/semantics/pose.js";
import type { Puzzle } from "../src/semantics/puzzle.js";
import type { Cell, Numeral, Word } from "../src/syntax/ast.js";

/** What brute force found. */
export interface Truth {
  /** The texts and digits of all solutions, in order. */
  readonly solutions: readonly { readonly digits: Readonly<Record<string, number>>; readonly text: string }[];
  /** Assignments that exact arithmetic could not decide. */
  readonly undecided: number;
  /** Assignments that the rules allow. */
  readonly allowed: number;
}

/** One place of the search: a letter or one unknown cell. */
interface Unknown {
  readonly letter: string | undefined;
  readonly cells: readonly Cell[];
}

/** All solutions of a puzzle by trying everything. Throws when the puzzle is not understood. */
export function bruteForce(text: string, rules: RuleOptions = {}): Truth {
  const { formula, puzzle, base } = understand(text, rules);
  const { words, numerals } = numbersOf(formula);
  const unknowns = unknownsOf(formula, words);
  const choices = unknowns.map((unknown) => digitsFor(unknown, { words, numerals, rules, base }));
  const printed = printedDigits(words, numerals);
  const pairs = unknowns.map((a, i) =>
    unknowns.flatMap((b, j) => (j < i && mustDiffer(a, b, rules) ? [j] : [])),
  );
  const digits = unknowns.map(() => 0);
  const solutions: Truth["solutions"][number][] = [];
  let undecided = 0;
  let allowed = 0;
  const visit = (at: number): void => {
    if (at < unknowns.length) {
      for (const digit of choices[at] ?? []) {
        if (pairs[at]?.some((j) => digits[j] === digit)) continue;
        digits[at] = digit;
        visit(at + 1);
      }
      return;
    }
    if (!eachOnce(rules, [...digits, ...printed])) return;
    allowed++;
    const verdict = holds(puzzle, digits);
    if (verdict === "undecided") undecided++;
    if (verdict !== "yes") return;
    const byLetter = unknowns.flatMap((u, i) =>
      u.letter === undefined ? [] : [[u.letter, digits[i] as number] as const],
    );
    solutions.push({ digits: Object.fromEntries(byLetter), text: written(formula, unknowns, digits) });
  };
  if (!startsWithPrintedZero(words, rules)) visit(0);
  return { solutions, undecided, allowed };
}

/** How many assignments there are to try, before the rules: base to the number of symbols. */
export function spaceOf(text: string, rules: RuleOptions = {}): number {
  const { formula, base } = understand(text, rules);
  return base ** (formula.letters.length + formula.unknowns);
}

/** The formula, and a puzzle without rules of its own, so that the evaluator can be asked. */
function understand(text: string, rules: RuleOptions): { formula: Formula; puzzle: Puzzle; base: number } {
  const caseRule = rules.case ?? (rules.distinct === "case" ? "distinct" : "fold");
  const parsed = parse(text, { ...(rules.accents ? { accents: rules.accents } : {}), case: caseRule });
  if (!parsed.ok) throw new Error(`${text}: ${parsed.diagnostics.map((d) => d.message).join("; ")}`);
  const { formula } = parsed;
  if (rules.base === "find") throw new Error("brute force needs a base");
  const base = rules.base === "letters" ? formula.letters.length : (rules.base ?? 10);
  const posed = pose(formula, { base, distinct: "off", leadingZero: "allow" });
  if (!posed.ok) throw new Error(`${text}: ${posed.diagnostics.map((d) => d.message).join("; ")}`);
  // A rule cannot be broken by a puzzle that has no rules.
  return { formula, puzzle: posed.puzzle, base };
}

function numbersOf(formula: Formula): { words: Word[]; numerals: Numeral[] } {
  const words: Word[] = [];
  const numerals: Numeral[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const { kind } = value as { kind?: string };
    // The kind says what it is; everything else is walked through whatever its shape.
    if (kind === "word") words.push(value as Word);
    else if (kind === "numeral") numerals.push(value as Numeral);
    else for (const part of Object.values(value)) walk(part);
  };
  walk(formula.statements);
  return { words, numerals };
}

function unknownsOf(formula: Formula, words: readonly Word[]): Unknown[] {
  const cells = words.flatMap((word) => word.cells);
  const letters = formula.letters.map((letter) => ({
    letter,
    cells: cells.filter((cell) => cell.kind === "letter" && cell.letter === letter),
  }));
  const holes = cells
    .filter((cell) => cell.kind === "unknown")
    .map((cell) => ({ letter: undefined, cells: [cell] }));
  return [...letters, ...holes];
}

interface Setting {
  readonly words: readonly Word[];
  readonly numerals: readonly Numeral[];
  readonly rules: RuleOptions;
  readonly base: number;
}

/** The digits that one letter or cell may stand for, whatever the others do. */
function digitsFor(unknown: Unknown, { words, numerals, rules, base }: Setting): number[] {
  const printed = printedDigits(words, numerals);
  const usable = rules.digits === undefined ? undefined : readDigits(rules.digits)?.digits;
  const given = unknown.letter === undefined ? undefined : rules.given?.[unknown.letter];
  const result: number[] = [];
  for (let digit = 0; digit < base; digit++) {
    if (usable && !usable.includes(digit)) continue;
    if (unknown.letter !== undefined && rules.literals === "reserved" && printed.includes(digit)) continue;
    if (typeof given === "number" && digit !== given) continue;
    if (typeof given === "object" && "not" in given && given.not.includes(digit)) continue;
    if (typeof given === "object" && !("not" in given) && !given.includes(digit)) continue;
    if (
      digit === 0 &&
      words.some((word) => unknown.cells.includes(word.cells[0] as Cell) && !mayStartWithZero(word, rules))
    ) {
      continue;
    }
    result.push(digit);
  }
  return result;
}

function mayStartWithZero(word: Word, rules: RuleOptions): boolean {
  return word.cells.length > 1 ? rules.leadingZero === "allow" : rules.loneZero !== "forbid";
}

function startsWithPrintedZero(words: readonly Word[], rules: RuleOptions): boolean {
  return words.some(({ cells: [first, ...more] }) => {
    return first?.kind === "digit" && first.value === 0 && more.length > 0 && rules.leadingZero !== "allow";
  });
}

function mustDiffer(a: Unknown, b: Unknown, rules: RuleOptions): boolean {
  if (a.letter === undefined || b.letter === undefined) return false;
  const [x, y] = [a.letter, b.letter];
  const { distinct = "all" } = rules;
  if (distinct === "all") return true;
  if (distinct === "off") return false;
  if (distinct === "case") return (x === x.toUpperCase()) === (y === y.toUpperCase());
  return distinct.some((group) => group.toUpperCase().includes(x) && group.toUpperCase().includes(y));
}

function printedDigits(words: readonly Word[], numerals: readonly Numeral[]): number[] {
  const inWords = words.flatMap((word) =>
    word.cells.flatMap((cell) => (cell.kind === "digit" ? [cell.value] : [])),
  );
  return [...inWords, ...numerals.flatMap((n) => [...n.whole, ...n.fraction].map(Number))];
}

function eachOnce(rules: RuleOptions, used: readonly number[]): boolean {
  const rule = rules.digits === undefined ? undefined : readDigits(rules.digits);
  if (!rule?.exactlyOnce) return true;
  return [...used].sort((a, b) => a - b).join() === rule.digits.join();
}

/** The text with every letter and unknown cell overwritten by its digit. */
function written(formula: Formula, unknowns: readonly Unknown[], digits: readonly number[]): string {
  const cells = unknowns.flatMap((u, i) => u.cells.map((cell) => ({ cell, digit: digits[i] as number })));
  cells.sort((a, b) => b.cell.span[0] - a.cell.span[0]);
  let { text } = formula;
  for (const { cell, digit } of cells) {
    text =
      text.slice(0, cell.span[0]) + "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[digit] + text.slice(cell.span[1]);
  }
  return text.trim();
}
