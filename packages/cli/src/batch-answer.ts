/** One line of a batch, answered: the line of JSON that goes out, and what it adds to the summary. */
import type { AbortSignalLike, Answer } from "cryptarithm";
import { answerJson } from "./answer-json.js";
import { type BatchLine, readBatchLine } from "./batch-line.js";
import { BatchSummary } from "./batch-summary.js";
import { answerAtOnce } from "./patience.js";
import type { LinesResult, LinesTask, TaskOptions } from "./task.js";

/** The answer to a line within a moment; undefined when it takes longer. */
export function lineAtOnce(
  read: BatchLine,
  options: TaskOptions,
  signal?: AbortSignalLike,
): Answer | undefined {
  const { formula, diagnostics } = read;
  if (diagnostics.length > 0) return { formula, status: "invalid", diagnostics };
  return answerAtOnce(formula, optionsOf(read, options), signal);
}

/** The options of a line: its own rules come before those of the command line. */
export function optionsOf({ rules }: BatchLine, options: TaskOptions): TaskOptions {
  return { ...options, ...rules };
}

/** The line that goes out, ended by a newline. */
export function lineText(read: BatchLine, answer: Answer): string {
  const noted =
    answer.status !== "invalid" && read.notes.length > 0
      ? { ...answer, notes: [...answer.notes, ...read.notes] }
      : answer;
  const text = JSON.stringify(answerJson(noted));
  return "id" in read ? `{"id":${JSON.stringify(read.id)},${text.slice(1)}\n` : `${text}\n`;
}

/** Answers lines on another thread than the one that writes. Ends early when the signal is given. */
export function performLines({ lines, options }: LinesTask, signal: AbortSignalLike): LinesResult {
  const summary = new BatchSummary();
  const texts: (string | undefined)[] = [];
  for (const line of lines) {
    if (signal.aborted) break;
    const read = readBatchLine(line);
    const answer = lineAtOnce(read, options, signal);
    if (answer !== undefined) summary.add(answer);
    texts.push(answer && lineText(read, answer));
  }
  return { texts, counts: summary.counts };
}
