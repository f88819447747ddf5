/**
 * Expressions that the planner makes itself: products, quotients, powers and whole numbers
 * that stand nowhere in the puzzle's text.
 */
import type { Expression } from "../syntax/ast.js";

const NOWHERE = [0, 0] as const;

/** A whole number. In base ten it prints plainly; in other bases it is marked as decimal. */
export function integer(value: bigint, base: number): Expression {
  const whole = `${value < 0n ? -value : value}`;
  const size: Expression = { kind: "numeral", whole, fraction: "", decimal: base !== 10, span: NOWHERE };
  return value < 0n ? negated(size) : size;
}

export const negated = (operand: Expression): Expression => ({ kind: "negate", operand, span: NOWHERE });

/** The product of one or more factors. */
export function product(factors: readonly Expression[]): Expression {
  if (factors.length === 1) return factors[0] as Expression;
  return {
    kind: "product",
    factors: factors.map((operand) => ({ operator: "*" as const, operand })),
    span: NOWHERE,
  };
}

/** One expression over the product of others; itself when there are none. */
export function quotient(above: Expression, below: readonly Expression[]): Expression {
  if (below.length === 0) return above;
  return {
    kind: "product",
    factors: [
      { operator: "*", operand: above },
      { operator: "/", operand: product(below) },
    ],
    span: NOWHERE,
  };
}

/** base^exponent for a natural exponent from 1 on. */
export function power(of: Expression, exponent: bigint, base: number): Expression {
  return exponent === 1n ? of : { kind: "power", base: of, exponent: integer(exponent, base), span: NOWHERE };
}

/** The degree-th root: √ and ∛ as such, others as a power 1/degree. */
export function rootOf(of: Expression, degree: bigint, base: number): Expression {
  if (degree === 1n) return of;
  if (degree <= 3n) return { kind: "radical", degree: degree === 2n ? 2 : 3, operand: of, span: NOWHERE };
  const exponent = quotient(integer(1n, base), [integer(degree, base)]);
  return { kind: "power", base: of, exponent, span: NOWHERE };
}
