/**
 * Asks the engine without ever blocking for long: a search gets a moment on this thread, where
 * most puzzles are done, and otherwise starts again in a worker thread (`long-search.ts`), which
 * may spread it over more, so that progress can be shown and Ctrl-C is heard. Several lines at once
 * have a thread each (`team.ts`).
 */
import type { Answer, CheckResult, Proof } from "cryptarithm";
import { abandonedCheck, abandonedProof, abandonedReason } from "./abandoned.js";
import type { Interruption } from "./interruption.js";
import type { ListForm } from "./list-form.js";
import type { LongSearch } from "./long-search.js";
import { answerAtOnce, PATIENCE, PATIENCE_FOR_REASONS, Patience, seemsShort } from "./patience.js";
import {
  type CheckTask,
  type LinesResult,
  type ListEnd,
  type ProveTask,
  performCheck,
  performProve,
  performReason,
  type Reasoned,
  type ReasonTask,
  type TaskOptions,
} from "./task.js";
import type { Team } from "./team.js";

export interface SearcherOptions {
  /** Whether long searches show how far they are. */
  readonly progress: boolean;
  /** On how many threads is searched what takes long. */
  readonly threads: number;
}

export class Searcher {
  readonly #interruption: Interruption;
  readonly #options: SearcherOptions;
  #long: LongSearch | undefined;
  #team: Team | undefined;

  constructor(interruption: Interruption, options: SearcherOptions) {
    this.#interruption = interruption;
    this.#options = options;
  }

  get threads(): number {
    return this.#options.threads;
  }

  /** Answers a puzzle at once, or undefined when that takes longer than a moment. */
  answerAtOnce(puzzle: string, options: TaskOptions): Answer | undefined {
    return answerAtOnce(puzzle, options);
  }

  /** Answers a puzzle, however long it takes within the limits of the options. */
  async answer(puzzle: string, options: TaskOptions): Promise<Answer> {
    const started = performance.now();
    const answer = answerAtOnce(puzzle, options);
    if (answer !== undefined) return answer;
    const long = await this.#longSearch();
    return long.answer({
      kind: "answer",
      puzzle,
      options: withElapsed(options, performance.now() - started),
    });
  }

  /** Answers a puzzle on one of several threads, while others are answered on the others. */
  async answerBeside(puzzle: string, options: TaskOptions): Promise<Answer> {
    return (await this.#wholeTeam()).answer({ kind: "answer", puzzle, options });
  }

  /** Answers lines of a batch on one of several threads; what takes longer than a moment is left out. */
  async answerLines(lines: readonly string[], options: TaskOptions): Promise<LinesResult> {
    return (await this.#wholeTeam()).lines({ kind: "lines", lines, options });
  }

  /** Judges an answer; a partial one may need a search. */
  async check(puzzle: string, answer: string, options: TaskOptions): Promise<CheckResult> {
    const started = performance.now();
    const task: CheckTask = { kind: "check", puzzle, answer, options };
    if (seemsShort(puzzle)) {
      const patience = new Patience(PATIENCE);
      const result = performCheck(task, { signal: patience });
      if (!patience.spent) return result;
    }
    const long = await this.#longSearch();
    const rest: CheckTask = { ...task, options: withElapsed(options, performance.now() - started) };
    return (await long.check(rest)) ?? abandonedCheck(rest);
  }

  /** Reasons about a puzzle: explains it, gives a hint, or grades it. */
  async reason<T extends ReasonTask>(task: T): Promise<Reasoned[T["kind"]]> {
    const started = performance.now();
    if (seemsShort(task.puzzle)) {
      const patience = new Patience(PATIENCE_FOR_REASONS);
      const result = performReason(task, { signal: patience });
      if (!patience.spent) return result;
    }
    const long = await this.#longSearch();
    const rest: T = { ...task, options: withElapsed(task.options, performance.now() - started) };
    return (await long.reason(rest)) ?? abandonedReason(rest);
  }

  /** Proves a puzzle, however long it takes within the limits of the options. */
  async prove(puzzle: string, options: TaskOptions): Promise<Proof> {
    const started = performance.now();
    const task: ProveTask = { kind: "prove", puzzle, options };
    if (seemsShort(puzzle)) {
      const patience = new Patience(PATIENCE);
      const proof = performProve(task, { signal: patience });
      if (!patience.spent) return proof;
    }
    const long = await this.#longSearch();
    const rest: ProveTask = { ...task, options: withElapsed(options, performance.now() - started) };
    return (await long.prove(rest)) ?? abandonedProof(rest);
  }

  /** Lists solutions as text, in batches, in constant memory; `most` may be infinite. */
  async *list(
    puzzle: string,
    options: TaskOptions,
    most: number,
    form: ListForm,
  ): AsyncGenerator<string, ListEnd> {
    const long = await this.#longSearch();
    return yield* long.list({ kind: "list", puzzle, options, most, form });
  }

  /** Ends the worker threads, if there are any. */
  close(): void {
    this.#long?.close();
    this.#team?.close();
  }

  async #longSearch(): Promise<LongSearch> {
    if (this.#long === undefined) {
      const [{ LongSearch }, { Progress }] = await Promise.all([
        import("./long-search.js"),
        import("./progress.js"),
      ]);
      const { progress, threads } = this.#options;
      this.#long = new LongSearch(this.#interruption, { progress: () => new Progress(progress), threads });
    }
    return this.#long;
  }

  async #wholeTeam(): Promise<Team> {
    if (this.#team === undefined) {
      const { Team } = await import("./team.js");
      this.#team = new Team(this.#interruption, this.#options);
    }
    return this.#team;
  }
}

function withElapsed<T extends TaskOptions>(options: T, elapsed: number): T {
  const { milliseconds } = options;
  return milliseconds === undefined
    ? options
    : { ...options, milliseconds: Math.max(1, milliseconds - elapsed) };
}
