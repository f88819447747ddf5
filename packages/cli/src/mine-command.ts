/** `cryptarithm mine`: long runs of making puzzles, in a folder or in a database. */
import type { Run, ShardQueue } from "cryptarithm-mine";
import type { RawOptions } from "./asked.js";
import type { Context } from "./context.js";
import { DONE, type ExitCode, UNFINISHED } from "./exit-code.js";
import {
  type MineAsked,
  type MineLibrary,
  type MineOptions,
  mineAsked,
  openQueue,
  specificationOf,
} from "./mine-asked.js";
import { exportAll } from "./mine-export.js";
import { estimateJson, estimateLines, statusJson, statusLines, titleOf } from "./mine-report.js";
import { mineAll } from "./mine-run.js";
import { UsageError } from "./usage-error.js";
import { writeFile } from "./write-file.js";

/** Milliseconds of the sample of an estimate. */
const USUAL_SAMPLE = 20_000;

export async function runMine(args: readonly string[], raw: RawOptions, context: Context): Promise<ExitCode> {
  const asked = mineAsked(args, raw);
  const library = await import("cryptarithm-mine");
  try {
    if (asked.action === "plan") return await plan(asked, raw, context, library);
    if (asked.action === "estimate") return await estimate(asked, raw, context, library);
    const specification = await specificationOf(asked.words, raw, library);
    if (asked.action === "run" || asked.action === "worker") context.interruption.install();
    const queue = await openQueue(asked, specification, library);
    try {
      if (asked.action === "status") {
        const isMined = queue instanceof library.LedgerQueue && queue.inUse;
        return await status(queue, { raw, isMined }, context);
      }
      if (asked.action === "export") return await exportAll(queue, raw, context, library);
      return await mineAll(queue, { asked, raw }, context, library);
    } finally {
      await queue.close();
    }
  } catch (error) {
    if (error instanceof library.QueueError) throw new UsageError(error.message, error.hint);
    throw error;
  }
}

/** The run that must have been named. */
async function theRun({ words }: MineAsked, raw: MineOptions, library: MineLibrary): Promise<Run> {
  const specification = await specificationOf(words, raw, library);
  if (specification !== undefined) return new library.Run(specification);
  throw new UsageError(
    "there is nothing to make",
    "say from which words: --words FILE, --most-familiar 800, or --run FILE",
  );
}

/** Writes the specification of a run. */
async function plan(
  asked: MineAsked,
  raw: MineOptions,
  { output }: Context,
  library: MineLibrary,
): Promise<ExitCode> {
  const run = await theRun(asked, raw, library);
  const text = library.printSpecification(run.specification);
  if (raw.output === undefined) await output.write(text);
  else writeFile(raw.output, text);
  if (!raw.quiet) output.note(titleOf(run));
  return DONE;
}

async function estimate(
  asked: MineAsked,
  raw: MineOptions,
  { output, interruption }: Context,
  library: MineLibrary,
): Promise<ExitCode> {
  const run = await theRun(asked, raw, library);
  interruption.install();
  const { milliseconds = USUAL_SAMPLE, threads } = asked;
  const made = await library.estimateRun(run, { milliseconds, isStopped: () => interruption.asked });
  if (made === undefined) {
    output.error("not even a part of the sample was done in the time", "give it more: --time 2m");
    return UNFINISHED;
  }
  if (raw.json) await output.line(JSON.stringify(estimateJson(run, made)));
  else await output.line(estimateLines(run, made, threads).join("\n"));
  return DONE;
}

async function status(
  queue: ShardQueue,
  { raw, isMined }: { readonly raw: MineOptions; readonly isMined: boolean },
  { output }: Context,
): Promise<ExitCode> {
  const progress = await queue.progress();
  if (raw.json) await output.line(JSON.stringify(statusJson(queue.run, progress)));
  else await output.line(statusLines(queue.run, progress, isMined).join("\n"));
  return progress.done === progress.shards ? DONE : UNFINISHED;
}
