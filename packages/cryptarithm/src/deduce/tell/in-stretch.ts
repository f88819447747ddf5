/**
 * What is in a stretch of an explanation, its cases and the cases in these included. For those who show explanations.
 */
import type { StatedEnd, StatedStep, StatedStretch } from "../../semantics/explanation.js";

/** All steps in reading order. */
export function* stepsIn({ steps, end }: StatedStretch): Generator<StatedStep, void, undefined> {
  for (const step of steps) {
    yield step;
    for (const inner of step.cases ?? []) yield* stepsIn(inner);
  }
  if (end.kind === "fork") for (const inner of end.cases) yield* stepsIn(inner);
}

/** How many solutions an end comes to. */
export function solutionsIn(end: StatedEnd): number {
  if (end.kind === "solution") return end.standsFor ?? 1;
  return end.kind === "fork" ? end.cases.reduce((sum, inner) => sum + solutionsIn(inner.end), 0) : 0;
}

/** Where the table of an explanation begins that has one: its first step with cases, or behind its steps. */
export function tableStart({ steps }: Pick<StatedStretch, "steps">): number {
  const at = steps.findIndex(({ cases }) => cases !== undefined);
  return at < 0 ? steps.length : at;
}
