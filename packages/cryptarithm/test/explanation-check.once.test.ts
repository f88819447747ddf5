/**
 * Explanations are held to their word by a checker that shares nothing with those who make them: those
 * of all cases and of random puzzles are accepted, and whatever is bent in one, the checker either
 * rejects it or finds the same solutions.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Explanation, explain } from "../src/explain.js";
import { checkExplanation, type ExplanationCheck } from "../src/proof/check-explanation.js";
import type {
  FactClaim,
  StatedCase,
  StatedEnd,
  StatedStep,
  StatedStretch,
} from "../src/semantics/explanation.js";
import type { RuleOptions } from "../src/semantics/rules.js";
import { puzzle } from "./arbitrary.js";
import { readCases } from "./cases.js";
import { sizeFrom } from "./mode.js";
import { spaceOf } from "./oracle.js";
import { posed } from "./posed.js";

const SIZE = sizeFrom("CRYPTARITHM_RANDOM", 200);
const SEED = sizeFrom("CRYPTARITHM_SEED", 7);
const LARGEST_SPACE = 20_000;
/** The checker is not hurried, but a test is. */
const MOST_MILLISECONDS = 3000;

function explained(text: string, rules: RuleOptions): Explanation {
  const found = explain(text, { ...rules, milliseconds: MOST_MILLISECONDS });
  if (found.status === "invalid") throw new Error(`${text} is invalid`);
  return found;
}

const check = (
  text: string,
  { rules }: Explanation,
  given: RuleOptions,
  stretch: StatedStretch,
): ExplanationCheck => checkExplanation(posed(text, { ...given, base: rules.base }), stretch);

/** What is wrong with an explanation; undefined when all is well. */
function complaint(text: string, rules: RuleOptions): string | undefined {
  const explanation = explained(text, rules);
  const checked = check(text, explanation, rules, explanation);
  if (!checked.ok) return `${text}: step ${checked.step}: ${checked.message}`;
  if (checked.complete !== explanation.explained) return `${text}: complete is ${checked.complete}`;
  const count = BigInt(checked.solutions.length * checked.standsFor);
  if (checked.complete && explanation.complete && count !== explanation.count)
    return `${text}: ${count} solutions, not ${explanation.count}`;
  return undefined;
}

test("the explanations of all cases are accepted, with the solutions that there are", () => {
  const rows = [...readCases("seeds"), ...readCases("puzzles")];
  expect(rows.map(({ formula, rules }) => complaint(formula, rules ?? {})).filter(Boolean)).toEqual([]);
}, 600_000);

test("so are the explanations of random puzzles", () => {
  fc.assert(
    fc.property(puzzle, ({ text, rules }) => {
      fc.pre(/[A-F]/.test(text.replace(/[a-z_]+/g, "")) && spaceOf(text, rules) <= LARGEST_SPACE);
      // That a word is no fraction is told as a bound, which it is not.
      fc.pre(!/\d\.\d/.test(text));
      // Steps do not look at contradictions that were found while the puzzle was posed.
      fc.pre(posed(text, rules).contradiction === undefined);
      expect(complaint(text, rules)).toBeUndefined();
    }),
    { numRuns: SIZE, seed: SEED, maxSkipsPerRun: 1000 },
  );
}, 600_000);

const MOST_MUTANTS = 1500;

/** All stretches that differ from one by a change of one step. */
function* bent(
  { steps, end }: StatedStretch,
  change: (step: StatedStep) => Iterable<StatedStep | undefined>,
): Generator<StatedStretch> {
  for (const [i, step] of steps.entries()) {
    const put = (other: StatedStep | undefined): StatedStretch => ({
      steps: [...steps.slice(0, i), ...(other ? [other] : []), ...steps.slice(i + 1)],
      end,
    });
    for (const other of change(step)) yield put(other);
    for (const cases of bentCases(step.cases ?? [], change)) yield put({ ...step, cases });
  }
  if (end.kind !== "fork") return;
  for (const cases of bentCases(end.cases, change))
    yield { steps, end: { ...end, cases } satisfies StatedEnd };
}

function* bentCases(
  cases: readonly StatedCase[],
  change: (step: StatedStep) => Iterable<StatedStep | undefined>,
): Generator<StatedCase[]> {
  for (const [i, one] of cases.entries()) {
    yield cases.filter((other) => other !== one);
    for (const stretch of bent(one, change))
      yield cases.map((other, j) => (i === j ? { ...one, ...stretch } : other));
  }
}

/** A step left out, and each of its claims and citations made other than it is. */
function* otherSteps(step: StatedStep): Generator<StatedStep | undefined> {
  yield undefined;
  for (const left of step.cites) yield { ...step, cites: step.cites.filter((id) => id !== left) };
  for (const [i, fact] of step.facts.entries())
    for (const claim of otherClaims(fact.claim))
      yield { ...step, facts: step.facts.map((f, j) => (i === j ? { ...f, claim } : f)) };
}

function* otherClaims(claim: FactClaim): Generator<FactClaim> {
  if ("letter" in claim) {
    const [first = 0] = claim.digits;
    if (claim.digits.length > 1)
      for (const out of claim.digits) yield { ...claim, digits: claim.digits.filter((d) => d !== out) };
    else for (const digit of [first - 1, first + 1]) yield { ...claim, digits: [digit] };
  }
  if ("carry" in claim) {
    yield { ...claim, from: claim.from + 1, to: Math.max(claim.to, claim.from + 1) };
    yield { ...claim, from: Math.min(claim.from, claim.to - 1), to: claim.to - 1 };
  }
  if ("note" in claim) yield { note: { ...claim.note, constant: claim.note.constant - 1 } };
}

describe("whatever is bent in an explanation, it is rejected or has the same solutions", () => {
  test.each([
    "SEND + MORE = MONEY",
    "SOCIAL - GAMES = APPS",
    "AB * C = CD",
    "TWO + TWO = FOUR",
    "A + B = 3",
    "ABC + DE = FGHIJ",
    "AB / C = D; A > 6",
    "ODD * ODD = FREAKY",
  ])("%s", (text) => {
    const explanation = explained(text, {});
    const straight = check(text, explanation, {}, explanation);
    if (!straight.ok) throw new Error(straight.message);
    let [mutants, accepted] = [0, 0];
    for (const mutant of bent(explanation, otherSteps)) {
      if (++mutants > MOST_MUTANTS) break;
      const checked = check(text, explanation, {}, mutant);
      if (!checked.ok) continue;
      accepted++;
      expect(checked).toMatchObject({ solutions: straight.solutions, standsFor: straight.standsFor });
    }
    // What nobody needs is left out of an explanation, but not out of the cases of a table.
    if (!explanation.table) expect(accepted).toBeLessThan(Math.max(1, mutants / 10));
  });
});
