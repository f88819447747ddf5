/**
 * Input of words only: `SEND MORE MONEY` means that the first words add up to the last.
 * Two words are too few to know what is meant; that is said here, too.
 */

import { say } from "../wording/say.js";
import { write } from "./advice.js";
import type { Expression, Relation } from "./ast.js";
import type { Diagnostic } from "./diagnostic.js";
import { functionEntry } from "./functions.js";
import { mistake } from "./mistakes.js";
import { KEYWORDS } from "./operators.js";
import type { Token } from "./token.js";

/** The statement as a sum, a mistake, or undefined when it is no list of words. The last token closes the statement. */
export function readWordList(text: string, tokens: readonly Token[]): Relation | Diagnostic | undefined {
  const words: Expression[] = [];
  for (const token of tokens.slice(0, -1)) {
    const word = numberOf(token);
    if (word === undefined || (words.length > 0 && KEYWORDS.has(text.slice(...token.span)))) return undefined;
    words.push(word);
  }
  const [first, second] = words;
  const sum = words.pop();
  const last = words[words.length - 1];
  if (first === undefined || second === undefined || sum === undefined || last === undefined)
    return undefined;
  if (words.length > 1) {
    const terms = words.map((operand) => ({ operator: "+", operand }) as const);
    const addends = { kind: "sum", terms, span: [first.span[0], last.span[1]] } as const;
    return {
      kind: "relation",
      first: addends,
      links: [{ operator: "=", operand: sum }],
      span: [first.span[0], sum.span[1]],
    };
  }
  const [left, right] = [text.slice(...first.span), text.slice(...second.span)];
  if (first.kind !== "word" || second.kind !== "word" || left === "not" || functionEntry(left) !== undefined)
    return undefined;
  if (KEYWORDS.has(left.toLowerCase())) return undefined;
  const message = say("two words say nothing yet; three or more are read as a sum");
  return mistake("two-words", [first.span[0], second.span[1]], message, write(`${left} = ${right}`));
}

/** A word or numeral as an expression. */
export function numberOf(token: Token): Expression | undefined {
  if (token.kind === "word") return { kind: "word", cells: token.cells, span: token.span, ...ownBase(token) };
  if (token.kind !== "numeral") return undefined;
  const { whole, fraction, span } = token;
  return { kind: "numeral", whole, fraction, decimal: false, span, ...ownBase(token) };
}

const ownBase = ({ base }: { readonly base?: number }): { readonly base?: number } =>
  base === undefined ? {} : { base };
