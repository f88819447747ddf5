/**
 * Looks for steps that can be done without. A path is found forwards, each step the best at its moment;
 * afterwards some turn out to be detours: what stood on them also follows from other facts. From the
 * end backwards each step is left out for a trial; when everything that cited it still follows, and
 * the whole has become cheaper to read, it stays out.
 */

import type { Setting } from "../setting/setting.js";
import type { Claim } from "../state/claim.js";
import { follows } from "../state/grounds.js";
import { relevantFacts, viewOf } from "../state/knowledge.js";
import { prune } from "./prune.js";
import type { Branch, End, Fact, Node, Step } from "./step.js";
import { nodeCost } from "./step-cost.js";

/** Longer explanations are left as they are: nobody would see the difference. */
const MOST_STEPS = 80;

/** The node, as short as leaving out steps makes it. */
export function shorten(node: Node, setting: Setting): Node {
  let best = node;
  let cost = nodeCost(best, setting);
  let candidates = stepsIn(best);
  if (candidates.length > MOST_STEPS) return node;
  for (let i = candidates.length - 1; i >= 0; i--) {
    const step = candidates[i] as Step;
    if (step.refuted !== undefined || step.finding.claims[0]?.kind === "impossible") continue;
    const trial = without(best, step, [], setting);
    if (trial === undefined) continue;
    const shorter = prune(trial, setting);
    const price = nodeCost(shorter, setting);
    if (price >= cost) continue;
    best = shorter;
    cost = price;
    // Pruning makes new steps; those before the one that is gone are still in the same order.
    candidates = stepsIn(best);
    i = Math.min(i, candidates.length);
  }
  return best;
}

/** All steps in reading order. */
function stepsIn({ steps, end }: Node): Step[] {
  const all = steps.flatMap((step) => [...(step.refuted ?? []).flatMap(({ node }) => stepsIn(node)), step]);
  return end.kind === "fork" ? [...all, ...end.branches.flatMap(({ node }) => stepsIn(node))] : all;
}

/** The node without a step, what cited it standing on other facts; undefined when something no longer follows. */
function without(node: Node, gone: Step, outside: readonly Fact[], setting: Setting): Node | undefined {
  const lost = new Set(gone.facts);
  const known: Fact[] = [...outside];
  const steps: Step[] = [];
  for (const step of node.steps) {
    if (step === gone) continue;
    let kept = step;
    if (step.premises.some((fact) => lost.has(fact))) {
      if (step.refuted !== undefined) return undefined;
      const { grounds, claims } = step.finding;
      const premises = relevantFacts(grounds, known, viewOf(setting, known));
      if (!follows(grounds, claims, viewOf(setting, premises))) return undefined;
      kept = { ...step, premises };
    }
    if (step.refuted !== undefined) {
      const goal = step.finding.claims;
      const refuted = branchesWithout(step.refuted, gone, known, setting, goal);
      if (refuted === undefined) return undefined;
      kept = { ...kept, refuted };
    }
    steps.push(kept);
    known.push(...step.facts);
  }
  const end = endWithout(node.end, gone, lost, known, setting);
  return end && { ...node, steps, end };
}

function endWithout(
  end: End,
  gone: Step,
  lost: ReadonlySet<Fact>,
  known: readonly Fact[],
  setting: Setting,
): End | undefined {
  if (end.kind === "solution") return viewOf(setting, known).complete ? end : undefined;
  if (end.kind !== "fork") return end;
  if (end.premises.some((fact) => lost.has(fact))) return undefined;
  const branches = branchesWithout(end.branches, gone, known, setting);
  return branches && { ...end, branches };
}

function branchesWithout(
  branches: readonly Branch[],
  gone: Step,
  known: readonly Fact[],
  setting: Setting,
  goal: readonly Claim[] = [],
): Branch[] | undefined {
  const kept: Branch[] = [];
  for (const { assumption, node } of branches) {
    const inner = without(node, gone, [...known, assumption], setting);
    if (inner === undefined) return undefined;
    if (inner.end.kind === "agreed") {
      const view = viewOf(setting, [...known, assumption, ...inner.steps.flatMap((step) => step.facts)]);
      if (goal.some((claim) => view.isNews(claim))) return undefined;
    }
    kept.push({ assumption, node: inner });
  }
  return kept;
}
