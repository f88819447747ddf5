/**
 * Several worker threads, for the parts of one puzzle or the lines of a batch. A part is searched
 * by whichever thread is free; results come in the order of the parts, whichever is done first.
 */
import type { Answer, FoundAnswer, Solution } from "cryptarithm";
import type { Interruption } from "./interruption.js";
import { joinAnswers } from "./joined-answer.js";
import { LongSearch } from "./long-search.js";
import { Progress, type ProgressView } from "./progress.js";
import type { AnswerTask, LinesResult, LinesTask, ListEnd, ListTask, TaskOptions } from "./task.js";

type Givens = readonly NonNullable<TaskOptions["given"]>[];

/** The parts of a puzzle, with an answer to the whole that was stopped early. */
export interface Cut {
  readonly parts: Givens;
  readonly posed: FoundAnswer;
}

type List = AsyncGenerator<readonly Solution[], ListEnd>;

export class Team {
  readonly #members: readonly LongSearch[];
  readonly #free: LongSearch[];
  readonly #waiting: ((member: LongSearch) => void)[] = [];
  readonly #showProgress: boolean;
  #progress: Progress;

  constructor(
    interruption: Interruption,
    { threads, progress }: { readonly threads: number; readonly progress: boolean },
  ) {
    this.#showProgress = progress;
    this.#progress = new Progress(progress);
    const view = (): ProgressView => this.#progress.part();
    this.#members = Array.from({ length: threads }, () => new LongSearch(interruption, view));
    this.#free = [...this.#members];
  }

  /** Answers a puzzle by all its parts. */
  async answer(task: AnswerTask, { parts, posed }: Cut): Promise<Answer> {
    const started = performance.now();
    this.#progress = new Progress(this.#showProgress);
    const answers = await Promise.all(
      parts.map((given) =>
        this.#use((member) => member.answer({ ...task, options: within(task, given, started) })),
      ),
    );
    const invalid = answers.find((answer) => answer.status === "invalid");
    if (invalid !== undefined) return invalid;
    const joined = joinAnswers(answers as readonly FoundAnswer[], {
      posed,
      limit: task.options.limit ?? Number.POSITIVE_INFINITY,
      milliseconds: performance.now() - started,
    });
    return joined ?? this.answerWhole(task);
  }

  /** Lists the solutions of one part after the other, while the threads search ahead. */
  async *list(task: ListTask, { parts }: Cut): List {
    const started = performance.now();
    this.#progress = new Progress(this.#showProgress);
    const begun: { readonly list: List; readonly first: ReturnType<List["next"]> }[] = [];
    const begin = (): void => {
      const given = parts[begun.length];
      if (given === undefined) return;
      const member = this.#members[begun.length % this.#members.length] as LongSearch;
      const list = member.list({ ...task, options: within(task, given, started) });
      const first = list.next();
      // It is awaited only when its turn comes.
      first.catch(() => {});
      begun.push({ list, first });
    };
    const end = { complete: true, nodes: 0, undecided: 0, listed: 0 };
    let ended = false;
    try {
      for (let i = 0; i < this.#members.length; i++) begin();
      for (let i = 0; i < parts.length; i++) {
        const { list, first } = begun[i] as (typeof begun)[number];
        let step = await first;
        for (; !step.done; step = await list.next()) {
          const batch = step.value.slice(0, task.most - end.listed);
          if (batch.length > 0) yield batch;
          end.listed += batch.length;
          if (batch.length < step.value.length)
            return { ...end, complete: false, nodes: 0, stopped: "enough" };
        }
        end.nodes += step.value.nodes;
        end.undecided += step.value.undecided;
        end.complete &&= step.value.complete;
        if (step.value.stopped !== undefined) return { ...end, complete: false, stopped: step.value.stopped };
        // The thread of this part is free for the part that has not been begun yet.
        begin();
      }
      ended = true;
      return end;
    } finally {
      // What has been begun in advance is not wanted any more.
      if (!ended) this.close();
      await Promise.all(begun.map(({ list }) => list.return(end)));
    }
  }

  /** Answers lines of a batch on a thread of its own. */
  lines(task: LinesTask): Promise<LinesResult> {
    return this.#use((member) => member.lines(task));
  }

  /** Answers one puzzle on a thread of its own. */
  answerWhole(task: AnswerTask): Promise<Answer> {
    return this.#use((member) => member.answer(task));
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

/** The options of a part that begins now, within the time of the whole. */
function within(
  { options }: { readonly options: TaskOptions },
  given: Givens[number],
  started: number,
): TaskOptions {
  const { milliseconds } = options;
  if (milliseconds === undefined) return { ...options, given };
  return { ...options, given, milliseconds: Math.max(1, milliseconds - (performance.now() - started)) };
}
