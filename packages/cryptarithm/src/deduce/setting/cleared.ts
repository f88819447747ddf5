/**
 * An equation without fractions and roots: both sides times the divisors, and a root raised to its
 * degree. `NORTH / SOUTH = EAST / WEST` becomes NORTH × WEST = EAST × SOUTH, and
 * `MON - EY = EVIL^(1/2)` becomes (MON - EY)² = EVIL. Whatever satisfies the equation satisfies the
 * cleared one (what is divided by is not 0, else there would be no value); the reverse is not claimed,
 * so a solution is always tested with the equation itself.
 */
import { Rational } from "../../number/exact.js";
import { numeralValue } from "../../semantics/evaluate.js";
import type { Expression } from "../../syntax/ast.js";

export interface Sides {
  readonly left: Expression;
  readonly right: Expression;
}

/** The two sides of an equation, cleared; the same object when there is nothing to clear. */
export function cleared(sides: Sides, base: number): Sides {
  const unrooted = withoutRoot(sides, base);
  const [left, right] = [fractionOf(unrooted.left, base), fractionOf(unrooted.right, base)];
  if (left.bottom === undefined && right.bottom === undefined) return unrooted;
  return { left: times(left.top, right.bottom), right: times(right.top, left.bottom) };
}

interface Fraction {
  readonly top: Expression;
  readonly bottom: Expression | undefined;
}

/** An expression as one fraction; what cannot be taken apart is its own numerator. */
function fractionOf(node: Expression, base: number): Fraction {
  const whole = { top: node, bottom: undefined };
  switch (node.kind) {
    case "numeral": {
      const value = numeralValue(node, base);
      if (!(value instanceof Rational)) return whole;
      return { top: numeral(value.n, node), bottom: numeral(value.d, node) };
    }
    case "negate": {
      const { top, bottom } = fractionOf(node.operand, base);
      return bottom === undefined ? whole : { top: { ...node, operand: top }, bottom };
    }
    case "sum": {
      const terms = node.terms.map(({ operator, operand }) => ({
        operator,
        ...fractionOf(operand, base),
      }));
      if (terms.every(({ bottom }) => bottom === undefined)) return whole;
      const numerators = terms.map(({ operator, top }, i) => ({
        operator,
        operand: terms.reduce((product, { bottom }, j) => (i === j ? product : times(product, bottom)), top),
      }));
      const bottom = terms.reduce<Expression | undefined>(
        (all, term) => maybeTimes(all, term.bottom),
        undefined,
      );
      return { top: { ...node, terms: numerators }, bottom };
    }
    case "product": {
      let top: Expression | undefined;
      let bottom: Expression | undefined;
      for (const { operator, operand } of node.factors) {
        if (operator !== "*" && operator !== "/") return whole;
        const factor = fractionOf(operand, base);
        const [above, below] = operator === "*" ? [factor.top, factor.bottom] : [factor.bottom, factor.top];
        top = maybeTimes(top, above);
        bottom = maybeTimes(bottom, below);
      }
      return bottom === undefined || top === undefined ? whole : { top, bottom };
    }
    case "power": {
      const { top, bottom } = fractionOf(node.base, base);
      const exponent = constantOf(node.exponent, base);
      if (bottom === undefined || exponent === undefined || exponent.bottom !== 1n || exponent.top < 1n)
        return whole;
      return { top: { ...node, base: top }, bottom: { ...node, base: bottom } };
    }
    default:
      return whole;
  }
}

/** A side that is a root, perhaps with factors: both sides are raised to its degree. */
function withoutRoot(sides: Sides, base: number): Sides {
  const left = raised(sides.left, base);
  if (left !== undefined) return { left: left.power, right: toThe(sides.right, left.degree) };
  const right = raised(sides.right, base);
  if (right !== undefined) return { left: toThe(sides.left, right.degree), right: right.power };
  return sides;
}

/** The power of an expression that its only root asks for; undefined when it has none, or several. */
function raised(node: Expression, base: number): { power: Expression; degree: bigint } | undefined {
  if (node.kind === "radical") return { power: node.operand, degree: BigInt(node.degree) };
  if (node.kind === "power") {
    const exponent = constantOf(node.exponent, base);
    if (exponent === undefined || exponent.bottom === 1n || exponent.top < 1n) return undefined;
    return { power: toThe(node.base, exponent.top), degree: exponent.bottom };
  }
  // Only of products and quotients is the power the product of the powers.
  if (node.kind !== "product" || node.factors.some((f) => f.operator !== "*" && f.operator !== "/"))
    return undefined;
  const roots = node.factors.map(({ operand }) => raised(operand, base));
  const found = roots.filter((root) => root !== undefined);
  const degree = found[0]?.degree;
  if (degree === undefined || found.length > 1) return undefined;
  const factors = node.factors.map(({ operator, operand }, i) => ({
    operator,
    operand: roots[i]?.power ?? toThe(operand, degree),
  }));
  return { power: { ...node, factors }, degree };
}

/** The value of an exponent that is written with numerals only, in lowest terms. */
function constantOf(node: Expression, base: number): { top: bigint; bottom: bigint } | undefined {
  if (node.kind === "numeral") {
    const value = numeralValue(node, base);
    if (typeof value === "bigint") return { top: value, bottom: 1n };
    return value instanceof Rational ? { top: value.n, bottom: value.d } : undefined;
  }
  if (node.kind !== "product") return undefined;
  let [top, bottom] = [1n, 1n];
  for (const { operator, operand } of node.factors) {
    const factor = constantOf(operand, base);
    if (factor === undefined || factor.top === 0n) return undefined;
    if (operator === "*") [top, bottom] = [top * factor.top, bottom * factor.bottom];
    else if (operator === "/") [top, bottom] = [top * factor.bottom, bottom * factor.top];
    else return undefined;
  }
  let [a, b] = [top < 0n ? -top : top, bottom];
  while (b !== 0n) [a, b] = [b, a % b];
  return { top: top / a, bottom: bottom / a };
}

function toThe(node: Expression, exponent: bigint): Expression {
  if (exponent === 1n) return node;
  return { kind: "power", base: node, exponent: numeral(exponent, node), span: node.span };
}

const maybeTimes = (a: Expression | undefined, b: Expression | undefined): Expression | undefined =>
  a === undefined ? b : times(a, b);

function times(a: Expression, b: Expression | undefined): Expression {
  if (b === undefined) return a;
  const factors = [a, b].map((operand) => ({ operator: "*" as const, operand }));
  return { kind: "product", factors, span: a.span };
}

const numeral = (value: bigint, { span }: Expression): Expression => ({
  kind: "numeral",
  whole: value.toString(),
  fraction: "",
  decimal: true,
  span,
});
