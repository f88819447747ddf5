/**
 * What to say about two numbers or brackets side by side without an operator: the product or the
 * longer word that was probably meant, or the keyword, function or sign that was not recognised.
 */

import { say } from "../wording/say.js";
import { write } from "./advice.js";
import type { Diagnostic } from "./diagnostic.js";
import { functionEntry } from "./functions.js";
import { nothingAround } from "./gap.js";
import { mistake } from "./mistakes.js";
import { INFIX, KEYWORDS, PREFIX } from "./operators.js";
import { type Surroundings, shorten, shownOperand, shownToken, tokenAt } from "./shown.js";
import { cover } from "./span.js";
import type { Token } from "./token.js";

/** Letters that people write for ×, Latin and Cyrillic. */
const TIMES: ReadonlySet<string> = new Set(["x", "X", "х", "Х"]);

/** The diagnostic for the operand that begins at the place; the one before it began at token `start`. */
export function adjacentOperands(around: Surroundings, start: number): Diagnostic {
  const { at } = around;
  const [left, right] = [tokenAt(around, at - 1), tokenAt(around, at)];
  const leftWord = start === at - 1 && left.kind === "word" ? left.text : "";
  const rightWord = right.kind === "word" ? right.text : "";
  const span = cover(left.span, right.span);
  const written = shorten(around.text.slice(tokenAt(around, start).span[0], left.span[1]));
  const next = shownOperand(around, at);
  if (rightWord === "not") {
    return mistake(
      "not-misplaced",
      right.span,
      say("not cannot stand here"),
      say("write {example}, {other}, or {third}", { example: "and not", other: "is not", third: "not in" }),
    );
  }
  if (KEYWORDS.has(leftWord)) return nothingAround({ ...around, at: at - 1 });
  const capital = capitalOperator(around, written, leftWord);
  if (capital !== undefined) return capital;
  if (functionEntry(leftWord) !== undefined) {
    const message = say("{name} needs brackets round its argument", { name: leftWord });
    return mistake("function-brackets", span, message, write(`${leftWord}(${next})`));
  }
  if (left.kind === "numeral" && right.kind === "open") {
    const message = say("a number cannot stand directly before a bracket");
    return mistake("number-before-bracket", span, message, write(`${written}*${next}`));
  }
  const message = say("there is no operator between {left} and {right}", {
    left: shownToken(left),
    right: shownToken(right),
  });
  if (TIMES.has(rightWord) && startsNumber(tokenAt(around, at + 1))) {
    return mistake("missing-operator", span, message, write(`${written}*${shownOperand(around, at + 1)}`));
  }
  const whole = start === at - 1 && (leftWord !== "" || left.kind === "numeral");
  const joins = whole && (right.kind === "numeral" || (leftWord !== "" && next === shorten(rightWord)));
  const product = `${written}*${next}`;
  return mistake(
    "missing-operator",
    span,
    message,
    joins ? say("write {example} or {other}", { example: product, other: written + next }) : write(product),
  );
}

/** `A OR B`, `A IS NOT B`, `NOT A`: a keyword in capitals. */
function capitalOperator(around: Surroundings, written: string, leftWord: string): Diagnostic | undefined {
  const { at } = around;
  const right = tokenAt(around, at);
  if (right.kind === "word" && isCapitalKeyword(right.text)) {
    const second = tokenAt(around, at + 1);
    const pair = second.kind === "word" ? `${right.text} ${second.text}`.toLowerCase() : "";
    const operator = INFIX.has(pair) ? pair : right.text.toLowerCase();
    const behind = at + operator.split(" ").length;
    if (startsNumber(tokenAt(around, behind))) {
      const span = cover(right.span, tokenAt(around, behind - 1).span);
      return inLowerCase(span, operator, `${written} ${operator} ${shownOperand(around, behind)}`);
    }
  }
  if (!isCapitalKeyword(leftWord) || leftWord.toLowerCase() !== "not") return undefined;
  return inLowerCase(tokenAt(around, at - 1).span, "not", `not ${shownOperand(around, at)}`);
}

function inLowerCase(span: Diagnostic["span"], operator: string, example: string): Diagnostic {
  const message = say("operators are written in lower case: {operator}", { operator });
  return mistake("operator-case", span, message, write(example));
}

function isCapitalKeyword(word: string): boolean {
  return word !== word.toLowerCase() && KEYWORDS.has(word.toLowerCase());
}

/** Whether a number, condition or set can begin with a token. */
function startsNumber(token: Token): boolean {
  if (token.kind === "sign") return PREFIX.has(token.text);
  return token.kind === "word" || token.kind === "numeral" || token.kind === "open";
}
