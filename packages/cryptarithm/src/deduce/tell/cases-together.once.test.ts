import { describe, expect, it } from "vitest";
import { explain } from "../../explain.js";
import type { StatedCase, StatedEnd } from "../../semantics/explanation.js";
import { LANGUAGES } from "../language/languages.js";
import { alikeCases, claimOfCases, forkText, pivotOf } from "./cases-together.js";
import { solutionsIn, stepsIn, tableStart } from "./in-stretch.js";

/** A case that is refuted by one step with this reason, or led to an end. */
const inCase = (title: string, reason?: string, end: StatedEnd = { kind: "impossible" }): StatedCase => ({
  title,
  assumes: { id: 0, claim: { letter: "A", digits: [1] } },
  steps:
    reason === undefined
      ? []
      : [
          {
            n: 1,
            rule: "x",
            level: 1,
            at: {},
            grounds: { kind: "value", part: 0 },
            cites: [],
            facts: [],
            title: "⨯",
            text: reason,
          },
        ],
  end,
});

describe("cases", () => {
  it("are together where neighbours have the same reason", () => {
    const cases = [
      inCase("A = 3", "no"),
      inCase("A = 1", "no"),
      inCase("A = 4", "other"),
      inCase("A = 5", "no"),
      inCase("A = 6", "no", { kind: "open" }),
      inCase("A = 7"),
      inCase("A = 8"),
    ];
    const titles = alikeCases(cases).map((group) => group.map(({ title }) => title.slice(-1)).join(""));
    expect(titles).toEqual(["31", "4", "5", "6", "7", "8"]);
  });

  it("have a pivot when each gives one letter a single value", () => {
    expect(pivotOf([inCase("A = 3"), inCase("A = 1")])).toEqual({ name: "A", digits: ["3", "1"] });
    expect(pivotOf([inCase("A = 3"), inCase("B = 1")])).toBeUndefined();
    expect(pivotOf([inCase("A = 3"), inCase("A = 1|2")])).toBeUndefined();
    expect(pivotOf([inCase("A > B"), inCase("A < B")])).toBeUndefined();
  });

  it("are assumed in one claim, and said at a fork, in either language", () => {
    const three = [inCase("A = 3"), inCase("A = 1"), inCase("A = 4")];
    expect(claimOfCases(three, LANGUAGES.en)).toBe("A = 1, 3 or 4");
    expect(claimOfCases(three, LANGUAGES.de)).toBe("A = 1, 3 oder 4");
    expect(claimOfCases(three.slice(0, 1), LANGUAGES.en)).toBe("A = 3");
    expect(claimOfCases([inCase("A > B"), inCase("A < B")], LANGUAGES.en)).toBe("A > B, A < B");
    expect(forkText(three, LANGUAGES.en)).toBe("From here there are 3 ways: A is 3, 1 or 4.");
    expect(forkText([inCase("A > B"), inCase("A < B")], LANGUAGES.en)).toBe("From here there are 2 ways.");
  });
});

describe("a stretch", () => {
  const told = (text: string) => {
    const explanation = explain(text);
    if (explanation.status === "invalid") throw new Error(text);
    return explanation;
  };

  it("has the steps of its cases, numbered in reading order", () => {
    const explanation = told("CROSS + ROADS = DANGER");
    const numbers = [...stepsIn(explanation)].map(({ n }) => n);
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    expect(numbers.length).toBeGreaterThan(explanation.steps.length);
  });

  it("comes to as many solutions as there are, with those that stand for others", () => {
    const explanation = told("TWO + TWO = FOUR");
    expect(solutionsIn(explanation.end)).toBe(7);
    expect(solutionsIn({ kind: "solution", digits: {}, text: "", standsFor: 6 })).toBe(6);
    expect(solutionsIn({ kind: "open" })).toBe(0);
  });

  it("has its table from the first step with cases, or behind all steps", () => {
    const [step] = inCase("A = 1", "no").steps;
    if (step === undefined) throw new Error("the case has a step");
    expect(tableStart({ steps: [step, { ...step, cases: [] }, step] })).toBe(1);
    expect(tableStart({ steps: [step, step] })).toBe(2);
  });
});
