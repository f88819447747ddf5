/**
 * The whole answer to a text. Of a written-out calculation that can be read in several ways, all readings are
 * solved: the answer is that of the likeliest reading that has a solution, and says what the others have.
 */
import { describeLayout } from "../layout/describe-layout.js";
import { layoutLine, writtenCell } from "../layout/line.js";
import { readingsOf } from "../layout/read-puzzle.js";
import { writeLayout } from "../layout/write/write-layout.js";
import { parseOptions } from "../semantics/pose.js";
import type { Formula } from "../syntax/ast.js";
import type { Layout } from "../syntax/layout.js";
import { parse } from "../syntax/parser.js";
import type { Answer, AnswerOptions, FoundAnswer, ReadingAnswer } from "./answer.js";
import { answerFormula } from "./answer-formula.js";
import { now } from "./meter.js";

/** Answers a puzzle: every solution counted, the first ones listed. Never throws for a user's mistake. */
export function answer(text: string, options: AnswerOptions = {}): Answer {
  if (options.layout) return answerLayout(text, options);
  const formulaText = text.trim();
  const parsed = parse(text, parseOptions(options));
  if (!parsed.ok) return { formula: formulaText, status: "invalid", diagnostics: parsed.diagnostics };
  return answerFormula(parsed.formula, formulaText, options);
}

function answerLayout(text: string, options: AnswerOptions): Answer {
  const read = readingsOf(text, options);
  if (!read.ok) return { formula: text.trim(), status: "invalid", diagnostics: read.diagnostics };
  const { readings } = read;
  const wanted = options.reading;
  // All readings share the time.
  const { milliseconds } = options;
  const started = now();
  const tried = readings.map((formula, i) => {
    if (wanted !== undefined && wanted !== i) return undefined;
    const left = milliseconds === undefined ? undefined : Math.max(1, milliseconds - (now() - started));
    return answerReading(formula, left === undefined ? options : { ...options, milliseconds: left });
  });
  const at =
    wanted ??
    Math.max(
      0,
      tried.findIndex((answer) => answer?.status === "solved"),
    );
  const found = tried[at];
  if (found === undefined) {
    const message = `there is no reading ${at}; the layout has ${readings.length}`;
    return {
      formula: text.trim(),
      status: "invalid",
      diagnostics: [
        { code: "layout-reading", message, span: [0, text.length], hint: "readings are counted from 0" },
      ],
    };
  }
  if (found.status === "invalid" || readings.length === 1 || wanted !== undefined) return found;
  const others = tried.map((answer, i) => readingAnswer(answer as Answer, readings[i] as Formula));
  return { ...found, reading: at, readings: others, notes: [...found.notes, ...readingNotes(others, at)] };
}

/** The answer to one reading, with what was understood. */
function answerReading(formula: Formula, options: AnswerOptions): Answer {
  const layout = formula.layout as Layout;
  const found = answerFormula(formula, layoutLine(layout, writtenCell), options);
  if (found.status === "invalid") return found;
  return {
    ...found,
    layout: writeLayout(layout).split("\n"),
    notes: [describeLayout(layout), ...found.notes],
  };
}

function readingAnswer(answer: Answer, formula: Formula): ReadingAnswer {
  const layout = writeLayout(formula.layout as Layout).split("\n");
  if (answer.status === "invalid") return { layout, status: answer.status, count: 0n };
  return { layout, status: answer.status, count: (answer as FoundAnswer).count };
}

function readingNotes(readings: readonly ReadingAnswer[], at: number): string[] {
  const others = readings.flatMap(({ status, count }, i) =>
    i === at ? [] : [`${i} (${status === "unfinished" ? `at least ${count}` : count})`],
  );
  return [
    `The layout can be read in ${readings.length} ways; this is reading ${at}. The others and their numbers of solutions: ${others.join(", ")}.`,
  ];
}
