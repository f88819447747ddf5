/**
 * The place values of the letters of a sum, those that make the left side greater apart from those that
 * make the right side greater: enough to see at once between what both sides lie, for each letter and
 * digit. The same as exact interval arithmetic, but many times quicker, for sums of any length.
 */
import { numeralValue } from "../../semantics/evaluate.js";
import { digitOfPlace, type Place } from "../../semantics/puzzle.js";
import type { Expression } from "../../syntax/ast.js";
import type { Part } from "./part.js";
import type { Setting } from "./setting.js";

export interface SideWeights {
  readonly symbols: readonly number[];
  /** For each of the symbols what it adds to the left side, or takes from the right. */
  readonly up: readonly bigint[];
  readonly down: readonly bigint[];
  /** What is printed: left less right. */
  readonly constant: bigint;
}

/** The weights of a comparison of sums; undefined when anything is multiplied. */
export function sideWeights({ comparison, symbols }: Part, setting: Setting): SideWeights | undefined {
  if (comparison === undefined) return undefined;
  const up = new Map<number, bigint>();
  const down = new Map<number, bigint>();
  let constant = 0n;
  const add = (node: Expression, sign: 1 | -1): boolean => {
    switch (node.kind) {
      case "word": {
        let value = 1n;
        const places = setting.puzzle.places.get(node) as readonly Place[];
        for (let i = places.length - 1; i >= 0; i--, value *= BigInt(setting.base)) {
          const place = places[i] as Place;
          const weights = sign === 1 ? up : down;
          if (place >= 0) weights.set(place, (weights.get(place) ?? 0n) + value);
          else constant += BigInt(sign * digitOfPlace(place)) * value;
        }
        return true;
      }
      case "numeral": {
        const value = numeralValue(node, setting.base);
        if (typeof value !== "bigint") return false;
        constant += BigInt(sign) * value;
        return true;
      }
      case "negate":
        return add(node.operand, sign === 1 ? -1 : 1);
      case "sum":
        return node.terms.every(({ operator, operand }) =>
          add(operand, operator === "+" ? sign : sign === 1 ? -1 : 1),
        );
      default:
        return false;
    }
  };
  if (!add(comparison.left, 1) || !add(comparison.right, -1)) return undefined;
  return {
    symbols,
    up: symbols.map((s) => up.get(s) ?? 0n),
    down: symbols.map((s) => down.get(s) ?? 0n),
    constant,
  };
}
