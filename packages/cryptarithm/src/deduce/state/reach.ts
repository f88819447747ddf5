/**
 * What a linear constraint can still reach: the least and greatest value of a sum of weighted digits.
 * Different letters have different digits, so the heaviest letters cannot all have the same best one:
 * where all letters differ the bounds give the best digits to the heaviest weights.
 */

import type { Constraint } from "../setting/constraint.js";
import { digitsBetween, greatest, least, size } from "../setting/digits.js";
import type { Claim } from "./claim.js";
import type { View } from "./view.js";

/** The least and greatest value that the open terms of a constraint can add up to. */
interface Reach {
  readonly low: number;
  readonly high: number;
}

/** What follows from the reach of a linear equation; a single "impossible" when 0 is out of reach. */
export function tighten(constraint: Constraint, view: View): Claim[] {
  // Digits that are multiplied with each other are not weighed.
  if (constraint.monomials.some(({ symbols }) => symbols.length > 1)) return [];
  const open: { readonly symbol: number; readonly weight: number }[] = [];
  let known = constraint.constant;
  for (const { coefficient, symbols } of constraint.monomials) {
    const symbol = symbols[0] as number;
    const digit = view.fixed[symbol] as number;
    if (digit >= 0) known += coefficient * digit;
    else open.push({ symbol, weight: coefficient });
  }
  let [carriesLow, carriesHigh] = [0, 0];
  for (const { carry, coefficient } of constraint.carries) {
    const ends = [coefficient * (view.lows[carry] as number), coefficient * (view.highs[carry] as number)];
    carriesLow += Math.min(...ends);
    carriesHigh += Math.max(...ends);
  }
  const low = known + carriesLow;
  const high = known + carriesHigh;
  const whole = reachOf(open, -1, view);
  if (whole === NOTHING) return [{ kind: "impossible" }];
  // An inequality asks for at least 0, an equation for exactly 0.
  const atLeast = constraint.demand === "at-least-zero";
  if ((!atLeast && low + whole.low > 0) || high + whole.high < 0) return [{ kind: "impossible" }];
  const claims: Claim[] = [];
  for (const [i, { symbol, weight }] of open.entries()) {
    const rest = reachOf(open, i, view);
    if (rest === NOTHING) return [{ kind: "impossible" }];
    // weight · digit lies between -(high + rest.high) and -(low + rest.low).
    const most = atLeast ? Math.sign(weight) * Number.POSITIVE_INFINITY : -(low + rest.low) / weight;
    const ends = [-(high + rest.high) / weight, most];
    const digits = digitsBetween(Math.ceil(Math.min(...ends)), Math.floor(Math.max(...ends)));
    const kept = (view.masks[symbol] as number) & digits;
    if (kept === 0) return [{ kind: "impossible" }];
    if (kept !== view.masks[symbol]) claims.push({ kind: "digits", symbol, digits });
  }
  for (const { carry, coefficient } of constraint.carries) {
    const own = [coefficient * (view.lows[carry] as number), coefficient * (view.highs[carry] as number)];
    const rest = [low - Math.min(...own) + whole.low, high - Math.max(...own) + whole.high];
    const ends = [-(rest[1] as number) / coefficient, -(rest[0] as number) / coefficient];
    const claim: Claim = {
      kind: "carry",
      carry,
      low: Math.max(view.lows[carry] as number, Math.ceil(Math.min(...ends))),
      high: Math.min(view.highs[carry] as number, Math.floor(Math.max(...ends))),
    };
    if (claim.low > claim.high) return [{ kind: "impossible" }];
    if (view.isNews(claim)) claims.push(claim);
  }
  return claims;
}

/**
 * What the rest of an equation leaves for one of its letters: `weight · letter` lies between `low` and
 * `high`. Undefined when the letter is not open in it.
 */
export function reachWithout(
  constraint: Constraint,
  symbol: number,
  view: View,
): { readonly weight: number; readonly low: number; readonly high: number } | undefined {
  const open: { readonly symbol: number; readonly weight: number }[] = [];
  let known = constraint.constant;
  for (const { coefficient, symbols } of constraint.monomials) {
    const other = symbols[0] as number;
    const digit = view.fixed[other] as number;
    if (digit >= 0) known += coefficient * digit;
    else open.push({ symbol: other, weight: coefficient });
  }
  const i = open.findIndex((term) => term.symbol === symbol);
  if (i < 0 || constraint.carries.length > 0) return undefined;
  const weight = (open[i] as { readonly weight: number }).weight;
  const rest = reachOf(open, i, view);
  if (rest === NOTHING) return undefined;
  const [a, b] = [known + rest.low, known + rest.high];
  return weight > 0 ? { weight, low: -b, high: -a } : { weight, low: a, high: b };
}

/** Whether 0 is out of reach of a linear equation. */
export function outOfReach(constraint: Constraint, view: View): boolean {
  return tighten(constraint, view)[0]?.kind === "impossible";
}

/** The reach of letters that must differ and have fewer digits than they are. */
const NOTHING: Reach = { low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY };

/** The reach of weighted open letters, one of them left out. */
function reachOf(
  open: readonly { readonly symbol: number; readonly weight: number }[],
  without: number,
  view: View,
): Reach {
  const { apart, allApart } = view.setting;
  const n = view.masks.length;
  let [low, high] = [0, 0];
  let union = 0;
  let allDiffer = true;
  const weights: number[] = [];
  for (const [i, { symbol, weight }] of open.entries()) {
    if (i === without) continue;
    const mask = view.masks[symbol] as number;
    if (mask === 0) return { low: 0, high: 0 };
    union |= mask;
    low += weight * (weight > 0 ? least(mask) : greatest(mask));
    high += weight * (weight > 0 ? greatest(mask) : least(mask));
    for (let j = 0; !allApart && j < i; j++) {
      if (j !== without && apart[symbol * n + (open[j] as { symbol: number }).symbol] === 0)
        allDiffer = false;
    }
    weights.push(weight);
  }
  if (!allDiffer || weights.length < 2) return { low, high };
  if (size(union) < weights.length) return NOTHING;
  weights.sort((a, b) => a - b);
  return { low: Math.max(low, -paired(weights, union, -1)), high: Math.min(high, paired(weights, union, 1)) };
}

/** The greatest sum (sign 1), or minus the least (sign -1), of ascending weights times different digits. */
function paired(weights: readonly number[], digits: number, sign: 1 | -1): number {
  let sum = 0;
  let rest = digits;
  const take = (i: number, big: boolean): void => {
    const digit = big ? greatest(rest) : least(rest);
    rest &= ~(1 << digit);
    sum += (weights[i] as number) * digit;
  };
  // The heaviest on each side get the extreme digits: for a maximum, positive weights the greatest.
  for (let i = weights.length - 1; i >= 0 && (weights[i] as number) > 0; i--) take(i, sign === 1);
  for (let i = 0; i < weights.length && (weights[i] as number) < 0; i++) take(i, sign === -1);
  return sign * sum;
}
