/**
 * Length check (level 1; row too long, too short). The numbers of digits alone say that the two sides
 * of a part can never meet.
 *
 * ABC + DE = FGHIJ: at most 999 + 99 = 1,098, but a number of five digits is at least 10,000.
 */

import { compare, type Exact, toText } from "../../number/exact.js";
import type { Rule, Slot } from "../rule.js";
import { toldText } from "../setting/names.js";
import type { Setting } from "../setting/setting.js";
import { isTooFar } from "../state/grounds.js";
import { sideBounds } from "../state/part-bounds.js";
import { View } from "../state/view.js";

export const lengthCheck: Rule = {
  name: "length-check",
  level: 1,
  example: { formula: "ABC + DE = FGHIJ", solutions: 0, finds: ["⨯"] },
  find({ setting, view }) {
    if (view.impossible) return [];
    return hopelessParts(setting).map((part) => ({
      rule: lengthCheck,
      spot: { part },
      grounds: { kind: "bound", part },
      claims: [{ kind: "impossible" }],
    }));
  },
  tell({ spot }, cited) {
    const comparison = cited.setting.parts[spot.part ?? 0]?.comparison;
    if (comparison === undefined) return [];
    const { left, right } = sideBounds(comparison, cited);
    const sides = {
      left: toldText(comparison.left, cited.setting),
      right: toldText(comparison.right, cited.setting),
    };
    const above = left.low !== undefined && right.high !== undefined && compare(left.low, right.high) > 0;
    const [small, large] = above ? [right.high, left.low] : [left.high, right.low];
    return [
      {
        template: "length-check",
        slots: {
          small: above ? sides.right : sides.left,
          large: above ? sides.left : sides.right,
          high: numberSlot(small),
          low: numberSlot(large),
        },
      },
    ];
  },
};

const numberSlot = (value: Exact | undefined): Slot =>
  typeof value === "bigint" ? { big: value } : value === undefined ? "" : toText(value);

const known = new WeakMap<Setting, readonly number[]>();

/** The parts that fail before anything is known; that never changes, so it is looked up once. */
function hopelessParts(setting: Setting): readonly number[] {
  let parts = known.get(setting);
  if (parts === undefined) {
    const start = View.of(setting);
    parts = setting.parts.flatMap(({ index, comparison }) =>
      comparison !== undefined && isTooFar(index, start) ? [index] : [],
    );
    known.set(setting, parts);
  }
  return parts;
}
