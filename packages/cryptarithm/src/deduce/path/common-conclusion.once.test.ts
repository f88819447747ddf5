/**
 * Splits with a common conclusion: what both ways come to is true in every solution, and the checker that
 * knows no rules accepts it, but not when it says more.
 */
import { describe, expect, it } from "vitest";
import { solveOrThrow } from "../../or-throw.js";
import { checkExplanation } from "../../proof/check-explanation.js";
import type { StatedCase, StatedStep } from "../../semantics/explanation.js";
import { pose } from "../../semantics/pose.js";
import type { Puzzle } from "../../semantics/puzzle.js";
import { parse } from "../../syntax/parser.js";
import { rulesOfLevel } from "../catalogue.js";
import { ENGLISH } from "../language/english.js";
import { settingOf } from "../setting/setting.js";
import { Knowledge, relevantFacts } from "../state/knowledge.js";
import { Moment, Notebook } from "../state/moment.js";
import { View } from "../state/view.js";
import { Stater } from "../tell/stated.js";
import { choose } from "./choose.js";
import { splitForBoth } from "./common-conclusion.js";
import { prune } from "./prune.js";
import type { Step } from "./step.js";

function puzzleOf(text: string): Puzzle {
  const parsed = parse(text);
  const posed = parsed.ok ? pose(parsed.formula) : undefined;
  if (!posed?.ok) throw new Error(`cannot pose ${text}`);
  return posed.puzzle;
}

/** Steps of the easiest rules that see anything. */
function easySteps(knowledge: Knowledge, notebook: Notebook, isReached: () => boolean): Step[] {
  const steps: Step[] = [];
  while (!isReached() && !knowledge.view.impossible) {
    const moment = new Moment(knowledge.view, notebook);
    const finding = ([1, 2, 3] as const)
      .map((level) =>
        choose(
          rulesOfLevel(level).flatMap((rule) => rule.find(moment)),
          knowledge.view,
          undefined,
        ),
      )
      .find((found) => found !== undefined);
    if (finding === undefined) break;
    const premises = relevantFacts(finding.grounds, knowledge.facts, knowledge.view);
    steps.push({ finding, premises, facts: finding.claims.map((claim) => knowledge.learn(claim)) });
  }
  return steps;
}

/** The start of an explanation and its split, as data; undefined when there is none. */
function splitOf(puzzle: Puzzle): readonly StatedStep[] | undefined {
  const setting = settingOf(puzzle);
  const knowledge = new Knowledge(View.of(setting));
  const notebook = new Notebook();
  const before = easySteps(knowledge, notebook, () => knowledge.view.complete);
  if (knowledge.view.impossible) return undefined;
  const step = splitForBoth(knowledge, notebook, easySteps, 0.1);
  if (step === undefined) return undefined;
  const node = prune({ steps: [...before, step], end: { kind: "open" } }, setting);
  return new Stater(setting, ENGLISH, (digits) => digits.join("")).stretch(node).steps;
}

const PUZZLES = [
  "GADJO+GADJO+GADJO+GADJO+SAGES=ENIGME",
  "SATURN + URANUS + NEPTUNE + PLUTO = PLANETS",
  "EARTH + AIR + FIRE + WATER = NATURE",
  "BEAT+CREAM+CRUMB=BRUNCH",
  "KARIN+KLAUS=SPIELE",
  "NUM + BER = PLAY",
  "EFFORT+PROJECT=ATTEMPT",
  "WRONG + WRONG = RIGHT",
  "SALEM-PCEP=MAZE",
];

describe("a split with a common conclusion", () => {
  const splits = PUZZLES.flatMap((text) => {
    const steps = splitOf(puzzleOf(text));
    return steps === undefined ? [] : [{ text, steps }];
  });

  it("is found in some of these puzzles", () => {
    expect(splits.length).toBeGreaterThanOrEqual(2);
  });

  it.each(splits)("$text: what it concludes is true in every solution", ({ text, steps }) => {
    const { facts } = steps.at(-1) as StatedStep;
    for (const { digits } of solveOrThrow(text)) {
      for (const { claim } of facts)
        if ("letter" in claim) expect(claim.digits).toContain(digits[claim.letter]);
    }
  });

  it.each(splits)("$text: the checker accepts it", ({ text, steps }) => {
    const checked = checkExplanation(puzzleOf(text), { steps, end: { kind: "open" } });
    expect(checked).toMatchObject({ ok: true, complete: false });
  });

  it.each(splits)(
    "$text: the checker refuses it when it says more or a case is missing",
    ({ text, steps }) => {
      const split = steps.at(-1) as StatedStep;
      const cases = split.cases as readonly StatedCase[];
      const [fact, ...others] = split.facts;
      const bent = (step: Partial<StatedStep>): boolean =>
        checkExplanation(puzzleOf(text), {
          steps: [...steps.slice(0, -1), { ...split, ...step }],
          end: { kind: "open" },
        }).ok;
      expect(bent({ cases: cases.slice(1) })).toBe(false);
      if (fact !== undefined && "letter" in fact.claim) {
        const claim = { ...fact.claim, digits: fact.claim.digits.slice(1) };
        expect(bent({ facts: [{ ...fact, claim }, ...others] })).toBe(false);
      }
    },
  );

  it("is no end of an explanation", () => {
    const checked = checkExplanation(puzzleOf("A + B = 3"), { steps: [], end: { kind: "agreed" } });
    expect(checked.ok).toBe(false);
  });
});
