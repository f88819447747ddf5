/**
 * A split with a common conclusion: a letter or carry can be one of two things, and either way the same
 * follows. Both ways are followed only as far as that; which of them is right stays open.
 */

import { commonConclusion } from "../rules/common-conclusion.js";
import { digitsIn, only, size } from "../setting/digits.js";
import type { Claim } from "../state/claim.js";
import type { Grounds } from "../state/grounds.js";
import { type Knowledge, relevantFacts } from "../state/knowledge.js";
import type { Notebook } from "../state/moment.js";
import type { View } from "../state/view.js";
import { gainOf } from "./choose.js";
import { propagate } from "./propagate.js";
import type { Branch, Fact, Step } from "./step.js";

/** Less is not worth two cases: two letters with half of their digits gone. */
const LEAST_GAIN = 2;

/** More steps in one of the two ways are not worth it either. */
const MOST_STEPS = 5;

/** Two ways out of one place, and what is the same in both. */
interface Prospect {
  readonly grounds: Grounds;
  readonly assumptions: readonly Claim[];
  readonly claims: readonly Claim[];
}

/**
 * The split whose common conclusion tells most, as a step; undefined when there is none. `follow` takes the
 * steps of a case until its goal is reached.
 */
export function splitForBoth(
  knowledge: Knowledge,
  notebook: Notebook,
  follow: (inner: Knowledge, notebook: Notebook, isReached: () => boolean) => readonly Step[],
  leastGain: number = LEAST_GAIN,
): Step | undefined {
  const { view } = knowledge;
  let best: Prospect | undefined;
  let bestGain = leastGain;
  for (const prospect of prospects(view, notebook)) {
    const gain = gainOf(prospect.claims, view);
    if (gain <= bestGain) continue;
    best = prospect;
    bestGain = gain;
  }
  if (best === undefined) return undefined;
  const { grounds, assumptions, claims } = best;
  const ways = assumptions.map((assumption) => {
    const inner = knowledge.branch();
    const fact = inner.learn(assumption);
    const isReached = (): boolean =>
      inner.view.impossible || claims.every((claim) => !inner.view.isNews(claim));
    return { assumption: fact, inner, steps: follow(inner, notebook, isReached) };
  });
  // The rules may see less than the outlook did.
  const reached = claims.filter((claim) =>
    ways.every(({ inner }) => inner.view.impossible || !inner.view.isNews(claim)),
  );
  if (gainOf(reached, view) < leastGain || ways.some(({ steps }) => steps.length > MOST_STEPS))
    return undefined;
  const refuted = ways.map(
    ({ assumption, inner, steps }): Branch => ({
      assumption,
      node: { steps, end: { kind: inner.view.impossible ? "impossible" : "agreed" } },
    }),
  );
  const premises = relevantFacts(grounds, knowledge.facts, view);
  const facts = reached.map((claim): Fact => knowledge.learn(claim));
  return {
    finding: { rule: commonConclusion, spot: {}, grounds, claims: reached },
    facts,
    premises,
    refuted,
  };
}

/** Each carry and letter with two possibilities that both live, and what they have in common. */
function* prospects(view: View, notebook: Notebook): Generator<Prospect> {
  for (const { grounds, assumptions } of pairs(view)) {
    const ways = assumptions.map((assumption) => {
      const assumed = view.clone();
      assumed.learn(assumption);
      propagate(assumed, notebook);
      return assumed;
    });
    if (ways.some((way) => way.contradictory)) continue;
    const claims = common(ways, view);
    if (claims.length > 0) yield { grounds, assumptions, claims };
  }
}

interface Pair {
  readonly grounds: Grounds;
  readonly assumptions: readonly Claim[];
}

function pairs({ setting, masks, fixed, lows, highs }: View): Pair[] {
  const carries = setting.carries
    .filter(({ index }) => (highs[index] as number) - (lows[index] as number) === 1)
    .map(
      ({ index }): Pair => ({
        grounds: { kind: "cases", symbols: [], carries: [index] },
        assumptions: [lows[index] as number, highs[index] as number].map((value) => ({
          kind: "carry",
          carry: index,
          low: value,
          high: value,
        })),
      }),
    );
  const letters = [...masks.keys()]
    .filter((symbol) => fixed[symbol] === -1 && size(masks[symbol] as number) === 2)
    .map(
      (symbol): Pair => ({
        grounds: { kind: "cases", symbols: [symbol], carries: [] },
        assumptions: digitsIn(masks[symbol] as number).map((digit) => ({
          kind: "digits",
          symbol,
          digits: only(digit),
        })),
      }),
    );
  return [...carries, ...letters];
}

/** The letters and carries that are known better in each of the ways than now. */
function common(ways: readonly View[], now: View): Claim[] {
  const claims: Claim[] = [];
  for (const [symbol, mask] of now.masks.entries()) {
    if (now.fixed[symbol] !== -1) continue;
    const digits = ways.reduce((set, way) => set | (way.masks[symbol] as number), 0);
    // A letter with a digit in each way but another in each is what the split is about.
    if ((mask & ~digits) !== 0) claims.push({ kind: "digits", symbol, digits });
  }
  for (const carry of now.setting.carries.keys()) {
    const low = Math.min(...ways.map((way) => way.lows[carry] as number));
    const high = Math.max(...ways.map((way) => way.highs[carry] as number));
    const claim: Claim = { kind: "carry", carry, low, high };
    if (now.isNews(claim)) claims.push(claim);
  }
  return claims;
}
