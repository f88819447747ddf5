/**
 * Determined words: when a word occurs once in an equation and every operation above it can
 * be undone, the word equals an expression over the other words. TWO * TWO = SQUARE gives
 * SQUARE = TWO * TWO: 720 values to try instead of 1.8 million.
 */

import { Rational } from "../number/rational.js";
import { type Puzzle, symbolsOf } from "../semantics/puzzle.js";
import type { Expression, Word } from "../syntax/ast.js";
import { tryEvaluate } from "./linear.js";
import type { Ranges } from "./ranges.js";
import { negated, power, product, quotient, rootOf } from "./synthetic.js";

export interface Isolated {
  readonly word: Word;
  /** Equal to the word in every solution. */
  readonly value: Expression;
  /** The symbols in `value`. */
  readonly needed: readonly number[];
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
        return [{ word: node, value: equals, needed: [...symbolsOf(equals, puzzle)] }];
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
          return undo(node.base, rootOf(equals, exponent, puzzle.base));
        if (exponent instanceof Rational && exponent.n > 0n && exponent.n <= 64n && exponent.d <= 64n) {
          return undo(node.base, rootOf(power(equals, exponent.d, puzzle.base), exponent.n, puzzle.base));
        }
        return [];
      }
      case "radical":
        return undo(node.operand, power(equals, BigInt(node.degree), puzzle.base));
      case "call":
        if (node.name === "sqrt") return undo(node.operands[0] as Expression, power(equals, 2n, puzzle.base));
        if (node.name === "cbrt") return undo(node.operands[0] as Expression, power(equals, 3n, puzzle.base));
        return [];
      default:
        return [];
    }
  };
  return undo(side, value);
}
