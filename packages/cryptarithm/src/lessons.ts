/**
 * The rules of deduction as a course: what each rule is, and what it says of a small example, in the very sentences
 * that `explain` uses. For the lesson of the documentation and of the page. Examples are worked out when they are
 * asked for, so that no sentence here can be other than what the rules say.
 */

import { RULES } from "./deduce/catalogue.js";
import type { Language } from "./deduce/language/language.js";
import { LANGUAGES, type LanguageCode } from "./deduce/language/languages.js";
import { LESSON_WORDS } from "./deduce/language/lesson-words.js";
import { say } from "./deduce/language/say.js";
import type { Finding, Level, Rule } from "./deduce/rule.js";
import { dataName } from "./deduce/setting/names.js";
import { type Setting, settingOf } from "./deduce/setting/setting.js";
import { Moment, Notebook } from "./deduce/state/moment.js";
import { View } from "./deduce/state/view.js";
import { claimText } from "./deduce/tell/claim-text.js";
import { stepsIn } from "./deduce/tell/in-stretch.js";
import { explain } from "./explain.js";
import { readPuzzle } from "./layout/read-puzzle.js";
import type { CarryPlace, StatedStep } from "./semantics/explanation.js";
import { pose } from "./semantics/pose.js";
import type { RuleOptions } from "./semantics/rules.js";

/** A rule of deduction and what it is. */
export interface Lesson {
  /** Its name in kebab case: "overflow-digit". */
  readonly rule: string;
  /** Its name in the language that was asked for. */
  readonly title: string;
  readonly level: Level;
  /** What the rule is. */
  readonly text: string;
}

/** A small puzzle in which the rule is used. */
export interface LessonExample {
  readonly formula: string;
  /** Where they are not the usual ones. */
  readonly rules: RuleOptions;
  /** How many solutions it has. */
  readonly solutions: number;
  /** What the rule says there; missing where no small puzzle shows it in few words. */
  readonly step?: LessonStep;
}

/** What a rule says of its example. */
export interface LessonStep {
  /** What it concludes, in signs. */
  readonly title: string;
  readonly text: string;
  /** Where to look: a part of the puzzle, and one of its columns (0 = units). */
  readonly at: { readonly part?: number; readonly place?: number };
  /** The digits that are known after it, by letter or cell. */
  readonly digits: Readonly<Record<string, number>>;
  /** The carries that are known after it. */
  readonly carries: readonly (CarryPlace & { readonly value: number })[];
}

/**
 * All rules, easiest first.
 *
 * @example
 * lessons("de").find(({ rule }) => rule === "only-digit-left")?.title; // "nur eine Ziffer übrig"
 */
export function lessons(language: LanguageCode = "en"): readonly Lesson[] {
  const { rules } = LANGUAGES[language];
  const texts = LESSON_WORDS[language];
  return RULES.map(({ name, level }) => ({
    rule: name,
    title: rules[name] ?? name,
    level,
    text: texts[name] ?? "",
  }));
}

/**
 * The example of a rule, worked out; undefined when there is no rule of this name. Most take a few milliseconds,
 * those that need a whole explanation up to a second or two.
 *
 * @example
 * lessonExample("overflow-digit")?.step?.title; // "E = 1, c2 = 1"
 */
export function lessonExample(name: string, language: LanguageCode = "en"): LessonExample | undefined {
  const rule = RULES.find((each) => each.name === name);
  if (rule === undefined) return undefined;
  const { formula, rules = {}, solutions, finds } = rule.example;
  const step = finds.length > 0 ? foundStep(rule, LANGUAGES[language]) : explainedStep(rule, language);
  return { formula, rules, solutions, ...(step && { step }) };
}

/** What the rule finds in its example: at the start, or after as many easier steps as it takes. */
function foundStep({ name, level, example, find, tell }: Rule, language: Language): LessonStep {
  const setting = settingOf(posedExample(example));
  const view = View.of(setting);
  const notebook = new Notebook();
  for (;;) {
    const moment = new Moment(view, notebook);
    const finding = find(moment).find(({ claims }) =>
      claims.some((claim) => isAsked(claimText(claim, setting))),
    );
    if (finding !== undefined) {
      const claims = finding.claims.filter((claim) => isAsked(claimText(claim, setting)));
      return stepOf({ ...finding, claims }, view, tell, language);
    }
    const easier = RULES.filter((other) => other.level < level).flatMap((other) => other.find(moment))[0];
    if (easier === undefined) throw new Error(`${name} does not find what its example says`);
    for (const claim of easier.claims) view.learn(claim);
  }
  function isAsked(text: string): boolean {
    return example.finds.includes(text);
  }
}

function posedExample({ formula, rules = {} }: Rule["example"]): Parameters<typeof settingOf>[0] {
  const read = readPuzzle(formula, rules);
  const posed = read.ok ? pose(read.formula, rules) : undefined;
  if (!posed?.ok) throw new Error(`the example ${formula} is not understood`);
  return posed.puzzle;
}

function stepOf(finding: Finding, view: View, tell: Rule["tell"], language: Language): LessonStep {
  const { setting } = view;
  const text = tell(finding, view)
    .map((telling) => say(telling, language))
    .join(" ");
  const after = view.clone();
  for (const claim of finding.claims) after.learn(claim);
  const { part, place } = finding.spot;
  return {
    title: finding.claims.map((claim) => claimText(claim, setting)).join(", "),
    text,
    at: { ...(part !== undefined && { part }), ...(place !== undefined && { place }) },
    digits: digitsIn(after, setting),
    carries: setting.carries.flatMap(({ part: of, place: into, index }) => {
      const value = after.lows[index] as number;
      return value === after.highs[index] ? [{ part: of, place: into, value }] : [];
    }),
  };
}

function digitsIn({ fixed }: View, setting: Setting): Record<string, number> {
  const known: Record<string, number> = {};
  for (const [symbol, digit] of fixed.entries()) if (digit >= 0) known[dataName(symbol, setting)] = digit;
  return known;
}

/** The first step of the example's explanation that uses the rule. */
function explainedStep({ name, example }: Rule, language: LanguageCode): LessonStep | undefined {
  const explanation = explain(example.formula, { ...example.rules, language });
  if (explanation.status === "invalid") return undefined;
  // A rule of last resort may have no puzzle that shows it in few words.
  const step = [...stepsIn(explanation)].find(({ rule }) => rule === name);
  if (step === undefined) return undefined;
  return { title: step.title, text: textOf(step, LANGUAGES[language]), at: step.at, digits: {}, carries: [] };
}

/** Of a step that looks at cases these are the reason. */
function textOf({ text = "", cases }: StatedStep, { frame }: Language): string {
  if (cases === undefined) return text;
  const told = cases.map(({ title, steps }) => {
    const suppose = frame.suppose.replace("{claim}", title).replace(/:$/, ".");
    return [capitalised(suppose), ...steps.map((step) => step.text ?? "")].join(" ");
  });
  return `${told.join(" ")} ${frame.cannot}`;
}

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
