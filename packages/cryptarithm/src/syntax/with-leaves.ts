/** A tree with other leaves: what stands in the places of its words and numerals is new, the rest is as it was. */
import type { Expression, Numeral, SetLiteral, Word } from "./ast.js";

/** The same expression with each word and numeral replaced. Recursion, since the parser limits how deep a tree is. */
export function withLeaves(node: Expression, replace: (leaf: Word | Numeral) => Expression): Expression {
  const inside = (operand: Expression): Expression => withLeaves(operand, replace);
  switch (node.kind) {
    case "word":
    case "numeral":
      return replace(node);
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

/** The same expression with each word replaced. */
export function withWords(node: Expression, replace: (word: Word) => Expression): Expression {
  return withLeaves(node, (leaf) => (leaf.kind === "word" ? replace(leaf) : leaf));
}

function linkOperand(
  operand: Expression | SetLiteral,
  inside: (operand: Expression) => Expression,
): Expression | SetLiteral {
  return operand.kind === "set" ? { ...operand, members: operand.members.map(inside) } : inside(operand);
}
