/**
 * What a step costs to follow: a weight for the level of its rule, and half a point for each letter or
 * carry to hold in mind beyond two, and for each fact cited beyond two. The grade adds these up, and of
 * two ways to the same end the cheaper one is told.
 */
import { openIn, WEIGHTS } from "./choose.js";
import { viewOf } from "./knowledge.js";
import type { Setting } from "./setting.js";
import type { Node, Step } from "./step.js";

/** The cost of one step, its refuted cases included. */
export function stepCost(step: Step, setting: Setting): number {
  const { finding, premises, refuted } = step;
  const open = openIn(finding, viewOf(setting, premises));
  const own = WEIGHTS[finding.rule.level] + Math.max(0, open - 2) / 2 + Math.max(0, premises.length - 2) / 2;
  return (refuted ?? []).reduce((sum, { node }) => sum + nodeCost(node, setting), own);
}

/** The cost of all the steps of a node and of its cases. */
export function nodeCost({ steps, end }: Node, setting: Setting): number {
  const own = steps.reduce((sum, step) => sum + stepCost(step, setting), 0);
  if (end.kind !== "fork") return own;
  return end.branches.reduce((sum, { node }) => sum + nodeCost(node, setting), own);
}
