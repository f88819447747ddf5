/**
 * What to say of digits that are taken elsewhere: "0 and 1 are taken by O and M." Every rule adds this
 * sentence behind its own in the same way. A cited fact that fixes a letter outside of what the rule
 * looks at can only be cited because it takes that digit.
 */

import type { Telling } from "../rule.js";
import { digitsIn, greatest, least, size } from "../setting/digits.js";
import { symbolName } from "../setting/names.js";
import type { View } from "../state/view.js";
import { digitText } from "./claim-text.js";

/** The digits that the cited facts give to letters outside of what the rule looks at. */
export function tellTaken(inside: Iterable<number>, cited: View): Telling[] {
  const within = new Set(inside);
  let digits = 0;
  for (const [symbol, digit] of cited.fixed.entries()) {
    // What is fixed from the start is no news.
    if (digit >= 0 && !within.has(symbol) && cited.setting.domains[symbol] !== 1 << digit)
      digits |= 1 << digit;
  }
  return digits === 0 ? [] : tellHolders(digits, cited);
}

/** Why a letter does not have some digits: taken by other letters, or found out before. */
export function tellGone(symbol: number, digits: number, cited: View): Telling[] {
  const { setting } = cited;
  let taken = 0;
  for (const other of setting.different[symbol] as readonly number[]) {
    const digit = cited.fixed[other] as number;
    if (digit >= 0) taken |= digits & (1 << digit);
  }
  const before = digits & ~taken;
  const letter = symbolName(symbol, setting);
  const mask = cited.masks[symbol] as number;
  if (before !== 0 && mask !== 0 && size(digits) > MOST_LISTED) {
    if (least(digits) > greatest(mask))
      return [{ template: "excluded.above", slots: { letter, high: digitText(greatest(mask)) } }];
    if (greatest(digits) < least(mask))
      return [{ template: "excluded.below", slots: { letter, low: digitText(least(mask)) } }];
  }
  const tellings = taken === 0 ? [] : tellHolders(taken, cited);
  if (before === 0) return tellings;
  const slots = { letter, digits: { or: digitsIn(before).map(digitText) } };
  return [...tellings, { template: "excluded", slots }];
}

/** More digits than these are told by where they begin. */
const MOST_LISTED = 2;

/** Which letters have these digits. */
function tellHolders(digits: number, cited: View): Telling[] {
  const holders = [...cited.fixed.entries()].flatMap(([symbol, digit]) =>
    digit >= 0 && (digits & (1 << digit)) !== 0 ? [{ symbol, digit }] : [],
  );
  holders.sort((a, b) => a.digit - b.digit);
  const letters = holders.map(({ symbol }) => symbolName(symbol, cited.setting));
  const names = holders.map(({ digit }) => digitText(digit));
  if (holders.length === 0) return [];
  if (holders.length === 1)
    return [{ template: "taken", slots: { digit: names[0] as string, letter: letters[0] as string } }];
  return [{ template: "taken.more", slots: { digits: { and: names }, letters: { and: letters } } }];
}
