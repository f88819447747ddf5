/**
 * The least and greatest value of an expression, given the candidates of its letters: exact interval
 * arithmetic from the inside out, each letter taken for itself. What it does not know has no bounds.
 */
import { add, compare, divide, type Exact, multiply, negate, power, root, sign } from "../../number/exact.js";
import { numeralValue } from "../../semantics/evaluate.js";
import { digitOfPlace, type Place } from "../../semantics/puzzle.js";
import type { Expression, Word } from "../../syntax/ast.js";
import { greatest, least } from "../setting/digits.js";
import type { Comparison, Part } from "../setting/part.js";
import type { View } from "./view.js";

/** From `low` to `high`; undefined where nothing is known. */
export interface Bounds {
  readonly low: Exact | undefined;
  readonly high: Exact | undefined;
}

const UNBOUNDED: Bounds = { low: undefined, high: undefined };

/** Beyond this exponent nobody looks at a power as a number. */
const LARGEST_EXPONENT = 64n;

/** The bounds of the two sides of a comparison. */
export function sideBounds(
  { left, right }: NonNullable<Part["comparison"]>,
  view: View,
): { readonly left: Bounds; readonly right: Bounds } {
  return { left: boundsOf(left, view), right: boundsOf(right, view) };
}

/** Whether no values within these bounds can compare that way. */
export function cannotCompare(left: Bounds, operator: Comparison, right: Bounds): boolean {
  const below = (a: Exact | undefined, b: Exact | undefined): boolean =>
    a !== undefined && b !== undefined && compare(a, b) < 0;
  const atMost = (a: Exact | undefined, b: Exact | undefined): boolean =>
    a !== undefined && b !== undefined && compare(a, b) <= 0;
  switch (operator) {
    case "=":
      return below(left.high, right.low) || below(right.high, left.low);
    case "<":
      return atMost(right.high, left.low);
    case "<=":
      return below(right.high, left.low);
    case ">":
      return atMost(left.high, right.low);
    case ">=":
      return below(left.high, right.low);
    case "!=":
      return atMost(left.high, right.low) && atMost(right.high, left.low);
  }
}

/** The bounds of an expression. */
export function boundsOf(node: Expression, view: View): Bounds {
  switch (node.kind) {
    case "word":
      return wordBounds(node, view);
    case "numeral": {
      const value = numeralValue(node, view.setting.base);
      return { low: value, high: value };
    }
    case "negate":
      return negated(boundsOf(node.operand, view));
    case "sum":
      return node.terms
        .map(({ operator, operand }) => {
          const bounds = boundsOf(operand, view);
          return operator === "+" ? bounds : negated(bounds);
        })
        .reduce((a, b) => ({ low: plus(a.low, b.low), high: plus(a.high, b.high) }));
    case "product":
      return node.factors
        .map(({ operator, operand }) => ({ operator, bounds: boundsOf(operand, view) }))
        .reduce((a, { operator, bounds }) => ({
          operator: "*",
          bounds:
            operator === "*"
              ? multiplied(a.bounds, bounds)
              : operator === "/"
                ? divided(a.bounds, bounds)
                : UNBOUNDED,
        })).bounds;
    case "power": {
      const base = boundsOf(node.base, view);
      const exponent = boundsOf(node.exponent, view);
      const known =
        exponent.low !== undefined && typeof exponent.low === "bigint" && typeof exponent.high === "bigint";
      if (!known || !isNatural(base) || exponent.low < 0n || exponent.high > LARGEST_EXPONENT)
        return UNBOUNDED;
      return powerBounds(base, exponent.low, exponent.high);
    }
    case "radical": {
      const inner = boundsOf(node.operand, view);
      if (!isNatural(inner)) return UNBOUNDED;
      const degree = BigInt(node.degree);
      return { low: root(inner.low, degree), high: inner.high && root(inner.high, degree) };
    }
    case "not":
    case "relation":
      return { low: 0n, high: 1n };
    case "and":
    case "or":
      // The value is that of one of the operands.
      return node.operands
        .map((operand) => boundsOf(operand, view))
        .reduce((a, b) => ({ low: extreme(a.low, b.low, -1), high: extreme(a.high, b.high, 1) }));
    default:
      return UNBOUNDED;
  }
}

/** The lesser (-1) or greater (1) of two ends, when both are known. */
function extreme(a: Exact | undefined, b: Exact | undefined, direction: 1 | -1): Exact | undefined {
  if (a === undefined || b === undefined) return undefined;
  return compare(a, b) * direction >= 0 ? a : b;
}

/** Natural powers of what is not negative. Below 1 they fall as the exponent grows, and x^0 is 1. */
function powerBounds(base: Bounds & { readonly low: Exact }, least: bigint, most: bigint): Bounds {
  const low = compare(base.low, 1n) < 0 ? (most === 0n ? 1n : 0n) : power(base.low, least);
  if (base.high === undefined) return { low, high: undefined };
  const top = power(base.high, compare(base.high, 1n) < 0 ? least : most);
  return { low, high: least === 0n && top !== undefined && compare(top, 1n) < 0 ? 1n : top };
}

/** The bounds of a word: every digit at its least, and at its greatest. */
export function wordBounds(word: Word, view: View): { readonly low: bigint; readonly high: bigint } {
  const places = view.setting.puzzle.places.get(word) as readonly Place[];
  const base = BigInt(view.setting.base);
  let [low, high] = [0n, 0n];
  for (const place of places) {
    const mask = place < 0 ? 1 << digitOfPlace(place) : (view.masks[place] as number);
    low = low * base + BigInt(mask === 0 ? 0 : least(mask));
    high = high * base + BigInt(mask === 0 ? 0 : greatest(mask));
  }
  return { low, high };
}

const plus = (a: Exact | undefined, b: Exact | undefined): Exact | undefined =>
  a === undefined || b === undefined ? undefined : add(a, b);

const negated = ({ low, high }: Bounds): Bounds => ({
  low: high === undefined ? undefined : negate(high),
  high: low === undefined ? undefined : negate(low),
});

/** Whether it cannot be negative. */
const isNatural = (a: Bounds): a is Bounds & { readonly low: Exact } =>
  a.low !== undefined && sign(a.low) >= 0;

function multiplied(a: Bounds, b: Bounds): Bounds {
  if (isNatural(a) && isNatural(b)) {
    const high = a.high === undefined || b.high === undefined ? undefined : multiply(a.high, b.high);
    return { low: multiply(a.low, b.low), high };
  }
  const ends = [a.low, a.high, b.low, b.high];
  if (ends.includes(undefined)) return UNBOUNDED;
  const [al, ah, bl, bh] = ends as Exact[] as [Exact, Exact, Exact, Exact];
  const corners = [multiply(al, bl), multiply(al, bh), multiply(ah, bl), multiply(ah, bh)];
  return {
    low: corners.reduce((x, y) => (compare(x, y) <= 0 ? x : y)),
    high: corners.reduce((x, y) => (compare(x, y) >= 0 ? x : y)),
  };
}

function divided(a: Bounds, b: Bounds): Bounds {
  if (!isNatural(a) || !isNatural(b)) return UNBOUNDED;
  // A divisor of 0 gives no value, so the least that counts is what is above it; that is not known.
  const high = a.high === undefined || sign(b.low) === 0 ? undefined : divide(a.high, b.low);
  return { low: b.high === undefined || sign(b.high) === 0 ? 0n : divide(a.low, b.high), high };
}
