/**
 * `solve --all` and large `--limit`: solutions are printed while they are found, so that millions
 * need no memory. A puzzle with few solutions is printed like any other.
 */
import type { Answer, FoundAnswer } from "cryptarithm";
import { answerJson, headJson, tailJson } from "./answer-json.js";
import type { Context } from "./context.js";
import { type ExitCode, INVALID } from "./exit-code.js";
import type { ListForm } from "./list-form.js";
import {
  codeOf,
  MOST_HELD,
  printClosing,
  printReading,
  printSolutions,
  type SolveQuestion,
} from "./solve-report.js";
import type { ListEnd, TaskOptions } from "./task.js";

export async function streamSolutions(question: SolveQuestion, context: Context): Promise<ExitCode> {
  return question.raw.json ? streamJson(question, context) : streamText(question, context);
}

/** In JSON the count stands before the solutions, so everything is counted first. */
async function streamJson(question: SolveQuestion, { output, searcher }: Context): Promise<ExitCode> {
  const { puzzle, options, most } = question;
  const answer = await searcher.answer(puzzle, { ...options, limit: MOST_HELD });
  if (answer.status === "invalid" || !answer.complete || answer.count <= BigInt(MOST_HELD)) {
    await output.line(JSON.stringify(answerJson(answer)));
    return codeOf(answer);
  }
  await output.write(`${JSON.stringify(headJson(answer)).slice(0, -1)},"solutions":[`);
  const list = searcher.list(puzzle, asFound(options, answer), most, { kind: "json" });
  let step = await list.next();
  for (; !step.done; step = await list.next()) await output.write(step.value);
  const listedAll = step.value.complete || step.value.stopped === "enough";
  const notes = listedAll
    ? answer.notes
    : [...answer.notes, `Only the first ${step.value.listed} solutions are listed: the search was stopped.`];
  await output.line(`],${JSON.stringify(tailJson({ ...answer, notes })).slice(1)}`);
  return codeOf(listedAll ? answer : { ...answer, status: "unfinished" });
}

async function streamText(question: SolveQuestion, context: Context): Promise<ExitCode> {
  const { puzzle, options, most, raw } = question;
  const { output, searcher } = context;
  const started = performance.now();
  const quick = searcher.answerAtOnce(puzzle, { ...options, limit: MOST_HELD });
  const few =
    quick !== undefined &&
    quick.status !== "invalid" &&
    (!quick.complete || quick.count <= BigInt(MOST_HELD));
  if (few) {
    printSolutions(quick, question, context);
    await printClosing(quick, quick.solutions.length, question, context);
    return codeOf(quick);
  }
  const posed = quick ?? (await posedAnswer(question, context));
  if (posed.status === "invalid") {
    output.diagnostics(posed.diagnostics, puzzle);
    return INVALID;
  }
  printReading(posed, question, context);
  const layout = { alone: false, base: posed.rules.base, columns: output.columns };
  const form: ListForm = raw.quiet ? { kind: "quiet" } : { kind: "text", layout };
  const list = searcher.list(puzzle, asFound(options, posed), most, form);
  let step = await list.next();
  for (; !step.done; step = await list.next()) await output.write(step.value);
  const end = step.value;
  const capped = end.stopped === "enough" && quick === undefined;
  const counted = capped ? await searcher.answer(puzzle, { ...options, limit: 0 }) : quick;
  const known = counted === undefined || counted.status === "invalid" ? undefined : counted;
  const answer = streamedAnswer(known ?? posed, {
    end,
    counted: known,
    milliseconds: performance.now() - started,
  });
  await printClosing(answer, end.listed, question, context);
  return codeOf(answer);
}

/** An answer for what it says before its solutions: the rules, and the reading of a layout. */
async function posedAnswer({ puzzle, options }: SolveQuestion, { searcher }: Context): Promise<Answer> {
  const posed = await searcher.answer(puzzle, poseOnly(options));
  // Which of several readings is meant is not known before they have been searched.
  if (posed.status === "invalid" || posed.readings === undefined) return posed;
  return searcher.answer(puzzle, { ...options, limit: 0 });
}

/** Options with which an answer says the rules in full without searching for long. */
function poseOnly(options: TaskOptions): TaskOptions {
  // The smallest base is not known before everything below it has been searched.
  return options.base === "find"
    ? { ...options, limit: 0 }
    : { ...options, limit: 0, nodes: 1, contrast: false };
}

interface Streamed {
  readonly end: ListEnd;
  /** An answer with the exact count, if there is one. */
  readonly counted: FoundAnswer | undefined;
  readonly milliseconds: number;
}

/** What is known when a list has ended, in the shape of an answer without its solutions. */
function streamedAnswer(posed: FoundAnswer, { end, counted, milliseconds }: Streamed): FoundAnswer {
  const listed = BigInt(end.listed);
  const stopped = end.stopped === "enough" ? undefined : end.stopped;
  const exact = counted?.complete ? counted.count : end.complete ? listed : undefined;
  const complete = exact !== undefined && stopped === undefined;
  const notes = posed.notes.filter((note) => !/^(Stopped by|Interrupted:)/.test(note));
  if (stopped === "aborted") notes.push("Interrupted: there may be more solutions.");
  else if (stopped !== undefined)
    notes.push(`Stopped by the limit of ${stopped}: there may be more solutions.`);
  else if (end.undecided > 0)
    notes.push(`${end.undecided} assignments could not be decided within the limits of exact arithmetic.`);
  return {
    ...posed,
    status: !complete ? "unfinished" : exact === 0n ? "none" : "solved",
    complete,
    count: exact ?? (counted !== undefined && counted.count > listed ? counted.count : listed),
    solutions: [],
    notes,
    stats: {
      ...posed.stats,
      nodes: Math.max(end.nodes, counted?.stats.nodes ?? 0),
      planMs: 0,
      searchMs: milliseconds,
    },
  };
}

/** The options with the base that `find` has found, and the reading that the answer is about. */
function asFound(options: TaskOptions, { rules, reading }: FoundAnswer): TaskOptions {
  return {
    ...options,
    ...(options.base === "find" && { base: rules.base }),
    ...(reading !== undefined && { reading }),
  };
}
