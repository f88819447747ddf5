/**
 * Answers the lines of a batch on several threads, and writes the answers in the order of the
 * lines. A thread takes some lines at once; those that take longer than a moment come back, and
 * each gets a thread of its own.
 */
import type { Answer } from "cryptarithm";
import { lineText, optionsOf } from "./batch-answer.js";
import { type BatchLine, readBatchLine } from "./batch-line.js";
import type { BatchSummary } from "./batch-summary.js";
import type { Context } from "./context.js";
import type { LinesResult, TaskOptions } from "./task.js";

/** Lines that a thread takes at once: enough that sending them costs little. */
const LINES = 64;
/** Pieces a thread that are underway at most, so that memory stays constant. */
const PIECES_A_THREAD = 3;

/** A line that takes longer than a moment. */
interface Slow {
  readonly read: BatchLine;
  readonly answer: Promise<Answer>;
}

export class BatchBeside {
  readonly #options: TaskOptions;
  readonly #summary: BatchSummary;
  readonly #context: Context;
  /** Each piece once it is written, the oldest first. */
  readonly #underway: Promise<void>[] = [];
  /** Whether a line was left unanswered, so that nothing behind it may be written. */
  #broken = false;

  constructor(options: TaskOptions, summary: BatchSummary, context: Context) {
    this.#options = options;
    this.#summary = summary;
    this.#context = context;
  }

  /** Sends lines to the threads; waits only when many are underway. */
  async answerLines(lines: readonly string[]): Promise<void> {
    const { searcher, interruption } = this.#context;
    for (let i = 0; i < lines.length && !interruption.asked; i += LINES) {
      while (this.#underway.length >= searcher.threads * PIECES_A_THREAD) await this.#underway.shift();
      const piece = lines.slice(i, i + LINES);
      const answered = this.#answer(piece);
      // It is awaited only when its turn comes.
      answered.catch(() => {});
      const before = this.#underway.at(-1);
      const written = (async () => {
        await before;
        await this.#write(await answered);
      })();
      written.catch(() => {});
      this.#underway.push(written);
    }
  }

  async finish(): Promise<void> {
    for (const written of this.#underway.splice(0)) await written;
  }

  /** The answers to some lines: texts, lines that are still being answered, undefined for what is left undone. */
  async #answer(lines: readonly string[]): Promise<(string | Slow | undefined)[]> {
    const { searcher } = this.#context;
    const { texts, counts }: LinesResult = await searcher.answerLines(lines, this.#options);
    this.#summary.merge(counts);
    const answers = texts.map((text, i): string | Slow => {
      if (text !== undefined) return text;
      const read = readBatchLine(lines[i] as string);
      const answer = searcher.answerBeside(read.formula, optionsOf(read, this.#options));
      answer.catch(() => {});
      return { read, answer };
    });
    return texts.length < lines.length ? [...answers, undefined] : answers;
  }

  async #write(answers: readonly (string | Slow | undefined)[]): Promise<void> {
    const { output } = this.#context;
    let pending = "";
    for (const answer of answers) {
      if (this.#broken) return;
      if (answer === undefined) this.#broken = true;
      else if (typeof answer === "string") pending += answer;
      else {
        await output.write(pending);
        const found = await answer.answer;
        this.#summary.add(found);
        pending = lineText(answer.read, found);
      }
    }
    await output.write(pending);
  }
}
