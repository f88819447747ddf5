/**
 * Few letters left (level 3). So little of a part is open that its letters can simply be tried, each
 * combination by calculating. It needs no columns, so it reads functions, roots and powers as well.
 *
 * A! = BCD with 4 ≤ A ≤ 6: 4! = 24 and 5! = 120 and 6! = 720, so A is 5 or 6.
 */

import { valueFindings } from "../looks/value-findings.js";
import type { Rule } from "../rule.js";
import { symbolName, toldText } from "../setting/names.js";
import type { Part } from "../setting/part.js";
import { eachValue } from "../state/values.js";
import type { View } from "../state/view.js";
import { digitText } from "../tell/claim-text.js";
import { waysText } from "../tell/tell-fitting.js";

/** More combinations are not tried; where a part has columns, only what is nearly known. */
const MOST_LINES = 200;
const FEW_LINES = 12;
/** A part with columns may have so many open letters. */
const MOST_OPEN_IN_COLUMNS = 1;
/** The values that are left are named when they are so few. */
const MOST_NAMED = 6;

export const fewLettersLeft: Rule = {
  name: "few-letters-left",
  level: 3,
  example: { formula: "A! = BCD", solutions: 2, finds: ["A = 5|6", "B = 1|7", "C = 2", "D = 0"] },
  find(moment) {
    const { setting, view } = moment;
    const inColumns = new Set(setting.calculations.map(({ part }) => part));
    // What has columns is read column by column; trying more than one of its letters would explain nothing.
    const linesOf = ({ index, symbols }: Part): number => {
      if (!inColumns.has(index)) return MOST_LINES;
      const open = symbols.filter((symbol) => view.fixed[symbol] === -1).length;
      return open > MOST_OPEN_IN_COLUMNS ? 0 : FEW_LINES;
    };
    return valueFindings(fewLettersLeft, moment, { lines: linesOf, suits: ({ kind }) => kind !== "roots" });
  },
  tell: ({ spot, claims }, cited) => {
    const part = cited.setting.parts[spot.part ?? 0] as Part;
    const slots = { part: toldText(part.expression, cited.setting), letters: openLetters(part, cited) };
    if (claims[0]?.kind === "impossible")
      return [{ template: `few-letters-left${slots.letters.and.length === 1 ? ".one" : ""}.never`, slots }];
    const values = valuesOf(part, cited);
    const one = slots.letters.and.length === 1 ? ".one" : "";
    if (values === undefined) return [{ template: `few-letters-left${one}`, slots }];
    return [{ template: `few-letters-left${one}.values`, slots: { ...slots, values: { or: values } } }];
  },
};

const openLetters = ({ symbols }: Part, { fixed, setting }: View): { readonly and: string[] } => ({
  and: symbols.filter((s) => fixed[s] === -1).map((s) => symbolName(s, setting)),
});

/** The assignments that are left, `A = 5, B = 1`; undefined when there are many. */
function valuesOf(part: Part, cited: View): string[] | undefined {
  const open = part.symbols.filter((s) => cited.fixed[s] === -1);
  const ways: number[][] = [];
  const outcome = eachValue(part, cited, MOST_LINES * 4, (digits) => {
    ways.push(open.map((s) => digits[s] as number));
    return ways.length > MOST_NAMED;
  });
  if (outcome !== "all" || (open.length > 4 && ways.length > 2)) return undefined;
  if (open.length === 1) return ways.map(([digit]) => digitText(digit as number));
  const names = open.map((s) => symbolName(s, cited.setting));
  return waysText(names, ways);
}
