/** What to say of the first digits of a product: the ways in which they can work, when these are few. */

import { firstOf } from "../looks/leading-look.js";
import type { Finding, Slot, Telling } from "../rule.js";
import { digitsIn } from "../setting/digits.js";
import {
  candidates,
  knownDigit,
  numberText,
  type ProductForm,
  productsOf,
  productText,
} from "../setting/product-form.js";
import type { View } from "../state/view.js";
import { digitText } from "./claim-text.js";

/** More ways are not written out. */
const MOST_WAYS = 5;
const MOST_TRIED = 20_000;

/** `A × D`, or `(A + 1) × D` for what must reach more. */
export function productOfFirst({ factors }: ProductForm, view: View, more: 0 | 1): string {
  return factors
    .map((factor) => {
      const first = numberText(factor.slice(0, 1), view);
      if (more === 0 || factor.length === 1) return first;
      const digit = knownDigit(factor[0] as number, view);
      return digit >= 0 ? String(digit + 1) : `(${first} + 1)`;
    })
    .join(" × ");
}

/** The telling of a look at the first digits of each factor. */
export function tellLeading(
  template: string,
  ofFactor: number,
  { spot, claims }: Finding,
  cited: View,
): Telling[] {
  const form = productsOf(cited.setting).forms.find(({ part }) => part === spot.part);
  if (form === undefined) return [];
  const first = form.factors.map((factor) => numberText(factor.slice(0, ofFactor), cited));
  const slots: Record<string, Slot> = {
    product: productText(form, cited),
    first: first.join(" × "),
    beginning: numberText(form.result.slice(0, firstOf(form, ofFactor)), cited),
  };
  if (claims[0]?.kind === "impossible") return [{ template: `${template}.never`, slots }];
  const ways = waysOf(form, ofFactor, cited);
  if (ways === undefined || ways.length === 0 || ways.length > MOST_WAYS) return [{ template, slots }];
  return [{ template: `${template}.ways`, slots: { ...slots, ways: { or: ways } } }];
}

/** The first digits of the factors that suit the beginning of the result, and between what the result lies. */
function waysOf(form: ProductForm, ofFactor: number, cited: View): string[] | undefined {
  const { factors, result, exponent } = form;
  const { base } = cited.setting;
  const beginning = result.slice(0, firstOf(form, ofFactor));
  const distinct = exponent === undefined ? factors : factors.slice(0, 1);
  const cuts = distinct.map((factor) => ({
    open: Math.max(0, factor.length - ofFactor),
    values: valuesOf(factor.slice(0, ofFactor), cited),
  }));
  const tried = cuts.reduce((n, { values }) => n * values.length, 1);
  const beginnings = valuesOf(beginning, cited);
  if (tried * beginnings.length > MOST_TRIED) return undefined;
  const shift = base ** (result.length - beginning.length);
  const ways: string[] = [];
  const visit = (i: number, chosen: readonly number[]): void => {
    if (ways.length > MOST_WAYS) return;
    if (i < cuts.length) {
      for (const value of (cuts[i] as (typeof cuts)[number]).values) visit(i + 1, [...chosen, value]);
      return;
    }
    let [low, high] = [1, 1];
    for (const [j, value] of (exponent === undefined
      ? chosen
      : new Array<number>(exponent).fill(chosen[0] as number)
    ).entries()) {
      const { open } = cuts[exponent === undefined ? j : 0] as (typeof cuts)[number];
      low *= value * base ** open;
      high *= (value + 1) * base ** open - 1;
    }
    const [from, to] = [Math.floor(low / shift), Math.floor(high / shift)];
    if (!beginnings.some((value) => value >= from && value <= to)) return;
    ways.push(
      `${wayText(chosen, exponent, base)} (${from === to ? inBase(from, base) : `${inBase(from, base)}–${inBase(to, base)}`})`,
    );
  };
  visit(0, []);
  return ways;
}

function wayText(chosen: readonly number[], exponent: number | undefined, base: number): string {
  if (exponent === undefined) return chosen.map((value) => inBase(value, base)).join(" × ");
  return `${inBase(chosen[0] as number, base)}${exponent === 2 ? "²" : `^${exponent}`}`;
}

/** All values of some digits, each for itself. */
function valuesOf(places: readonly number[], view: View): number[] {
  return places.reduce(
    (values, place) =>
      values.flatMap((value) =>
        digitsIn(candidates(place, view)).map((digit) => value * view.setting.base + digit),
      ),
    [0],
  );
}

function inBase(value: number, base: number): string {
  return value < base ? digitText(value) : inBase(Math.floor(value / base), base) + digitText(value % base);
}
