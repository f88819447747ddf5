/** What a hint prints at each of its levels, and where it sends the eye. */

import { frameText } from "./deduce/language/frame-text.js";
import { hintText, lessonText } from "./deduce/language/hint-words.js";
import type { FrameName } from "./deduce/language/language.js";
import { LANGUAGES, type LanguageCode } from "./deduce/language/languages.js";
import type { Step } from "./deduce/path/step.js";
import { carryName, symbolName, toldText } from "./deduce/setting/names.js";
import { rowNameOf } from "./deduce/setting/row-names.js";
import type { Setting } from "./deduce/setting/setting.js";
import { rowPhrase } from "./deduce/tell/with-rows.js";
import type { StatedStep } from "./semantics/explanation.js";

/** How much a hint tells: where to look, which rule, the whole step. */
export type HintLevel = 1 | 2 | 3;

/** Where to look: a part of the puzzle (from 0), one of its columns (0 = units). */
export interface WhereHint {
  readonly part?: number;
  readonly place?: number;
  /** In words, as a sentence. */
  readonly text: string;
}

/** A rule of deduction. */
export interface RuleHint {
  /** Its name in kebab case. */
  readonly name: string;
  /** Its name in the language that was asked for. */
  readonly title: string;
}

/** Where to look to see a step. */
export function whereToLook({ finding }: Step, setting: Setting, language: LanguageCode): WhereHint {
  const { spot, grounds } = finding;
  const part = spot.part === undefined ? undefined : setting.parts[spot.part];
  if (part !== undefined) {
    const row = rowNameOf(part.index, setting);
    if (row !== undefined) {
      const phrase = rowPhrase(row);
      if (spot.place === undefined)
        return { ...spot, text: hintText("where.row", { row: phrase }, language) };
      const column = { place: spot.place, row: phrase };
      return { ...spot, text: hintText("where.column", { column }, language) };
    }
    const written = toldText(part.expression, setting);
    if (spot.place === undefined)
      return { ...spot, text: hintText("where.part", { part: written }, language) };
    const name = setting.parts.length > 1 ? "where.column.part" : "where.column";
    return { ...spot, text: hintText(name, { column: { place: spot.place }, part: written }, language) };
  }
  if (grounds.kind === "cases") {
    const [symbol] = grounds.symbols;
    const letter =
      symbol === undefined ? carryName(grounds.carries[0] as number, setting) : symbolName(symbol, setting);
    return { text: hintText("where.cases", { letter }, language) };
  }
  if (grounds.kind === "distinct" && finding.rule.name === "only-digit-left") {
    const letter = symbolName(grounds.symbols[0] as number, setting);
    return { text: hintText("where.letter", { letter }, language) };
  }
  return { text: hintText("where.letters", {}, language) };
}

/** What to print at a level, and the rule of the step. */
export function levelText(
  level: HintLevel,
  where: WhereHint,
  { finding }: Step,
  steps: readonly StatedStep[],
  language: LanguageCode,
): { readonly sentence: string; readonly rule: RuleHint } {
  const { name } = finding.rule;
  const rule = { name, title: LANGUAGES[language].rules[name] ?? name };
  if (level === 1) return { sentence: where.text, rule };
  if (level === 3) return { sentence: steps.map((step) => stepText(step, language)).join(" "), rule };
  const lesson = lessonText(name, language);
  const slots = { where: where.text, rule: rule.title, lesson: lesson ?? "" };
  return { sentence: hintText(lesson === undefined ? "rule" : "rule.lesson", slots, language), rule };
}

/** With more steps than this only the last is printed. */
const FEW_STEPS = 3;

/** Why something cannot be: the steps, or the last of many; and what is left, when they do not say so. */
export function chainText(
  steps: readonly StatedStep[],
  left: string | undefined,
  language: LanguageCode,
): string {
  const so = left === undefined ? "" : ` ${hintText("so", { claim: left }, language)}`;
  if (steps.length <= FEW_STEPS) return steps.map((step) => stepText(step, language)).join(" ") + so;
  const last = stepText(steps.at(-1) as StatedStep, language);
  return hintText("wrong.steps", { n: steps.length - 1, last }, language) + so;
}

/** With more steps than this the cases of a step are left to be shown. */
const FEW_IN_CASES = 6;

function stepText(step: StatedStep, language: LanguageCode): string {
  const { facts, title, text = "", cases = [] } = step;
  const inside = cases.flatMap(({ steps }) => steps);
  const isShort = inside.length <= FEW_IN_CASES && inside.every((s) => s.text !== undefined && !s.cases);
  if (cases.length > 0 && isShort) return casesText(step, language);
  if (facts.some(({ claim }) => "impossible" in claim)) return text;
  return hintText("step", { title, text }, language);
}

/** An assumption led to its end: suppose, so, that cannot be. */
function casesText({ facts, title, cases = [] }: StatedStep, language: LanguageCode): string {
  const frame = (name: FrameName, slots = {}): string => frameText(name, slots, LANGUAGES[language]);
  const told = cases.map(({ title: claim, steps }) =>
    [frame("suppose", { claim }), ...steps.map((inner) => stepText(inner, language)), frame("cannot")].join(
      " ",
    ),
  );
  const isNever = facts.some(({ claim }) => "impossible" in claim);
  return [...told, isNever ? frame("so.never") : frame("so", { claim: title })].join(" ");
}
