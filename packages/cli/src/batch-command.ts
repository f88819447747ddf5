/**
 * `cryptarithm batch`: a stream of puzzles in, a stream of answers out, in order, in constant
 * memory. Here the lines are read; `batch-here.ts` answers them on this thread, `batch-beside.ts`
 * on several.
 */
import { existsSync } from "node:fs";
import { limitsOf, listLimitOf, type RawOptions, rulesOf, USUAL_TIME } from "./asked.js";
import { BatchSummary } from "./batch-summary.js";
import type { Context } from "./context.js";
import { DONE, type ExitCode, UNFINISHED } from "./exit-code.js";
import { readLineGroups } from "./line-source.js";
import type { TaskOptions } from "./task.js";
import { UsageError } from "./usage-error.js";

export async function runBatch(
  args: readonly string[],
  raw: RawOptions,
  context: Context,
): Promise<ExitCode> {
  const options: TaskOptions = {
    ...rulesOf(raw),
    ...limitsOf(raw, USUAL_TIME),
    limit: listLimitOf(raw),
    contrast: raw.contrast === true,
  };
  const summary = new BatchSummary();
  const batch: Batch =
    context.searcher.threads === 1
      ? new (await import("./batch-here.js")).BatchHere(options, summary, context)
      : new (await import("./batch-beside.js")).BatchBeside(options, summary, context);
  context.interruption.install();
  const sources = sourcesOf(args, raw.file);
  for (const source of sources) {
    if (context.interruption.asked) break;
    if ("line" in source) {
      if (source.line.trim() !== "") await batch.answerLines([source.line]);
    } else await readLineGroups(source.path, context.interruption, (lines) => batch.answerLines(lines));
  }
  await batch.finish();
  if (raw.stats) context.output.note(summary.text());
  return context.interruption.asked || summary.unfinished > 0 ? UNFINISHED : DONE;
}

type Source = { readonly line: string } | { readonly path: string | undefined };

/** Lines from the arguments, from a file, or else from standard input (`path` undefined). */
function sourcesOf(args: readonly string[], file: string | undefined): Source[] {
  const sources: Source[] = args.map((arg) => (arg === "-" ? { path: undefined } : { line: arg }));
  const mistaken = args.find((arg) => arg.length < 1000 && !/[=\n]/.test(arg) && existsSync(arg));
  if (mistaken !== undefined)
    throw new UsageError(`${mistaken} is a file, not a puzzle`, `write --file ${mistaken}`);
  if (file !== undefined) sources.push({ path: file === "-" ? undefined : file });
  return sources.length > 0 ? sources : [{ path: undefined }];
}

/** Where lines go to be answered, one group after the other. */
interface Batch {
  answerLines(lines: readonly string[]): Promise<void>;
  /** Waits until all lines have been answered and written. */
  finish(): Promise<void>;
}
