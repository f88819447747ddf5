/**
 * Determined words: when a word occurs once in an equation and every operation above it can
 * be undone, the word equals an expression over the other words. TWO * TWO = SQUARE gives
 * SQUARE = TWO * TWO: 720 values to try instead of 1.8 million.
 */

import { Rational } from "../number/rational.js";
import { forEachNode, type Puzzle } from "../semantics/puzzle.js";
import type { Expression, Word } from "../syntax/ast.js";
import { tryEvaluate } from "./linear.js";
import type { Ranges } from "./ranges.js";

export interface Isolated {
  readonly word: Word;
  /** Equal to the word in every solution. */
  readonly value: Expression;
}

/** Every word of left = right that can be isolated. `ranges` tells which divisors are never 0. */
export function isolations(left: Expression, right: Expression, puzzle: Puzzle, ranges: Ranges): Isolated[] {
  return [...isolate(left, right, puzzle, ranges), ...isolate(right, left, puzzle, ranges)];
}

function isolate(side: Expression, value: Expression, puzzle: Puzzle, ranges: Ranges): Isolated[] {
  const never0 = (node: Expression): boolean => {
    const range = ranges.of(node);
    return range.total && (range.least > 0 || range.greatest < 0);
  };
  const undo = (node: Expression, equals: Expression): Isolated[] => {
    switch (node.kind) {
      case "word":
        return [{ word: node, value: equals }];
      case "negate":
        return undo(node.operand, negated(equals));
      case "sum":
        // In a long sum only letters decide, and those are the business of net coefficients.
        if (node.terms.length > 12) return [];
        return node.terms.flatMap(({ operator, operand }, i) => {
          const rest = node.terms.filter((_, j) => j !== i);
          // operand = ±(equals - rest)
          const difference: Expression = {
            kind: "sum",
            terms: [
              { operator: "+", operand: equals },
              ...rest.map((t) => ({
                operator: t.operator === "+" ? ("-" as const) : ("+" as const),
                operand: t.operand,
              })),
            ],
            span: node.span,
          };
          return undo(operand, operator === "+" ? difference : negated(difference));
        });
      case "product": {
        if (node.factors.some((f) => f.operator === "//" || f.operator === "%")) return [];
        return node.factors.flatMap(({ operator, operand }, i) => {
          const others = node.factors.filter((_, j) => j !== i);
          const above = others.filter((f) => f.operator === "*").map((f) => f.operand);
          const below = others.filter((f) => f.operator === "/").map((f) => f.operand);
          if (operator === "*") {
            // equals · below / above; every factor that is divided by must never be 0.
            if (!above.every(never0)) return [];
            return undo(operand, quotient(product([equals, ...below]), above));
          }
          // above / (below · operand) = equals, so operand = above / (below · equals)
          if (!never0(equals) || !above.every(never0)) return [];
          return undo(operand, quotient(product(above), [...below, equals]));
        });
      }
      case "power": {
        const exponent = tryEvaluate(node.exponent, puzzle);
        if (ranges.of(node.base).least < 0) return [];
        if (typeof exponent === "bigint" && exponent >= 1n && exponent <= 64n)
          return undo(node.base, rootOf(equals, exponent));
        if (exponent instanceof Rational && exponent.n > 0n && exponent.n <= 64n && exponent.d <= 64n) {
          return undo(node.base, rootOf(powerOf(equals, exponent.d), exponent.n));
        }
        return [];
      }
      case "radical":
        return undo(node.operand, powerOf(equals, BigInt(node.degree)));
      case "call":
        if (node.name === "sqrt") return undo(node.operands[0] as Expression, powerOf(equals, 2n));
        if (node.name === "cbrt") return undo(node.operands[0] as Expression, powerOf(equals, 3n));
        return [];
      default:
        return [];
    }
  };
  return undo(side, value);
}

const NOWHERE = [0, 0] as const;

const negated = (operand: Expression): Expression => ({ kind: "negate", operand, span: NOWHERE });

function product(factors: readonly Expression[]): Expression {
  if (factors.length === 1) return factors[0] as Expression;
  return {
    kind: "product",
    factors: factors.map((operand) => ({ operator: "*" as const, operand })),
    span: NOWHERE,
  };
}

function quotient(above: Expression, below: readonly Expression[]): Expression {
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

function literal(n: bigint): Expression {
  return { kind: "numeral", whole: `${n}`, fraction: "", decimal: true, span: NOWHERE };
}

function powerOf(base: Expression, n: bigint): Expression {
  return n === 1n ? base : { kind: "power", base, exponent: literal(n), span: NOWHERE };
}

/** The n-th root as a power 1/n, the shape that `integerRoot` of the builder looks for. */
function rootOf(base: Expression, n: bigint): Expression {
  return n === 1n
    ? base
    : { kind: "power", base, exponent: quotient(literal(1n), [literal(n)]), span: NOWHERE };
}

/** The symbols of an expression. */
export function symbolsOf(node: Expression, puzzle: Puzzle): Set<number> {
  const found = new Set<number>();
  forEachNode(node, (n) => {
    if (n.kind === "word") for (const place of puzzle.places.get(n) ?? []) if (place >= 0) found.add(place);
  });
  return found;
}
