/**
 * Why the last step of a proof cannot be, in terms of what it runs against: the sizes of both sides, the
 * letters collected, or a rule of the puzzle in one column. Where nothing better can be said than by the
 * rule of deduction itself, nothing is said here.
 */
import type { Expression } from "../../syntax/ast.js";
import { print } from "../../syntax/printer.js";
import { walk } from "../../syntax/walk.js";
import type { Finding, Telling } from "../rule.js";
import type { Constraint } from "../setting/constraint.js";
import { digitsIn } from "../setting/digits.js";
import { symbolName } from "../setting/names.js";
import { isColumn } from "../setting/setting.js";
import type { View } from "../state/view.js";
import { tellImpossibleColumn, tellTwoColumns } from "./tell-impossible-column.js";
import { tellSizes } from "./tell-sizes.js";

/** The sentences for a finding that says that it cannot be; undefined when the rule's own are as good. */
export function tellContradiction({ grounds }: Finding, cited: View): Telling[] | undefined {
  if (grounds.kind === "bound") return tellSizes(grounds.part, cited);
  if (grounds.kind === "reach") return tellReach(grounds.constraint, cited);
  if (grounds.kind !== "local") return undefined;
  const [first, second, ...others] = grounds.constraints;
  if (first === undefined || !isColumn(first) || others.length > 0) return undefined;
  if (second === undefined) return tellImpossibleColumn(first, cited);
  return isColumn(second) ? tellTwoColumns(first, second, cited) : undefined;
}

/** All collected letters of a sum, which are too small or too large together. */
function tellReach({ monomials, carries, constant, source }: Constraint, cited: View): Telling[] | undefined {
  if (source.kind !== "weights" || carries.length > 0) return undefined;
  const left = new CollectedSide(cited);
  const right = new CollectedSide(cited);
  const heaviestFirst = [...monomials].sort((a, b) => Math.abs(b.coefficient) - Math.abs(a.coefficient));
  for (const { coefficient, symbols } of heaviestFirst)
    (coefficient > 0 ? left : right).add(Math.abs(coefficient), symbols[0] as number);
  (constant > 0 ? left : right).addNumber(Math.abs(constant));
  const [small, large] = left.high < right.low ? [left, right] : [right, left];
  if (small.high >= large.low) return undefined;
  const equation = `${left.text} = ${right.text}`;
  const without =
    monomials.length === 0 ? withoutValue(cited.setting.parts[source.part]?.expression) : undefined;
  if (without !== undefined) return [{ template: "no-value", slots: { part: without } }];
  if (monomials.length === 0) return [{ template: "weights.cancels", slots: { equation } }];
  const slots = { equation, small: small.text, large: large.text, high: small.high, low: large.low };
  const known = small.isNumber ? ".small-known" : large.isNumber ? ".large-known" : "";
  return [{ template: `weights.sizes${known}`, slots }];
}

/** A division by a printed 0. */
function withoutValue(expression: Expression | undefined): string | undefined {
  for (const node of expression === undefined ? [] : walk(expression)) {
    if (node.kind !== "product") continue;
    const isZero = ({ operator, operand }: (typeof node.factors)[number]): boolean =>
      operator !== "*" && operand.kind === "numeral" && /^0*$/.test(operand.whole + operand.fraction);
    if (node.factors.some(isZero)) return print(node);
  }
  return undefined;
}

/** One side of a collected equation. */
class CollectedSide {
  readonly #view: View;
  readonly #terms: string[] = [];
  low = 0;
  high = 0;
  isNumber = true;

  constructor(view: View) {
    this.#view = view;
  }

  get text(): string {
    return this.#terms.length === 0 ? "0" : this.#terms.join(" + ");
  }

  add(coefficient: number, symbol: number): void {
    const digits = digitsIn(this.#view.masks[symbol] as number);
    const name = symbolName(symbol, this.#view.setting);
    this.#terms.push(coefficient === 1 ? name : `${coefficient}·${name}`);
    this.low += coefficient * (digits[0] ?? 0);
    this.high += coefficient * (digits.at(-1) ?? 0);
    this.isNumber = false;
  }

  addNumber(value: number): void {
    if (value === 0) return;
    this.#terms.push(String(value));
    this.low += value;
    this.high += value;
  }
}
