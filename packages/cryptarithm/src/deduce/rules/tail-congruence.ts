/**
 * Tail congruence (level 3). The last two or three digits of a product depend on the last digits of its
 * factors alone.
 *
 * ODD × ODD = FREAKY: KY are the last two digits of 11·D × 11·D, which leaves D = 2, 3, 4, 7 and 9.
 */

import type { Finding, Rule, Slot } from "../rule.js";
import { symbolsIn } from "../setting/constraint.js";
import { digitsIn } from "../setting/digits.js";
import { symbolName } from "../setting/names.js";
import {
  candidates,
  knownDigit,
  lettersIn,
  numberText,
  type ProductForm,
  productsOf,
} from "../setting/product-form.js";
import type { Calculation } from "../setting/setting.js";
import type { View } from "../state/view.js";
import { digitText } from "../tell/claim-text.js";

/** With more open letters a table of endings is no table to read. */
const MOST_OPEN_FACTORS = 1;
const MOST_NODES = 2000;
const MOST_COMBINATIONS = 3000;

export const tailCongruence: Rule = {
  name: "tail-congruence",
  level: 3,
  example: {
    formula: "ODD * ODD = FREAKY",
    solutions: 2,
    finds: ["D = 2|3|4|7|9", "Y = 1|4|6|9", "K = 0|2|3|8"],
  },
  find(moment) {
    const { setting, view } = moment;
    const findings: Finding[] = [];
    for (const { part, factors } of productsOf(setting).forms) {
      const calculation = setting.calculations.find((other) => other.part === part);
      if (calculation === undefined) continue;
      for (const length of [2, 3]) {
        const tails = new Set(factors.flatMap((factor) => lettersIn(factor.slice(-length))));
        const open = [...tails].filter((s) => view.fixed[s] === -1).length;
        if (
          open > MOST_OPEN_FACTORS ||
          length > calculation.columns.length ||
          !isOpen(calculation, length, view)
        )
          continue;
        const columns = calculation.columns.slice(0, length);
        const analysis = moment.notebook.analyse(
          `${part}:tail${length}`,
          columns,
          view,
          MOST_NODES,
          MOST_COMBINATIONS,
        );
        const claims = moment.news(analysis).filter(({ kind }) => kind !== "carry");
        if (claims.length === 0) continue;
        findings.push({
          rule: tailCongruence,
          spot: { part, place: 0 },
          grounds: { kind: "local", constraints: columns },
          claims,
        });
        break;
      }
    }
    return findings;
  },
  tell: ({ spot, grounds, claims }, cited) => {
    const form = productsOf(cited.setting).forms.find(({ part }) => part === spot.part);
    const length = grounds.kind === "local" ? grounds.constraints.length : 2;
    if (form === undefined) return [];
    const tail = (places: readonly number[]): string => numberText(places.slice(-length), cited);
    const slots = {
      tails: form.factors.map(tail).join(" × "),
      end: tail(form.result),
      number: numberText(form.result, cited),
      length,
    };
    if (claims[0]?.kind === "impossible") return [{ template: "tail-congruence.never", slots }];
    const ends = endsOf(form, length, cited);
    if (ends === undefined) return [{ template: "tail-congruence", slots }];
    return [{ template: "tail-congruence.table", slots: { ...slots, ...ends } }];
  },
};

const isOpen = ({ columns }: Calculation, length: number, view: View): boolean =>
  columns.slice(0, length).some((column) => symbolsIn(column).some((s) => view.fixed[s] === -1));

/** The endings that fit, for each digit of the only open letter of the tails; undefined when there are more letters. */
function endsOf(form: ProductForm, length: number, cited: View): { letter: string; ends: Slot } | undefined {
  const tails = form.factors.map((factor) => factor.slice(-length));
  const end = form.result.slice(-length);
  const open = [...new Set(tails.flatMap(lettersIn))].filter((s) => cited.fixed[s] === -1);
  const [letter] = open;
  if (letter === undefined || open.length > 1) return undefined;
  const { base } = cited.setting;
  const ends: string[] = [];
  for (const digit of digitsIn(cited.masks[letter] as number)) {
    const value = (places: readonly number[]): number =>
      places.reduce((sum, place) => sum * base + (place === letter ? digit : knownDigit(place, cited)), 0);
    const modulus = base ** length;
    let rest = tails.reduce((product, tail) => (product * value(tail)) % modulus, 1);
    const found = new Map<number, number>([[letter, digit]]);
    const fits = [...end].reverse().every((place) => {
      const last = rest % base;
      rest = Math.floor(rest / base);
      const before = found.get(place);
      if (before !== undefined) return before === last;
      if ((candidates(place, cited) & (1 << last)) === 0) return false;
      if (place < 0) return true;
      for (const [other, taken] of found)
        if (taken === last && cited.setting.apart[place * cited.masks.length + other]) return false;
      found.set(place, last);
      return true;
    });
    const written = end.map((place) => digitText(place < 0 ? -1 - place : (found.get(place) ?? 0)));
    if (fits) ends.push(`${digitText(digit)} (${written.join("")})`);
  }
  return { letter: symbolName(letter, cited.setting), ends: { or: ends } };
}
