/**
 * Which case to look at when no rule fires: the letter or carry with the fewest branches, whose wrong
 * branches die soonest, and which leaves the least to do in the others.
 */

import { digitsIn, only, size } from "../setting/digits.js";
import type { Claim } from "../state/claim.js";
import type { Notebook } from "../state/moment.js";
import type { View } from "../state/view.js";
import { propagate } from "./propagate.js";

/** The ways in which a letter or carry may turn out, each with what is then left. */
export interface Pivot {
  readonly assumptions: readonly Outlook[];
}

export interface Outlook {
  readonly assumption: Claim;
  readonly dead: boolean;
  /** How much work it was to see that. */
  readonly work: number;
}

/** A letter with more candidates is asked only when there is no better one. */
const FEW = 4;
/** A carry that may have more values than this belongs to a product; letters are asked there. */
const MOST_CARRIED = 4;
/** How many letters with many candidates are tried. */
const MOST_LARGE = 2;

/** The best letter or carry to split on; undefined when everything is known, or time is over. */
export function bestPivot(
  view: View,
  notebook: Notebook,
  isOver: () => boolean = () => false,
): Pivot | undefined {
  let best: Pivot | undefined;
  let bestPrice = Number.POSITIVE_INFINITY;
  const before = openness(view);
  for (const candidate of candidates(view)) {
    if (isOver()) return undefined;
    let price = 0;
    let alive = 0;
    const assumptions: Outlook[] = [];
    for (const assumption of candidate) {
      const assumed = view.clone();
      assumed.learn(assumption);
      const work = propagate(assumed, notebook);
      const dead = assumed.contradictory;
      assumptions.push({ assumption, dead, work });
      // A branch costs its lines; one that lives costs what it leaves to do, as a share of what there is.
      price += dead ? 3 + Math.min(work, 30) / 2 : 12 + (40 * openness(assumed)) / before;
      if (!dead) alive++;
      if (price >= bestPrice) break;
    }
    if (alive <= 1) price *= 0.6;
    if (price < bestPrice && assumptions.length === candidate.length) {
      best = { assumptions };
      bestPrice = price;
    }
  }
  return best;
}

/** The cases of one letter, each of its digits. */
export function pivotAt(symbol: number, view: View, notebook: Notebook): Pivot {
  const assumptions = digitsIn(view.masks[symbol] as number).map((digit): Outlook => {
    const assumption: Claim = { kind: "digits", symbol, digits: only(digit) };
    const assumed = view.clone();
    assumed.learn(assumption);
    const work = propagate(assumed, notebook);
    return { assumption, dead: assumed.contradictory, work };
  });
  return { assumptions };
}

/** What is open in a view: the information that is missing, in bits. */
function openness(view: View): number {
  let bits = 0.001;
  for (const mask of view.masks) bits += Math.log2(Math.max(1, size(mask)));
  return bits;
}

/** Each open carry, and the open letters with few candidates. */
function* candidates(view: View): Generator<Claim[]> {
  const { setting } = view;
  for (const { index } of setting.carries) {
    const [low, high] = [view.lows[index] as number, view.highs[index] as number];
    if (low === high || high - low > MOST_CARRIED) continue;
    const claims: Claim[] = [
      { kind: "carry", carry: index, low, high: low },
      { kind: "carry", carry: index, low: low + 1, high },
    ];
    yield claims;
  }
  const letters = [...view.masks.keys()]
    .filter((symbol) => view.fixed[symbol] === -1)
    .sort((a, b) => size(view.masks[a] as number) - size(view.masks[b] as number) || a - b);
  let large = 0;
  for (const symbol of letters) {
    if (size(view.masks[symbol] as number) > FEW && ++large > MOST_LARGE) continue;
    yield digitsIn(view.masks[symbol] as number).map((digit) => ({
      kind: "digits",
      symbol,
      digits: only(digit),
    }));
  }
}
