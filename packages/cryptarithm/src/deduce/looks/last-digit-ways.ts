/** The ways in which the product of two digits can end in a third: 5 × 3 = 15 ends in 5. */

import { digitsIn } from "../setting/digits.js";
import { candidates } from "../setting/product-form.js";
import type { View } from "../state/view.js";
import { digitText } from "../tell/claim-text.js";

export interface LastDigitWay {
  readonly a: number;
  readonly b: number;
  readonly product: number;
  readonly base: number;
}

/** Longer lists are not written out. */
export const MOST_WAYS_TOLD = 6;

/** All ways, with the candidates of a view; equal letters equal, different letters different. */
export function lastDigitWays(a: number, b: number, r: number, view: View): LastDigitWay[] {
  const { base, apart } = view.setting;
  const n = view.masks.length;
  const clash = (x: number, y: number, dx: number, dy: number): boolean =>
    x === y ? dx !== dy : x >= 0 && y >= 0 && dx === dy && apart[x * n + y] === 1;
  const ways: LastDigitWay[] = [];
  for (const da of digitsIn(candidates(a, view))) {
    for (const db of digitsIn(candidates(b, view))) {
      const product = da * db;
      const last = product % base;
      if (clash(a, b, da, db) || clash(a, r, da, last) || clash(b, r, db, last)) continue;
      if ((candidates(r, view) & (1 << last)) !== 0) ways.push({ a: da, b: db, product, base });
    }
  }
  return ways;
}

/** `3 × 4 = 12`. */
export function wayText({ a, b, product, base }: LastDigitWay): string {
  const text =
    product < base ? digitText(product) : digitText(Math.floor(product / base)) + digitText(product % base);
  return `${digitText(a)} × ${digitText(b)} = ${text}`;
}
