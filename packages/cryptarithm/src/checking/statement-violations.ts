/** The statements of a puzzle, asked of the numbers of an answer by the exact evaluator. */

import { digitText } from "../number/digit-text.js";
import { type Exact, toText, Undecided } from "../number/exact.js";
import { evaluate, isTrue, related } from "../semantics/evaluate.js";
import type { Place, Puzzle } from "../semantics/puzzle.js";
import type { Cell, Expression, Relation, Word } from "../syntax/ast.js";
import { print } from "../syntax/printer.js";
import { operandsOf, wordsOf } from "../syntax/walk.js";
import { say } from "../wording/say.js";
import { columnMistakes } from "./columns.js";
import { type Filling, wordDigits } from "./filling.js";
import type { Violation } from "./violation.js";

/** More wrong columns than these help nobody. */
const MOST_COLUMNS = 10;

export interface StatementVerdict {
  readonly violations: readonly Violation[];
  /** Statements with a cell that is still open. */
  readonly open: number;
  /** Statements that exact arithmetic cannot decide within its limits. */
  readonly undecided: number;
}

/** What is wrong with each statement whose numbers are complete. */
export function statementViolations(puzzle: Puzzle, filling: Filling): StatementVerdict {
  const written = writtenPuzzle(puzzle, filling);
  const violations: Violation[] = [];
  let open = 0;
  let undecided = 0;
  // As they are written, with the bases that words have of their own.
  for (const statement of puzzle.formula.statements) {
    const complete = wordsOf(statement).every((word) => wordDigits(word, puzzle, filling) !== undefined);
    if (!complete) open++;
    else {
      const verdict = isTrue(statement, written.puzzle, written.digits);
      if (verdict === "undecided") undecided++;
      if (verdict === "no") violations.push(...explain(statement, written).filter(isNew(violations)));
    }
  }
  return { violations, open, undecided };
}

/** Several rows, lines or diagonals may be wrong in the same way. */
const isNew =
  (before: readonly Violation[]) =>
  ({ message }: Violation): boolean =>
    before.every((violation) => violation.message !== message);

/** The puzzle with every cell a symbol of its own, so that the numbers are those that the answer writes. */
interface Written {
  readonly puzzle: Puzzle;
  readonly digits: readonly number[];
  readonly digitOf: ReadonlyMap<Cell, number>;
}

function writtenPuzzle(puzzle: Puzzle, filling: Filling): Written {
  const digits: number[] = [];
  const places = new Map<Word, readonly Place[]>();
  for (const [word, own] of puzzle.places) {
    const filled = wordDigits(word, puzzle, filling);
    places.set(word, filled === undefined ? own : filled.map((digit) => digits.push(digit) - 1));
  }
  return { puzzle: { ...puzzle, places }, digits, digitOf: filling.cells };
}

function explain(node: Expression, written: Written): Violation[] {
  if (node.kind === "and") {
    const wrong = node.operands.filter((operand) => isTrue(operand, written.puzzle, written.digits) === "no");
    if (wrong.length > 0) return wrong.flatMap((operand) => explain(operand, written));
  }
  const letters = lettersOf(node);
  const withoutValue = findWithoutValue(node, written);
  if (withoutValue !== undefined) {
    const message = say("{what} has no value", { what: substituted(withoutValue, written) });
    return [{ rule: "value", message, letters, span: withoutValue.span }];
  }
  if (node.kind === "relation") return explainRelation(node, written, letters);
  const message = say("{statement} is not true: {filled}", {
    statement: print(node),
    filled: substituted(node, written),
  });
  return [{ rule: "statement", message, letters, span: node.span }];
}

function explainRelation(node: Relation, written: Written, letters: readonly string[]): Violation[] {
  const columns = columnMistakes(node, written.puzzle.base, (number) => digitsOf(number, written));
  if (columns !== undefined && columns.length > 0) {
    const which = written.puzzle.formula.layout === undefined ? "" : `${substituted(node, written)}: `;
    return columns
      .slice(0, MOST_COLUMNS)
      .map((message) => ({ rule: "column", message: which + message, letters, span: node.span }));
  }
  // The rows of a layout stand in several statements, so that only the numbers tell which one is meant.
  const which = written.puzzle.formula.layout === undefined ? "" : `${substituted(node, written)}: `;
  const message = which + relationMessage(node, written);
  return [{ rule: "statement", message, letters, span: node.span }];
}

/** The first link of a chain that does not hold, with the values on both of its sides. */
function relationMessage({ first, links }: Relation, written: Written): string {
  const { puzzle } = written;
  let left = first;
  for (const { operator, operand } of links) {
    const value = exactValue(left, written);
    if (value === undefined) break;
    if (operand.kind === "set") {
      const member = operand.members
        .map((m) => exactValue(m, written))
        .some((v) => v !== undefined && related(value, "=", v));
      if (member === (operator === "in")) continue;
      const slots = {
        what: print(left),
        value: valueText(value, puzzle.base),
        set: substitutedSet(operand.members, written),
      };
      return member
        ? say("{what} is {value}, which is in {set}", slots)
        : say("{what} is {value}, which is not in {set}", slots);
    }
    const right = exactValue(operand, written);
    if (right === undefined) break;
    if (!related(value, operator, right)) {
      const values = [valueText(value, puzzle.base), valueText(right, puzzle.base)] as const;
      const names =
        links.length > 1 ? [print(left), print(operand)] : [say("the left side"), say("the right side")];
      const said = say("{what} is {value}, {other} is {another}", {
        what: names[0] ?? "",
        value: values[0],
        other: names[1] ?? "",
        another: values[1],
      });
      return operator === "=" || operator === "!="
        ? said
        : say("{said}: {relation} is false", {
            said,
            relation: `${values[0]} ${operator} ${values[1]}`,
          });
    }
    left = operand;
  }
  return say("the statement is not true");
}

function exactValue(node: Expression, { puzzle, digits }: Written): Exact | undefined {
  try {
    return evaluate(node, puzzle, digits);
  } catch (error) {
    if (error instanceof Undecided) return undefined;
    throw error;
  }
}

/** The smallest part without a value whose own parts all have one. */
function findWithoutValue(root: Expression, written: Written): Expression | undefined {
  if (hasValue(root, written)) return undefined;
  let node = root;
  for (;;) {
    const inner = operandsOf(node).find((child) => !hasValue(child, written));
    if (inner === undefined) return node;
    node = inner;
  }
}

function hasValue(node: Expression, { puzzle, digits }: Written): boolean {
  // `range` is a list, which only its caller can use.
  if (node.kind === "call" && node.name === "range")
    return node.operands.every((o) => hasValue(o, { puzzle, digits, digitOf: new Map() }));
  try {
    return evaluate(node, puzzle, digits) !== undefined;
  } catch (error) {
    if (error instanceof Undecided) return true;
    throw error;
  }
}

function digitsOf(node: Expression, { puzzle, digits }: Written): number[] | undefined {
  if (node.kind === "numeral") {
    if (node.decimal || node.fraction !== "") return undefined;
    return [...node.whole].map(Number).reverse();
  }
  if (node.kind !== "word") return undefined;
  return (puzzle.places.get(node) as readonly Place[]).map((place) => digits[place] as number).reverse();
}

function substituted(node: Expression, { digitOf }: Written): string {
  return print(node, { letter: (cell) => digitText(digitOf.get(cell) ?? 0) });
}

function substitutedSet(members: readonly Expression[], written: Written): string {
  return `{${members.map((member) => substituted(member, written)).join(", ")}}`;
}

/** Whole numbers in the puzzle's own base; anything else as the number's text in base ten. */
function valueText(value: Exact, base: number): string {
  if (base === 10 || typeof value !== "bigint" || value.toString(base).length > 40) return toText(value);
  return say("{number} (base {base})", { number: value.toString(base).toUpperCase(), base });
}

function lettersOf(node: Expression): string[] {
  const cells = wordsOf(node).flatMap((word) => word.cells);
  return [...new Set(cells.flatMap((cell) => (cell.kind === "letter" ? [cell.letter] : [])))];
}
