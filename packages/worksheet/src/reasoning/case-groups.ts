/** Cases that are told together: those of one letter, and those that die of the same reason. */
import { frameText, type Language, type StatedCase, type StatedStep, type StatedStretch } from "cryptarithm";

export type SomeCases = readonly [StatedCase, ...StatedCase[]];

/** Neighbouring cases that one and the same sentence refutes. */
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

const onlyReason = ({ steps, end }: StatedCase): string | undefined =>
  steps.length === 1 && end.kind === "impossible" ? steps[0]?.text : undefined;

/** What some cases assume: `A = 1`, or `A = 1, 3 or 4`. */
export function claimOfAll(cases: SomeCases, language: Language): string {
  const parted = cases.map(({ title }) => title.split(" = "));
  const [[name = ""] = []] = parted;
  const digits = parted.map(([, digit]) => digit ?? "");
  const sameLetter = parted.every(([other]) => other === name) && digits.every((digit) => digit !== "");
  if (cases.length === 1 || !sameLetter) return cases.map(({ title }) => title).join(", ");
  return frameText("suppose.any", { name, digits: { or: [...digits].sort() } }, language);
}

/** How many steps there are, those inside of cases included. */
export function stepsIn({ steps, end }: StatedStretch): number {
  const inside = (list: readonly StatedCase[] = []): number =>
    list.reduce((sum, branch) => sum + stepsIn(branch), 0);
  const fork = end.kind === "fork" ? inside(end.cases) : 0;
  return steps.reduce((sum, { cases }: StatedStep) => sum + 1 + inside(cases), fork);
}
