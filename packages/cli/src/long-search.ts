/**
 * Searches in a worker thread: progress on standard error, Ctrl-C, time limits. A worker that
 * does not stop when told to is ended by force, and what is known by then is the answer.
 */
import { Worker } from "node:worker_threads";
import type { Answer, CheckResult, GenerateEnd, GenerateProgress, Proof } from "cryptarithm";
import { abandonedAnswer } from "./abandoned.js";
import type { JudgeTask, Made, MakeTask, Verdict } from "./generate-task.js";
import { Inbox } from "./inbox.js";
import type { Interruption } from "./interruption.js";
import type { Progress } from "./progress.js";
import type {
  AnswerTask,
  CheckTask,
  LinesResult,
  LinesTask,
  ListEnd,
  ListTask,
  ProveTask,
  Reasoned,
  ReasonTask,
  Task,
} from "./task.js";
import { BATCHES_UNDERWAY, CELLS, type FromWorker, STOP } from "./worker-messages.js";

/** How long a worker may take to stop when told to. */
const GRACE = 1500;
/** How far a worker may exceed its time limit before it is told to stop. */
const OVERTIME = 500;
/** The messages that do not end a task. */
const UNDERWAY: ReadonlySet<FromWorker["kind"]> = new Set(["progress", "solutions", "puzzles", "making"]);
/** The space for short-lived objects of a worker that lists, in megabytes. */
const YOUNG_MEGABYTES = 2;

export interface LongSearchOptions {
  /** Gives each search a view for its progress. */
  readonly progress: () => Progress;
  /** Over how many threads one search is spread. */
  readonly threads: number;
}

export class LongSearch {
  readonly #interruption: Interruption;
  readonly #progress: () => Progress;
  readonly #threads: number;
  readonly #cells = new Int32Array(new SharedArrayBuffer(CELLS * Int32Array.BYTES_PER_ELEMENT));
  #worker: Worker | undefined;
  #inbox: Inbox<FromWorker> | undefined;

  constructor(interruption: Interruption, { progress, threads }: LongSearchOptions) {
    this.#interruption = interruption;
    this.#progress = progress;
    this.#threads = threads;
  }

  async answer(task: AnswerTask): Promise<Answer> {
    let nodes = 0;
    for await (const message of this.#run(task)) {
      if (message.kind === "answered") return message.answer;
      if (message.kind === "progress") nodes = message.nodes;
    }
    return abandonedAnswer(task, nodes);
  }

  /** Judges an answer; undefined when the worker had to be ended by force. */
  async check(task: CheckTask): Promise<CheckResult | undefined> {
    for await (const message of this.#run(task)) if (message.kind === "checked") return message.result;
    return undefined;
  }

  /** Reasons about a puzzle; undefined when the worker had to be ended by force. */
  async reason<T extends ReasonTask>(task: T): Promise<Reasoned[T["kind"]] | undefined> {
    for await (const message of this.#run(task)) {
      // The result of a task is of its own kind.
      if (message.kind === "reasoned") return message.result as Reasoned[T["kind"]];
    }
    return undefined;
  }

  /** Proves a puzzle; undefined when the worker had to be ended by force. */
  async prove(task: ProveTask): Promise<Proof | undefined> {
    for await (const message of this.#run(task)) if (message.kind === "proved") return message.proof;
    return undefined;
  }

  /** Answers lines of a batch, each within a moment. */
  async lines(task: LinesTask): Promise<LinesResult> {
    for await (const message of this.#run(task)) if (message.kind === "lined") return message.result;
    return { texts: [], counts: {} };
  }

  /** Judges puzzles; fewer verdicts than puzzles when it was stopped. */
  async judge(task: JudgeTask): Promise<readonly Verdict[]> {
    for await (const message of this.#run(task)) if (message.kind === "judged") return message.verdicts;
    return [];
  }

  /** Makes puzzles, some at a time; the worker waits while several groups are underway. */
  async *make(
    task: MakeTask,
    onMaking: (progress: GenerateProgress) => void,
  ): AsyncGenerator<readonly Made[], GenerateEnd | undefined> {
    for await (const message of this.#run(task)) {
      if (message.kind === "puzzles") {
        yield message.puzzles;
        Atomics.sub(this.#cells, BATCHES_UNDERWAY, 1);
        Atomics.notify(this.#cells, BATCHES_UNDERWAY);
      } else if (message.kind === "making") onMaking(message.progress);
      else if (message.kind === "made") return message.end;
    }
    return undefined;
  }

  /** Gives the text of batches of solutions; the worker waits while several are underway. */
  async *list(task: ListTask): AsyncGenerator<string, ListEnd> {
    let listed = 0;
    for await (const message of this.#run(task)) {
      if (message.kind === "solutions") {
        listed += message.count;
        yield message.text;
        Atomics.sub(this.#cells, BATCHES_UNDERWAY, 1);
        Atomics.notify(this.#cells, BATCHES_UNDERWAY);
      } else if (message.kind === "listed") return message.end;
    }
    return {
      complete: false,
      nodes: 0,
      undecided: 0,
      stopped: this.#interruption.asked ? "aborted" : "time",
      listed,
    };
  }

  /** Ends the worker thread, if there is one, and what it was asked for. */
  close(): void {
    void this.#worker?.terminate();
    this.#worker = undefined;
    this.#inbox?.end();
  }

  /** The messages of the worker for a task; they end without a result when it had to be ended by force. */
  async *#run(task: Task): AsyncGenerator<FromWorker, void> {
    this.#interruption.install();
    this.#worker ??= new Worker(new URL("./search-worker.js", import.meta.url), {
      workerData: { cells: this.#cells.buffer, threads: this.#threads },
      // A list throws away what it has sent; a large space for that would only take memory.
      ...(task.kind === "list" ? { resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES } } : {}),
    });
    const worker = this.#worker;
    worker.ref();
    Atomics.store(this.#cells, STOP, this.#interruption.asked ? 1 : 0);
    Atomics.store(this.#cells, BATCHES_UNDERWAY, 0);
    const inbox = new Inbox<FromWorker>();
    this.#inbox = inbox;
    const progress = this.#progress();
    let listed = 0;
    const onMessage = (message: FromWorker): void => {
      if (message.kind === "solutions") listed += message.count;
      // A list says how many it has given; what its present run has found may be given again.
      if (message.kind === "progress")
        progress.update(message.nodes, task.kind === "list" ? listed : message.found);
      inbox.put(message);
    };
    const onError = (error: unknown): void => {
      this.#worker = undefined;
      inbox.fail(error);
    };
    let force: NodeJS.Timeout | undefined;
    const stop = (): void => {
      Atomics.store(this.#cells, STOP, 1);
      Atomics.notify(this.#cells, BATCHES_UNDERWAY);
      force ??= setTimeout(() => this.close(), GRACE);
    };
    const milliseconds = task.kind === "lines" ? undefined : task.options.milliseconds;
    const late =
      milliseconds === undefined
        ? undefined
        : setTimeout(stop, Math.min(milliseconds + OVERTIME, 2 ** 31 - 1));
    const forget = this.#interruption.onAsked(stop);
    if (this.#interruption.asked) stop();
    worker.on("message", onMessage).on("error", onError);
    worker.postMessage(task);
    let done = false;
    try {
      while (!done) {
        const message = await inbox.take();
        if (message === undefined) return;
        done = !UNDERWAY.has(message.kind);
        if (message.kind !== "progress") progress.erase();
        yield message;
      }
    } finally {
      this.#inbox = undefined;
      if (!done) this.close();
      progress.erase();
      forget();
      clearTimeout(late);
      clearTimeout(force);
      worker.off("message", onMessage).off("error", onError);
      worker.unref();
    }
  }
}
