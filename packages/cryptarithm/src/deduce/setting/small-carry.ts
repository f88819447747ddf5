/**
 * How much a row can carry: a number times one digit d carries less than d into every place (0 with 0),
 * which is sharper than what the columns say one by one.
 */
import type { Constraint } from "./constraint.js";
import type { Part } from "./part.js";
import type { Row } from "./product-form.js";
import { type Column, NO_CARRY, type Setting } from "./setting.js";

/** (base - 1)·d - base·carry ≥ 0 for the carry into a column of a row; undefined for the units and for quotients. */
export function smallCarry(
  { digit, form }: Row,
  { carryIn, place }: Column,
  { base, carries, parts }: Setting,
): Constraint | undefined {
  const { comparison, cleared } = parts[form.part] as Part;
  if (comparison?.left !== cleared?.left || comparison?.right !== cleared?.right) return undefined;
  // A row whose result is added up as if it were the product has its carries the other way round.
  if (carryIn === NO_CARRY || (carries[carryIn] as Setting["carries"][number]).low < 0) return undefined;
  return {
    monomials: digit < 0 ? [] : [{ coefficient: base - 1, symbols: [digit] }],
    carries: [{ carry: carryIn, coefficient: -base }],
    constant: digit < 0 ? (base - 1) * (-1 - digit) : 0,
    demand: "at-least-zero",
    source: { kind: "small-carry", part: form.part, place },
  };
}
