/**
 * What a well-formed statement must also fulfil: it says something, and `range` stands where
 * its numbers can be used.
 */

import { say } from "../wording/say.js";
import { write } from "./advice.js";
import type { Expression } from "./ast.js";
import type { Diagnostic } from "./diagnostic.js";
import { FUNCTION_ENTRIES, functionEntry } from "./functions.js";
import { mistake } from "./mistakes.js";
import type { Span } from "./span.js";
import { operandsOf, walk } from "./walk.js";

/** Longer statements are not repeated in a message. */
const LONGEST_PROPOSAL = 60;

/** The functions that take a range: "sum, min, max, gcd or lcm". */
function rangeTakers(): string {
  const names = FUNCTION_ENTRIES.filter(({ takesRange }) => takesRange).map(({ name }) => name);
  return say("{some} or {last}", { some: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
}

/** The mistake in a statement that the grammar allows, if there is one. */
export function checkStatement(text: string, statement: Expression): Diagnostic | undefined {
  let says = false;
  const allowed = new Set<Expression>();
  for (const expression of walk(statement)) {
    if (expression.kind === "relation") says = true;
    if (expression.kind !== "call") continue;
    if (expression.name === "range" && !allowed.has(expression)) {
      const message = say("range can only stand directly inside {names}", { names: rangeTakers() });
      return mistake(
        "range-misplaced",
        expression.span,
        message,
        say("write {example}, for example", { example: `sum(${brief(text, expression.span)})` }),
      );
    }
    const entry = functionEntry(expression.name);
    says ||= entry?.predicate === true;
    if (entry?.takesRange === true) for (const operand of operandsOf(expression)) allowed.add(operand);
  }
  return says ? undefined : noRelation(text, statement);
}

/** Words parted by commas or lines and nothing else: one mistake in place of one for each of them. */
export function wordsApart(text: string, statements: readonly Expression[]): Diagnostic | undefined {
  const last = statements[statements.length - 1];
  const first = statements[0];
  if (first === undefined || last === undefined || statements.length < 2) return undefined;
  if (statements.some(({ kind }) => kind !== "word" && kind !== "numeral")) return undefined;
  const addends = statements.slice(0, -1).map(({ span }) => text.slice(...span));
  const formula = `${addends.join(" + ")} = ${text.slice(...last.span)}`;
  return formula.length > 2 * LONGEST_PROPOSAL ? undefined : proposal([first.span[0], last.span[1]], formula);
}

function noRelation(text: string, statement: Expression): Diagnostic {
  const { span } = statement;
  const comma = [span[1], span[0] - 1].find((at) => /^\d,\d$/.test(text.slice(Math.max(0, at - 1), at + 2)));
  if (comma !== undefined) {
    const message = say("no = or comparison found; a comma begins a new statement");
    return mistake(
      "no-relation",
      [comma, comma + 1],
      message,
      say("write decimals with a point (0.5) and long numbers without commas"),
    );
  }
  const written = brief(text, span);
  if (statement.kind === "word" || statement.kind === "numeral")
    return proposal(span, `${written} = ${freshLetter(text)}`);
  if (statement.kind === "sum" && statement.terms.length > 2) {
    // The last and longest of several addends is likely to be their sum.
    const sum = statement.terms[statement.terms.length - 1]?.operand;
    const before = statement.terms[statement.terms.length - 2]?.operand;
    const lengths = statement.terms.map(({ operand }) =>
      operand.kind === "word" ? operand.cells.length : Number.POSITIVE_INFINITY,
    );
    const plain = statement.terms.every(({ operator }) => operator === "+");
    if (sum?.kind === "word" && before && plain && Math.max(...lengths) === sum.cells.length) {
      return proposal(span, `${brief(text, [span[0], before.span[1]])} = ${brief(text, sum.span)}`);
    }
  }
  const brackets = statement.kind === "and" || statement.kind === "or" || statement.kind === "not";
  return proposal(span, `${brackets ? `(${written})` : written} = ${freshLetter(text)}`);
}

function proposal(span: Span, formula: string): Diagnostic {
  return mistake(
    "no-relation",
    span,
    say("no = or comparison found; did you mean {formula}?", { formula }),
    write(formula),
  );
}

function brief(text: string, span: Span): string {
  const written = text.slice(...span);
  return written.length > LONGEST_PROPOSAL
    ? `${[...written.slice(0, LONGEST_PROPOSAL / 2)].join("").replace(/[\ud800-\udbff]$/, "")} …`
    : written;
}

/** A capital that the puzzle does not use, for "A + B = C". */
function freshLetter(text: string): string {
  return [..."CABDEFGHIJKLMNOPQRSTUVWXYZ"].find((letter) => !text.toUpperCase().includes(letter)) ?? "X";
}
