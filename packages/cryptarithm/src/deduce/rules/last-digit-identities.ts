/**
 * Last-digit identities (level 2; ACA *multiplication principles*). The units of a product end as one of
 * the factors does, or two equal digits are multiplied, or the last digit is 0. A·B ends in A only for
 * A = 0, for B = 1, for 6 times an even digit and for 5 times an odd one (in base ten).
 *
 * CA × B = DA, where B is not 1: A = 0, or A = 5 with B odd, or B = 6 with A even.
 */

import { lastDigitWays, MOST_WAYS_TOLD, wayText } from "../looks/last-digit-ways.js";
import type { Finding, Rule } from "../rule.js";
import { candidates, knownDigit, lettersIn, type ProductForm, productsOf } from "../setting/product-form.js";
import type { View } from "../state/view.js";
import { claimText, digitText } from "../tell/claim-text.js";
import { columnAt, letterText } from "../tell/column-text.js";

export const lastDigitIdentities: Rule = {
  name: "last-digit-identities",
  level: 2,
  example: { formula: "AB * AB = CDB", solutions: 2, finds: ["B = 0|1|5|6"] },
  find(moment) {
    const { setting, view } = moment;
    const findings: Finding[] = [];
    for (const form of productsOf(setting).forms) {
      if (form.factors.length !== 2 || !isTelling(form, view)) continue;
      const column = columnAt(setting, form.part, 0);
      if (column === undefined) continue;
      const claims = moment.news(moment.column(column)).filter(({ kind }) => kind !== "carry");
      if (claims.length === 0) continue;
      findings.push({
        rule: lastDigitIdentities,
        spot: { part: form.part, place: 0 },
        grounds: { kind: "local", constraints: [column] },
        claims,
      });
    }
    return findings;
  },
  tell: ({ spot, claims }, cited) => {
    const form = productsOf(cited.setting).forms.find(({ part }) => part === spot.part);
    if (form === undefined) return [];
    const [a, b, r] = ends(form);
    const name = (place: number): string => (place < 0 ? digitText(-1 - place) : letterText(place, cited));
    const slots = { column: { place: 0 }, a: name(a), b: name(b), r: name(r) };
    const carry = columnAt(cited.setting, form.part, 0)?.carryOut ?? -1;
    const ways = lastDigitWays(a, b, r, cited).filter((way) => {
      const carried = Math.floor((way.a * way.b) / cited.setting.base);
      return (
        carry < 0 || (carried >= (cited.lows[carry] as number) && carried <= (cited.highs[carry] as number))
      );
    });
    if (ways.length === 0) return [{ template: "last-digit-identities.never", slots }];
    if (ways.length <= MOST_WAYS_TOLD)
      return [{ template: "last-digit-identities", slots: { ...slots, ways: { or: ways.map(wayText) } } }];
    if (a === b && r === a) {
      const digits = ways.map((way) => digitText(way.a));
      return [{ template: "last-digit-identities.square", slots: { ...slots, digits: { or: digits } } }];
    }
    const same = a >= 0 && (r === a || r === b);
    const facts = { and: claims.map((claim) => claimText(claim, cited.setting)) };
    const leaves = { template: "last-digit-identities.leaves", slots: { facts } };
    if (same && cited.setting.base === 10) return [{ template: "last-digit-identities.same", slots }, leaves];
    return [{ template: "last-digit-identities.table", slots }];
  },
};

/** The last places of both factors and of the result. */
function ends({ factors, result }: ProductForm): [number, number, number] {
  const [a, b] = factors.map((factor) => factor.at(-1) as number);
  return [a as number, b as number, result.at(-1) as number];
}

/** Whether the units repeat a letter, or end in 0, and something in them is open. */
function isTelling(form: ProductForm, view: View): boolean {
  const [a, b, r] = ends(form);
  if (lettersIn([a, b, r]).every((letter) => view.fixed[letter] !== -1)) return false;
  return r === a || r === b || a === b || knownDigit(r, view) === 0 || candidates(r, view) === 1;
}
