/**
 * What to say where a number or condition should begin and something else stands: nothing before,
 * after or between operators, empty or unopened brackets, signs on the wrong side.
 */

import { say } from "../wording/say.js";
import { write } from "./advice.js";
import type { Diagnostic } from "./diagnostic.js";
import { mistake } from "./mistakes.js";
import { INFIX, POSTFIX, PREFIX, SIGNS } from "./operators.js";
import { type Surroundings, shownOperand, shownToken, tokenAt } from "./shown.js";
import { cover } from "./span.js";
import type { Token } from "./token.js";

const NEW_LINE = "a new line begins a new statement; write it all on one line";

/** The diagnostic for the token at the place, which begins no operand. */
export function missingOperand(around: Surroundings): Diagnostic {
  const { tokens, at } = around;
  const [before, token] = [tokens[at - 1], tokenAt(around, at)];
  const dashes = tokens.slice(0, -1).every((each) => each.kind === "sign" && each.text === "-");
  if (dashes && tokens.length > 3) {
    const message = say("a line of dashes belongs to written-out arithmetic");
    const span = cover(tokenAt(around, 0).span, tokenAt(around, tokens.length - 2).span);
    return mistake("ruled-line", span, message, say("read the puzzle as a layout (--layout)"));
  }
  if (token.kind === "open") return misplacedSet(around);
  if (token.kind === "raised") return raisedAlone(around, token);
  if (token.kind === "close" && before === undefined) return bracketNotOpened(token);
  if (before?.kind === "open" && token.kind === "close") {
    const message = say("there is nothing between these brackets");
    return mistake("bracket-empty", cover(before.span, token.span), message);
  }
  if (before?.kind === "open" && (token.kind === "end" || token.kind === "separator")) {
    return bracketNotClosed(before);
  }
  const behind = tokenAt(around, at + 1);
  const number = behind.kind === "word" || behind.kind === "numeral" || behind.kind === "open";
  if (token.kind === "sign" && POSTFIX.has(token.text) && number) {
    const shown = shownOperand(around, at + 1);
    const hint = say("write {shown}! for the factorial, or not {shown}", { shown });
    return mistake("factorial-before", token.span, say("! stands after its number"), hint);
  }
  return nothingAround(around);
}

/** The diagnostic for a gap before the operator at the place, or after the one before it. */
export function nothingAround(around: Surroundings): Diagnostic {
  const { tokens, at } = around;
  const before = tokens[at - 1];
  const token = tokenAt(around, at);
  const behindNot = before?.kind === "word" && before.text === "not" && pairAt(around, at - 1) !== undefined;
  if (behindNot) return nothingAround({ ...around, at: at - 1 });
  const operator = pairAt(around, at) ?? shownToken(token);
  const span =
    pairAt(around, at) === undefined ? token.span : cover(token.span, tokenAt(around, at + 1).span);
  const atEdge = before === undefined || before.kind === "open";
  const closes =
    token.kind === "end" || token.kind === "separator" || token.kind === "close" || token.kind === "comma";
  if (atEdge) {
    const hint = beginsLine(around)
      ? say(NEW_LINE)
      : operator === "+"
        ? say("leave out the {text}", { text: "+" })
        : undefined;
    return mistake("missing-operand", span, say("there is nothing before {operator}", { operator }), hint);
  }
  const twoWords = pairAt(around, at - 2);
  const name = twoWords ?? shownToken(before);
  const from = twoWords === undefined ? before.span : cover(tokenAt(around, at - 2).span, before.span);
  if (closes) {
    const hint = token.kind === "separator" && token.text === "\n" ? say(NEW_LINE) : undefined;
    return mistake("missing-operand", from, say("there is nothing after {name}", { name }), hint);
  }
  const message = say("there is nothing between {name} and {operator}", { name, operator });
  return mistake("missing-operand", cover(from, span), message, gapHint(around, name, operator));
}

function gapHint(around: Surroundings, name: string, operator: string): string | undefined {
  const token = tokenAt(around, around.at);
  if (name === "is" && (operator === "in" || operator === "not in")) return write(operator);
  if (token.kind === "sign" && PREFIX.get(token.text)?.level === "negate") {
    return write(`${name}(${operator}${shownOperand(around, around.at + 1)})`);
  }
  const joined = name + operator;
  if (name === operator && joined !== "//") return say("write {name} once", { name });
  return SIGNS.has(joined) ? write(joined) : undefined;
}

/** A brace that is not the beginning of the set after `in`. */
export function misplacedSet(around: Surroundings): Diagnostic {
  const before = around.tokens[around.at - 1];
  if (before?.kind === "word" && before.text === "in") return nothingAround({ ...around, at: around.at - 1 });
  const relation = before?.kind === "sign" ? INFIX.get(before.text)?.operator : undefined;
  const hint = relation === "=" ? write("in {1, 2}") : relation === "!=" ? write("not in {1, 2}") : undefined;
  const message = say("braces can only stand after in or not in");
  return mistake("set-misplaced", tokenAt(around, around.at).span, message, hint);
}

/** A closing bracket without partner. */
export function bracketNotOpened(token: Extract<Token, { kind: "close" }>): Diagnostic {
  const message = say("there is no bracket that this {text} closes", { text: token.text });
  return mistake(
    "bracket-not-opened",
    token.span,
    message,
    say("leave out the {text}", { text: token.text }),
  );
}

/** An opening bracket without partner. */
export function bracketNotClosed(token: Extract<Token, { kind: "open" }>): Diagnostic {
  const hint = say("write {bracket} where it ends", { bracket: token.text === "(" ? ")" : "}" });
  return mistake("bracket-not-closed", token.span, say("this bracket is not closed"), hint);
}

/** A raised number with nothing before it, perhaps the degree of a root: ³√A. */
function raisedAlone(around: Surroundings, token: Extract<Token, { kind: "raised" }>): Diagnostic {
  const radical = tokenAt(around, around.at + 1);
  const operand = shownOperand(around, around.at + 2);
  const root = token.digits === "3" ? `∛${operand}` : `root(${operand}, ${token.digits})`;
  const hint = radical.kind === "sign" && radical.text === "√" ? write(root) : undefined;
  return mistake(
    "superscript-misplaced",
    token.span,
    say("there is nothing before {operator}", { operator: shownToken(token) }),
    hint,
  );
}

/** Whether the statement began on a new line with the token at the place. */
function beginsLine({ text, tokens, at }: Surroundings): boolean {
  if (at > 0) return false;
  const start = tokens[0]?.span[0] ?? 0;
  return /[\n\r\u0085\u2028\u2029]\s*$/.test(text.slice(Math.max(0, start - 80), start));
}

/** A keyword operator of two words that begins at a token. */
function pairAt({ tokens }: Surroundings, at: number): string | undefined {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first?.kind !== "word" || second?.kind !== "word") return undefined;
  const pair = `${first.text} ${second.text}`;
  return INFIX.has(pair) ? pair : undefined;
}
