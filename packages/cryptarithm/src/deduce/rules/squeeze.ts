/**
 * Squeeze (level 3; interval bounding). The two sides of a part lie between what their smallest and
 * greatest digits give; a digit with which they cannot meet is impossible.
 *
 * I + BB = ILL: at most 9 + 99 = 108 and at least 100, so I = 1 and L = 0.
 */
import { type Exact, floor, negate } from "../../number/exact.js";
import { symbolsOf } from "../../semantics/puzzle.js";
import type { Rule, Slot, Telling } from "../rule.js";
import { digitsIn, greatest, isSingle, least } from "../setting/digits.js";
import { toldText } from "../setting/names.js";
import type { Comparison, Part } from "../setting/part.js";
import { rowNameOf } from "../setting/row-names.js";
import type { Setting } from "../setting/setting.js";
import { type SideWeights, sideWeights } from "../setting/side-weights.js";
import type { Claim } from "../state/claim.js";
import { follows, isTooFar } from "../state/grounds.js";
import type { Moment, Notebook } from "../state/moment.js";
import { sideBounds } from "../state/part-bounds.js";
import { remember } from "../state/remember.js";
import { mayBeTooFar } from "../state/rough-bounds.js";
import type { View } from "../state/view.js";

/** What a part said, by the state of its letters. */
const kept = new WeakMap<Notebook, Map<string, readonly Claim[]>>();
const weightsOf = new WeakMap<Setting, Map<number, SideWeights | undefined>>();

export const squeeze: Rule = {
  name: "squeeze",
  level: 3,
  example: { formula: "I + BB = ILL", solutions: 1, finds: ["I = 1", "B = 9", "L = 0"] },
  find(moment) {
    return moment.setting.parts.flatMap((part) => {
      const claims = squeezed(part, moment);
      if (claims.length === 0) return [];
      const { index } = part;
      return [{ rule: squeeze, spot: { part: index }, grounds: { kind: "bound", part: index }, claims }];
    });
  },
  tell: ({ spot, claims }, cited) => {
    const { index, comparison } = cited.setting.parts[spot.part ?? 0] as Part;
    if (comparison === undefined) return [];
    const telling = tellSides(comparison, cited);
    if (rowNameOf(index, cited.setting)?.kind !== "remainder") return [telling];
    return [{ ...telling, template: ofRemainder(comparison, claims, cited) ?? telling.template }];
  },
};

/** What the bounds of the two sides of a part say that is news. */
export function squeezed(part: Part, { view, setting, notebook }: Moment): readonly Claim[] {
  const { index, comparison, symbols } = part;
  if (comparison === undefined || comparison.operator === "!=") return [];
  if (symbols.every((s) => view.fixed[s] !== -1)) return [];
  const states = kept.get(notebook) ?? new Map<string, readonly Claim[]>();
  kept.set(notebook, states);
  let key = `${index}`;
  for (const s of symbols) key += `,${view.masks[s]}`;
  let claims = states.get(key);
  if (claims === undefined) {
    const weights = linear(part, setting);
    const found =
      weights === undefined ? byTrying(part, view) : byWeights(weights, comparison.operator, view);
    // A letter on both sides can be impossible digit by digit, and yet not for what bounds see of it.
    claims = found.filter((claim) => follows({ kind: "bound", part: index }, [claim], view));
    remember(states, key, claims);
  }
  return claims.filter((claim) => view.isNews(claim));
}

function linear(part: Part, setting: Setting): SideWeights | undefined {
  const known = weightsOf.get(setting) ?? new Map<number, SideWeights | undefined>();
  weightsOf.set(setting, known);
  if (!known.has(part.index)) known.set(part.index, sideWeights(part, setting));
  return known.get(part.index);
}

/** For sums: what the left side has more than the right lies between `low` and `high`, which must allow the comparison. */
function byWeights({ symbols, up, down, constant }: SideWeights, operator: Comparison, view: View): Claim[] {
  let [low, high] = [constant, constant];
  const ends = symbols.map((s) => {
    const mask = view.masks[s] as number;
    return mask === 0 ? ([0n, 0n] as const) : ([BigInt(least(mask)), BigInt(greatest(mask))] as const);
  });
  for (const [i, [from, to]] of ends.entries()) {
    low += (up[i] as bigint) * from - (down[i] as bigint) * to;
    high += (up[i] as bigint) * to - (down[i] as bigint) * from;
  }
  const fails = (from: bigint, to: bigint): boolean => {
    if (operator === "=") return from > 0n || to < 0n;
    if (operator === "<") return from >= 0n;
    if (operator === "<=") return from > 0n;
    if (operator === ">") return to <= 0n;
    return to < 0n;
  };
  if (fails(low, high)) return [{ kind: "impossible" }];
  const claims: Claim[] = [];
  for (const [i, symbol] of symbols.entries()) {
    if (view.fixed[symbol] !== -1) continue;
    const [from, to] = ends[i] as readonly [bigint, bigint];
    const [more, less] = [up[i] as bigint, down[i] as bigint];
    const impossible = (digit: number): boolean => {
      const d = BigInt(digit);
      return fails(low + more * (d - from) + less * (to - d), high - more * (to - d) - less * (d - from));
    };
    addClaim(symbol, impossible, view, claims);
  }
  return claims;
}

/** For other comparisons: each letter's digits are put in, from both ends. */
function byTrying({ index, symbols, comparison }: Part, view: View): Claim[] {
  if (comparison === undefined) return [];
  const { setting } = view;
  if (mayBeTooFar(comparison, view.masks, setting) && isTooFar(index, view)) return [{ kind: "impossible" }];
  const claims: Claim[] = [];
  const masks = view.masks.slice();
  for (const symbol of symbols) {
    if (view.fixed[symbol] !== -1) continue;
    const impossible = (digit: number): boolean => {
      masks[symbol] = 1 << digit;
      const maybe = mayBeTooFar(comparison, masks, setting);
      masks[symbol] = view.masks[symbol] as number;
      if (!maybe) return false;
      const assumed = view.clone();
      assumed.masks[symbol] = 1 << digit;
      return isTooFar(index, assumed);
    };
    addClaim(symbol, impossible, view, claims);
  }
  return claims;
}

/** Strikes digits from each end as long as they are impossible and another is left: bounds see no holes. */
function addClaim(symbol: number, impossible: (digit: number) => boolean, view: View, claims: Claim[]): void {
  let digits = view.masks[symbol] as number;
  for (const digit of digitsIn(digits)) {
    if (isSingle(digits) || !impossible(digit)) break;
    digits &= ~(1 << digit);
  }
  for (const digit of digitsIn(digits).toReversed()) {
    if (isSingle(digits) || !impossible(digit)) break;
    digits &= ~(1 << digit);
  }
  if (digits !== view.masks[symbol]) claims.push({ kind: "digits", symbol, digits });
}

/** Between what the two sides lie. */
function tellSides(comparison: NonNullable<Part["comparison"]>, cited: View): Telling {
  const { left, right } = sideBounds(comparison, cited);
  const slots: Record<string, Slot> = {
    left: toldText(comparison.left, cited.setting),
    right: toldText(comparison.right, cited.setting),
  };
  const { operator } = comparison;
  const known = [
    ["low", left.low, true],
    ["high", left.high, false],
    ["rightLow", right.low, true],
    ["rightHigh", right.high, false],
  ] as const;
  for (const [name, value, down] of known) {
    const big = value === undefined ? undefined : rounded(value, down);
    if (big !== undefined) slots[name] = { big };
  }
  const has = (...names: readonly string[]): boolean => names.every((name) => slots[name] !== undefined);
  if (operator === "<" || operator === "<=")
    return { template: has("low", "rightHigh") ? "squeeze.less" : "squeeze.sides", slots };
  if (operator === ">" || operator === ">=")
    return { template: has("high", "rightLow") ? "squeeze.more" : "squeeze.sides", slots };
  const isOne = (a: Exact | undefined, b: Exact | undefined): boolean => a !== undefined && a === b;
  if (isOne(right.low, right.high) && has("low", "high")) return { template: "squeeze.right", slots };
  if (isOne(left.low, left.high) && has("rightLow", "rightHigh")) return { template: "squeeze.left", slots };
  if (has("low", "high", "rightLow", "rightHigh")) return { template: "squeeze", slots };
  if (has("low", "rightHigh")) return { template: "squeeze.less", slots };
  if (has("high", "rightLow")) return { template: "squeeze.more", slots };
  return { template: "squeeze.sides", slots };
}

/** Of what is left in a written-out calculation: for which side the step says something. */
function ofRemainder(
  { left, operator, right }: NonNullable<Part["comparison"]>,
  claims: readonly Claim[],
  { setting }: View,
): string | undefined {
  const symbols = claims.flatMap((claim) => (claim.kind === "digits" ? [claim.symbol] : []));
  const isIn = (side: typeof left): boolean => {
    const own = symbolsOf(side, setting.puzzle);
    return symbols.length > 0 && symbols.every((symbol) => own.has(symbol));
  };
  const [onLeft, onRight] = [isIn(left), isIn(right)];
  if (onLeft === onRight) return undefined;
  if (right.kind === "numeral" && operator === "<") return "squeeze.left-over.known";
  return `squeeze.${onLeft ? "left-over" : "divisor"}${operator === "<" ? "" : ".at-most"}`;
}

/** A bound as a whole number that is still a bound; undefined when it is too large to write down. */
function rounded(value: Exact, down: boolean): bigint | undefined {
  const whole = down ? floor(value) : negate(floor(negate(value)));
  return typeof whole === "bigint" && whole.toString().length <= MOST_FIGURES ? whole : undefined;
}

/** Longer numbers say nothing. */
const MOST_FIGURES = 15;
