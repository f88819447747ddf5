/** `mine run` and `mine worker`: mines until everything is done, the time is over, or Ctrl-C. */
import type { ShardQueue } from "cryptarithm-mine";
import type { Context } from "./context.js";
import { DONE, type ExitCode, UNFINISHED } from "./exit-code.js";
import type { MineAsked, MineLibrary, MineOptions } from "./mine-asked.js";
import { MineProgress } from "./mine-progress.js";
import { statusJson, titleOf } from "./mine-report.js";
import { counted } from "./number-text.js";

/** Of more puzzles than this only the export says how many differ, since everything is read for it. */
const MOST_COUNTED = 5_000_000;

export async function mineAll(
  queue: ShardQueue,
  { asked, raw }: { readonly asked: MineAsked; readonly raw: MineOptions },
  { output, interruption }: Context,
  library: MineLibrary,
): Promise<ExitCode> {
  const { threads, milliseconds, folder } = asked;
  if (!raw.quiet) {
    output.note(`${titleOf(queue.run)} Mining with ${counted(threads, "thread")}.`);
    if (queue instanceof library.LedgerQueue) for (const line of repairs(queue)) output.note(line);
  }
  const stop = new AbortController();
  // It may have been asked while the words were read.
  if (interruption.asked) stop.abort();
  const forget = interruption.onAsked(() => stop.abort());
  const timer = milliseconds === undefined ? undefined : new Alarm(milliseconds, () => stop.abort());
  const progress = new MineProgress({ shown: raw.quiet !== true, terminal: output.errorTerminal });
  try {
    await library.mine(queue, {
      threads,
      signal: stop.signal,
      onProgress: (now) => progress.update(now),
    });
  } catch (error) {
    if (!(error instanceof library.QueueError)) throw error;
    progress.erase();
    output.error(error.message, error.hint);
    return UNFINISHED;
  } finally {
    timer?.clear();
    forget();
    progress.erase();
  }
  const now = await queue.progress();
  const isOver = now.done === now.shards;
  const counts = isOver && folder !== undefined && now.found <= MOST_COUNTED;
  if (counts && !raw.quiet) output.note("Counting the puzzles that differ …");
  const distinct = counts ? await library.distinctPuzzles(queue, folder, () => undefined) : undefined;
  const { complete, text } = await library.coverageOf(queue, distinct);
  if (raw.json)
    await output.line(
      JSON.stringify({
        ...statusJson(queue.run, now),
        ...(distinct && { distinct: distinct.distinct }),
        coverage: text,
      }),
    );
  else await output.line(text);
  if (!isOver && !raw.quiet) output.note("Not finished: the same command goes on with it.");
  return complete ? DONE : UNFINISHED;
}

/** A timer for any length of time. */
class Alarm {
  /** Node takes a longer one for one of a millisecond. */
  static readonly LONGEST = 2 ** 31 - 1;
  readonly #end: number;
  readonly #act: () => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(milliseconds: number, act: () => void) {
    this.#end = performance.now() + milliseconds;
    this.#act = act;
    this.#wait();
  }

  #wait(): void {
    const left = this.#end - performance.now();
    if (left <= 0) this.#act();
    else this.#timer = setTimeout(() => this.#wait(), Math.min(left, Alarm.LONGEST));
  }

  clear(): void {
    clearTimeout(this.#timer);
  }
}

function repairs({ torn, damaged }: { readonly torn: boolean; readonly damaged: number }): string[] {
  return [
    ...(torn ? ["The last record of the ledger was not complete; its shard is done again."] : []),
    ...(damaged > 0
      ? [`${counted(damaged, "place")} of the ledger damaged: what stood there is done again.`]
      : []),
  ];
}
