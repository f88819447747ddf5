/**
 * A place in the tokens of one statement, with what the parser needs to know about it: which
 * operator stands there, how deep it is, and the first mistake that was found.
 *
 * A method or function of the parser that answers undefined has left the mistake here.
 */

import { say } from "../wording/say.js";
import type { Expression } from "./ast.js";
import type { Diagnostic } from "./diagnostic.js";
import { type MistakeCode, mistake } from "./mistakes.js";
import { INFIX, type Infix, KEYWORDS, PREFIX } from "./operators.js";
import type { Surroundings } from "./shown.js";
import type { Span } from "./span.js";
import type { Token } from "./token.js";

/** The deepest nesting of brackets, signs and exponents. */
const NESTING_LIMIT = 200;
/** The greatest height of a tree, where one pair of brackets may hold several levels. */
const HEIGHT_LIMIT = 3 * NESTING_LIMIT;

/** The tokens of one statement, the last of which closes it, and a place among them. */
export class Cursor implements Surroundings {
  readonly text: string;
  readonly tokens: readonly Token[];
  at = 0;
  /** The height of the tree that was built last. */
  height = 0;
  problem: Diagnostic | undefined;
  #depth = 0;

  constructor(text: string, tokens: readonly Token[]) {
    this.text = text;
    this.tokens = tokens;
  }

  /** The token at the place or so many behind it; behind the last one, the last one. */
  token(ahead = 0): Token {
    // A statement has at least the token that closes it.
    return this.tokens[Math.min(this.at + ahead, this.tokens.length - 1)] as Token;
  }

  /** From the token `start` to the one before the place. */
  spanFrom(start: number): Span {
    const from = this.tokens[start]?.span[0] ?? 0;
    return [from, this.tokens[this.at - 1]?.span[1] ?? from];
  }

  /** The operator at the place, when a complete operand is before it. */
  infix(): Infix | undefined {
    return INFIX.get(this.#infixText());
  }

  skipInfix(): void {
    this.at += this.#infixText().includes(" ") ? 2 : 1;
  }

  #infixText(): string {
    const [token, next] = [this.token(), this.token(1)];
    if (token.kind === "sign") return token.text;
    if (token.kind !== "word" || !KEYWORDS.has(token.text)) return "";
    const pair = next.kind === "word" ? `${token.text} ${next.text}` : "";
    return INFIX.has(pair) ? pair : token.text;
  }

  fail(code: MistakeCode, span: Span, message: string, hint?: string): undefined {
    return this.report(mistake(code, span, message, hint));
  }

  report(diagnostic: Diagnostic): undefined {
    this.problem ??= diagnostic;
    return undefined;
  }

  /** Parses one level of nesting deeper. */
  deeper<T>(parseInside: () => T | undefined): T | undefined {
    if (this.#depth >= NESTING_LIMIT) return this.#tooDeep();
    this.#depth++;
    const inside = parseInside();
    this.#depth--;
    return inside;
  }

  /** Notes the height of a node over operands as high as given. */
  built<E extends Expression>(node: E, highest: number): E | undefined {
    this.height = highest + 1;
    return this.height > HEIGHT_LIMIT ? this.#tooDeep() : node;
  }

  #tooDeep(): undefined {
    const message = say("more than {most} brackets, signs or exponents stand inside one another", {
      most: NESTING_LIMIT,
    });
    return this.fail("too-deep", this.tokens[this.at - 1]?.span ?? this.token().span, message);
  }
}

/** Whether a number or condition can begin with a token, signs aside. */
export function startsOperand(token: Token): boolean {
  if (token.kind === "open") return token.text === "(";
  if (token.kind === "sign") return PREFIX.get(token.text)?.level === "radical";
  return token.kind === "word" || token.kind === "numeral";
}
