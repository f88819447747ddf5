/**
 * What is asked of the engine: either here, for a moment, or in a worker thread for as long as
 * it takes. Tasks and results hold data only, so that they can be sent between threads.
 */
import {
  type Answer,
  type AnswerOptions,
  answer,
  type CheckResult,
  check,
  type Encoded,
  type EncodeOptions,
  type ExplainOptions,
  type Explanation,
  encode,
  explain,
  GERMAN,
  type Grade,
  grade,
  type Hint,
  type HintOptions,
  hint,
  type InvalidAnswer,
  type LanguageCode,
  type Proof,
  prove,
  type RepairOptions,
  type Repairs,
  repair,
  type SolutionsEnd,
  solve,
  type Wording,
} from "cryptarithm";
import type { BatchCounts } from "./batch-summary.js";
import type { JudgeTask, MakeTask } from "./generate-task.js";
import { type ListForm, listedText } from "./list-form.js";

/** The options of a search without those that are functions. */
export type TaskOptions = Omit<AnswerOptions, "signal" | "onProgress" | "crew" | "language">;

/** Languages go between threads by their codes, and not as tables. */
interface ToldIn {
  readonly language?: LanguageCode;
}

export interface AnswerTask {
  readonly kind: "answer";
  readonly puzzle: string;
  readonly options: TaskOptions;
}

/** All solutions in order, or the first `most`; for more than can be held in memory. */
export interface ListTask {
  readonly kind: "list";
  readonly puzzle: string;
  readonly options: TaskOptions;
  readonly most: number;
  readonly form: ListForm;
}

/** An answer to be graded. */
export interface CheckTask {
  readonly kind: "check";
  readonly puzzle: string;
  readonly answer: string;
  readonly options: TaskOptions;
}

/** A puzzle to be proved. */
export interface ProveTask {
  readonly kind: "prove";
  readonly puzzle: string;
  readonly options: TaskOptions;
}

/** Lines of a batch; those that take longer than a moment are left unanswered. */
export interface LinesTask {
  readonly kind: "lines";
  readonly lines: readonly string[];
  readonly options: TaskOptions;
}

export interface LinesResult {
  /** The answer to each line as JSON; undefined where it takes longer. Shorter than the lines when stopped. */
  readonly texts: readonly (string | undefined)[];
  readonly counts: Partial<BatchCounts>;
}

/** A puzzle to be proved. */
export interface ProveTask {
  readonly kind: "prove";
  readonly puzzle: string;
  readonly options: TaskOptions;
}

/** A question about the reasoning: the whole of it, the next step, or how hard it is. */
interface ExplainTask {
  readonly kind: "explain";
  readonly puzzle: string;
  readonly options: TaskOptions & ToldIn & Pick<ExplainOptions, "ask">;
}

interface GradeTask {
  readonly kind: "grade";
  readonly puzzle: string;
  readonly options: TaskOptions & ToldIn;
}

interface HintTask {
  readonly kind: "hint";
  readonly puzzle: string;
  readonly options: TaskOptions & ToldIn & Pick<HintOptions, "level">;
}

/** A question for the nearest changes that give a puzzle exactly one solution. */
interface RepairTask {
  readonly kind: "repair";
  readonly puzzle: string;
  readonly options: TaskOptions & Pick<RepairOptions, "limit">;
}

/** A calculation, in place of a puzzle, to be written in letters. */
interface EncodeTask {
  readonly kind: "encode";
  readonly puzzle: string;
  readonly options: Omit<EncodeOptions, "words" | "signal" | "onProgress" | "crew" | "language">;
}

/** What each question about the reasoning gives. */
export interface Reasoned {
  readonly explain: Explanation | InvalidAnswer;
  readonly hint: Hint | InvalidAnswer;
  readonly grade: Grade | InvalidAnswer;
  readonly repair: Repairs | InvalidAnswer;
  readonly encode: Encoded | InvalidAnswer;
}

export type ReasonTask = ExplainTask | HintTask | GradeTask | RepairTask | EncodeTask;

export type Task =
  | AnswerTask
  | ListTask
  | CheckTask
  | LinesTask
  | ProveTask
  | ReasonTask
  | MakeTask
  | JudgeTask;

/** How the search is watched and stopped. */
export type Controls = Pick<AnswerOptions, "signal" | "onProgress" | "crew">;

/** The end of a list; `complete` is false as well when more were found than asked for. */
export type ListEnd = SolutionsEnd & { readonly listed: number };

export function performAnswer(task: AnswerTask, controls: Controls): Answer {
  return answer(task.puzzle, { ...task.options, ...controls });
}

export function performCheck(task: CheckTask, controls: Controls): CheckResult {
  return check(task.puzzle, task.answer, { ...task.options, ...controls });
}

export function performReason<T extends ReasonTask>(task: T, controls: Controls): Reasoned[T["kind"]];
export function performReason(task: ReasonTask, controls: Controls): Reasoned[keyof Reasoned] {
  const { kind, puzzle } = task;
  if (kind === "explain") return explain(puzzle, { ...inWords(task.options), ...controls });
  if (kind === "hint") return hint(puzzle, { ...inWords(task.options), ...controls });
  if (kind === "repair") return repair(puzzle, { ...task.options, ...controls });
  if (kind === "encode") return encode(puzzle, { ...task.options, ...controls });
  return grade(puzzle, { ...inWords(task.options), ...controls });
}

/** The options with the table of the language that is asked for, so that notes and messages are in it, too. */
function inWords<T extends ToldIn>(options: T): Omit<T, "language"> & { readonly language: "en" | Wording } {
  return { ...options, language: options.language === "de" ? GERMAN : "en" };
}

export function performProve(task: ProveTask, controls: Controls): Proof {
  return prove(task.puzzle, { ...task.options, ...controls });
}

/** Gives the text of solutions in batches of moderate size. `send` may wait until the receiver is ready. */
export function performList(
  task: ListTask,
  controls: Controls,
  send: (text: string, count: number) => void,
): ListEnd {
  const iterator = solve(task.puzzle, { ...task.options, ...controls })[Symbol.iterator]();
  let batch: string[] = [];
  let listed = 0;
  let sent = performance.now();
  const flush = (): void => {
    if (batch.length > 0) send(batch.join(""), batch.length);
    batch = [];
    sent = performance.now();
  };
  for (let step = iterator.next(); ; step = iterator.next()) {
    if (step.done) {
      flush();
      return { ...step.value, listed };
    }
    if (listed === task.most) break;
    batch.push(listedText(step.value, task.form, listed === 0));
    listed++;
    if (batch.length >= BATCH || performance.now() - sent > MILLISECONDS) flush();
    if (controls.signal?.aborted) break;
  }
  flush();
  return {
    complete: false,
    nodes: 0,
    undecided: 0,
    stopped: controls.signal?.aborted ? "aborted" : "enough",
    listed,
  };
}

const BATCH = 500;
const MILLISECONDS = 100;
