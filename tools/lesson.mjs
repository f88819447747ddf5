/**
 * The rules of deduction as chapters of the lesson, made from the catalogue: what each rule is, and what it
 * says of its example, in the very sentence that `explain` uses. Reads the compiled engine.
 */

import { RULES } from "../packages/cryptarithm/dist/deduce/catalogue.js";
import { ENGLISH } from "../packages/cryptarithm/dist/deduce/language/english.js";
import { ENGLISH_LESSONS } from "../packages/cryptarithm/dist/deduce/language/english-lessons.js";
import { say } from "../packages/cryptarithm/dist/deduce/language/say.js";
import { LEVELS } from "../packages/cryptarithm/dist/deduce/rule.js";
import { settingOf } from "../packages/cryptarithm/dist/deduce/setting/setting.js";
import { Moment, Notebook } from "../packages/cryptarithm/dist/deduce/state/moment.js";
import { View } from "../packages/cryptarithm/dist/deduce/state/view.js";
import { claimText } from "../packages/cryptarithm/dist/deduce/tell/claim-text.js";
import { explain, readPuzzle } from "../packages/cryptarithm/dist/index.js";
import { pose } from "../packages/cryptarithm/dist/semantics/pose.js";

/** All levels with their rules. */
export function lesson() {
  return LEVELS.map(({ level, name }) =>
    [`## Level ${level}: ${name}`, ...RULES.filter((rule) => rule.level === level).map(chapter)].join("\n\n"),
  ).join("\n\n");
}

/** A rule: its name, what it is, and what it says of its example. */
function chapter(rule) {
  const { name, example } = rule;
  const title = ENGLISH.rules[name];
  const seen = example.finds.length > 0 ? findingIn(rule) : stepIn(rule);
  const solutions = `${example.solutions === 0 ? "no" : example.solutions.toLocaleString("en")} solution${example.solutions === 1 ? "" : "s"}`;
  const given = Object.entries(example.rules?.given ?? {}).map(([letter, what]) =>
    what.not === undefined ? `${letter} = ${[what].flat().join("|")}` : `${letter} ≠ ${what.not.join(", ")}`,
  );
  const where = [
    ...(example.rules?.layout === true ? ["written-out arithmetic"] : []),
    ...(example.rules?.base === undefined ? [] : [`base ${example.rules.base}`]),
    ...(example.rules?.digits === undefined ? [] : [`digits ${example.rules.digits}`]),
    ...(given.length === 0 ? [] : [`given ${given.join(", ")}`]),
    solutions,
  ].join("; ");
  const shown =
    seen && `> \`${example.formula}\` (${where})\\\n> **${plain(seen.title)}** ${plain(seen.text)}`;
  return [
    `### ${title.slice(0, 1).toUpperCase()}${title.slice(1)}`,
    ENGLISH_LESSONS[name],
    ...(shown === undefined ? [] : [shown]),
  ].join("\n\n");
}

/** What the rule finds in its example, in words: at the start, or after as many easier steps as it takes. */
function findingIn({ name, level, example, find, tell }) {
  const { puzzle } = pose(readPuzzle(example.formula, example.rules ?? {}).formula, example.rules ?? {});
  const setting = settingOf(puzzle);
  const view = View.of(setting);
  const notebook = new Notebook();
  const isAsked = (claim) => example.finds.includes(claimText(claim, setting));
  for (;;) {
    const moment = new Moment(view, notebook);
    const finding = find(moment).find(({ claims }) => claims.some(isAsked));
    if (finding !== undefined) {
      const claims = finding.claims.filter(isAsked);
      const text = tell({ ...finding, claims }, view)
        .map((telling) => say(telling, ENGLISH))
        .join(" ");
      return { title: claims.map((claim) => claimText(claim, setting)).join(", "), text };
    }
    const easier = RULES.filter((other) => other.level < level).flatMap((other) => other.find(moment))[0];
    if (easier === undefined) throw new Error(`${name} does not find what its example says`);
    for (const claim of easier.claims) view.learn(claim);
  }
}

/** The first step of the example's explanation that uses the rule. */
function stepIn({ name, example }) {
  const step = stepsIn(explain(example.formula, example.rules ?? {})).find(({ rule }) => rule === name);
  // A rule of last resort may have no puzzle that shows it in few words.
  if (step === undefined) return undefined;
  if (step.cases === undefined) return step;
  // The cases themselves are the reason.
  const cases = step.cases.map((c) => `Suppose ${c.title}. ${c.steps.map(({ text }) => text).join(" ")}`);
  return { title: step.title, text: `${cases.join(" ")} That cannot be.` };
}

/** All steps of a stretch in reading order, those of its cases too. */
function stepsIn({ steps, end }) {
  const inside = steps.flatMap((step) => [step, ...(step.cases ?? []).flatMap(stepsIn)]);
  return [...inside, ...(end.cases ?? []).flatMap(stepsIn)];
}

/** Text that Markdown leaves alone. */
const plain = (text) =>
  text.replaceAll("*", "\\*").replaceAll("|", "\\|").replaceAll("<", "&lt;").replaceAll("_", "\\_");
