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
import type { Puzzle } from "../src/semantics/puzzle.js";
import type { RuleOptions } from "../src/semantics/rules.js";
import type { Expression } from "../src/syntax/ast.js";
import { puzzle } from "./arbitrary.js";
import { readCases } from "./cases.js";
import { sizeFrom } from "./mode.js";
import { spaceOf } from "./oracle.js";
import { posed } from "./posed.js";

const SIZE = sizeFrom("CRYPTARITHM_RANDOM", 200);
const SEED = sizeFrom("CRYPTARITHM_SEED", 7);
const LARGEST_SPACE = 20_000;
/** The checker is not hurried, but a test of hostile puzzles is. */
const MOST_MILLISECONDS = 3000;

function explained(text: string, rules: RuleOptions, milliseconds?: number): Explanation {
  const found = explain(text, { ...rules, ...(milliseconds && { milliseconds }) });
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
function complaint(text: string, rules: RuleOptions, explanation: Explanation): string | undefined {
  const checked = check(text, explanation, rules, explanation);
  if (!checked.ok) return `${text}: step ${checked.step}: ${checked.message}`;
  if (checked.complete !== explanation.explained) return `${text}: complete is ${checked.complete}`;
  const count = BigInt(checked.solutions.length * checked.standsFor);
  if (checked.complete && explanation.complete && count !== explanation.count)
    return `${text}: ${count} solutions, not ${explanation.count}`;
  const { symbols } = posed(text, { ...rules, base: explanation.rules.base });
  // Of letters that can be exchanged, one order of their digits stands for all.
  const found = checked.solutions.map((digits) => letters(symbols, (i) => digits[i] as number));
  const all = explanation.solutions.map(({ digits }) =>
    letters(symbols, (_, name) => digits[name] as number),
  );
  if (checked.complete && explanation.count === BigInt(all.length)) {
    const strange = found.find((solution) => !all.includes(solution));
    if (strange !== undefined) return `${text}: the solution ${strange} is none`;
    if (checked.standsFor === 1 && [...found].sort().join() !== [...all].sort().join())
      return `${text}: not the same solutions`;
  }
  return undefined;
}

/** The digits of a solution; unknown cells have no name in an answer. */
const letters = (symbols: Puzzle["symbols"], digitOf: (index: number, name: string) => number): string =>
  symbols.flatMap(({ kind, name }, i) => (kind === "letter" ? [digitOf(i, name)] : [])).join("");

const isPlain = (node: Expression): boolean =>
  node.kind === "word" ||
  node.kind === "numeral" ||
  (node.kind === "sum" && node.terms.every(({ operand }) => isPlain(operand))) ||
  (node.kind === "product" &&
    node.factors.every(({ operator, operand }) => operator === "*" && isPlain(operand)));

/** Whether every statement is an equation of sums, differences and products. */
const isCalculation = ({ statements }: Puzzle): boolean =>
  statements.every(
    (node) =>
      node.kind === "relation" &&
      isPlain(node.first) &&
      node.links.every(
        ({ operator, operand }) => operator === "=" && operand.kind !== "set" && isPlain(operand),
      ),
  );

/** Cases with hundreds of thousands of solutions, of which none is a calculation. */
const TOLD_IN_PART = ["S43", "S65", "S66", "S67"];

test("the explanations of all cases are accepted and end in the solutions that there are", () => {
  const rows = [...readCases("seeds"), ...readCases("puzzles")];
  const wrong: (string | undefined)[] = [];
  const inPart: string[] = [];
  let calculations = 0;
  for (const { id, formula, rules = {}, count } of rows) {
    const explanation = explained(formula, rules);
    wrong.push(complaint(formula, rules, explanation));
    if (explanation.explained) expect(explanation.count, formula).toBe(BigInt(count));
    else inPart.push(id);
    if (!isCalculation(posed(formula, { ...rules, base: explanation.rules.base }))) continue;
    calculations++;
    expect(explanation.explained, formula).toBe(true);
  }
  expect(wrong.filter(Boolean)).toEqual([]);
  expect(inPart.sort()).toEqual(TOLD_IN_PART);
  expect(calculations).toBeGreaterThan(200);
}, 600_000);

test("so are the explanations of random puzzles", () => {
  fc.assert(
    fc.property(puzzle, ({ text, rules }) => {
      fc.pre(/[A-F]/.test(text.replace(/[a-z_]+/g, "")) && spaceOf(text, rules) <= LARGEST_SPACE);
      expect(complaint(text, rules, explained(text, rules, MOST_MILLISECONDS))).toBeUndefined();
    }),
    { numRuns: SIZE, seed: SEED, maxSkipsPerRun: 1000 },
  );
}, 600_000);

test.each<[string, RuleOptions]>([
  // A carry without a value is no bound of the sides.
  ["AB = 0.1 + dec(1)", { base: 7, leadingZero: "allow" }],
  // What posing proves contradictory has no solution, whatever its parts say.
  ["A = dec(4) + -dec(3)", { base: 12, distinct: ["A"], digits: "0,1,3,4,2,5!" }],
  // Letters that differ from one letter need not differ from each other.
  ["(not 0.1) = root(B, EC)", { base: 2, distinct: ["BC", "CE"], literals: "free" }],
  ["E + BE = BD + AA + C", { base: 5, distinct: ["AB", "BCDE"], literals: "free" }],
  ["not A != B <= 1; fib(√C) = 0 / E", { base: 3, distinct: ["AB", "BCE"], digits: "2,0" }],
  // A divisor that is 0 is refuted like those that leave too much.
  ["? >= AA / B", { base: 7, loneZero: "allow" }],
  // As numbers the letters can be exchanged, not as they are written.
  ["BA = B + dec(1)", { base: 2, leadingZero: "allow" }],
  ["0.1 - A = B + -dec(55) / dec(7)", { base: 7, literals: "reserved", digits: "0-6" }],
  ["AA + BA is not AB + BB", { base: 7 }],
  ["A - EA = (not (0 * F)) + -dec(7)", { base: 3, digits: "1,0,2" }],
])("%s under %o, which was once told wrong", (text, rules) => {
  const explanation = explained(text, rules);
  expect(explanation.explained).toBe(true);
  expect(complaint(text, rules, explanation)).toBeUndefined();
});

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
