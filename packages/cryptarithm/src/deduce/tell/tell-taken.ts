/**
 * What to say of digits that are taken elsewhere: "0 and 1 are taken by O and M." Every rule adds this
 * sentence behind its own in the same way. A cited fact that fixes a letter outside of what the rule
 * looks at can only be cited because it takes that digit.
 */

import type { Telling } from "../rule.js";
import { digitsIn, greatest, least, size } from "../setting/digits.js";
import { symbolName } from "../setting/names.js";
import type { View } from "../state/view.js";
import { digitToldText } from "./claim-text.js";

/** The digits that the cited facts give to letters outside of what the rule looks at. */
export function tellTaken(inside: Iterable<number>, cited: View): Telling[] {
  const within = new Set(inside);
  let digits = 0;
  for (const [symbol, digit] of cited.fixed.entries()) {
    // What is fixed from the start is no news.
    if (digit >= 0 && !within.has(symbol) && cited.setting.domains[symbol] !== 1 << digit)
      digits |= 1 << digit;
  }
  if (size(digits) > MOST_HELD) return [{ template: "taken.others", slots: {} }];
  return digits === 0 ? [] : tellHolders(digits, cited);
}

/** The same behind what cannot be: a long list would not help there. */
export function tellTakenBriefly(inside: Iterable<number>, cited: View): Telling[] {
  return tellTaken(inside, cited).filter(({ template }) => template !== "taken.others");
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
      return [{ template: "excluded.above", slots: { letter, high: digitToldText(greatest(mask)) } }];
    if (greatest(digits) < least(mask))
      return [{ template: "excluded.below", slots: { letter, low: digitToldText(least(mask)) } }];
    if (size(mask) > 1 && size(mask) <= FEW_LEFT)
      return [
        { template: "excluded.known", slots: { letter, digits: { or: digitsIn(mask).map(digitToldText) } } },
      ];
  }
  const tellings = taken === 0 ? [] : tellHolders(taken, cited);
  if (before === 0) return tellings;
  const slots = { letter, digits: { or: digitsIn(before).map(digitToldText) } };
  return [...tellings, { template: "excluded", slots }];
}

/** More digits than these are told by where they begin, or by the few that are left. */
const MOST_LISTED = 2;
const FEW_LEFT = 3;
/** Nobody follows a longer list of digits and whose they are. */
const MOST_HELD = 3;

/** Which letters have these digits. */
function tellHolders(digits: number, cited: View): Telling[] {
  const holders = [...cited.fixed.entries()].flatMap(([symbol, digit]) =>
    digit >= 0 && (digits & (1 << digit)) !== 0 ? [{ symbol, digit }] : [],
  );
  holders.sort((a, b) => a.digit - b.digit);
  const letters = holders.map(({ symbol }) => symbolName(symbol, cited.setting));
  const names = holders.map(({ digit }) => digitToldText(digit));
  if (holders.length === 0) return [];
  if (holders.length > MOST_HELD) return [{ template: "taken.all", slots: { digits: { and: names } } }];
  if (holders.length === 1)
    return [{ template: "taken", slots: { digit: names[0] as string, letter: letters[0] as string } }];
  return [{ template: "taken.more", slots: { digits: { and: names }, letters: { and: letters } } }];
}
