/**
 * One statement from tokens to tree, by precedence climbing over the operator table:
 *
 *   expression(least) = operand, then, as long as an operator of level `least` or tighter
 *   follows: the operator and its right side. Lists and chains of one level become one node;
 *   `^` takes everything to its right down to the level of the unary minus.
 *
 * A word is an operator or a function name only where one fits. Mistakes are values, never
 * thrown: a method that answers undefined has left the diagnostic in the cursor.
 */

import { say } from "../wording/say.js";
import { adjacentOperands } from "./adjacency.js";
import { write } from "./advice.js";
import type { Expression, Relation } from "./ast.js";
import { closeBracket, parseCall, parseSet } from "./brackets.js";
import { Cursor, startsOperand } from "./cursor.js";
import type { Diagnostic } from "./diagnostic.js";
import { bracketNotOpened, misplacedSet, missingOperand } from "./gap.js";
import { mistake } from "./mistakes.js";
import { INFIX, type Infix, levelOf, POSTFIX, PREFIX } from "./operators.js";
import { shownOperand, shownToken } from "./shown.js";
import type { Token } from "./token.js";
import { numberOf } from "./word-list.js";

const LOOSEST = levelOf("or");

/** Parses the tokens of one statement; the last token closes it. */
export function parseStatement(text: string, tokens: readonly Token[]): Expression | Diagnostic {
  const cursor = new Cursor(text, tokens);
  const statement = new ExpressionParser(cursor).expression(LOOSEST);
  if (statement !== undefined && cursor.at === tokens.length - 1) return statement;
  if (statement !== undefined) leftOver(cursor);
  // Nothing gives up without a reason; the fallback is for the compiler.
  return (
    cursor.problem ?? mistake("unexpected-character", cursor.token().span, say("this does not belong here"))
  );
}

/** A complete expression is followed by something with which no expression goes on. */
function leftOver(cursor: Cursor): undefined {
  const token = cursor.token();
  if (token.kind === "close") return cursor.report(bracketNotOpened(token));
  if (token.kind === "open") return cursor.report(misplacedSet(cursor));
  return undefined;
}

class ExpressionParser {
  readonly #cursor: Cursor;

  constructor(cursor: Cursor) {
    this.#cursor = cursor;
  }

  readonly #whole = (): Expression | undefined => this.expression(LOOSEST);

  expression(least: number): Expression | undefined {
    const cursor = this.#cursor;
    const start = cursor.at;
    let left = this.#operand(least);
    while (left !== undefined) {
      const token = cursor.token();
      const infix = cursor.infix();
      if (token.kind === "mistake") return cursor.report(token.diagnostic);
      if (token.kind === "raised") {
        if (levelOf("power") < least) return left;
        left = this.#raised(left, start, token);
      } else if (token.kind === "sign" && POSTFIX.has(token.text)) {
        cursor.at++;
        left = cursor.built(
          { kind: "factorial", operand: left, span: cursor.spanFrom(start) },
          cursor.height,
        );
      } else if (infix !== undefined) {
        if (levelOf(infix.level) < least) return left;
        left = this.#join(left, start, infix);
      } else return startsOperand(token) ? cursor.report(adjacentOperands(cursor, start)) : left;
    }
    return undefined;
  }

  /** An operator and all that it joins; `left` began at token `start`. */
  #join(left: Expression, start: number, infix: Infix): Expression | undefined {
    if (infix.level === "relation") return this.#relation(left, start);
    if (infix.level === "power") return this.#power(left, start);
    const cursor = this.#cursor;
    const operands = [left];
    const operators: Infix["operator"][] = [""];
    let height = cursor.height;
    for (let next: Infix | undefined = infix; next?.level === infix.level; next = cursor.infix()) {
      cursor.skipInfix();
      const operand = this.expression(levelOf(infix.level) + 1);
      if (operand === undefined) return undefined;
      operands.push(operand);
      operators.push(next.operator);
      height = Math.max(height, cursor.height);
    }
    const span = cursor.spanFrom(start);
    switch (infix.level) {
      case "or":
      case "and":
        return cursor.built({ kind: infix.level, operands, span }, height);
      case "sum": {
        const terms = operands.map(
          (operand, i) => ({ operator: operators[i] === "-" ? "-" : "+", operand }) as const,
        );
        return cursor.built({ kind: "sum", terms, span }, height);
      }
      case "product": {
        const factors = operands.map((operand, i) => {
          const operator = operators[i];
          return {
            operator: operator === "/" || operator === "//" || operator === "%" ? operator : "*",
            operand,
          } as const;
        });
        return cursor.built({ kind: "product", factors, span }, height);
      }
    }
  }

  #relation(first: Expression, start: number): Relation | undefined {
    const cursor = this.#cursor;
    const links: Relation["links"][number][] = [];
    let height = cursor.height;
    for (let next = cursor.infix(); next?.level === "relation"; next = cursor.infix()) {
      cursor.skipInfix();
      const set = next.operator === "in" || next.operator === "not in";
      const operand = set ? parseSet(cursor, this.#whole) : this.expression(levelOf("relation") + 1);
      if (operand === undefined) return undefined;
      links.push({ operator: next.operator, operand });
      height = Math.max(height, cursor.height);
    }
    const after = cursor.token();
    if (startsOperand(after) && cursor.infix() === undefined) {
      return cursor.fail(
        "missing-operator",
        after.span,
        say("there is no operator between } and {after}", { after: shownToken(after) }),
      );
    }
    return cursor.built({ kind: "relation", first, links, span: cursor.spanFrom(start) }, height);
  }

  #power(base: Expression, start: number): Expression | undefined {
    const cursor = this.#cursor;
    const height = cursor.height;
    cursor.skipInfix();
    const exponent = cursor.deeper(() => this.expression(levelOf("negate")));
    if (exponent === undefined) return undefined;
    const span = cursor.spanFrom(start);
    return cursor.built({ kind: "power", base, exponent, span }, Math.max(height, cursor.height));
  }

  #raised(
    base: Expression,
    start: number,
    token: Extract<Token, { kind: "raised" }>,
  ): Expression | undefined {
    const cursor = this.#cursor;
    cursor.at++;
    const { digits, span, negative } = token;
    const number = { kind: "numeral", whole: digits, fraction: "", decimal: false } as const;
    const exponent: Expression = negative
      ? { kind: "negate", operand: { ...number, span: [span[0] + 1, span[1]] }, span }
      : { ...number, span };
    const after = cursor.token();
    const tight =
      after.kind === "sign" && (POSTFIX.has(after.text) || INFIX.get(after.text)?.level === "power");
    if (after.kind === "raised" || tight) {
      const power = cursor.text.slice(...cursor.spanFrom(start));
      const more = tight && !POSTFIX.has(after.text) ? shownOperand(cursor, cursor.at + 1) : "";
      const message = say("{token} followed by {after} can be read in two ways", {
        token: shownToken(token),
        after: shownToken(after),
      });
      const hint = write(`(${power})${shownToken(after)}${more}`);
      return cursor.fail("superscript-ambiguous", [span[0], after.span[1]], message, hint);
    }
    return cursor.built(
      { kind: "power", base, exponent, span: cursor.spanFrom(start) },
      Math.max(cursor.height, 2),
    );
  }

  /** What stands where a number or condition begins. */
  #operand(least: number): Expression | undefined {
    const cursor = this.#cursor;
    const token = cursor.token();
    const after = cursor.token(1);
    const opens = after.kind === "open" && after.text === "(";
    if (token.kind === "mistake") return cursor.report(token.diagnostic);
    if (token.kind === "open" && token.text === "(") return this.#bracket(token);
    if (token.kind === "sign") return this.#prefixed(token.text, least);
    if (token.kind === "word" && token.text === "not" && startsOperand(after)) return this.#not(least);
    if (token.kind === "word" && opens) return parseCall(cursor, token.text, this.#whole);
    const number = numberOf(token);
    if (number === undefined) return cursor.report(missingOperand(cursor));
    cursor.at++;
    return cursor.built(number, 0);
  }

  /** A minus or a root before its operand. */
  #prefixed(sign: string, least: number): Expression | undefined {
    const cursor = this.#cursor;
    const start = cursor.at;
    const prefix = PREFIX.get(sign);
    if (prefix === undefined || levelOf(prefix.level) < least) return cursor.report(missingOperand(cursor));
    cursor.at++;
    const operand = cursor.deeper(() => this.expression(levelOf(prefix.level)));
    if (operand === undefined) return undefined;
    const span = cursor.spanFrom(start);
    const node: Expression =
      prefix.level === "radical"
        ? { kind: "radical", degree: prefix.operator, operand, span }
        : { kind: "negate", operand, span };
    return cursor.built(node, cursor.height);
  }

  #not(least: number): Expression | undefined {
    const cursor = this.#cursor;
    const start = cursor.at++;
    if (least > levelOf("not")) {
      const message = say("not can only stand at the beginning of a condition");
      const hint = write(`(not ${shownOperand(cursor, cursor.at)})`);
      return cursor.fail("not-misplaced", cursor.spanFrom(start), message, hint);
    }
    const operand = cursor.deeper(() => this.expression(levelOf("not")));
    return operand && cursor.built({ kind: "not", operand, span: cursor.spanFrom(start) }, cursor.height);
  }

  #bracket(open: Extract<Token, { kind: "open" }>): Expression | undefined {
    const cursor = this.#cursor;
    cursor.at++;
    const inside = cursor.deeper(this.#whole);
    const token = cursor.token();
    if (inside === undefined) return undefined;
    if (token.kind === "comma") {
      const decimal = /^\d,\d$/.test(cursor.text.slice(token.span[0] - 1, token.span[1] + 1));
      const hint = decimal
        ? say("write decimals with a point: 0.5")
        : say("only functions such as gcd(A, B) take several numbers");
      return cursor.fail("comma-misplaced", token.span, say("a comma cannot stand in these brackets"), hint);
    }
    return closeBracket(cursor, open) ? inside : undefined;
  }
}
