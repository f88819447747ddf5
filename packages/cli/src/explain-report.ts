/** A whole explanation for people: its head, its steps, its end, and the answer that it leads to. */
import { type Explanation, Known, LARGEST_EXPLAINED_BASE, remarksOn, tableStart } from "cryptarithm";
import { closingLines, notesLeft } from "./answer-text.js";
import { caseTableLines } from "./case-table-lines.js";
import { harmless } from "./diagnostic-text.js";
import { headLines } from "./explain-head.js";
import { shownRules } from "./rules-text.js";
import { StepLines } from "./step-lines.js";
import { framed, type TellingPage } from "./telling-page.js";
import { withWholeCalculations, wrapped } from "./wrap.js";

/** All lines; `quiet` leaves out the head and the answer. */
export function explanationLines(explanation: Explanation, page: TellingPage, quiet: boolean): string[] {
  const body = bodyLines(explanation, page);
  if (quiet) return body;
  const { asked, first, last } = remarksOn(explanation, page.language);
  return withoutDoubleBlanks([
    ...headLines(explanation, page),
    "",
    ...paragraphs(asked, page).map(page.colors.bold),
    ...paragraphs(first, page),
    ...(asked.length + first.length > 0 ? [""] : []),
    ...body,
    ...(body.length > 0 ? [""] : []),
    ...paragraphs(last, page),
    ...(last.length > 0 ? [""] : []),
    ...verdictLines(explanation, page),
  ]);
}

const withoutDoubleBlanks = (lines: readonly string[]): string[] =>
  lines.filter((line, i) => line !== "" || (i > 0 && lines[i - 1] !== ""));

/** Whether there are more solutions than anybody would follow: that is no failure to explain. */
export const isTooMany = ({ complete, several }: Explanation): boolean =>
  complete && several !== undefined && several.listed === undefined;

const paragraphs = (sentences: readonly string[], { columns }: TellingPage): string[] =>
  sentences.flatMap((text) =>
    wrapped(withWholeCalculations(harmless(text)), columns - 2).map((line) => `  ${line}`),
  );

function bodyLines(explanation: Explanation, page: TellingPage): string[] {
  const { steps, end, table } = explanation;
  const writer = new StepLines(page, explanation);
  const known = Known.atStart(explanation);
  const told = table ? steps.slice(0, tableStart(explanation)) : steps;
  writer.steps(told, known);
  if (told.length > 0 && table) writer.lines.push("");
  if (table) writer.lines.push(...caseTableLines(steps.slice(told.length), end, page));
  else if (end.kind === "fork") writer.fork(end, known, "");
  else if (end.kind === "impossible") writer.lines.push(...impossibleLines(explanation, page));
  else if (end.kind === "solution") writer.end(end, "");
  const { complete, explained } = explanation;
  if (complete && !explained && end.kind !== "impossible" && !isTooMany(explanation))
    writer.lines.push("", ...paragraphs([openText(page)], page));
  return withoutDoubleBlanks(writer.lines);
}

/** Why the reasoning does not reach its end. */
export function openText(page: TellingPage): string {
  const base = LARGEST_EXPLAINED_BASE;
  return page.rules.base > base ? framed(page, "open.base", { base }) : framed(page, "open");
}

/** Why there is no solution, when no step says it. */
function impossibleLines({ steps, reason }: Explanation, page: TellingPage): string[] {
  if (steps.length > 0 || reason === undefined) return [];
  const text = reason.slice(0, 1).toUpperCase() + reason.slice(1);
  return wrapped(harmless(text), page.columns - 2).map((line) => `  ${line}`);
}

function verdictLines(explanation: Explanation, page: TellingPage): string[] {
  const { stats } = explanation;
  const effort = { nodes: stats.nodes, milliseconds: stats.planMs + stats.searchMs };
  const closing = closingLines(verdict(explanation, page), shownRules(explanation), effort, page);
  return [closing, ...notesLeft(explanation).flatMap((note) => wrapped(harmless(note), page.columns))];
}

function verdict({ status, count, complete }: Explanation, page: TellingPage): string {
  if (status === "none") return framed(page, "none");
  if (!complete) return framed(page, "open");
  return count === 1n ? framed(page, "only") : framed(page, "solutions", { n: { big: count } });
}
