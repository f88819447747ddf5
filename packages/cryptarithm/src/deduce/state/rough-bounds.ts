/**
 * Whether the two sides of a comparison may be too far apart, in floating point: a quick no saves the exact
 * calculation, which decides whenever this says maybe.
 */
import { numeralValue } from "../../semantics/evaluate.js";
import { digitOfPlace, type Place } from "../../semantics/puzzle.js";
import type { Expression } from "../../syntax/ast.js";
import { greatest, least } from "../setting/digits.js";
import type { Part } from "../setting/part.js";
import type { Setting } from "../setting/setting.js";

type Range = readonly [number, number];

const ANYTHING: Range = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

/** Relative differences below this are left to exact arithmetic. */
const MARGIN = 1e-9;

/** False when the sides surely can meet as far as bounds see; true when only exact bounds can tell. */
export function mayBeTooFar(
  { left, operator, right }: NonNullable<Part["comparison"]>,
  masks: Int32Array,
  setting: Setting,
): boolean {
  const [leftLow, leftHigh] = rangeOf(left, masks, setting);
  const [rightLow, rightHigh] = rangeOf(right, masks, setting);
  const surely = (a: number, b: number): boolean => b - a > MARGIN * (Math.abs(a) + Math.abs(b) + 1);
  const reachesUp = surely(leftLow, rightHigh);
  const reachesDown = surely(rightLow, leftHigh);
  if (operator === "=") return !(reachesUp && reachesDown);
  if (operator === "<" || operator === "<=") return !reachesUp;
  if (operator === ">" || operator === ">=") return !reachesDown;
  return true;
}

function rangeOf(node: Expression, masks: Int32Array, setting: Setting): Range {
  switch (node.kind) {
    case "word": {
      let [low, high] = [0, 0];
      for (const place of setting.puzzle.places.get(node) as readonly Place[]) {
        const mask = place < 0 ? 1 << digitOfPlace(place) : (masks[place] as number);
        if (mask === 0) return ANYTHING;
        low = low * setting.base + least(mask);
        high = high * setting.base + greatest(mask);
      }
      return [low, high];
    }
    case "numeral": {
      const value = numeralValue(node, setting.base);
      return typeof value === "bigint" ? [Number(value), Number(value)] : ANYTHING;
    }
    case "sum": {
      let [low, high] = [0, 0];
      for (const { operator, operand } of node.terms) {
        const [from, to] = rangeOf(operand, masks, setting);
        low += operator === "+" ? from : -to;
        high += operator === "+" ? to : -from;
      }
      return [low, high];
    }
    case "product": {
      let [low, high] = [1, 1];
      for (const { operator, operand } of node.factors) {
        const [from, to] = rangeOf(operand, masks, setting);
        if (from < 0) return ANYTHING;
        if (operator === "*") [low, high] = [low * from, high * to];
        else if (operator === "/" && to > 0) [low, high] = [low / to, from === 0 ? Infinity : high / from];
        else return ANYTHING;
      }
      return [low, high];
    }
    case "power": {
      const [low, high] = rangeOf(node.base, masks, setting);
      const value = node.exponent.kind === "numeral" ? numeralValue(node.exponent, setting.base) : undefined;
      if (low < 0 || typeof value !== "bigint" || value < 1n || value > 64n) return ANYTHING;
      return [low ** Number(value), high ** Number(value)];
    }
    default:
      return ANYTHING;
  }
}
