/** Several worker threads, each for a task of its own; whichever is free takes the next one. */
import type { Answer } from "cryptarithm";
import type { JudgeTask, Verdict } from "./generate-task.js";
import type { Interruption } from "./interruption.js";
import { LongSearch } from "./long-search.js";
import { Progress } from "./progress.js";
import type { AnswerTask, LinesResult, LinesTask } from "./task.js";

export class Team {
  readonly #members: readonly LongSearch[];
  readonly #free: LongSearch[];
  readonly #waiting: ((member: LongSearch) => void)[] = [];

  constructor(interruption: Interruption, { threads }: { readonly threads: number }) {
    // Several searches at once cannot share a line that tells how one of them goes.
    const progress = (): Progress => new Progress(false);
    this.#members = Array.from(
      { length: threads },
      () => new LongSearch(interruption, { progress, threads: 1 }),
    );
    this.#free = [...this.#members];
  }

  /** Answers lines of a batch. */
  lines(task: LinesTask): Promise<LinesResult> {
    return this.#use((member) => member.lines(task));
  }

  /** Answers one puzzle. */
  answer(task: AnswerTask): Promise<Answer> {
    return this.#use((member) => member.answer(task));
  }

  /** Judges puzzles. */
  judge(task: JudgeTask): Promise<readonly Verdict[]> {
    return this.#use((member) => member.judge(task));
  }

  /** Ends all threads. */
  close(): void {
    for (const member of this.#members) member.close();
  }

  /** Lets a thread do something as soon as one is free; who has waited longest comes first. */
  async #use<R>(work: (member: LongSearch) => Promise<R>): Promise<R> {
    const member =
      this.#free.pop() ?? (await new Promise<LongSearch>((resolve) => this.#waiting.push(resolve)));
    try {
      return await work(member);
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free.push(member);
      else next(member);
    }
  }
}
