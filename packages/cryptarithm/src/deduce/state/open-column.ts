/**
 * A column as it stands at a moment: what is known is added up, what is open is left, and a letter that
 * stands above and below the line has cancelled. Most rules ask this first, since the shape of what is
 * left says at once whether they have anything to tell.
 *
 * N + R + c1 = E + 10·c2 with R = 8 and c2 = 1: open are N (+1) and E (-1), known is 8, c1 is 0 or 1.
 */
import type { Column } from "../setting/setting.js";
import type { View } from "./view.js";

/** A letter that is not known, and how often it is added (less than 0: it is part of the result). */
interface OpenTerm {
  readonly symbol: number;
  readonly coefficient: number;
}

export interface OpenColumn {
  readonly column: Column;
  readonly open: readonly OpenTerm[];
  /** The sum of what is known, without carries. */
  readonly known: number;
  /** The least and greatest carry that comes in; both 0 in the units. */
  readonly carryIn: readonly [number, number];
  /** The least and greatest carry that goes out; both 0 in the last column. */
  readonly carryOut: readonly [number, number];
}

/** What is open in a column; undefined when digits are multiplied in it. */
export function openColumn(column: Column, view: View): OpenColumn | undefined {
  const open: OpenTerm[] = [];
  let known = column.constant;
  for (const { coefficient, symbols } of column.monomials) {
    if (symbols.length > 1) return undefined;
    const symbol = symbols[0] as number;
    const digit = view.fixed[symbol] as number;
    if (digit >= 0) known += coefficient * digit;
    else open.push({ symbol, coefficient });
  }
  return {
    column,
    open,
    known,
    carryIn: rangeOf(column.carryIn, view),
    carryOut: rangeOf(column.carryOut, view),
  };
}

/** The least and greatest value of a carry; none is 0. */
function rangeOf(carry: number, { lows, highs }: View): readonly [number, number] {
  return carry < 0 ? [0, 0] : [lows[carry] as number, highs[carry] as number];
}

/** Whether a range has one value. */
export const isKnown = ([low, high]: readonly [number, number]): boolean => low === high;
