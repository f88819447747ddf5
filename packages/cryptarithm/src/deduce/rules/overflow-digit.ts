/**
 * Overflow digit (level 1; leading carry, search for one). The result has a digit more than every
 * number that is added: that digit is the carry alone, and two numbers never carry more than 1.
 *
 * AB + CD = EFG: two numbers below 100 add up to less than 200, so E = 1.
 */

import type { Finding, Rule, Slot, Telling } from "../rule.js";
import { digitsIn, isSingle, least } from "../setting/digits.js";
import { carryName, symbolName } from "../setting/names.js";
import type { Column } from "../setting/setting.js";
import { writtenSum } from "../setting/written-sum.js";
import type { View } from "../state/view.js";
import { digitToldText } from "../tell/claim-text.js";
import { tellGone, tellTaken } from "../tell/tell-taken.js";

/** Results with more digits than that to spare have no solution anyway. */
const MOST_COLUMNS = 3;

export const overflowDigit: Rule = {
  name: "overflow-digit",
  level: 1,
  example: { formula: "AB + CD = EFG", solutions: 284, finds: ["E = 1", "c2 = 1"] },
  find(moment) {
    const findings: Finding[] = [];
    for (const { part, columns } of moment.setting.calculations) {
      let from = columns.length;
      while (from > 0 && isOverflow(columns[from - 1] as Column)) from--;
      const top = columns.slice(from);
      if (from === 0 || top.length === 0 || top.length > MOST_COLUMNS) continue;
      if (!top.some((column) => moment.isOpen(column))) continue;
      const claims = moment.news(moment.together(`${part}:top`, top, 1000));
      if (claims.length === 0) continue;
      findings.push({
        rule: overflowDigit,
        spot: { part, place: columns.length - 1 },
        grounds: { kind: "local", constraints: top },
        claims,
      });
    }
    return findings;
  },
  tell({ spot, grounds, claims }, cited) {
    const { setting } = cited;
    const top = (grounds.kind === "local" ? grounds.constraints : []) as readonly Column[];
    const leading = top.at(-1);
    const lowest = top[0];
    if (leading === undefined || lowest === undefined) return [];
    const carry = lowest.carryIn;
    const symbol = leading.result[0]?.symbols[0];
    const most = setting.carries[carry]?.high ?? 0;
    const letter = symbol === undefined ? "" : symbolName(symbol, setting);
    const never = claims[0]?.kind === "impossible";
    if (!never && symbol === undefined && claims[0]?.kind === "carry" && claims[0].low === claims[0].high)
      return [
        {
          template: "overflow-digit.printed",
          slots: { column: { place: leading.place }, digit: digitToldText(claims[0].low) },
        },
      ];
    if (never || symbol === undefined)
      return [{ template: "overflow-digit.never", slots: { column: { place: leading.place }, most } }];
    const sum = writtenSum(spot.part ?? 0, setting);
    const limit = BigInt(most + 1) * BigInt(setting.base) ** BigInt(lowest.place);
    const words = sum?.added.length === most + 1 && sum.result !== undefined && setting.base === 10;
    const known = Math.min(most, cited.highs[carry] ?? most);
    const slots: Record<string, Slot> = {
      column: { place: lowest.place },
      letter,
      carry: carryName(carry, setting),
      most: known,
      digits: {
        or: digitsIn(cited.masks[symbol] as number)
          .filter((d) => d <= known)
          .map(digitToldText),
      },
      ...(words && {
        added: sum.added.join(" + "),
        result: sum.result,
        limit: { big: limit },
        places: { words: leading.place + 1 },
      }),
    };
    const [low, high] = [cited.lows[carry] as number, cited.highs[carry] as number];
    const plain = top.length === 1;
    if (plain && low === high)
      return [{ template: "overflow-digit.known", slots: { ...slots, digit: digitToldText(low) } }];
    if (most >= setting.base - 1 && claims.every((c) => c.kind === "digits" && isSingle(c.digits))) {
      const taken = cited.fixed.reduce((set, held) => (held >= 0 ? set | (1 << held) : set), 0);
      const before = (setting.domains[symbol] as number) & (taken | (cited.masks[symbol] as number));
      const gone = before & ~(cited.masks[symbol] as number);
      const left = { letter, digits: { or: digitsIn(before).map(digitToldText) } };
      return [{ template: "only-digit-left.few", slots: left }, ...tellGone(symbol, gone, cited)];
    }
    if (plain && claims.every(({ kind }) => kind === "carry")) return [tellCarry(symbol, slots, cited)];
    const name =
      words && plain ? "overflow-digit" : most > FEW ? "overflow-digit.most" : "overflow-digit.carry";
    return [{ template: name, slots }, ...tellTaken([symbol], cited)];
  },
};

/** More digits than these are told by the greatest. */
const FEW = 3;

/** What the first digit says of the carry that it is. */
function tellCarry(symbol: number, slots: Record<string, Slot>, cited: View): Telling {
  const mask = cited.masks[symbol] as number;
  const low = mask === 0 ? 1 : least(mask);
  if (cited.fixed[symbol] === low)
    return { template: "overflow-digit.back", slots: { ...slots, digit: digitToldText(low) } };
  return { template: "overflow-digit.some", slots: { ...slots, low: digitToldText(low) } };
}

/** Nothing is added in such a column but the carry. */
const isOverflow = ({ added, result }: Column): boolean =>
  added.length === 0 && result.length === 1 && result[0]?.coefficient === 1 && result[0].symbols.length <= 1;
