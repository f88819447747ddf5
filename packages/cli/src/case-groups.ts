/** Cases that are told together: those of one letter, and those that die of the same reason. */
import type { StatedCase, StatedEnd, StatedStep, StatedStretch } from "cryptarithm";
import { framed, type TellingPage } from "./telling-page.js";

export type SomeCases = readonly [StatedCase, ...StatedCase[]];

/** Neighbouring cases that die of one and the same reason, which are told together. */
export function alikeCases(cases: readonly StatedCase[]): SomeCases[] {
  const groups: [StatedCase, ...StatedCase[]][] = [];
  for (const branch of cases) {
    const last = groups.at(-1);
    const reason = onlyReason(branch);
    if (last !== undefined && reason !== undefined && reason === onlyReason(last[0])) last.push(branch);
    else groups.push([branch]);
  }
  return groups;
}

/** The sentence of a case that takes a single step to refute. */
const onlyReason = ({ steps, end }: StatedCase): string | undefined =>
  steps.length === 1 && end.kind === "impossible" ? steps[0]?.text : undefined;

/** What some cases assume: `A = 1`, or `A = 1, 3 or 4`. */
export function claimOfAll(cases: SomeCases, page: TellingPage): string {
  const values = cases.length > 1 ? valuesOf(cases) : undefined;
  if (values === undefined) return cases.map(({ title }) => title).join(", ");
  return framed(page, "suppose.any", { name: values.name, digits: { or: [...values.digits].sort() } });
}

/** The letter or carry that cases are about, when each gives it a single value. */
export function valuesOf(
  cases: readonly StatedCase[],
): { readonly name: string; readonly digits: readonly string[] } | undefined {
  const parted = cases.map(({ title }) => title.split(" = "));
  const names = new Set(parted.map(([name = ""]) => name));
  const digits = parted.map(([, digit]) => digit ?? "");
  const [name = ""] = names;
  return names.size > 1 || !digits.every((digit) => /^[0-9A-Z]+$/.test(digit)) ? undefined : { name, digits };
}

/** How many solutions an end comes to. */
export function solutionsIn(end: StatedEnd): number {
  if (end.kind === "solution") return end.standsFor ?? 1;
  return end.kind === "fork" ? end.cases.reduce((sum, inner) => sum + solutionsIn(inner.end), 0) : 0;
}

/** All steps in reading order. */
export function* stepsIn({ steps, end }: StatedStretch): Generator<StatedStep> {
  for (const step of steps) {
    yield step;
    for (const inner of step.cases ?? []) yield* stepsIn(inner);
  }
  if (end.kind === "fork") for (const inner of end.cases) yield* stepsIn(inner);
}
