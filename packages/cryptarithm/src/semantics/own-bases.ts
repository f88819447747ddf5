/**
 * Words and numerals with a base of their own as sums of digits times place values, so that search, deduction and
 * proof see only ordinary expressions: in a puzzle of base 10, `AB@7` is `A * 7 + B` and `12@7` is 9.
 */
import type { Cell, Expression, Numeral, SetLiteral, Word } from "../syntax/ast.js";
import type { Span } from "../syntax/span.js";

/** Statements without bases of their own. */
export function withoutOwnBases(statements: readonly Expression[], base: number): readonly Expression[] {
  return statements.map((statement) => rewritten(statement, base));
}

/** Recursion, since the parser limits how deep a tree is. */
function rewritten(node: Expression, base: number): Expression {
  const inside = (operand: Expression): Expression => rewritten(operand, base);
  switch (node.kind) {
    case "word":
      return node.base === undefined ? node : placeValues(node, node.base, base);
    case "numeral":
      return node.base === undefined ? node : decimal(numeralIn(node, node.base), node.span);
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
    case "relation":
      return {
        ...node,
        first: inside(node.first),
        links: node.links.map((link) => ({ ...link, operand: linkOperand(link.operand, inside) })),
      };
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

function placeValues(word: Word, own: number, base: number): Expression {
  const { span } = word;
  if (own === base) return { kind: "word", cells: word.cells, span, zeroLed: true };
  let constant = 0n;
  let weight = 1n;
  const terms: Expression[] = [];
  for (const cell of word.cells.toReversed()) {
    if (cell.kind === "digit") constant += BigInt(cell.value) * weight;
    else terms.push(weighted(cell, weight));
    weight *= BigInt(own);
  }
  terms.reverse();
  if (constant > 0n || terms.length === 0) terms.push(decimal(constant, span));
  const [first] = terms;
  if (terms.length === 1 && first !== undefined) return first;
  return { kind: "sum", terms: terms.map((operand) => ({ operator: "+", operand })), span };
}

function weighted(cell: Cell, weight: bigint): Expression {
  const { span } = cell;
  // The rules on zeros are about the word as it is written.
  const digit: Word = { kind: "word", cells: [cell], span, zeroLed: true };
  if (weight === 1n) return digit;
  const factors = [digit, decimal(weight, span)].map((operand) => ({ operator: "*", operand }) as const);
  return { kind: "product", factors, span };
}

const numeralIn = ({ whole }: Numeral, own: number): bigint =>
  [...whole].reduce((value, digit) => value * BigInt(own) + BigInt(digit), 0n);

const decimal = (value: bigint, span: Span): Numeral => ({
  kind: "numeral",
  whole: String(value),
  fraction: "",
  decimal: true,
  span,
});
