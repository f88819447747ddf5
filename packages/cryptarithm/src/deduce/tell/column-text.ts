/**
 * A column as people write it: `S + 1 + c3 = O + 10`. Known digits stand in the place of their letters,
 * known carries as numbers; a carry of 0 is left out.
 */
import type { Monomial } from "../setting/digit-polynomial.js";
import { carryName, symbolName } from "../setting/names.js";
import { isProduct, rowNameOf } from "../setting/row-names.js";
import type { Column, Setting } from "../setting/setting.js";
import type { View } from "../state/view.js";

/** The whole equation of a column. */
export function columnText(column: Column, view: View): string {
  return `${addedText(column, view)} = ${resultText(column, view)}`;
}

/** What is added up in a column, with the carry that comes in. */
export function addedText(column: Column, view: View): string {
  const terms = column.added.flatMap((monomial) =>
    monomialTexts(monomial, view, mostWrittenOut(column, view)),
  );
  if (column.carryIn >= 0) {
    const carry = carryText(column.carryIn, view);
    if (carry !== "0" || terms.length === 0) terms.push(carry);
  }
  return terms.length === 0 ? "0" : terms.join(" + ");
}

/** What a column gives: its digit, and the base times what is carried out; one number when both are known. */
function resultText(column: Column, view: View): string {
  const { base } = view.setting;
  const [low, high] =
    column.carryOut < 0
      ? [0, 0]
      : [view.lows[column.carryOut] as number, view.highs[column.carryOut] as number];
  const digit = knownSum(column.result, view);
  if (low === high && digit !== undefined) return String(digit + low * base);
  const terms =
    digit === 0
      ? []
      : column.result.flatMap((monomial) => monomialTexts(monomial, view, mostWrittenOut(column, view)));
  if (low !== high) terms.push(`${base}·${carryName(column.carryOut, view.setting)}`);
  else if (low !== 0) terms.push(`${low * base}`);
  return terms.length === 0 ? "0" : terms.join(" + ");
}

/** What some digits add up to when all of them are known. */
function knownSum(monomials: readonly Monomial[], view: View): number | undefined {
  let sum = 0;
  for (const { coefficient, symbols } of monomials) {
    let value = coefficient;
    for (const s of symbols) {
      const digit = view.fixed[s] as number;
      if (digit < 0) return undefined;
      value *= digit;
    }
    sum += value;
  }
  return sum;
}

/** A carry by its name, or its value when it is known. */
export function carryText(carry: number, view: View): string {
  const low = view.lows[carry] as number;
  return low === view.highs[carry] ? String(low) : carryName(carry, view.setting);
}

/** A letter, or its digit when it is known. */
export function letterText(symbol: number, view: View): string {
  const digit = view.fixed[symbol] as number;
  return digit >= 0 ? String(digit) : symbolName(symbol, view.setting);
}

/** Equal addends are written out up to three times, beyond that with their number. */
const WRITTEN_OUT = 3;

/** In a partial product a printed digit multiplies. */
function mostWrittenOut({ part }: Column, { setting }: View): number {
  return isProduct(rowNameOf(part, setting)?.kind) ? 1 : WRITTEN_OUT;
}

function monomialTexts({ coefficient, symbols }: Monomial, view: View, most: number): string[] {
  if (symbols.length === 0) return [String(coefficient)];
  const product = symbols.map((s) => letterText(s, view)).join(" × ");
  if (coefficient < 0) return [`(${coefficient}) × ${product}`];
  if (coefficient > most) return [`${coefficient} × ${product}`];
  return new Array<string>(coefficient).fill(product);
}

/** The column of a setting at a place of a part. */
export function columnAt(setting: Setting, part: number, place: number): Column | undefined {
  return setting.calculations.find((calculation) => calculation.part === part)?.columns[place];
}
