/**
 * Every rule is held to its word: its example has the solutions that it says, the rule finds there what
 * it says, and whatever a rule finds on the way through random sums follows from its grounds and is
 * true in every solution that is still possible.
 */
import { describe, expect, it } from "vitest";
import { choices, expectRight, settingFrom, solutionsOf } from "../../../test/claims.js";
import type { Given, RuleOptions } from "../../semantics/rules.js";
import { RULES } from "../catalogue.js";
import { LANGUAGES } from "../language/languages.js";
import type { Finding, Rule } from "../rule.js";
import { digitsIn } from "../setting/digits.js";
import type { Setting } from "../setting/setting.js";
import { Moment, Notebook } from "../state/moment.js";
import { View } from "../state/view.js";
import { claimText } from "../tell/claim-text.js";

/** The first moment in which a rule finds something, after as many steps of easier rules as it takes. */
function reached(rule: Rule, setting: Setting): { readonly moment: Moment; readonly findings: Finding[] } {
  const view = View.of(setting);
  const notebook = new Notebook();
  for (;;) {
    const moment = new Moment(view, notebook);
    const findings = rule.find(moment);
    if (rule.example.finds.every((text) => textsOf(findings, setting).includes(text)))
      return { moment, findings };
    const easier = RULES.filter(({ level }) => level < rule.level).flatMap((other) => other.find(moment))[0];
    if (easier === undefined) return { moment, findings };
    for (const claim of easier.claims) view.learn(claim);
  }
}

const textsOf = (findings: readonly Finding[], setting: Setting): string[] =>
  findings.flatMap(({ claims }) => claims.map((claim) => claimText(claim, setting)));

describe("each rule in its example", () => {
  for (const rule of RULES) {
    const { formula, rules = {}, solutions, finds } = rule.example;
    it(`${rule.name}: ${formula} has ${solutions} solutions`, () => {
      const setting = settingFrom(formula, rules);
      expect(solutionsOf(formula, rules, setting, solutions + 1)).toHaveLength(solutions);
    });
    if (finds.length === 0) continue;
    it(`${rule.name}: finds ${finds.join(", ")}`, () => {
      const setting = settingFrom(formula, rules);
      const { moment, findings } = reached(rule, setting);
      expect(textsOf(findings, setting)).toEqual(expect.arrayContaining([...finds]));
      const all = solutionsOf(formula, rules, setting, solutions);
      for (const finding of findings) {
        expectRight(finding, moment.view, all, formula);
      }
    });
  }
});

describe("along random sums", () => {
  for (let seed = 1; seed <= 60; seed++) {
    it(`number ${seed}: every finding follows, and holds in every solution that is left`, () => {
      const { formula, rules } = randomSum(seed);
      const setting = settingFrom(formula, rules);
      const solutions = solutionsOf(formula, rules, setting, 3000);
      if (solutions.length === 3000) return;
      const view = View.of(setting);
      const notebook = new Notebook();
      const random = choices(seed);
      let left = solutions;
      for (let step = 0; step < 60 && !view.contradictory; step++) {
        const moment = new Moment(view, notebook);
        const findings = RULES.flatMap((rule) => rule.find(moment));
        for (const finding of findings)
          expectRight(finding, view, left, `${formula} ${JSON.stringify(rules)}`);
        const next = findings[random(findings.length)];
        if (next !== undefined) {
          for (const claim of next.claims) view.learn(claim);
          continue;
        }
        // Nothing more is seen: a letter is given, and the solutions with another digit are gone.
        const open = [...view.masks.keys()].filter((s) => view.fixed[s] === -1);
        const symbol = open[random(open.length)];
        if (symbol === undefined) break;
        const digits = digitsIn(view.masks[symbol] as number);
        const digit = digits[random(digits.length)] as number;
        view.learn({ kind: "digits", symbol, digits: 1 << digit });
        left = left.filter((solution) => solution[symbol] === digit);
      }
      if (view.contradictory) expect(left).toEqual([]);
      else if (view.complete) expect(left.length).toBeLessThanOrEqual(1);
    });
  }
});

/** A sum or difference that has a solution: made from numbers, their digits replaced by letters. */
function randomSum(seed: number): { readonly formula: string; readonly rules: RuleOptions } {
  const random = choices(seed);
  const base = 4 + random(9);
  const addends = 2 + random(3);
  const length = 1 + random(base > 7 ? 4 : 3);
  const values = Array.from({ length: addends }, () => 1 + random(base ** length - 1));
  const total = values.reduce((a, b) => a + b, 0);
  const letters = "ABCDEFGHIJKL";
  const shift = random(base);
  const write = (n: number): string =>
    [...n.toString(base)].map((digit) => letters[(Number.parseInt(digit, base) + shift) % base]).join("");
  const [first, ...rest] = values.map(write);
  const formula =
    random(3) === 0 && addends === 2
      ? `${write(total)} - ${first} = ${rest[0]}`
      : `${[first, ...rest].join(" + ")} = ${write(total)}`;
  const given: Record<string, Given> = {};
  if (random(3) === 0)
    given[(first as string)[0] as string] = Number.parseInt(
      (values[0] as number).toString(base)[0] as string,
      base,
    );
  return { formula, rules: { base, given } };
}

describe("each language", () => {
  for (const language of Object.values(LANGUAGES)) {
    it(`${language.name} has a name for every rule`, () => {
      for (const { name } of RULES) expect(language.rules[name], name).toBeTruthy();
    });
    it(`${language.name} has every sentence that English has`, () => {
      for (const name of Object.keys(LANGUAGES.en.templates))
        expect(language.templates[name], name).toBeTruthy();
    });
  }
});
