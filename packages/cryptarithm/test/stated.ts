/** Pieces of explanations written by hand, for the tests of their checker. */

import { checkExplanation, type ExplanationCheck } from "../src/proof/check-explanation.js";
import type {
  FactClaim,
  NoteClaim,
  StatedCase,
  StatedConstraint,
  StatedEnd,
  StatedFact,
  StatedGrounds,
  StatedStep,
  StatedStretch,
} from "../src/semantics/explanation.js";
import type { RuleOptions } from "../src/semantics/rules.js";

import { posed } from "./posed.js";

export const check = (text: string, stretch: StatedStretch, rules: RuleOptions = {}): ExplanationCheck =>
  checkExplanation(posed(text, rules), stretch);

export const letter = (id: number, name: string, ...digits: number[]): StatedFact => ({
  id,
  claim: { letter: name, digits },
});
export const carry = (id: number, place: number, from: number, to: number = from): StatedFact => ({
  id,
  claim: { carry: { part: 0, place }, from, to },
});
export const note = (id: number, claim: NoteClaim): StatedFact => ({ id, claim: { note: claim } });
export const never = (id: number): StatedFact => ({ id, claim: { impossible: true } });
export const column = (place: number): StatedConstraint => ({ kind: "column", part: 0, place });
export const local = (...constraints: StatedConstraint[]): StatedGrounds => ({ kind: "local", constraints });
export const noted = (fact: number): StatedConstraint => ({ kind: "note", fact });

let number = 0;
export function step(
  grounds: StatedGrounds,
  cites: number[],
  facts: StatedFact[],
  cases?: StatedCase[],
): StatedStep {
  const words = { rule: "any", level: 1, at: {}, title: "", text: "" };
  return { n: ++number, ...words, grounds, cites, facts, ...(cases && { cases }) };
}
export const stretch = (end: StatedEnd, ...steps: StatedStep[]): StatedStretch => ({ steps, end });
export const solution = (digits: Record<string, number>): StatedEnd => ({
  kind: "solution",
  digits,
  text: "",
});
export const impossible: StatedEnd = { kind: "impossible" };
export const inCase = (assumes: StatedFact, end: StatedEnd, ...steps: StatedStep[]): StatedCase => ({
  assumes,
  title: "",
  steps,
  end,
});

/** A claim of one step as another one. */
export const claiming = (from: StatedStretch, at: number, claim: FactClaim, fact = 0): StatedStretch => ({
  ...from,
  steps: from.steps.map((s, i) =>
    i === at ? { ...s, facts: s.facts.map((f, j) => (j === fact ? { ...f, claim } : f)) } : s,
  ),
});
