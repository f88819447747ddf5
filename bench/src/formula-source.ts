/**
 * A formula as the body of a JavaScript function of its digits `d`, for the permutation method.
 * Consists of numbers, operators and the names of this file only; nothing of the user's text
 * reaches it, except names that the parser has found in its own table of functions.
 */
import type { Expression, Formula } from "cryptarithm";

export interface FormulaSource {
  readonly source: string;
  /** Places of the letters that begin a word of two or more cells. */
  readonly leading: ReadonlySet<number>;
}

const COMPARE = { "=": "eq", "!=": "ne", "<": "lt", "<=": "le" } as const;

export function sourceOf(formula: Formula): FormulaSource {
  const leading = new Set<number>();
  const placeOf = new Map(formula.letters.map((letter, i) => [letter, i]));

  const word = (node: Extract<Expression, { kind: "word" }>): string => {
    const terms = node.cells.map((cell, i) => {
      const worth = 10 ** (node.cells.length - 1 - i);
      if (cell.kind === "digit") return `${worth * cell.value}`;
      const place = cell.kind === "letter" ? placeOf.get(cell.letter) : undefined;
      if (place === undefined) throw new Error("unknown cells are not permuted");
      if (i === 0 && node.cells.length > 1) leading.add(place);
      return `${worth}*d[${place}]`;
    });
    return `(${terms.join("+")})`;
  };

  const related = (operator: string, a: string, b: string): string => {
    if (operator === ">") return `rt.lt(${b},${a})`;
    if (operator === ">=") return `rt.le(${b},${a})`;
    return `rt.${COMPARE[operator as keyof typeof COMPARE]}(${a},${b})`;
  };

  const relation = (node: Extract<Expression, { kind: "relation" }>): string => {
    let left = value(node.first);
    const links = node.links.map(({ operator, operand }) => {
      if (operand.kind === "set") {
        const equal = operator === "in";
        const members = operand.members.map((m) => related(equal ? "=" : "!=", left, value(m)));
        return `(${members.join(equal ? "||" : "&&")})`;
      }
      const right = value(operand);
      const link = related(operator, left, right);
      left = right;
      return link;
    });
    return links.join("&&");
  };

  const product = (node: Extract<Expression, { kind: "product" }>): string =>
    node.factors
      .map(({ operator, operand }) => ({ operator, right: value(operand) }))
      .reduce((left, { operator, right }) => {
        if (left === "") return right;
        if (operator === "//") return `Math.floor(${left}/${right})`;
        return `(${left}${operator}${right})`;
      }, "");

  const value = (node: Expression): string => {
    switch (node.kind) {
      case "word":
        return word(node);
      case "numeral":
        return String(Number(`${node.whole}.${node.fraction || "0"}`));
      case "negate":
        return `(-${value(node.operand)})`;
      case "sum":
        return `(${node.terms.map(({ operator, operand }) => `${operator}${value(operand)}`).join("")})`;
      case "product":
        return product(node);
      case "power":
        return `(${value(node.base)}**${value(node.exponent)})`;
      case "radical":
        return `rt.fn.${node.degree === 2 ? "sqrt" : "cbrt"}(${value(node.operand)})`;
      case "factorial":
        return `rt.fn.factorial(${value(node.operand)})`;
      case "call":
        return `rt.fn.${node.name}(${node.operands.map(value).join(",")})`;
      case "relation":
        return `+(${relation(node)})`;
      case "not":
        return `+!${value(node.operand)}`;
      case "and":
        return `(${node.operands.map(value).join("&&")})`;
      case "or":
        return `(${node.operands.map(value).join("||")})`;
    }
  };

  const source = `return !!(${formula.statements.map((s) => `(${value(s)})`).join("&&")})`;
  return { source, leading };
}
