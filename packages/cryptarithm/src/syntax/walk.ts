/**
 * Going through a tree without recursion, so that no tree is too deep for it.
 */
import type { Expression, Word } from "./ast.js";

/** The expressions directly inside of an expression, from left to right; of a set its members. */
export function operandsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case "word":
    case "numeral":
      return [];
    case "negate":
    case "not":
    case "factorial":
    case "radical":
      return [expression.operand];
    case "power":
      return [expression.base, expression.exponent];
    case "product":
      return expression.factors.map((factor) => factor.operand);
    case "sum":
      return expression.terms.map((term) => term.operand);
    case "relation":
      return [
        expression.first,
        ...expression.links.flatMap(({ operand }) => (operand.kind === "set" ? operand.members : [operand])),
      ];
    case "and":
    case "or":
    case "call":
      return expression.operands;
  }
}

/** All expressions of a tree in reading order, each before what is inside of it. */
export function walk(root: Expression): readonly Expression[] {
  const found: Expression[] = [];
  const waiting: Expression[] = [root];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    found.push(next);
    if (next.kind === "word" || next.kind === "numeral") continue;
    if (next.kind === "sum") {
      // Equations of long sums are the commonest trees of all; arrays of their operands would be in vain.
      for (let i = next.terms.length - 1; i >= 0; i--)
        waiting.push((next.terms[i] as (typeof next.terms)[number]).operand);
      continue;
    }
    if (next.kind === "relation" && next.links.length === 1) {
      const operand = (next.links[0] as (typeof next.links)[number]).operand;
      if (operand.kind !== "set") {
        waiting.push(operand, next.first);
        continue;
      }
    }
    const operands = operandsOf(next);
    for (let i = operands.length - 1; i >= 0; i--) waiting.push(operands[i] as Expression);
  }
  return found;
}

/** The words of a tree in reading order. */
export function wordsOf(root: Expression): readonly Word[] {
  const words: Word[] = [];
  for (const expression of walk(root)) if (expression.kind === "word") words.push(expression);
  return words;
}
