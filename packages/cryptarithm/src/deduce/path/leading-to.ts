/**
 * The steps that lead to some facts: those that conclude them, those that these stand on, and so on back
 * to the start. What else was found on the way is left out.
 */
import type { End, Fact, Node, Step } from "./step.js";

/** Of steps in reading order those that these facts stand on, their own steps included. */
export function leadingTo(steps: readonly Step[], facts: Iterable<Fact>): Step[] {
  const needed = new Set<Fact>(facts);
  const kept: Step[] = [];
  for (const step of steps.toReversed()) {
    if (!step.facts.some((fact) => needed.has(fact))) continue;
    kept.push(step);
    for (const fact of citedIn(step)) needed.add(fact);
  }
  return kept.reverse();
}

/** The facts that a step and its cases cite. */
function citedIn({ premises, refuted }: Step): Fact[] {
  return [...premises, ...(refuted ?? []).flatMap(({ node }) => citedInNode(node))];
}

function citedInNode({ steps, end }: Node): Fact[] {
  return [...steps.flatMap(citedIn), ...citedInEnd(end)];
}

function citedInEnd(end: End): readonly Fact[] {
  if (end.kind !== "fork") return [];
  return [...end.premises, ...end.branches.flatMap(({ node }) => citedInNode(node))];
}
