/**
 * The order of two rows: explanations that stand on it are accepted, and what the rows do not say is
 * rejected: wider or other claims, other parts, a number that may be 0.
 */
import { describe, expect, test } from "vitest";
import { posed } from "../../test/posed.js";
import { explain } from "../explain.js";
import type { FactClaim, StatedFact, StatedStep, StatedStretch } from "../semantics/explanation.js";
import type { RuleOptions } from "../semantics/rules.js";
import { checkExplanation } from "./check-explanation.js";

type Parts = readonly [number, number];

const letter = (name: string, ...digits: number[]): FactClaim => ({ letter: name, digits });
const isLess = (smaller: string, greater: string, by = 1): FactClaim => ({
  note: {
    terms: [
      { coefficient: 1, letters: [greater] },
      { coefficient: -1, letters: [smaller] },
    ],
    constant: -by,
    demand: "at-least-zero",
  },
});

/** Whether the rows of a puzzle say something. */
function says(text: string, parts: Parts, claims: readonly FactClaim[], rules: RuleOptions = {}): boolean {
  const facts: StatedFact[] = claims.map((claim, i) => ({ id: i + 1, claim }));
  const grounds = { kind: "rows", parts } as const;
  const step: StatedStep = { n: 1, rule: "any", level: 2, at: {}, grounds, cites: [], facts, title: "" };
  return checkExplanation(posed(text, rules), { steps: [step], end: { kind: "open" } }).ok;
}

describe("two rows of one number", () => {
  test("compare as their digits do, however they are written", () => {
    for (const text of [
      "AB * C = DE; AB * F = GHI",
      "DE = C * AB; GHI / AB = F",
      "AB * C = DE and F * AB = GHI",
    ]) {
      expect(says(text, [0, 1], [isLess("C", "F")])).toBe(true);
      expect(says(text, [1, 0], [isLess("C", "F")])).toBe(true);
      expect(says(text, [0, 1], [isLess("C", "F", 2)])).toBe(false);
      expect(says(text, [0, 1], [isLess("F", "C")])).toBe(false);
      expect(says(text, [0, 1], [letter("C", 0, 1, 2, 3, 4, 5, 6, 7, 8)])).toBe(true);
      expect(says(text, [0, 1], [letter("C", 0, 1, 2, 3, 4, 5, 6, 7)])).toBe(false);
      expect(says(text, [0, 1], [{ impossible: true }])).toBe(false);
      for (const parts of [
        [0, 0],
        [1, 1],
        [0, 2],
        [0, -1],
      ] as const)
        expect(says(text, parts, [isLess("C", "F")])).toBe(false);
    }
  });

  test("say which first digit is less, and whether they are the same", () => {
    expect(says("AB * 3 = CD; AB * 4 = EF", [0, 1], [isLess("C", "E")])).toBe(true);
    expect(says("AB * 3 = CD; AB * 4 = CE", [0, 1], [isLess("D", "E")])).toBe(true);
    expect(says("AB * 3 = CD; AB * 4 = CE", [0, 1], [isLess("E", "D")])).toBe(false);
    expect(says("AB * C = DE; AB * F = DE", [0, 1], [{ impossible: true }])).toBe(true);
    expect(says("AB * C = DE; AB * F = DE", [0, 1], [{ impossible: true }], { distinct: "off" })).toBe(false);
    expect(says("AB * ? = DE; AB * 3 = DE", [0, 1], [letter("?1", 3)])).toBe(true);
    // The first digits may be the same, and those behind them decide.
    expect(says("AB * 3 = ??; AB * 4 = ??", [0, 1], [isLess("?1", "?3")])).toBe(false);
    expect(says("AB * 3 = ??; AB * 4 = ??", [0, 1], [isLess("?1", "?3", 0)])).toBe(true);
  });

  test("are rows of the same number, which is not 0", () => {
    expect(says("AB * C = DE; AF * G = HIJ", [0, 1], [isLess("C", "G")])).toBe(false);
    expect(says("AB + C = DE; AB * F = GHI", [0, 1], [isLess("C", "F")])).toBe(false);
    expect(says("AB * C < DE; AB * F = GHI", [0, 1], [isLess("C", "F")])).toBe(false);
    expect(says("AB * CD = EFG; AB * H = IJ", [0, 1], [isLess("H", "C")])).toBe(false);
    const rules = { leadingZero: "allow" } as const;
    expect(says("AA * 3 = CD; AA * 4 = EF", [0, 1], [isLess("C", "E")], rules)).toBe(false);
    expect(says("A1 * 3 = CD; A1 * 4 = EF", [0, 1], [isLess("C", "E")], rules)).toBe(true);
    expect(says("AB * 3 = CD; AB * 4 = EF", [0, 1], [isLess("C", "E")], rules)).toBe(true);
  });
});

/** The steps that stand on the order of rows, in the cases too. */
function rowSteps({ steps, end }: StatedStretch): StatedStep[] {
  const cases = [...steps.flatMap((step) => step.cases ?? []), ...(end.kind === "fork" ? end.cases : [])];
  return [...steps.filter(({ grounds }) => grounds.kind === "rows"), ...cases.flatMap(rowSteps)];
}

test.each(["AB * C = DE; AB * F = GH", "AB * C = DE; AB * F = GH; G = 9"])(
  "an explanation that uses it is accepted, and not when a claim is bent: %s",
  (text) => {
    const explanation = explain(text, { milliseconds: 60_000 });
    if (explanation.status === "invalid") throw new Error(`${text} is invalid`);
    const { steps, end } = explanation;
    const puzzle = posed(text, { base: 10 });
    expect(checkExplanation(puzzle, { steps, end })).toMatchObject({ ok: true, complete: true });
    const used = rowSteps({ steps, end });
    expect(used.length).toBeGreaterThan(0);
    const change = (one: StatedStep, other: StatedStep): StatedStretch =>
      JSON.parse(
        JSON.stringify({ steps, end }, (_, value) => (value === one ? other : value)),
      ) as StatedStretch;
    for (const step of used) {
      const without = step.facts.map(({ id, claim }) => ({
        id,
        claim: "letter" in claim ? { ...claim, digits: claim.digits.slice(1) } : claim,
      }));
      expect(checkExplanation(puzzle, change(step, { ...step, facts: without })).ok).toBe(false);
      const grounds = { kind: "rows", parts: [0, 0] } as const;
      expect(checkExplanation(puzzle, change(step, { ...step, grounds })).ok).toBe(false);
    }
  },
  120_000,
);
