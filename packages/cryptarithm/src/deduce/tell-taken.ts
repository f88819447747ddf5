/**
 * What to say of digits that are taken elsewhere: "0 and 1 are taken by O and M." Every rule adds this
 * sentence behind its own in the same way. A cited fact that fixes a letter outside of what the rule
 * looks at can only be cited because it takes that digit.
 */
import { digitText } from "./claim-text.js";
import { symbolName } from "./names.js";
import type { Telling } from "./rule.js";
import type { View } from "./view.js";

/** The digits that the cited facts give to letters outside; with `also` those of letters inside. */
export function tellTaken(inside: Iterable<number>, cited: View, also = 0): Telling[] {
  const within = new Set(inside);
  const digits: string[] = [];
  const letters: string[] = [];
  for (const [symbol, digit] of cited.fixed.entries()) {
    if (digit < 0 || (within.has(symbol) && (also & (1 << digit)) === 0)) continue;
    if (cited.setting.domains[symbol] === 1 << digit) continue;
    digits.push(digitText(digit));
    letters.push(symbolName(symbol, cited.setting));
  }
  const order = digits
    .map((_, i) => i)
    .sort((a, b) => ((digits[a] as string) < (digits[b] as string) ? -1 : 1));
  if (order.length === 0) return [];
  if (order.length === 1)
    return [{ template: "taken", slots: { digit: digits[0] as string, letter: letters[0] as string } }];
  const sorted = (list: readonly string[]): string[] => order.map((i) => list[i] as string);
  return [
    { template: "taken.more", slots: { digits: { and: sorted(digits) }, letters: { and: sorted(letters) } } },
  ];
}
