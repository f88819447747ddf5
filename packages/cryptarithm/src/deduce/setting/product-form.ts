/**
 * The parts of a puzzle that say number × number = number, however they are written: ABC × D = EFG,
 * EFG / D = ABC, TWO² = THREE. Rules for products ask here for the digits of the factors and of the
 * product; a row of a long multiplication is a product by one digit.
 */
import type { Place } from "../../semantics/puzzle.js";
import type { Expression } from "../../syntax/ast.js";
import { digitsOf, exponentOf } from "../state/extremes.js";
import type { View } from "../state/view.js";
import { digitText } from "../tell/claim-text.js";
import { symbolName } from "./names.js";
import type { Setting } from "./setting.js";

export interface ProductForm {
  readonly part: number;
  /** The factors in reading order, a power written out; first digit first. */
  readonly factors: readonly (readonly Place[])[];
  readonly result: readonly Place[];
  /** The exponent when it is the power of one number. */
  readonly exponent?: number;
  /** Whether the result is written before the factors. */
  readonly resultFirst: boolean;
}

/** A product by one digit. */
export interface Row {
  readonly form: ProductForm;
  readonly multiplicand: readonly Place[];
  readonly digit: Place;
  readonly result: readonly Place[];
  /** Whether the digit is written first. */
  readonly digitFirst: boolean;
}

interface Products {
  readonly forms: readonly ProductForm[];
  readonly rows: readonly Row[];
}

const known = new WeakMap<Setting, Products>();

/** The products of a setting. */
export function productsOf(setting: Setting): Products {
  let products = known.get(setting);
  if (products === undefined) {
    const forms = setting.parts.flatMap(({ index, cleared }) => {
      if (cleared === undefined) return [];
      const { left, right } = cleared;
      return formOf(index, left, right, false, setting) ?? formOf(index, right, left, true, setting) ?? [];
    });
    products = { forms, rows: forms.flatMap(rowOf) };
    known.set(setting, products);
  }
  return products;
}

function formOf(
  part: number,
  product: Expression,
  value: Expression,
  resultFirst: boolean,
  { puzzle, base }: Setting,
): ProductForm | undefined {
  const result = digitsOf(value, puzzle);
  if (result === undefined) return undefined;
  if (product.kind === "power") {
    const exponent = exponentOf(product.exponent, base);
    const root = digitsOf(product.base, puzzle);
    if (exponent === undefined || root === undefined) return undefined;
    return { part, factors: new Array<readonly Place[]>(exponent).fill(root), result, exponent, resultFirst };
  }
  if (product.kind !== "product") return undefined;
  const factors: (readonly Place[])[] = [];
  for (const { operator, operand } of product.factors) {
    const exponent = operand.kind === "power" ? exponentOf(operand.exponent, base) : 1;
    const places = digitsOf(operand.kind === "power" ? operand.base : operand, puzzle);
    if (operator !== "*" || exponent === undefined || places === undefined) return undefined;
    for (let i = 0; i < exponent; i++) factors.push(places);
  }
  const [first] = factors;
  const isPower = factors.every((factor) => sameNumber(factor, first as readonly Place[]));
  return { part, factors, result, resultFirst, ...(isPower && { exponent: factors.length }) };
}

function rowOf(form: ProductForm): Row[] {
  const [a, b] = form.factors as [readonly Place[], readonly Place[]];
  if (form.factors.length !== 2) return [];
  const { result } = form;
  if (b.length === 1) return [{ form, multiplicand: a, digit: b[0] as Place, result, digitFirst: false }];
  if (a.length === 1) return [{ form, multiplicand: b, digit: a[0] as Place, result, digitFirst: true }];
  return [];
}

/** Whether two numbers are written with the same digits. */
export const sameNumber = (a: readonly Place[], b: readonly Place[]): boolean =>
  a.length === b.length && a.every((place, i) => place === b[i]);

/** The letters of a number. */
export const lettersIn = (places: readonly Place[]): number[] => places.filter((place) => place >= 0);

/** The digit of a place when it is printed or known, else -1. */
export const knownDigit = (place: Place, view: View): number =>
  place < 0 ? -1 - place : (view.fixed[place] as number);

/** The digits that a place may have, as bits. */
export const candidates = (place: Place, view: View): number =>
  place < 0 ? 1 << (-1 - place) : (view.masks[place] as number);

/** A number as people write it while they solve: known digits in the place of their letters. */
export function numberText(places: readonly Place[], view: View): string {
  return places
    .map((place) => {
      const digit = knownDigit(place, view);
      return digit >= 0 ? digitText(digit) : symbolName(place, view.setting);
    })
    .join("");
}

/** `CAM × C = 9IT`, as far as it is known. */
export function productText({ factors, result, exponent }: ProductForm, view: View): string {
  const [first] = factors as readonly (readonly Place[])[];
  const product =
    exponent === undefined || exponent > 3
      ? factors.map((factor) => numberText(factor, view)).join(" × ")
      : `${numberText(first as readonly Place[], view)}${exponent === 2 ? "²" : "³"}`;
  return `${product} = ${numberText(result, view)}`;
}
