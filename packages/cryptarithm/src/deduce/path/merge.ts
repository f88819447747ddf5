/**
 * Makes one step of two that a teacher would say in one breath: the same column looked at twice in a row,
 * and the letters that are fixed one after the other because each has only one digit left. A step keeps
 * at most three conclusions, and what was said in a case stays in it.
 */

import type { Setting } from "../setting/setting.js";
import { follows, type Grounds } from "../state/grounds.js";
import { viewOf } from "../state/knowledge.js";
import { prune } from "./prune.js";
import type { Branch, End, Fact, Node, Step } from "./step.js";

const MOST_CONCLUSIONS = 3;

/** The node with neighbouring steps of the same place as one, and with what stands in their equations. */
export function merge(node: Node, setting: Setting): Node {
  return prune(merged(node, setting), setting, "standing");
}

function merged(node: Node, setting: Setting): Node {
  const steps: Step[] = [];
  for (const step of node.steps) {
    const own = step.refuted === undefined ? step : { ...step, refuted: branches(step.refuted, setting) };
    const last = steps.at(-1);
    const both = last && together(last, own, setting);
    if (both === undefined) steps.push(own);
    else steps[steps.length - 1] = both;
  }
  return { ...node, steps, end: ended(node.end, setting) };
}

const branches = (all: readonly Branch[], setting: Setting): Branch[] =>
  all.map(({ assumption, node }) => ({ assumption, node: merged(node, setting) }));

const ended = (end: End, setting: Setting): End =>
  end.kind === "fork" ? { ...end, branches: branches(end.branches, setting) } : end;

/** Both steps as one, when they look at the same and the easier reason serves for both. */
function together(first: Step, second: Step, setting: Setting): Step | undefined {
  if (first.refuted !== undefined || second.refuted !== undefined) return undefined;
  const facts = [...first.facts, ...second.facts];
  if (facts.length > MOST_CONCLUSIONS || facts.some(({ claim }) => claim.kind === "impossible"))
    return undefined;
  if (!sameGrounds(first.finding.grounds, second.finding.grounds)) return undefined;
  // The reason of the first must carry the second too, or be the same rule.
  const sameRule = first.finding.rule === second.finding.rule;
  if (!sameRule && second.finding.rule.level > 1) return undefined;
  const told = new Set<Fact>(first.facts);
  const premises = [...new Set([...first.premises, ...second.premises])].filter((fact) => !told.has(fact));
  const claims = facts.map(({ claim }) => claim);
  if (!follows(first.finding.grounds, claims, viewOf(setting, premises))) return undefined;
  return { ...first, premises, facts, finding: { ...first.finding, claims } };
}

function sameGrounds(a: Grounds, b: Grounds): boolean {
  if (a.kind !== "local" || b.kind !== "local" || a.constraints.length !== b.constraints.length) return false;
  return a.constraints.every((constraint) => b.constraints.includes(constraint));
}
