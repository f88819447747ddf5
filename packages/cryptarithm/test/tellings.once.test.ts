/**
 * Everything that a step can say can be said in every language: the sentences of all steps of large runs,
 * those of tables too, which nobody is shown. And were a sentence missing after all, its equation stands
 * in its place.
 */
import type { RuleOptions } from "cryptarithm";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Language } from "../src/deduce/language/language.js";
import { LANGUAGES } from "../src/deduce/language/languages.js";
import { say } from "../src/deduce/language/say.js";
import type { Node, Step } from "../src/deduce/path/step.js";
import type { Slot, Telling } from "../src/deduce/rule.js";
import { viewOf } from "../src/deduce/state/knowledge.js";
import { Stater } from "../src/deduce/tell/stated.js";
import { tellContradiction } from "../src/deduce/tell/tell-contradiction.js";
import { randomFrom } from "../src/number/random.js";
import { allowanceFor, type Layout, layOutAnyway, type Reasoning, reason } from "../src/reasoning.js";
import { answer } from "../src/search/answer-puzzle.js";
import { puzzle } from "./arbitrary.js";
import { readCases } from "./cases.js";
import { sizeFrom } from "./mode.js";
import { posed } from "./posed.js";

const SIZE = sizeFrom("CRYPTARITHM_RANDOM", 150);
const SEED = sizeFrom("CRYPTARITHM_SEED", 7);
const MOST_MILLISECONDS = 500;

/** The way to the end of a puzzle; undefined when it cannot be laid out. */
function way(text: string, rules: RuleOptions): (Reasoning & { readonly layout: Layout }) | undefined {
  const found = answer(text, { ...rules, limit: 0 });
  if (found.status === "invalid") return undefined;
  const layout = layOutAnyway(posed(text, { ...rules, base: found.rules.base }));
  if (layout === undefined) return undefined;
  const limits = allowanceFor(found, { milliseconds: MOST_MILLISECONDS }, performance.now());
  return { layout, ...reason(layout, [], { ...limits, exchange: found.count !== 1n }) };
}

function* stepsOf({ steps, end }: Node): Generator<Step> {
  for (const step of steps) {
    yield step;
    for (const { node } of step.refuted ?? []) yield* stepsOf(node);
  }
  if (end.kind === "fork") for (const { node } of end.branches) yield* stepsOf(node);
}

/** What a step says: by its rule, and where it ends a case also by what it runs against. */
function tellingsOf({ finding, premises, seen = [] }: Step, layout: Layout): Telling[] {
  const cited = viewOf(layout.setting, [...premises, ...seen]);
  const never = finding.claims[0]?.kind === "impossible" ? tellContradiction(finding, cited) : undefined;
  return [...finding.rule.tell(finding, cited), ...(never ?? [])];
}

/** The templates of a telling and of the pieces in its gaps. */
function templatesIn({ template, slots }: Telling): string[] {
  const inner = Object.values(slots).filter((slot: Slot) => typeof slot === "object" && "template" in slot);
  return [template, ...inner.flatMap((slot) => templatesIn(slot as Telling))];
}

/** Sums of random words, some with products. */
function randomSum(random: ReturnType<typeof randomFrom>): string {
  const letters = "ABCDEFGHIJ".slice(0, 4 + random.integer(7));
  const word = (most: number): string =>
    Array.from({ length: 1 + random.integer(most) }, () => letters[random.integer(letters.length)]).join("");
  const addends = Array.from({ length: 1 + random.integer(4) }, () => word(5));
  return `${addends.join(random.integer(5) === 0 ? " * " : " + ")} = ${word(7)}`;
}

test("whatever a step says, every language can say it", () => {
  const said = new Set<string>();
  const sayAll = (text: string, rules: RuleOptions): void => {
    const found = way(text, rules);
    for (const node of found === undefined ? [] : [found.node, found.derived]) {
      for (const step of stepsOf(node)) {
        for (const telling of tellingsOf(step, (found as Reasoning & { layout: Layout }).layout)) {
          for (const template of templatesIn(telling)) said.add(template);
          for (const language of Object.values(LANGUAGES))
            expect(say(telling, language), `${text}: ${telling.template}`).not.toMatch(
              /\{[a-z]\w*\}|undefined|NaN/,
            );
        }
      }
    }
  };
  for (const { formula, rules = {} } of [...readCases("seeds"), ...readCases("puzzles")])
    sayAll(formula, rules);
  for (const { text, rules } of fc.sample(puzzle, { numRuns: 10 * SIZE, seed: SEED })) sayAll(text, rules);
  const random = randomFrom(SEED);
  for (let i = 0; i < SIZE; i++) sayAll(randomSum(random), {});
  expect(said.size).toBeGreaterThan(100);
}, 600_000);

test("a template has the same gaps in every language", () => {
  const gaps = (text = ""): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();
  const tables = (language: Language) => ({ ...language.templates, ...language.frame });
  for (const language of Object.values(LANGUAGES))
    for (const [name, text] of Object.entries(tables(LANGUAGES.en)))
      for (const gap of gaps(tables(language)[name as keyof ReturnType<typeof tables>]))
        expect(gaps(text), `${language.code} ${name}`).toContain(gap);
});

test("what a language has no words for is told by its equations", () => {
  const { layout, node } = way("SEND + MORE = MONEY", {}) as Reasoning & { readonly layout: Layout };
  const speechless: Language = { ...LANGUAGES.en, templates: {} };
  const { steps } = new Stater(layout.setting, speechless, () => "").stretch(node);
  expect(steps.map(({ text }) => text)).toContain("c4 = M");
  for (const { text } of steps) expect(text).toMatch(/^[A-Z0-9 +=·c,;≥]+$/);
});
