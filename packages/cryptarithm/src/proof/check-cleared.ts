/**
 * Checker of explanations: an equation without fractions and roots. A root on one side raises both
 * sides to its degree; then both sides are written as one fraction each, nothing cancelled, and
 * left = right becomes top × other bottom on either side. What satisfies the equation satisfies this.
 */
import { type Exact, Rational } from "../number/exact.js";
import { evaluate } from "../semantics/evaluate.js";
import { type Puzzle, symbolsOf } from "../semantics/puzzle.js";
import type { Expression } from "../syntax/ast.js";

type Sides = readonly [Expression, Expression];

/** top / bottom; no bottom is 1. */
interface Fraction {
  readonly top: Expression;
  readonly bottom?: Expression | undefined;
}

export function cleared(left: Expression, right: Expression, puzzle: Puzzle): Sides {
  const [a, b] = unrooted(left, right, puzzle).map((side) => fractionOf(side, puzzle)) as [
    Fraction,
    Fraction,
  ];
  return [times(a.top, b.bottom), times(b.top, a.bottom)];
}

function unrooted(left: Expression, right: Expression, puzzle: Puzzle): Sides {
  const a = rootOf(left, puzzle);
  if (a !== undefined) return [a.power, toThe(right, a.degree)];
  const b = rootOf(right, puzzle);
  return b === undefined ? [left, right] : [toThe(left, b.degree), b.power];
}

/** The power of a side that has one root as a factor, raised to its degree. */
function rootOf(node: Expression, puzzle: Puzzle): { power: Expression; degree: bigint } | undefined {
  if (node.kind === "radical") return { power: node.operand, degree: BigInt(node.degree) };
  if (node.kind === "power") {
    const exponent = constantOf(node.exponent, puzzle);
    const isRoot = exponent instanceof Rational && exponent.n > 0n;
    return isRoot ? { power: toThe(node.base, exponent.n), degree: exponent.d } : undefined;
  }
  // A floor division is not raised factor by factor.
  if (node.kind !== "product" || !node.factors.every(({ operator }) => "*/".split("").includes(operator)))
    return undefined;
  const roots = node.factors.map(({ operand }) => rootOf(operand, puzzle));
  const [root, ...more] = roots.filter((found) => found !== undefined);
  if (root === undefined || more.length > 0) return undefined;
  const factors = node.factors.map(({ operator, operand }, i) => ({
    operator,
    operand: roots[i]?.power ?? toThe(operand, root.degree),
  }));
  return { power: { ...node, factors }, degree: root.degree };
}

function fractionOf(node: Expression, puzzle: Puzzle): Fraction {
  switch (node.kind) {
    case "numeral": {
      const value = constantOf(node, puzzle);
      return value instanceof Rational
        ? { top: numeral(value.n, node), bottom: numeral(value.d, node) }
        : { top: node };
    }
    case "negate": {
      const { top, bottom } = fractionOf(node.operand, puzzle);
      return { top: { ...node, operand: top }, bottom };
    }
    case "sum": {
      const parts = node.terms.map(({ operand }) => fractionOf(operand, puzzle));
      const terms = node.terms.map(({ operator }, i) => ({
        operator,
        operand: parts.reduce(
          (product, { bottom }, j) => (i === j ? product : times(product, bottom)),
          parts[i]?.top as Expression,
        ),
      }));
      return { top: { ...node, terms }, bottom: product(parts.map(({ bottom }) => bottom)) };
    }
    case "product": {
      if (node.factors.some(({ operator }) => operator !== "*" && operator !== "/")) return { top: node };
      const above: (Expression | undefined)[] = [];
      const below: (Expression | undefined)[] = [];
      for (const { operator, operand } of node.factors) {
        const { top, bottom } = fractionOf(operand, puzzle);
        above.push(operator === "*" ? top : bottom);
        below.push(operator === "*" ? bottom : top);
      }
      return { top: product(above) ?? numeral(1n, node), bottom: product(below) };
    }
    case "power": {
      const { top, bottom } = fractionOf(node.base, puzzle);
      const exponent = constantOf(node.exponent, puzzle);
      if (bottom === undefined || typeof exponent !== "bigint" || exponent < 1n) return { top: node };
      return { top: { ...node, base: top }, bottom: { ...node, base: bottom } };
    }
    default:
      return { top: node };
  }
}

/** The value of an expression without letters. */
function constantOf(node: Expression, puzzle: Puzzle): Exact | undefined {
  return symbolsOf(node, puzzle).size === 0 ? evaluate(node, puzzle, []) : undefined;
}

const product = (all: readonly (Expression | undefined)[]): Expression | undefined =>
  all.reduce((a, b) => (a === undefined ? b : times(a, b)), undefined);

function times(a: Expression, b: Expression | undefined): Expression {
  const factors = [a, b].flatMap((operand) => operand && [{ operator: "*" as const, operand }]);
  return b === undefined
    ? a
    : { kind: "product", factors: factors.filter((f) => f !== undefined), span: a.span };
}

const toThe = (base: Expression, exponent: bigint): Expression =>
  exponent === 1n ? base : { kind: "power", base, exponent: numeral(exponent, base), span: base.span };

const numeral = (value: bigint, { span }: Expression): Expression => ({
  kind: "numeral",
  whole: `${value}`,
  fraction: "",
  decimal: true,
  span,
});
