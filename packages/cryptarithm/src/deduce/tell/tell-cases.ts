/**
 * A small fork inside a sentence: where columns have too many ways for a table, what each value of a carry
 * between them (or of a letter with few digits left) gives. "With c1 = 0 that gives E = 5|6. With c1 = 1
 * nothing fits."
 */

import type { Telling } from "../rule.js";
import { type Constraint, symbolsIn } from "../setting/constraint.js";
import { digitsIn, size } from "../setting/digits.js";
import { carryName, symbolName } from "../setting/names.js";
import type { Claim } from "../state/claim.js";
import { LocalSearch } from "../state/local-search.js";
import type { View } from "../state/view.js";
import { digitsText, digitText } from "./claim-text.js";
import { settled } from "./settled.js";

/** No more than these are held apart in one sentence. */
const MOST_CASES = 3;
const MOST_CLAIMS = 3;
const NODES = 3000;

/** One value of what is told apart, and the view with it. */
interface Case {
  readonly name: string;
  readonly value: string;
  readonly view: View;
}

/** What each case gives for the letters of the claims; undefined when no choice of cases makes that clear. */
export function tellCases(
  constraints: readonly Constraint[],
  claims: readonly Claim[],
  cited: View,
): Telling[] | undefined {
  const refuted = valuesRefuted(claims, cited);
  if (refuted !== undefined) return refuted;
  const letters = claims.flatMap((claim) => (claim.kind === "digits" ? [claim.symbol] : []));
  if (letters.length === 0 || claims.length > MOST_CLAIMS) return undefined;
  for (const cases of choices(constraints, letters, settled(constraints, cited))) {
    const results = cases.map(({ view }) => digitsOf(constraints, letters, view));
    if (new Set(results).size === 1) continue;
    const tellings = cases.flatMap(({ name, value }, i) => {
      const result = results[i];
      if (result === undefined) return [];
      const slots = { name, value, result };
      return [{ template: result === "" ? "with-value.never" : "with-value", slots }];
    });
    return tellings.length === cases.length ? tellings : undefined;
  }
  return undefined;
}

/** When the step is about carries only: the values that nothing fits with. */
function valuesRefuted(claims: readonly Claim[], cited: View): Telling[] | undefined {
  const tellings: Telling[] = [];
  let gone = 0;
  for (const claim of claims) {
    if (claim.kind !== "carry") return undefined;
    const name = carryName(claim.carry, cited.setting);
    const [low, high] = [cited.lows[claim.carry] as number, cited.highs[claim.carry] as number];
    const values: number[] = [];
    for (let value = low; value <= high; value++)
      if (value < claim.low || value > claim.high) values.push(value);
    gone += values.length;
    if (values.length > 0)
      tellings.push({ template: "with-value.never", slots: { name, value: { or: values } } });
  }
  return gone === 0 || gone > MOST_CASES ? undefined : tellings;
}

/** What may be told apart: carries first, those of two columns before others, then letters with few digits. */
function* choices(
  constraints: readonly Constraint[],
  letters: readonly number[],
  cited: View,
): Generator<Case[]> {
  const { setting } = cited;
  const all = constraints.flatMap(({ carries }) => carries.map(({ carry }) => carry));
  const shared = all.filter((carry, i) => all.indexOf(carry) !== i);
  for (const carry of new Set([...shared, ...all])) {
    const [low, high] = [cited.lows[carry] as number, cited.highs[carry] as number];
    if (low === high || high - low >= MOST_CASES) continue;
    yield Array.from({ length: high - low + 1 }, (_, i) => {
      const claim = { kind: "carry", carry, low: low + i, high: low + i } as const;
      return { name: carryName(carry, setting), value: String(low + i), view: withClaim(cited, claim) };
    });
  }
  for (const symbol of new Set(constraints.flatMap(symbolsIn))) {
    const mask = cited.masks[symbol] as number;
    if (letters.includes(symbol) || cited.fixed[symbol] !== -1 || size(mask) > MOST_CASES) continue;
    yield digitsIn(mask).map((digit) => {
      const claim = { kind: "digits", symbol, digits: 1 << digit } as const;
      return { name: symbolName(symbol, setting), value: digitText(digit), view: withClaim(cited, claim) };
    });
  }
}

function withClaim(view: View, claim: Claim): View {
  const copy = view.clone();
  copy.learn(claim);
  return copy;
}

/** The digits that occur for some letters, "" when nothing fits; undefined when there is too much to look at. */
function digitsOf(
  constraints: readonly Constraint[],
  letters: readonly number[],
  view: View,
): string | undefined {
  const { setting } = view;
  const search = new LocalSearch(constraints, setting.domains.length, setting.carries.length);
  const masks = letters.map(() => 0);
  const outcome = search.run(view, NODES, (values) => {
    for (const [i, letter] of letters.entries())
      masks[i] = (masks[i] as number) | (1 << (values[letter] as number));
    return false;
  });
  if (outcome !== "all") return undefined;
  if (masks[0] === 0) return "";
  return letters
    .map((letter, i) => `${symbolName(letter, setting)} = ${digitsText(masks[i] as number)}`)
    .join(", ");
}
