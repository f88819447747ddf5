/**
 * The two sides of a column with their least and greatest sums, in numbers and as they are told:
 * `S + 1 + c3` is at most `9 + 1 + 1 = 11`. Different letters have different digits, so two letters
 * that may both be up to 8 make at most 8 + 7. A letter above and below the line cancels.
 */

import type { Monomial } from "../setting/digit-polynomial.js";
import { digitsIn, greatest, least, size } from "../setting/digits.js";
import type { Column, Setting } from "../setting/setting.js";
import { carryText, letterText } from "../tell/column-text.js";
import type { View } from "./view.js";

/** Letters with their numbers, printed digits and a carry, all of them added up. */
export interface Side {
  /** No products. */
  readonly letters: readonly Monomial[];
  readonly printed: number;
  /** -1 when there is none. */
  readonly carry: number;
}

/** A bound: its value, and how it is told: `9 + 1 + 1 = 11`, or only `9`. */
export interface Bound {
  readonly value: number;
  readonly text: string;
}

/**
 * What is added up in a column, and what stands below the line without the carry out: as written, but
 * without a letter that stands on both sides.
 */
export function sidesOfColumn(column: Column): { readonly added: Side; readonly result: Side } {
  const above = new Set(column.added.map(({ symbols }) => symbols.join()));
  if (!column.result.some(({ symbols }) => above.has(symbols.join())))
    return { added: sideOf(column.added, column.carryIn), result: sideOf(column.result, -1) };
  const below = column.monomials.filter(({ coefficient }) => coefficient < 0);
  const printed = { coefficient: Math.abs(column.constant), symbols: [] };
  const net = {
    added: column.monomials.filter(({ coefficient }) => coefficient > 0),
    result: below.map((m) => ({ ...m, coefficient: -m.coefficient })),
  };
  if (column.constant !== 0) net[column.constant > 0 ? "added" : "result"].push(printed);
  return { added: sideOf(net.added, column.carryIn), result: sideOf(net.result, -1) };
}

function sideOf(monomials: readonly Monomial[], carry: number): Side {
  return {
    letters: monomials.filter(({ symbols }) => symbols.length > 0),
    printed: monomials.find(({ symbols }) => symbols.length === 0)?.coefficient ?? 0,
    carry,
  };
}

/** A side without one of its letters. */
export function without(side: Side, symbol: number): Side {
  return { ...side, letters: side.letters.filter(({ symbols }) => symbols[0] !== symbol) };
}

/** Whether nothing is added on a side. */
export const isEmpty = ({ letters, printed, carry }: Side): boolean =>
  letters.length === 0 && printed === 0 && carry < 0;

/** A side as people write it, with the digits that are known. */
export function sideText({ letters, printed, carry }: Side, view: View): string {
  const terms = letters.flatMap(({ coefficient, symbols }) =>
    repeated(letterText(symbols[0] as number, view), coefficient),
  );
  if (printed > 0) terms.push(String(printed));
  if (carry >= 0 && carryText(carry, view) !== "0") terms.push(carryText(carry, view));
  const told = terms.filter((term) => term !== "0");
  return told.length === 0 ? "0" : told.join(" + ");
}

export const leastOf = (side: Side, view: View): Bound => boundOf(side, view, -1);
export const mostOf = (side: Side, view: View): Bound => boundOf(side, view, 1);

/** A term as often as it is added; from four times on with the number. */
function repeated(term: string, times: number): string[] {
  return times > 3 ? [`${times} × ${term}`] : new Array<string>(times).fill(term);
}

/** More numbers than these are told by their sum only. */
const MOST_TERMS = 6;

function boundOf({ letters, printed, carry }: Side, view: View, sign: 1 | -1): Bound {
  const own = letters.map(({ symbols }) => extreme(view.masks[symbols[0] as number] as number, sign));
  const shared = sharedOut(letters, view, sign);
  const total = (digits: readonly number[]): number =>
    letters.reduce((sum, { coefficient }, i) => sum + coefficient * (digits[i] as number), 0);
  const tighter = shared !== undefined && sign * total(shared) < sign * total(own) ? shared : own;
  let value = total(tighter) + printed;
  const terms = letters.flatMap(({ coefficient }, i) => repeated(String(tighter[i]), coefficient));
  if (printed > 0) terms.push(String(printed));
  if (carry >= 0) {
    const most = (sign > 0 ? view.highs[carry] : view.lows[carry]) as number;
    value += most;
    if (most > 0) terms.push(String(most));
  }
  const told = terms.filter((term) => term !== "0");
  const short = told.length > 1 && told.length <= MOST_TERMS;
  return { value, text: short ? `${told.join(" + ")} = ${value}` : String(value) };
}

const extreme = (mask: number, sign: 1 | -1): number =>
  mask === 0 ? 0 : sign > 0 ? greatest(mask) : least(mask);

/** The best digits for letters that must all differ, the heaviest first; undefined when they need not. */
function sharedOut(letters: readonly Monomial[], view: View, sign: 1 | -1): number[] | undefined {
  const open = letters.flatMap(({ symbols }, i) => (view.fixed[symbols[0] as number] === -1 ? [i] : []));
  if (
    open.length < 2 ||
    !allApart(
      open.map((i) => letters[i]?.symbols[0] as number),
      view.setting,
    )
  )
    return undefined;
  const union = open.reduce((set, i) => set | (view.masks[letters[i]?.symbols[0] as number] as number), 0);
  if (size(union) < open.length) return undefined;
  const digits = letters.map(({ symbols }) => view.fixed[symbols[0] as number] as number);
  const best = sign > 0 ? digitsIn(union).reverse() : digitsIn(union);
  const order = [...open].sort(
    (a, b) => (letters[b] as Monomial).coefficient - (letters[a] as Monomial).coefficient || a - b,
  );
  for (const [rank, i] of order.entries()) digits[i] = best[rank] as number;
  return digits;
}

/** Whether letters must all differ from each other. */
function allApart(symbols: readonly number[], { apart, domains }: Setting): boolean {
  return symbols.every((a, i) => symbols.every((b, j) => i >= j || apart[a * domains.length + b] === 1));
}
