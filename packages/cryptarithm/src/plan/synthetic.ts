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

/**
 * One expression over the product of others; itself when there are none. Fractions within are
 * flattened, a/(b/c) to (a·c)/b, so that whole numbers are multiplied before one division.
 */
export function quotient(above: Expression, below: readonly Expression[]): Expression {
  const top = fractionOf(above);
  const numerators = [...top.above];
  const denominators = [...top.below];
  for (const divisor of below) {
    const { above: a, below: b } = fractionOf(divisor);
    denominators.push(...a);
    numerators.push(...b);
  }
  // The first factor of a product always stands above the line, so there is one.
  const numerator = product(numerators);
  if (denominators.length === 0) return numerator;
  return {
    kind: "product",
    factors: [
      { operator: "*", operand: numerator },
      { operator: "/", operand: product(denominators) },
    ],
    span: NOWHERE,
  };
}

/** The factors above and below the line of a product of * and /; anything else is one factor above it. */
function fractionOf(node: Expression): {
  readonly above: readonly Expression[];
  readonly below: readonly Expression[];
} {
  if (node.kind !== "product" || node.factors.some((f) => f.operator === "//" || f.operator === "%")) {
    return { above: [node], below: [] };
  }
  const above: Expression[] = [];
  const below: Expression[] = [];
  for (const { operator, operand } of node.factors) {
    const inner = fractionOf(operand);
    above.push(...(operator === "*" ? inner.above : inner.below));
    below.push(...(operator === "*" ? inner.below : inner.above));
  }
  return { above, below };
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
