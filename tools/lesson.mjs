/**
 * The rules of deduction as chapters of the lesson, made from the catalogue: what each rule is, and what it
 * says of its example, in the very sentence that `explain` uses. Reads the compiled engine.
 */

import { LEVELS, lessonExample, lessons } from "../packages/cryptarithm/dist/index.js";

/** All levels with their rules. */
export function lesson() {
  const all = lessons();
  return LEVELS.map(({ level, name }) =>
    [`## Level ${level}: ${name}`, ...all.filter((each) => each.level === level).map(chapter)].join("\n\n"),
  ).join("\n\n");
}

/** A rule: its name, what it is, and what it says of its example. */
function chapter({ rule, title, text }) {
  const { formula, rules, solutions, step } = lessonExample(rule);
  const count = `${solutions === 0 ? "no" : solutions.toLocaleString("en")} solution${solutions === 1 ? "" : "s"}`;
  const given = Object.entries(rules.given ?? {}).map(([letter, what]) =>
    what.not === undefined ? `${letter} = ${[what].flat().join("|")}` : `${letter} ≠ ${what.not.join(", ")}`,
  );
  const where = [
    ...(rules.layout === true ? ["written-out arithmetic"] : []),
    ...(rules.base === undefined ? [] : [`base ${rules.base}`]),
    ...(rules.digits === undefined ? [] : [`digits ${rules.digits}`]),
    ...(given.length === 0 ? [] : [`given ${given.join(", ")}`]),
    count,
  ].join("; ");
  const shown = step && `> \`${formula}\` (${where})\\\n> **${plain(step.title)}** ${plain(step.text)}`;
  return [
    `### ${title.slice(0, 1).toUpperCase()}${title.slice(1)}`,
    text,
    ...(shown === undefined ? [] : [shown]),
  ].join("\n\n");
}

/** Text that Markdown leaves alone. */
const plain = (text) =>
  text.replaceAll("*", "\\*").replaceAll("|", "\\|").replaceAll("<", "&lt;").replaceAll("_", "\\_");
