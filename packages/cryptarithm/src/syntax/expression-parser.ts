/**
 * One statement from tokens to tree, by precedence climbing over the operator table:
 *
 *   expression(least) = operand, then, as long as an operator of level `least` or tighter
 *   follows: the operator and its right side. Lists and chains of one level become one node;
 *   `^` takes everything to its right down to the level of the unary minus.
 *
 * A word is an operator or a function name only where one fits. Mistakes are returned, never
 * thrown: a method that answers undefined has left the diagnostic in `#problem`.
 */
import type { Call, Expression, Numeral, Radical, Relation, SetLiteral } from "./ast.js";
import type { Diagnostic } from "./diagnostic.js";
import { type FunctionName, functionEntry } from "./functions.js";
import { type MistakeCode, mistake } from "./mistakes.js";
import { INFIX, type Infix, KEYWORDS, levelOf, POSTFIX, PREFIX } from "./operators.js";
import type { Span } from "./span.js";
import type { Token } from "./token.js";
import { numberOf } from "./word-list.js";
import {
  adjacentOperands,
  misplacedSet,
  missingOperand,
  type Surroundings,
  shownToken,
  unknownFunction,
} from "./wording.js";

/** The deepest nesting of brackets, signs and exponents. */
export const NESTING_LIMIT = 200;
/** The greatest height of a tree, where one pair of brackets may hold several levels. */
const HEIGHT_LIMIT = 3 * NESTING_LIMIT;

const LOOSEST = levelOf("or");
const NOT = levelOf("not");
const NEGATE = levelOf("negate");
const POWER = levelOf("power");

/** Parses the tokens of one statement; the last token closes it. */
export class ExpressionParser {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  #at = 0;
  #depth = 0;
  /** The height of the tree that was built last. */
  #height = 0;
  #problem: Diagnostic | undefined;

  constructor(text: string, tokens: readonly Token[]) {
    this.#text = text;
    this.#tokens = tokens;
  }

  parse(): Expression | Diagnostic {
    const expression = this.#expression(LOOSEST);
    if (expression !== undefined && this.#at === this.#tokens.length - 1) return expression;
    if (expression !== undefined) this.#leftOver();
    // The parser never gives up without a reason; the fallback keeps the compiler content.
    return this.#problem ?? mistake("unexpected-character", this.#token().span, "this does not belong here");
  }

  #token(ahead = 0): Token {
    const last = this.#tokens.length - 1;
    // A statement has at least its closing token.
    return this.#tokens[Math.min(this.#at + ahead, last)] as Token;
  }

  #wordAt(token: Token): string | undefined {
    return token.kind === "word" ? token.text : undefined;
  }

  #fail(code: MistakeCode, span: Span, message: string, hint?: string): undefined {
    this.#problem ??= mistake(code, span, message, hint);
    return undefined;
  }

  #report(diagnostic: Diagnostic): undefined {
    this.#problem ??= diagnostic;
    return undefined;
  }

  #spanFrom(start: number): Span {
    const from = this.#tokens[start]?.span[0] ?? 0;
    return [from, this.#tokens[this.#at - 1]?.span[1] ?? from];
  }

  #surroundings(): Surroundings {
    return { text: this.#text, tokens: this.#tokens, at: this.#at };
  }

  /** Parses one level of nesting deeper. */
  #deeper<T>(parseInside: () => T | undefined): T | undefined {
    if (this.#depth >= NESTING_LIMIT) return this.#tooDeep();
    this.#depth++;
    const inside = parseInside();
    this.#depth--;
    return inside;
  }

  #tooDeep(): undefined {
    return this.#fail(
      "too-deep",
      this.#token().span,
      `more than ${NESTING_LIMIT} brackets or signs stand inside one another`,
    );
  }

  /** Notes the height of a node with operands as high as given. */
  #built<E extends Expression>(node: E, highest: number): E | undefined {
    this.#height = highest + 1;
    return this.#height > HEIGHT_LIMIT ? this.#tooDeep() : node;
  }

  #expression(least: number): Expression | undefined {
    const start = this.#at;
    let left = this.#operand(least);
    while (left !== undefined) {
      const token = this.#token();
      if (token.kind === "mistake") return this.#report(token.diagnostic);
      if (token.kind === "raised") {
        if (POWER < least) return left;
        left = this.#raised(left, start, token);
      } else if (token.kind === "sign" && POSTFIX.has(token.text)) {
        this.#at++;
        left = this.#built({ kind: "factorial", operand: left, span: this.#spanFrom(start) }, this.#height);
      } else {
        const infix = this.#infix();
        if (infix === undefined)
          return this.#startsOperand(token)
            ? this.#report(adjacentOperands(this.#surroundings(), start))
            : left;
        if (levelOf(infix.level) < least) return left;
        left = this.#join(left, start, infix);
      }
    }
    return undefined;
  }

  /** The operator at the current place, which follows a complete operand. */
  #infix(): Infix | undefined {
    return INFIX.get(this.#infixText());
  }

  #infixText(): string {
    const token = this.#token();
    if (token.kind === "sign") return token.text;
    const word = this.#wordAt(token);
    if (word === undefined || !KEYWORDS.has(word)) return "";
    const pair = `${word} ${this.#wordAt(this.#token(1)) ?? ""}`;
    return INFIX.has(pair) ? pair : word;
  }

  #skipInfix(): void {
    this.#at += this.#infixText().includes(" ") ? 2 : 1;
  }

  #startsOperand(token: Token): boolean {
    if (token.kind === "open") return token.text === "(";
    return (
      token.kind === "word" ||
      token.kind === "numeral" ||
      (token.kind === "sign" && PREFIX.get(token.text)?.level === "radical")
    );
  }

  /** An operator and all that it joins; `left` began at token `start`. */
  #join(left: Expression, start: number, infix: Infix): Expression | undefined {
    if (infix.level === "relation") return this.#relation(left, start);
    if (infix.level === "power") {
      const height = this.#height;
      this.#skipInfix();
      const exponent = this.#deeper(() => this.#expression(NEGATE));
      if (exponent === undefined) return undefined;
      return this.#built(
        { kind: "power", base: left, exponent, span: this.#spanFrom(start) },
        Math.max(height, this.#height),
      );
    }
    const operands = [left];
    const operators: Infix["operator"][] = [];
    let height = this.#height;
    for (let next: Infix | undefined = infix; next?.level === infix.level; next = this.#infix()) {
      this.#skipInfix();
      const operand = this.#expression(levelOf(infix.level) + 1);
      if (operand === undefined) return undefined;
      operands.push(operand);
      operators.push(next.operator);
      height = Math.max(height, this.#height);
    }
    const span = this.#spanFrom(start);
    if (infix.level === "or" || infix.level === "and")
      return this.#built({ kind: infix.level, operands, span }, height);
    if (infix.level === "sum") {
      const terms = operands.map(
        (operand, i) => ({ operator: i > 0 && operators[i - 1] === "-" ? "-" : "+", operand }) as const,
      );
      return this.#built({ kind: "sum", terms, span }, height);
    }
    const factors = operands.map((operand, i) => {
      const operator = operators[i - 1];
      return {
        operator: operator === "/" || operator === "//" || operator === "%" ? operator : "*",
        operand,
      } as const;
    });
    return this.#built({ kind: "product", factors, span }, height);
  }

  #relation(first: Expression, start: number): Relation | undefined {
    const links: Relation["links"][number][] = [];
    let height = this.#height;
    for (let next = this.#infix(); next?.level === "relation"; next = this.#infix()) {
      this.#skipInfix();
      const operand =
        next.operator === "in" || next.operator === "not in"
          ? this.#set()
          : this.#expression(levelOf("relation") + 1);
      if (operand === undefined) return undefined;
      links.push({ operator: next.operator, operand });
      height = Math.max(height, this.#height);
      const after = this.#token();
      if (operand.kind === "set" && this.#startsOperand(after) && this.#infix() === undefined) {
        return this.#fail(
          "missing-operator",
          after.span,
          `there is no operator between } and ${shownToken(after)}`,
        );
      }
    }
    return this.#built({ kind: "relation", first, links, span: this.#spanFrom(start) }, height);
  }

  #raised(
    left: Expression,
    start: number,
    token: Extract<Token, { kind: "raised" }>,
  ): Expression | undefined {
    this.#at++;
    const { digits, span, negative } = token;
    const value: Numeral = {
      kind: "numeral",
      whole: digits,
      fraction: "",
      decimal: false,
      span: [span[0] + (negative ? 1 : 0), span[1]],
    };
    const exponent: Expression = negative ? { kind: "negate", operand: value, span } : value;
    const after = this.#token();
    if (
      after.kind === "raised" ||
      (after.kind === "sign" && (POSTFIX.has(after.text) || INFIX.get(after.text)?.level === "power"))
    ) {
      const power = this.#text.slice(...this.#spanFrom(start));
      const message = `${shownToken(token)} followed by ${shownToken(after)} can be read in two ways`;
      return this.#fail(
        "superscript-ambiguous",
        [span[0], after.span[1]],
        message,
        `write (${power})${shownToken(after)}`,
      );
    }
    return this.#built(
      { kind: "power", base: left, exponent, span: this.#spanFrom(start) },
      Math.max(this.#height, negative ? 2 : 1),
    );
  }

  /** What stands where a number or condition begins. */
  #operand(least: number): Expression | undefined {
    const token = this.#token();
    const start = this.#at;
    const after = this.#token(1);
    const opens = after.kind === "open" && after.text === "(";
    switch (token.kind) {
      case "mistake":
        return this.#report(token.diagnostic);
      case "word":
        if (token.text === "not" && this.#startsOperand(after)) return this.#not(least);
        if (opens) return this.#call(token.text);
        break;
      case "numeral":
        if (opens) return this.#report(adjacentOperands({ ...this.#surroundings(), at: start + 1 }, start));
        break;
      case "open":
        return token.text === "(" ? this.#bracket() : this.#report(missingOperand(this.#surroundings()));
      case "sign": {
        const prefix = PREFIX.get(token.text);
        const level = levelOf(prefix?.level ?? "word");
        if (prefix === undefined || level < least) return this.#report(missingOperand(this.#surroundings()));
        this.#at++;
        const operand = this.#deeper(() => this.#expression(level));
        if (operand === undefined) return undefined;
        const span = this.#spanFrom(start);
        // The table's degrees are 2 and 3; the minus has none.
        const node: Expression =
          prefix.level === "radical"
            ? ({ kind: "radical", degree: prefix.operator, operand, span } satisfies Radical)
            : { kind: "negate", operand, span };
        return this.#built(node, this.#height);
      }
    }
    const number = numberOf(token);
    if (number === undefined) return this.#report(missingOperand(this.#surroundings()));
    this.#at++;
    return this.#built(number, 0);
  }

  #not(least: number): Expression | undefined {
    const start = this.#at++;
    if (least > NOT) {
      const next = this.#token();
      const hint =
        next.kind === "word" || next.kind === "numeral"
          ? `write (not ${shownToken(next)})`
          : "write brackets round not and its condition";
      return this.#fail(
        "not-misplaced",
        this.#spanFrom(start),
        "not can only stand at the beginning of a condition",
        hint,
      );
    }
    const operand = this.#deeper(() => this.#expression(NOT));
    return operand && this.#built({ kind: "not", operand, span: this.#spanFrom(start) }, this.#height);
  }

  #bracket(): Expression | undefined {
    const open = this.#token();
    this.#at++;
    const inside = this.#deeper(() => this.#expression(LOOSEST));
    if (inside === undefined) return undefined;
    const token = this.#token();
    if (token.kind === "comma")
      return this.#fail(
        "comma-misplaced",
        token.span,
        "a comma cannot stand in these brackets",
        this.#commaHint(open),
      );
    return this.#closes(open, ")") ? inside : undefined;
  }

  #commaHint(open: Token): string | undefined {
    const before = this.#text[this.#token().span[0] - 1] ?? "";
    const after = this.#text[this.#token().span[1]] ?? "";
    if (/\d/.test(before) && /\d/.test(after)) return "write decimals with a point: 0.5";
    return open.kind === "open" ? "only functions such as gcd(A, B) take several numbers" : undefined;
  }

  /** Steps over the closing bracket, or says what is wrong with it. */
  #closes(open: Token, bracket: ")" | "}"): boolean {
    const token = this.#token();
    if (token.kind === "close" && token.text === bracket) {
      this.#at++;
      return true;
    }
    if (token.kind === "mistake") this.#report(token.diagnostic);
    else if (token.kind === "close") {
      this.#fail(
        "bracket-mismatch",
        token.span,
        `the bracket ${shownToken(open)} is closed by ${token.text}`,
        `write ${bracket}`,
      );
    } else if (token.kind === "open") this.#report(misplacedSet(this.#surroundings()));
    else
      this.#fail(
        "bracket-not-closed",
        open.span,
        "this bracket is not closed",
        `write ${bracket} where it ends`,
      );
    return false;
  }

  /** Parts by commas up to the closing bracket; the opening one has been read. */
  #list(open: Token, bracket: ")" | "}"): Expression[] | undefined {
    const parts: Expression[] = [];
    let height = 0;
    do {
      if (parts.length > 0) this.#at++;
      const part = this.#deeper(() => this.#expression(LOOSEST));
      if (part === undefined) return undefined;
      parts.push(part);
      height = Math.max(height, this.#height);
    } while (this.#token().kind === "comma");
    this.#height = height;
    return this.#closes(open, bracket) ? parts : undefined;
  }

  #set(): SetLiteral | undefined {
    const open = this.#token();
    const start = this.#at;
    if (open.kind === "mistake" && open.diagnostic.code !== "bracket-kind")
      return this.#report(open.diagnostic);
    if (open.kind !== "open" || open.text !== "{") return this.#noSet(open);
    this.#at++;
    const close = this.#token();
    if (close.kind === "close" && close.text === "}") {
      return this.#fail(
        "set-empty",
        [open.span[0], close.span[1]],
        "there is nothing between these braces",
        "write {1, 2, 3}, for example",
      );
    }
    const members = this.#list(open, "}");
    return members && { kind: "set", members, span: this.#spanFrom(start) };
  }

  #noSet(token: Token): undefined {
    const message = "after in and not in comes a set in braces";
    const previous = this.#tokens[this.#at - 1]?.span ?? token.span;
    const written = this.#text
      .slice(token.span[0])
      .match(/^(?:[([]([^()[\]{}]{1,40})[)\]]|[\p{L}\d?]{1,20}(?![\s(]*\())/u);
    const inside = written?.[1] ?? written?.[0];
    const hint = inside === undefined ? "write in {1, 2, 3}, for example" : `write in {${inside.trim()}}`;
    return this.#fail(
      "set-expected",
      token.kind === "end" || token.kind === "separator" ? previous : token.span,
      message,
      hint,
    );
  }

  #call(name: string): Expression | undefined {
    const start = this.#at;
    const entry = functionEntry(name);
    if (entry === undefined) return this.#report(unknownFunction(this.#surroundings()));
    this.#at += 2;
    const open = this.#tokens[start + 1] ?? this.#token();
    let operands: Expression[] | undefined = [];
    const close = this.#token();
    if (close.kind === "close" && close.text === ")") this.#at++;
    else operands = this.#list(open, ")");
    if (operands === undefined) return undefined;
    const span = this.#spanFrom(start);
    const [least, most] = entry.arity;
    if (operands.length < least || operands.length > most) {
      const wanted = least === most ? `${least}` : `at least ${least}`;
      const message = `${name} takes ${wanted} number${wanted === "1" || wanted.endsWith(" 1") ? "" : "s"}, not ${operands.length}`;
      return this.#fail("function-arguments", span, message, `write ${entry.usage}`);
    }
    if (name === "dec") return this.#decimal(operands[0], span);
    // The function table has an entry of this name.
    return this.#built(
      { kind: "call", name: name as FunctionName, operands, span } satisfies Call,
      this.#height,
    );
  }

  #decimal(operand: Expression | undefined, span: Span): Numeral | undefined {
    if (operand?.kind === "numeral" && !operand.decimal)
      return this.#built({ ...operand, decimal: true, span }, 0);
    const minus = operand?.kind === "negate" && operand.operand.kind === "numeral";
    const hint = minus
      ? `write -dec(${this.#text.slice(...operand.operand.span)})`
      : "write dec(20), for example";
    return this.#fail("dec-argument", operand?.span ?? span, "dec takes a plain number", hint);
  }

  /** A complete expression is followed by something that no expression can go on with. */
  #leftOver(): undefined {
    const token = this.#token();
    if (token.kind === "mistake") return this.#report(token.diagnostic);
    if (token.kind === "close")
      return this.#fail(
        "bracket-not-opened",
        token.span,
        `there is no bracket that this ${token.text} closes`,
        `leave out the ${token.text}`,
      );
    if (token.kind === "open") return this.#report(misplacedSet(this.#surroundings()));
    return this.#report(adjacentOperands(this.#surroundings(), Math.max(0, this.#at - 1)));
  }
}
