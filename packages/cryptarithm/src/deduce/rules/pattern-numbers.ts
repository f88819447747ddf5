/**
 * Pattern numbers (level 4; ACA *special forms*). A number whose letters repeat has a divisor whatever they
 * are: AAA = 3 × 37 × A, ABAB = 101 × AB, ABCABC = 7 × 11 × 13 × ABC. A prime divisor of a product divides
 * one of the factors.
 *
 * AB × CB = DDD: 37 divides a factor, which is 37 or 74.
 */

import { commonDivisor } from "../../number/common-divisor.js";
import type { Place } from "../../semantics/puzzle.js";
import type { Finding, Rule } from "../rule.js";
import { type Constraint, symbolsIn } from "../setting/constraint.js";
import { lettersIn, numberText, type ProductForm, productsOf, productText } from "../setting/product-form.js";
import { residueOfPart } from "../setting/residue-of-part.js";
import type { Setting } from "../setting/setting.js";

/** A person tries no more multiples of the prime than this. */
const MOST_NODES = 2500;
const SMALLEST_PRIME = 7;

interface Pattern {
  readonly form: ProductForm;
  readonly prime: number;
  readonly constraint: Constraint;
}

const known = new WeakMap<Setting, readonly Pattern[]>();

export const patternNumbers: Rule = {
  name: "pattern-numbers",
  level: 4,
  example: { formula: "AB * CB = DDD", solutions: 2, finds: ["B = 4|7"] },
  find(moment) {
    const { setting, view } = moment;
    let patterns = known.get(setting);
    if (patterns === undefined) {
      patterns = productsOf(setting).forms.flatMap((form) => patternsOf(form, setting));
      known.set(setting, patterns);
    }
    const findings: Finding[] = [];
    for (const { form, prime, constraint } of patterns) {
      if (symbolsIn(constraint).every((s) => view.fixed[s] !== -1)) continue;
      const claims = moment.news(moment.together(`${form.part}%${prime}`, [constraint], MOST_NODES));
      if (claims.length === 0) continue;
      findings.push({
        rule: patternNumbers,
        spot: { part: form.part },
        grounds: { kind: "local", constraints: [constraint] },
        claims,
      });
    }
    return findings;
  },
  tell: ({ spot, grounds, claims }, cited) => {
    const pattern = known
      .get(cited.setting)
      ?.find(
        ({ form, constraint }) =>
          form.part === spot.part && grounds.kind === "local" && grounds.constraints.includes(constraint),
      );
    if (pattern === undefined) return [];
    const { form, prime } = pattern;
    const never = claims[0]?.kind === "impossible" ? ".never" : "";
    const slots = {
      product: productText(form, cited),
      number: numberText(form.result, cited),
      prime,
      factors: { or: [...new Set(form.factors.map((factor) => numberText(factor, cited)))] },
    };
    return [{ template: `pattern-numbers${never}`, slots }];
  },
};

/** The primes that divide a result for the sake of its pattern alone. */
function patternsOf(form: ProductForm, setting: Setting): Pattern[] {
  const calculation = setting.calculations.find(({ part }) => part === form.part);
  if (calculation === undefined || new Set(lettersIn(form.result)).size === form.result.length) return [];
  let divisor = divisorOfAll(form.result, setting.base);
  const patterns: Pattern[] = [];
  for (let prime = 2; prime * prime <= divisor || divisor > 1; prime++) {
    if (prime > 1e5) break;
    if (divisor % prime !== 0) continue;
    while (divisor % prime === 0) divisor /= prime;
    if (prime >= SMALLEST_PRIME)
      patterns.push({ form, prime, constraint: residueOfPart(calculation, prime, setting.base) });
  }
  return patterns;
}

/** The greatest number that divides a number whatever its letters are. */
function divisorOfAll(places: readonly Place[], base: number): number {
  const weights = new Map<number, number>();
  let printed = 0;
  for (const [i, place] of places.entries()) {
    const value = base ** (places.length - 1 - i);
    if (place < 0) printed += value * (-1 - place);
    else weights.set(place, (weights.get(place) ?? 0) + value);
  }
  const all = [...weights.values(), printed];
  return all.every((value) => value <= Number.MAX_SAFE_INTEGER) ? all.reduce(commonDivisor) : 1;
}
