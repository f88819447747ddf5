/**
 * What a step costs to follow: a weight for the level of its rule, half a point for each letter or carry
 * to hold in mind beyond two (beyond four more) and for each fact cited beyond two, and more for a long list. A digit that is taken elsewhere
 * is no fact to remember: it is struck off on paper. The grade adds these up, and of two ways to the same
 * end the cheaper one is told.
 */

import { isSingle } from "../setting/digits.js";
import type { Setting } from "../setting/setting.js";
import type { Grounds } from "../state/grounds.js";
import { scopeOf, viewOf } from "../state/knowledge.js";
import { openIn, WEIGHTS } from "./choose.js";
import type { Fact, Node, Step } from "./step.js";

/** So many rows are seen at a glance; each doubling beyond costs so much. */
const FEW_ROWS = 3;
const DOUBLED_LIST = 2;

/**
 * Of a look at the whole of something not every letter is held in mind: of digits that are used up only the
 * letter they are for, of bounds the two sides, of two rows these two, of collected letters the heaviest.
 */
const MOST_HELD: { readonly [kind in Grounds["kind"]]?: number } = {
  distinct: 1,
  bound: 2,
  reach: 4,
  rows: 2,
};

/** The cost of one step without its cases. */
export function ownCost({ finding, premises, rows = 0 }: Step, setting: Setting): number {
  const { grounds } = finding;
  const open = Math.min(openIn(finding, viewOf(setting, premises)), MOST_HELD[grounds.kind] ?? Infinity);
  const inside = grounds.kind === "distinct" ? new Set<number>() : scopeOf(grounds, setting).symbols;
  const isStruckOff = ({ claim }: Fact): boolean =>
    claim.kind === "digits" && !inside.has(claim.symbol) && isSingle(claim.digits);
  const cited = premises.filter((fact) => !isStruckOff(fact)).length;
  const list = rows > FEW_ROWS ? DOUBLED_LIST * Math.log2(rows / FEW_ROWS) : 0;
  // Beyond four things that vary together people lose the thread.
  const held = Math.max(0, open - 2) / 2 + Math.max(0, open - 4);
  return WEIGHTS[finding.rule.level] + held + Math.max(0, cited - 2) / 2 + list;
}

/** The cost of one step, its refuted cases included. */
function stepCost(step: Step, setting: Setting): number {
  return (step.refuted ?? []).reduce(
    (sum, { node }) => sum + nodeCost(node, setting),
    ownCost(step, setting),
  );
}

/** The cost of all the steps of a node and of its cases. */
export function nodeCost({ steps, end }: Node, setting: Setting): number {
  const own = steps.reduce((sum, step) => sum + stepCost(step, setting), 0);
  if (end.kind !== "fork") return own;
  return end.branches.reduce((sum, { node }) => sum + nodeCost(node, setting), own);
}
