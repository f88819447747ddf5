/**
 * Cases that are told together: those that one sentence refutes, and those of one letter or carry. For those who show
 * explanations.
 */
import type { StatedCase } from "../../semantics/explanation.js";
import { frameText } from "../language/frame-text.js";
import type { Language } from "../language/language.js";

/** Neighbouring cases that one and the same sentence refutes are in one group; any other is a group by itself. */
export function alikeCases(cases: readonly StatedCase[]): [StatedCase, ...StatedCase[]][] {
  const groups: [StatedCase, ...StatedCase[]][] = [];
  for (const each of cases) {
    const last = groups.at(-1);
    const reason = onlyReason(each);
    if (last !== undefined && reason !== undefined && reason === onlyReason(last[0])) last.push(each);
    else groups.push([each]);
  }
  return groups;
}

/** The sentence of a case that takes a single step to refute. */
const onlyReason = ({ steps, end }: StatedCase): string | undefined =>
  steps.length === 1 && end.kind === "impossible" ? steps[0]?.text : undefined;

/** The pivot of cases, which is a letter or a carry, and its values, when each case gives it a single one. */
export function pivotOf(
  cases: readonly StatedCase[],
): { readonly name: string; readonly digits: readonly string[] } | undefined {
  const parted = cases.map(({ title }) => title.split(" = "));
  const names = new Set(parted.map(([name = ""]) => name));
  const digits = parted.map(([, digit]) => digit ?? "");
  const [name = ""] = names;
  return names.size > 1 || !digits.every((digit) => /^[0-9A-Z]+$/.test(digit)) ? undefined : { name, digits };
}

/** What some cases assume: `A = 1`, or `A = 1, 3 or 4`. */
export function claimOfCases(cases: readonly StatedCase[], language: Language): string {
  const pivot = cases.length > 1 ? pivotOf(cases) : undefined;
  if (pivot === undefined) return cases.map(({ title }) => title).join(", ");
  const { name, digits } = pivot;
  return frameText("suppose.any", { name, digits: { or: [...digits].sort() } }, language);
}

/** What is said at a fork: "From here there are 2 ways: c1 is 0 or 1." */
export function forkText(cases: readonly StatedCase[], language: Language): string {
  const n = cases.length;
  const pivot = pivotOf(cases);
  if (pivot === undefined) return frameText("fork", { n }, language);
  return frameText("fork.of", { n, name: pivot.name, digits: { or: pivot.digits } }, language);
}
