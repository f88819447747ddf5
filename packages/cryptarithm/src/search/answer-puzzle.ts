/**
 * The whole answer to a text. Of a written-out calculation that can be read in several ways, all readings are
 * solved: the answer is that of the likeliest reading that has a solution, and says what the others have.
 */
import { describeLayout } from "../layout/describe-layout.js";
import { layoutLine, writtenCell } from "../layout/line.js";
import { readPuzzles } from "../layout/read-puzzle.js";
import { writeLayout } from "../layout/write/write-layout.js";
import type { Formula } from "../syntax/ast.js";
import type { Layout } from "../syntax/layout.js";
import { inLanguage, say } from "../wording/say.js";
import type { Answer, AnswerOptions, ReadingAnswer } from "./answer.js";
import { answerFormula } from "./answer-formula.js";
import { now } from "./meter.js";
import { solutionsText } from "./solutions-text.js";

/** Answers a puzzle: every solution counted, the first ones listed. Never throws for a user's mistake. */
export function answer(text: string, options: AnswerOptions = {}): Answer {
  return inLanguage(options.language, () => answerText(text, options));
}

function answerText(text: string, options: AnswerOptions): Answer {
  const formulaText = text.trim();
  const read = readPuzzles(text, options);
  if (!read.ok) return { formula: formulaText, status: "invalid", diagnostics: read.diagnostics };
  const { readings } = read;
  if (!options.layout) return answerFormula(readings[0] as Formula, formulaText, options);
  const tried = answerEach(readings, options);
  const at = mostTelling(tried);
  const found = tried[at] as Answer;
  if (found.status === "invalid" || readings.length === 1) return found;
  const others = tried.map((answer, i) => readingAnswer(answer, readings[i] as Formula));
  return { ...found, reading: at, readings: others, notes: [...found.notes, ...readingNotes(others, at)] };
}

/**
 * The answers to all readings, which share the time and the nodes: each may use half of what is left, as the likelier
 * ones come first, and the last one all of it.
 */
function answerEach(readings: readonly Formula[], options: AnswerOptions): Answer[] {
  const started = now();
  let { nodes } = options;
  return readings.map((formula, i) => {
    const shares = i === readings.length - 1 ? 1 : 2;
    const milliseconds =
      options.milliseconds && Math.max(1, (options.milliseconds - (now() - started)) / shares);
    const share = nodes && Math.max(1, Math.floor(nodes / shares));
    const answer = answerReading(formula, { ...options, milliseconds, nodes: share });
    if (nodes && answer.status !== "invalid") nodes = Math.max(1, nodes - answer.stats.nodes);
    return answer;
  });
}

/** The first reading with a solution; else the first one that may have one; else the likeliest. */
function mostTelling(answers: readonly Answer[]): number {
  const solved = answers.findIndex((answer) => answer.status !== "invalid" && answer.count > 0n);
  const open = answers.findIndex((answer) => answer.status === "unfinished");
  return solved >= 0 ? solved : Math.max(0, open);
}

/** The answer to one reading, with what was understood. */
function answerReading(formula: Formula, options: AnswerOptions): Answer {
  const layout = formula.layout as Layout;
  const found = answerFormula(formula, layoutLine(layout, writtenCell), options);
  if (found.status === "invalid") return found;
  return {
    ...found,
    layout: writeLayout(layout).split("\n"),
    notes: [describeLayout(layout), ...conditionNotes(formula), ...found.notes],
  };
}

function conditionNotes({ conditions }: Formula): string[] {
  if (conditions === undefined) return [];
  return [say("Its conditions: {conditions}.", { conditions: conditions.split(/\s*[;\n]\s*/).join("; ") })];
}

function readingAnswer(answer: Answer, formula: Formula): ReadingAnswer {
  const layout = writeLayout(formula.layout as Layout).split("\n");
  if (answer.status === "invalid") return { layout, status: answer.status, count: 0n };
  return { layout, status: answer.status, count: answer.count };
}

function readingNotes(readings: readonly ReadingAnswer[], at: number): string[] {
  const ways = say("The layout can be read in {n} ways", { n: readings.length });
  if (readings.every(({ status }) => status === "none"))
    return [say("{ways}; none of them has a solution.", { ways })];
  if (readings.every(({ status }, i) => i === at || status === "none"))
    return [say("{ways}; only this one has a solution.", { ways })];
  const others = readings.flatMap(({ status, count }, i) => {
    if (i === at || status === "none") return [];
    if (status === "unfinished" && count === 0n) return [say("reading {i} is not finished", { i })];
    return [
      say("reading {i} has {solutions}", { i, solutions: solutionsText(count, status !== "unfinished") }),
    ];
  });
  return [say("{ways}; this is reading {at}, {others}.", { ways, at, others: others.join(", ") })];
}
