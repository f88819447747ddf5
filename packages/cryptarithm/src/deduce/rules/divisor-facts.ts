/**
 * Divisor facts (level 3). What divides a factor divides the product: by 2, 5 and 10 one sees it in the last
 * digit, by 4 and 25 in the last two, by 3 and 9 in the sum of the digits, by 11 in the alternating sum.
 *
 * AB × 5 = CDE: CDE is a multiple of 5, so E is 0 or 5.
 */

import type { Place } from "../../semantics/puzzle.js";
import type { Finding, Rule } from "../rule.js";
import { type Constraint, symbolsIn } from "../setting/constraint.js";
import { knownDigit, numberText, type ProductForm, productsOf } from "../setting/product-form.js";
import { residueOfPart } from "../setting/residue-of-part.js";
import type { Calculation } from "../setting/setting.js";
import { reduced } from "../state/reduced.js";
import type { View } from "../state/view.js";

/** The divisors that people know a sign of, in base ten. */
const DIVISORS = [25, 11, 9, 8, 5, 4, 3, 2] as const;
/** More open letters tell nothing. */
const MOST_OPEN = 3;

export const divisorFacts: Rule = {
  name: "divisor-facts",
  level: 3,
  example: { formula: "AB * 5 = CDE", solutions: 33, finds: ["E = 0|5"] },
  find(moment) {
    const { setting, view } = moment;
    const findings: Finding[] = [];
    for (const form of productsOf(setting).forms) {
      if (form.result.every((place) => knownDigit(place, view) >= 0)) continue;
      const calculation = setting.calculations.find(({ part }) => part === form.part);
      if (calculation === undefined) continue;
      for (const divisor of divisorsOf(form, view)) {
        const constraint = reduced(whole(calculation, divisor, setting.base), view);
        const open = symbolsIn(constraint);
        if (open.length === 0 || open.length > MOST_OPEN) continue;
        const key = `${form.part}%${divisor} ${JSON.stringify(constraint.monomials)}${constraint.constant}`;
        const claims = moment.news(moment.together(key, [constraint], 1000));
        if (claims.length === 0) continue;
        findings.push({
          rule: divisorFacts,
          spot: { part: form.part },
          grounds: { kind: "local", constraints: [whole(calculation, divisor, setting.base)] },
          claims,
        });
        break;
      }
    }
    return findings;
  },
  tell: ({ spot, grounds, claims }, cited) => {
    const form = productsOf(cited.setting).forms.find(({ part }) => part === spot.part);
    const [constraint] = grounds.kind === "local" ? grounds.constraints : [];
    const demand = constraint?.demand;
    if (form === undefined || demand === undefined || typeof demand === "string") return [];
    const divisor = demand.multipleOf;
    const factor = form.factors.find((places) => knownValue(places, cited) % divisor === 0);
    const number = numberText(form.result, cited);
    const slots = { number, divisor, factor: factor === undefined ? "" : numberText(factor, cited) };
    const own = factor !== undefined && knownValue(factor, cited) === divisor;
    if (claims[0]?.kind === "impossible")
      return [{ template: `divisor-facts${own ? ".own" : ""}.never`, slots }];
    const sign = cited.setting.base === 10 ? SIGNS[divisor] : undefined;
    return [
      { template: own ? "divisor-facts.own" : "divisor-facts", slots },
      ...(sign === undefined ? [] : [{ template: `divisor-facts${sign}`, slots }]),
    ];
  },
};

/** How one sees that a number is a multiple, in base ten. */
const SIGNS: Readonly<Record<number, string>> = {
  2: ".last",
  5: ".last",
  4: ".two",
  25: ".two",
  8: ".three",
  3: ".sum",
  9: ".sum",
  11: ".alternating",
};

const congruences = new WeakMap<Calculation, Map<number, Constraint>>();

/** The congruence as it is written down from the puzzle alone; the same object each time. */
function whole(calculation: Calculation, divisor: number, base: number): Constraint {
  const known = congruences.get(calculation) ?? new Map<number, Constraint>();
  congruences.set(calculation, known);
  const constraint = known.get(divisor) ?? residueOfPart(calculation, divisor, base);
  known.set(divisor, constraint);
  return constraint;
}

/** The known divisors of the factors that are known, the largest first; other bases have signs for b - 1 and b + 1 too. */
function divisorsOf({ factors }: ProductForm, view: View): number[] {
  const { base } = view.setting;
  const values = factors.map((places) => knownValue(places, view)).filter((value) => value > 1);
  const divisors = base === 10 ? DIVISORS : [base + 1, base - 1, 5, 4, 3, 2];
  return divisors.filter((divisor) => divisor > 1 && values.some((value) => value % divisor === 0));
}

/** The value of a number when all its digits are known, else NaN. */
function knownValue(places: readonly Place[], view: View): number {
  return places.reduce<number>((value, place) => {
    const digit = knownDigit(place, view);
    return digit < 0 ? Number.NaN : value * view.setting.base + digit;
  }, 0);
}
