/**
 * Grounds as plain equations, without a word of any language: what is shown of a step when its sentence
 * cannot be said.
 */
import type { Constraint } from "../setting/constraint.js";
import { carryName, symbolName, toldText } from "../setting/names.js";
import { isColumn, type Setting } from "../setting/setting.js";
import type { Grounds } from "../state/grounds.js";
import type { View } from "../state/view.js";
import { columnText } from "./column-text.js";
import { sidesText } from "./constraint-text.js";

/** The equations, parts or letters that a step looks at, with what is known put in. */
export function groundsText(grounds: Grounds, view: View): string {
  const { setting } = view;
  switch (grounds.kind) {
    case "local":
      return grounds.constraints.map((constraint) => constraintText(constraint, view)).join("; ");
    case "reach":
      return constraintText(grounds.constraint, view);
    case "bound":
    case "value":
    case "values":
      return partText(grounds.part, setting);
    case "combination":
      return grounds.shares.map(({ part }) => partText(part, setting)).join("; ");
    case "rows":
      return grounds.parts.map((part) => partText(part, setting)).join("; ");
    case "distinct":
    case "swap":
      return grounds.symbols.map((symbol) => symbolName(symbol, setting)).join(", ");
    case "cases":
      return [
        ...grounds.symbols.map((symbol) => symbolName(symbol, setting)),
        ...grounds.carries.map((carry) => carryName(carry, setting)),
      ].join(", ");
    default:
      return "";
  }
}

function constraintText(constraint: Constraint, view: View): string {
  if (isColumn(constraint)) return columnText(constraint, view);
  const { left, right } = sidesText(constraint, view);
  const { demand } = constraint;
  if (demand === "zero") return `${left} = ${right}`;
  return demand === "at-least-zero" ? `${left} ≥ ${right}` : `${left} ≡ ${right} (${demand.multipleOf})`;
}

const partText = (part: number, setting: Setting): string => {
  const expression = setting.parts[part]?.expression;
  return expression === undefined ? "" : toldText(expression, setting);
};
