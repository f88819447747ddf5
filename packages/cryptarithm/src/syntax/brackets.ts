/**
 * What stands in brackets with commas: the arguments of a function and the members of a set.
 * The expressions inside are parsed by the caller's parser, which is handed in.
 */

import { say } from "../wording/say.js";
import { write } from "./advice.js";
import type { Call, Expression, Numeral, SetLiteral } from "./ast.js";
import type { Cursor } from "./cursor.js";
import { type FunctionEntry, functionEntry } from "./functions.js";
import { bracketNotClosed, misplacedSet } from "./gap.js";
import { shownToken } from "./shown.js";
import type { Span } from "./span.js";
import type { Token } from "./token.js";
import { unknownFunction } from "./unknown-name.js";

/** Parses one whole expression at the cursor. */
export type ParseExpression = () => Expression | undefined;

type Open = Extract<Token, { kind: "open" }>;

/** Steps over the closing bracket, or says what is wrong with it. */
export function closeBracket(cursor: Cursor, open: Open): boolean {
  const token = cursor.token();
  const wanted = open.text === "(" ? ")" : "}";
  if (token.kind === "close" && token.text === wanted) {
    cursor.at++;
    return true;
  }
  if (token.kind === "mistake") cursor.report(token.diagnostic);
  else if (token.kind === "open") cursor.report(misplacedSet(cursor));
  else if (token.kind === "close") {
    const message = say("the bracket {open} is closed by {text}", {
      open: shownToken(open),
      text: token.text,
    });
    cursor.fail("bracket-mismatch", token.span, message, write(wanted));
  } else cursor.report(bracketNotClosed(open));
  return false;
}

/** Expressions parted by commas up to the closing bracket; the opening one has been read. */
function listInBrackets(cursor: Cursor, open: Open, parse: ParseExpression): Expression[] | undefined {
  const parts: Expression[] = [];
  let height = 0;
  do {
    if (parts.length > 0) cursor.at++;
    const part = cursor.deeper(parse);
    if (part === undefined) return undefined;
    parts.push(part);
    height = Math.max(height, cursor.height);
  } while (cursor.token().kind === "comma");
  cursor.height = height;
  return closeBracket(cursor, open) ? parts : undefined;
}

/** The set after `in` and `not in`. */
export function parseSet(cursor: Cursor, parse: ParseExpression): SetLiteral | undefined {
  const start = cursor.at;
  const open = cursor.token();
  if (open.kind === "mistake" && open.diagnostic.code !== "bracket-kind") {
    return cursor.report(open.diagnostic);
  }
  if (open.kind !== "open" || open.text !== "{") return setExpected(cursor);
  cursor.at++;
  const close = cursor.token();
  if (close.kind === "close" && close.text === "}") {
    const span: Span = [open.span[0], close.span[1]];
    return cursor.fail(
      "set-empty",
      span,
      say("there is nothing between these braces"),
      say("write {example}, for example", { example: "{1, 2, 3}" }),
    );
  }
  const members = listInBrackets(cursor, open, parse);
  return members && { kind: "set", members, span: cursor.spanFrom(start) };
}

function setExpected(cursor: Cursor): undefined {
  const token = cursor.token();
  const written = cursor.text.slice(token.span[0], token.span[0] + 60);
  const inside =
    /^[([]([^()[\]{}]{1,40})[)\]]/.exec(written)?.[1] ??
    /^[\p{L}\d?]{1,20}(?![\p{L}\d?_]|\s*\()/u.exec(written)?.[0];
  const hint =
    inside === undefined
      ? say("write {example}, for example", { example: "in {1, 2, 3}" })
      : write(
          `in {${inside
            .split(",")
            .map((member) => member.trim())
            .join(", ")}}`,
        );
  const atEnd = token.kind === "end" || token.kind === "separator";
  const span = atEnd ? cursor.spanFrom(cursor.at - 1) : token.span;
  return cursor.fail("set-expected", span, say("after in and not in comes a set in braces"), hint);
}

/** A word and the bracket behind it: the call of a function, if there is one of that name. */
export function parseCall(cursor: Cursor, name: string, parse: ParseExpression): Call | Numeral | undefined {
  const start = cursor.at;
  const open = cursor.token(1);
  const entry = functionEntry(name);
  if (entry === undefined || open.kind !== "open") return cursor.report(unknownFunction(cursor));
  cursor.at += 2;
  const close = cursor.token();
  let operands: Expression[] | undefined = [];
  if (close.kind === "close" && close.text === ")") cursor.at++;
  else operands = listInBrackets(cursor, open, parse);
  if (operands === undefined) return undefined;
  const span = cursor.spanFrom(start);
  const [least, most] = entry.arity;
  if (operands.length < least || operands.length > most) return wrongArity(cursor, entry, operands, span);
  if (entry.name === "dec") return decimal(cursor, operands[0], span);
  return cursor.built({ kind: "call", name: entry.name, operands, span }, cursor.height);
}

function wrongArity(
  cursor: Cursor,
  entry: FunctionEntry,
  operands: readonly Expression[],
  span: Span,
): undefined {
  const [least, most] = entry.arity;
  const name = entry.name;
  const found = operands.length;
  const message =
    least === most
      ? least === 1
        ? say("{name} takes 1 number, not {found}", { name, found })
        : say("{name} takes {least} numbers, not {found}", { name, least, found })
      : least === 1
        ? say("{name} takes at least 1 number, not {found}", { name, found })
        : say("{name} takes at least {least} numbers, not {found}", { name, least, found });
  return cursor.fail("function-arguments", span, message, write(entry.usage));
}

function decimal(cursor: Cursor, operand: Expression | undefined, span: Span): Numeral | undefined {
  if (operand?.kind === "numeral" && !operand.decimal) {
    return cursor.built({ ...operand, decimal: true, span }, 0);
  }
  const number =
    operand?.kind === "negate" && operand.operand.kind === "numeral" ? operand.operand : undefined;
  const hint =
    number === undefined
      ? say("write {example}, for example", { example: "dec(20)" })
      : write(`-dec(${cursor.text.slice(...number.span)})`);
  return cursor.fail("dec-argument", operand?.span ?? span, say("dec takes a plain number"), hint);
}
