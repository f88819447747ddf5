/**
 * Between which bounds the value of an expression lies while some digits are open: the evaluator on
 * intervals. A truth lies between 0 and 1. Functions, floor division and the like have no bounds here,
 * except that a remainder is less than its divisor.
 */
import {
  ANYTHING,
  dividedBy,
  type Interval,
  negated,
  plus,
  point,
  squareRoot,
  times,
  toThe,
} from "../number/interval.js";
import type { Expression, ProductOperator, RelationOperator, Word } from "../syntax/ast.js";
import { numeralValue } from "./evaluate.js";
import { digitOfPlace, type Place, type Puzzle } from "./puzzle.js";

/** The least and the greatest digit that each symbol may be. */
export interface Ends {
  readonly least: ArrayLike<number>;
  readonly greatest: ArrayLike<number>;
}

/** The interval of an expression. */
export function boundsOf(node: Expression, puzzle: Puzzle, ends: Ends): Interval {
  const of = (operand: Expression): Interval => boundsOf(operand, puzzle, ends);
  switch (node.kind) {
    case "word":
      return wordBounds(node, puzzle, ends);
    case "numeral": {
      const value = numeralValue(node, puzzle.base);
      if (typeof value === "bigint") return point(Number(value));
      return "d" in value ? dividedBy(point(Number(value.n)), point(Number(value.d))) : ANYTHING;
    }
    case "negate":
      return negated(of(node.operand));
    case "not":
      return opposite(of(node.operand));
    case "radical":
      return node.degree === 2 ? squareRoot(of(node.operand)) : ANYTHING;
    case "power":
      return toThe(of(node.base), of(node.exponent));
    case "product": {
      const [first, ...factors] = node.factors;
      let value = of(first?.operand as Expression);
      for (const { operator, operand } of factors) value = multiplied(value, operator, of(operand));
      return value;
    }
    case "sum": {
      let value = point(0);
      for (const { operator, operand } of node.terms)
        value = plus(value, operator === "+" ? of(operand) : negated(of(operand)));
      return value;
    }
    case "relation": {
      const [link, more] = node.links;
      if (link === undefined || more !== undefined || link.operand.kind === "set") return MAYBE;
      return related(of(node.first), link.operator, of(link.operand));
    }
    case "and":
    case "or":
      return decided(node, of);
    default:
      return ANYTHING;
  }
}

const MAYBE: Interval = { lo: 0, hi: 1, sure: false };

/** Whether the value cannot be 0, and whether it can be nothing else. */
export const isTruth = ({ lo, hi }: Interval): boolean => lo > 0 || hi < 0;
export const isUntruth = ({ lo, hi }: Interval): boolean => lo === 0 && hi === 0;

const opposite = (a: Interval): Interval => ({
  lo: isUntruth(a) ? 1 : 0,
  hi: isTruth(a) ? 0 : 1,
  sure: a.sure,
});

/** A long word is computed with a rounding error at each place. */
const SLACK = 2 ** -51;

function wordBounds(word: Word, { places, base }: Puzzle, { least, greatest }: Ends): Interval {
  let lo = 0;
  let hi = 0;
  const cells = places.get(word) as readonly Place[];
  for (const place of cells) {
    lo = lo * base + (place < 0 ? digitOfPlace(place) : (least[place] as number));
    hi = hi * base + (place < 0 ? digitOfPlace(place) : (greatest[place] as number));
  }
  const slack = SLACK * cells.length;
  if (!Number.isSafeInteger(lo)) lo = Math.min(lo, Number.MAX_VALUE) * (1 - slack);
  return { lo, hi: Number.isSafeInteger(hi) ? hi : hi * (1 + slack), sure: true };
}

function multiplied(a: Interval, operator: ProductOperator, b: Interval): Interval {
  if (operator === "*") return times(a, b);
  if (operator === "/") return dividedBy(a, b);
  return operator === "%" && b.lo > 0 ? { lo: 0, hi: b.hi, sure: a.sure && b.sure } : ANYTHING;
}

function related(a: Interval, operator: RelationOperator, b: Interval): Interval {
  if (operator === ">") return related(b, "<", a);
  if (operator === ">=") return related(b, "<=", a);
  if (operator === "!=") return opposite(related(a, "=", b));
  const apart = a.lo > b.hi || (operator === "=" ? a.hi < b.lo : operator === "<" && a.lo === b.hi);
  const always = operator === "<" ? a.hi < b.lo : a.hi <= b.lo && (operator === "<=" || a.lo >= b.hi);
  return { lo: always ? 1 : 0, hi: apart ? 0 : 1, sure: a.sure && b.sure };
}

/** The value is that of the first operand that decides, or of the last one. */
function decided(
  node: Extract<Expression, { kind: "and" | "or" }>,
  of: (operand: Expression) => Interval,
): Interval {
  let [lo, hi, sure] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, true];
  const last = node.operands.length - 1;
  for (const [i, operand] of node.operands.entries()) {
    const value = of(operand);
    sure &&= value.sure;
    const decides = node.kind === "or" ? isTruth(value) : isUntruth(value);
    const cannot = node.kind === "or" ? isUntruth(value) : isTruth(value);
    if (decides || i === last || (!cannot && node.kind === "or")) {
      lo = Math.min(lo, value.lo);
      hi = Math.max(hi, value.hi);
    } else if (!cannot) {
      lo = Math.min(lo, 0);
      hi = Math.max(hi, 0);
    }
    if (decides) break;
  }
  return { lo, hi, sure };
}
