/**
 * Checker of explanations: the least and greatest value of an expression, by exact interval arithmetic.
 * An end that is not known is undefined. A part that must hold has a value, so a divisor is not 0.
 */
import { add, compare, divide, type Exact, multiply, negate, power, root, sign } from "../number/exact.js";
import { numeralValue } from "../semantics/evaluate.js";
import { digitOfPlace, type Place, type PuzzleSymbol } from "../semantics/puzzle.js";
import type { Expression, RelationOperator } from "../syntax/ast.js";
import type { Known } from "./check-known.js";

/** [least, greatest]. */
type Interval = readonly [Exact | undefined, Exact | undefined];

const UNKNOWN: Interval = [undefined, undefined];
/** Greater powers are too large to look at. */
const LARGEST_EXPONENT = 64n;

/** A divisor is 0 whatever the digits; so the expression has no value, and the part is not true. */
export class NoValue extends Error {}

/** Throws `NoValue` where there is none. */
export function intervalOf(node: Expression, known: Known): Interval {
  switch (node.kind) {
    case "word": {
      const { puzzle } = known.sheet;
      let [low, high] = [0n, 0n];
      for (const place of puzzle.places.get(node) as readonly Place[]) {
        const digits =
          place < 0 ? [digitOfPlace(place)] : known.values((puzzle.symbols[place] as PuzzleSymbol).name);
        low = low * BigInt(puzzle.base) + BigInt(digits[0] as number);
        high = high * BigInt(puzzle.base) + BigInt(digits[digits.length - 1] as number);
      }
      return [low, high];
    }
    case "numeral": {
      const value = numeralValue(node, known.sheet.puzzle.base);
      return [value, value];
    }
    case "negate":
      return negated(intervalOf(node.operand, known));
    case "sum":
      return node.terms
        .map(({ operator, operand }) => {
          const term = intervalOf(operand, known);
          return operator === "+" ? term : negated(term);
        })
        .reduce((a, b) => [both(add, a[0], b[0]), both(add, a[1], b[1])]);
    case "product":
      return node.factors.reduce<Interval>(
        (value, { operator, operand }) => {
          const factor = intervalOf(operand, known);
          if (operator === "*") return times(value, factor);
          return operator === "/" ? times(value, reciprocal(factor)) : UNKNOWN;
        },
        [1n, 1n],
      );
    case "power":
      return powerOf(intervalOf(node.base, known), intervalOf(node.exponent, known));
    case "radical": {
      const [low, high] = intervalOf(node.operand, known);
      if (low === undefined || sign(low) < 0) return UNKNOWN;
      const degree = BigInt(node.degree);
      return [root(low, degree), high === undefined ? undefined : root(high, degree)];
    }
    case "not":
    case "relation":
      return [0n, 1n];
    case "and":
    case "or": {
      // The value is that of one of the operands, and the others may have none.
      try {
        const all = node.operands.map((operand) => intervalOf(operand, known));
        if (all.some((interval) => interval.includes(undefined))) return UNKNOWN;
        const ends = (all as [Exact, Exact][]).flat().sort(compare); // none is undefined
        return [ends[0], ends[ends.length - 1]];
      } catch (error) {
        if (error instanceof NoValue) return UNKNOWN;
        throw error;
      }
    }
    default:
      return UNKNOWN;
  }
}

/** Whether some values of two intervals relate so. */
export function canRelate(left: Interval, operator: RelationOperator, right: Interval): boolean {
  /** Whether a value of the one can be below (or, with `or`, equal to) a value of the other. */
  const below = (a: Interval, b: Interval, or: 0 | 1): boolean =>
    a[0] === undefined || b[1] === undefined || compare(a[0], b[1]) < or;
  switch (operator) {
    case "=":
      return below(left, right, 1) && below(right, left, 1);
    case "!=":
      return below(left, right, 0) || below(right, left, 0);
    case "<":
      return below(left, right, 0);
    case "<=":
      return below(left, right, 1);
    case ">":
      return below(right, left, 0);
    case ">=":
      return below(right, left, 1);
    default:
      return true;
  }
}

const both = (
  operation: (a: Exact, b: Exact) => Exact,
  a: Exact | undefined,
  b: Exact | undefined,
): Exact | undefined => (a === undefined || b === undefined ? undefined : operation(a, b));

const negated = ([low, high]: Interval): Interval => [high && negate(high), low && negate(low)];

const isPositive = (a: Exact | undefined): a is Exact => a !== undefined && sign(a) > 0;

function times(a: Interval, b: Interval): Interval {
  const natural = [a[0], b[0]].every((end) => end !== undefined && sign(end) >= 0);
  if (natural) return [both(multiply, a[0], b[0]), both(multiply, a[1], b[1])];
  const corners = a.flatMap((x) => b.map((y) => both(multiply, x, y)));
  if (corners.includes(undefined)) return UNKNOWN;
  const [first, ...rest] = corners as [Exact, ...Exact[]]; // none is undefined
  return rest.reduce<[Exact, Exact]>(
    ([low, high], x) => [compare(x, low) < 0 ? x : low, compare(x, high) > 0 ? x : high],
    [first, first],
  );
}

/** 1/a for the values of a that are not 0. */
function reciprocal([low, high]: Interval): Interval {
  if (low !== undefined && high !== undefined && sign(low) === 0 && sign(high) === 0) throw new NoValue();
  const over = (a: Exact | undefined): Exact | undefined => a && divide(1n, a);
  if (isPositive(low)) return [over(high) ?? 0n, over(low)];
  if (low !== undefined && sign(low) === 0) return [isPositive(high) ? over(high) : 0n, undefined];
  return high !== undefined && sign(high) < 0 && low !== undefined ? [over(high), over(low)] : UNKNOWN;
}

/** Powers rise with a base that is not negative, and rise or fall with the exponent; so their ends are at ends. */
function powerOf([low, high]: Interval, [from, to]: Interval): Interval {
  if (low === undefined || sign(low) < 0) return UNKNOWN;
  if (typeof from !== "bigint" || typeof to !== "bigint" || from < 0n || to > LARGEST_EXPONENT)
    return UNKNOWN;
  const ends = (base: Exact): Interval => {
    const [a, b] = [power(base, from) as Exact, power(base, to) as Exact];
    return compare(a, b) <= 0 ? [a, b] : [b, a];
  };
  return [ends(low)[0], high === undefined ? undefined : ends(high)[1]];
}
