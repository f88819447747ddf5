/**
 * Answers the lines of a batch on this thread; a slow one moves to the worker thread. Written in
 * groups: what has arrived together is answered together.
 */
import { lineAtOnce, lineText, optionsOf } from "./batch-answer.js";
import { readBatchLine } from "./batch-line.js";
import type { BatchSummary } from "./batch-summary.js";
import type { Context } from "./context.js";
import type { TaskOptions } from "./task.js";

/** Text that is collected before it is written. */
const ENOUGH = 1 << 16;
/** Milliseconds between two looks at signals and at a reader that may have gone. */
const LOOK = 50;

export class BatchHere {
  readonly #options: TaskOptions;
  readonly #summary: BatchSummary;
  readonly #context: Context;

  constructor(options: TaskOptions, summary: BatchSummary, context: Context) {
    this.#options = options;
    this.#summary = summary;
    this.#context = context;
  }

  /** Answers lines that have arrived together. */
  async answerLines(lines: readonly string[]): Promise<void> {
    const { output, interruption, searcher } = this.#context;
    let pending = "";
    let looked = performance.now();
    const flush = async (): Promise<void> => {
      const text = pending;
      pending = "";
      await output.write(text);
      // Lets signals and the news of a closed pipe come through.
      await new Promise((resolve) => setImmediate(resolve));
      looked = performance.now();
    };
    for (const line of lines) {
      if (interruption.asked) break;
      const read = readBatchLine(line);
      let answer = lineAtOnce(read, this.#options);
      if (answer === undefined) {
        await flush();
        answer = await searcher.answer(read.formula, optionsOf(read, this.#options));
      }
      this.#summary.add(answer);
      pending += lineText(read, answer);
      if (pending.length >= ENOUGH || performance.now() - looked > LOOK) await flush();
    }
    await flush();
  }

  /** Nothing is left over. */
  async finish(): Promise<void> {}
}
