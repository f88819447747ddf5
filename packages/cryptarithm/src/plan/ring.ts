/**
 * Equations as polynomials: denominators and one root are cleared, so that both sides are
 * built from words with + - * and natural powers only. Such an equation also holds modulo
 * base, base², base³ …: the columns, which can be checked as soon as the low digits of its
 * words are bound.
 */
import { Rational } from "../number/rational.js";
import { numeralValue } from "../semantics/evaluate.js";
import { digitOfPlace, type Place, type Puzzle } from "../semantics/puzzle.js";
import type { Expression, Numeral } from "../syntax/ast.js";
import { wordsOf } from "../syntax/walk.js";
import { constant, type Emitter, type Operand } from "./emitter.js";
import { tryEvaluate } from "./linear.js";
import { integer, negated, power, product } from "./synthetic.js";

/** left = right in whole numbers, as a consequence of an equation. */
export interface RingEquation {
  readonly left: Expression;
  readonly right: Expression;
  /** What must not be 0 for the equation to have a value. */
  readonly nonzero: readonly Expression[];
  /** Whether, with `nonzero`, it says the same as the equation, and not only something that follows. */
  readonly equivalent: boolean;
}

interface Fraction {
  readonly numerator: Expression;
  readonly denominator: Expression | undefined;
}

const LARGEST_EXPONENT = 64n;

/** The polynomial equation that follows from left = right, or undefined when there is none. */
export function ringEquation(left: Expression, right: Expression, puzzle: Puzzle): RingEquation | undefined {
  const nonzero: Expression[] = [];
  const unrooted = takeRoot(left, right, puzzle) ?? takeRoot(right, left, puzzle);
  const [l, r] = unrooted ?? [left, right];
  const a = fractionOf(l, puzzle, nonzero);
  const b = a && fractionOf(r, puzzle, nonzero);
  if (a === undefined || b === undefined) return undefined;
  return {
    left: times(a.numerator, b.denominator),
    right: times(b.numerator, a.denominator),
    nonzero,
    equivalent: unrooted === undefined,
  };
}

/** A quotient of whole numbers that equals an expression wherever `nonzero` is not 0, or undefined when there is none. */
export function wholeFraction(
  node: Expression,
  puzzle: Puzzle,
):
  | { readonly above: Expression; readonly below: Expression; readonly nonzero: readonly Expression[] }
  | undefined {
  const nonzero: Expression[] = [];
  const fraction = fractionOf(node, puzzle, nonzero);
  if (fraction?.denominator === undefined) return undefined;
  return { above: fraction.numerator, below: fraction.denominator, nonzero };
}

/** An expression as words with + - * and natural powers only; undefined when it is none, or has a denominator. */
export function wholeExpression(node: Expression, puzzle: Puzzle): Expression | undefined {
  const fraction = fractionOf(node, puzzle, []);
  return fraction?.denominator === undefined ? fraction?.numerator : undefined;
}

/** x^(p/q) = y gives x^p = y^q. */
function takeRoot(
  rooted: Expression,
  other: Expression,
  puzzle: Puzzle,
): readonly [Expression, Expression] | undefined {
  if (rooted.kind === "radical") return [rooted.operand, power(other, BigInt(rooted.degree), puzzle.base)];
  if (rooted.kind === "call" && (rooted.name === "sqrt" || rooted.name === "cbrt")) {
    return [rooted.operands[0] as Expression, power(other, rooted.name === "sqrt" ? 2n : 3n, puzzle.base)];
  }
  if (rooted.kind !== "power") return undefined;
  const exponent = tryEvaluate(rooted.exponent, puzzle);
  if (
    !(exponent instanceof Rational) ||
    exponent.n < 1n ||
    exponent.n > LARGEST_EXPONENT ||
    exponent.d > LARGEST_EXPONENT
  )
    return undefined;
  return [power(rooted.base, exponent.n, puzzle.base), power(other, exponent.d, puzzle.base)];
}

function fractionOf(node: Expression, puzzle: Puzzle, nonzero: Expression[]): Fraction | undefined {
  switch (node.kind) {
    case "word":
      return { numerator: node, denominator: undefined };
    case "numeral": {
      const value = numeralValue(node, puzzle.base);
      if (typeof value === "bigint") return { numerator: node, denominator: undefined };
      return value instanceof Rational
        ? { numerator: integer(value.n, puzzle.base), denominator: integer(value.d, puzzle.base) }
        : undefined;
    }
    case "negate": {
      const f = fractionOf(node.operand, puzzle, nonzero);
      return f && { ...f, numerator: negated(f.numerator) };
    }
    case "sum": {
      const fractions: Fraction[] = [];
      for (const { operand } of node.terms) {
        const f = fractionOf(operand, puzzle, nonzero);
        if (f === undefined) return undefined;
        fractions.push(f);
      }
      const denominators = fractions.flatMap((f) => (f.denominator === undefined ? [] : [f.denominator]));
      // Each term is multiplied by all the other denominators; beyond a few the tree would explode.
      if (denominators.length > 4) return undefined;
      const terms = node.terms.map(({ operator }, i) => {
        const f = fractions[i] as Fraction;
        const others = denominators.filter((d) => d !== f.denominator);
        return { operator, operand: others.reduce((x, d) => times(x, d), f.numerator) };
      });
      return {
        numerator: { kind: "sum", terms, span: node.span },
        denominator: denominators.length === 0 ? undefined : denominators.reduce((x, d) => times(x, d)),
      };
    }
    case "product": {
      let total: Fraction | undefined;
      for (const { operator, operand } of node.factors) {
        const f = fractionOf(operand, puzzle, nonzero);
        if (f === undefined || operator === "//" || operator === "%") return undefined;
        if (operator === "/") nonzero.push(f.numerator);
        const [n, d] =
          operator === "*"
            ? [f.numerator, f.denominator]
            : [f.denominator ?? integer(1n, puzzle.base), f.numerator];
        total =
          total === undefined
            ? { numerator: n, denominator: d }
            : {
                numerator: times(total.numerator, n),
                denominator: total.denominator === undefined ? d : times(total.denominator, d),
              };
      }
      return total;
    }
    case "power": {
      const exponent = tryEvaluate(node.exponent, puzzle);
      if (typeof exponent !== "bigint" || exponent < 1n || exponent > LARGEST_EXPONENT) return undefined;
      const f = fractionOf(node.base, puzzle, nonzero);
      return (
        f && {
          numerator: power(f.numerator, exponent, puzzle.base),
          denominator: f.denominator && power(f.denominator, exponent, puzzle.base),
        }
      );
    }
    default: {
      const value = tryEvaluate(node, puzzle);
      return typeof value === "bigint" && wordsOf(node).length === 0
        ? { numerator: integer(value, puzzle.base), denominator: undefined }
        : undefined;
    }
  }
}

const times = (a: Expression, b: Expression | undefined): Expression =>
  b === undefined ? a : product([a, b]);

/** The symbols in the lowest `columns` places of the words of an expression. */
export function lowSymbols(node: Expression, puzzle: Puzzle, columns: number): Set<number> {
  const found = new Set<number>();
  for (const word of wordsOf(node)) {
    const low = (puzzle.places.get(word) as readonly Place[]).slice(-columns);
    for (const place of low) if (place >= 0) found.add(place);
  }
  return found;
}

/** Emits the value of a ring expression modulo base^columns, all low letters being bound. */
export function emitColumns(node: Expression, puzzle: Puzzle, emitter: Emitter, columns: number): Operand {
  const modulus = puzzle.base ** columns;
  const reduce = (x: Operand): Operand => emitter.compute("modulo", x, constant(modulus));
  const walk = (n: Expression): Operand => {
    switch (n.kind) {
      case "word": {
        let sum: Operand = constant(0);
        let weight = 1;
        for (const place of (puzzle.places.get(n) as readonly Place[]).slice(-columns).reverse()) {
          const digit: Operand = place < 0 ? constant(digitOfPlace(place)) : { register: place };
          sum = emitter.compute("add", sum, emitter.compute("multiply", digit, constant(weight)));
          weight *= puzzle.base;
        }
        return sum;
      }
      case "numeral":
        return constant(Number((numeralValue(n, puzzle.base) as bigint) % BigInt(modulus)));
      case "negate":
        return reduce(emitter.compute("subtract", constant(0), walk(n.operand)));
      case "sum": {
        // 2^26 terms below 2^26 stay exact, so one reduction at the end is enough.
        let sum: Operand = constant(0);
        for (const { operator, operand } of n.terms) {
          sum = emitter.compute(operator === "+" ? "add" : "subtract", sum, walk(operand));
        }
        return reduce(sum);
      }
      case "product":
        return n.factors
          .map((f) => walk(f.operand))
          .reduce((x, y) => reduce(emitter.compute("multiply", x, y)));
      case "power": {
        const base = walk(n.base);
        let result = base;
        const exponent = Number(numeralValue(n.exponent as Numeral, puzzle.base));
        for (let i = 1; i < exponent; i++) result = reduce(emitter.compute("multiply", result, base));
        return result;
      }
      default:
        throw new Error(`${n.kind} is not a ring expression`);
    }
  };
  return walk(node);
}

/** The most columns whose modulus still allows exact products in doubles. */
export function mostColumns(base: number): number {
  return Math.floor(26 / Math.log2(base));
}
