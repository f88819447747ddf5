/** A tree with other words in the places of its words. */
import type { Expression, SetLiteral, Word } from "../../syntax/ast.js";

/** The same expression with each word replaced. Shapes are small, so recursion is no danger. */
export function withWords(node: Expression, replace: (word: Word) => Word): Expression {
  const inside = (operand: Expression): Expression => withWords(operand, replace);
  switch (node.kind) {
    case "word":
      return replace(node);
    case "numeral":
      return node;
    case "negate":
    case "not":
    case "factorial":
    case "radical":
      return { ...node, operand: inside(node.operand) };
    case "power":
      return { ...node, base: inside(node.base), exponent: inside(node.exponent) };
    case "product":
      return { ...node, factors: node.factors.map((f) => ({ ...f, operand: inside(f.operand) })) };
    case "sum":
      return { ...node, terms: node.terms.map((t) => ({ ...t, operand: inside(t.operand) })) };
    case "relation": {
      const links = node.links.map((link) => ({ ...link, operand: linkOperand(link.operand, inside) }));
      return { ...node, first: inside(node.first), links };
    }
    case "and":
    case "or":
    case "call":
      return { ...node, operands: node.operands.map(inside) };
  }
}

function linkOperand(
  operand: Expression | SetLiteral,
  inside: (operand: Expression) => Expression,
): Expression | SetLiteral {
  return operand.kind === "set" ? { ...operand, members: operand.members.map(inside) } : inside(operand);
}
