/**
 * Asks the engine without ever blocking for long: a search gets a moment on this thread, where
 * most puzzles are done, and otherwise starts again in a worker thread (`long-search.ts`), so
 * that progress can be shown and Ctrl-C is heard.
 */
import type { AbortSignalLike, Answer, CheckResult, Solution } from "cryptarithm";
import { abandonedCheck } from "./abandoned.js";
import type { Interruption } from "./interruption.js";
import type { LongSearch } from "./long-search.js";
import { type CheckTask, type ListEnd, performAnswer, performCheck, type TaskOptions } from "./task.js";

/** How long a search may take on this thread. */
const PATIENCE = 80;
/** Puzzles longer than this are not planned on this thread: that alone may take long. */
const LONG_PUZZLE = 2000;

/**
 * Operations of which a single one may take seconds, and cannot be interrupted: factorials, towers,
 * power tests. A puzzle that seems to have one goes to the worker at once; a false alarm costs 20 ms.
 */
const LONG_STEPS = /!(?!=)|\b(?:factorial|choose|fib|is_power)\s*\(|(?:\^|\*\*)\s*(?:\(|[^\d\s(])/u;

export class Searcher {
  readonly #interruption: Interruption;
  readonly #showProgress: boolean;
  #long: LongSearch | undefined;

  constructor(interruption: Interruption, options: { readonly progress: boolean }) {
    this.#interruption = interruption;
    this.#showProgress = options.progress;
  }

  /** Answers a puzzle at once, or undefined when that takes longer than a moment. */
  answerAtOnce(puzzle: string, options: TaskOptions): Answer | undefined {
    if (puzzle.length > LONG_PUZZLE || LONG_STEPS.test(puzzle)) return undefined;
    const patience = new Patience(PATIENCE);
    const answer = performAnswer({ kind: "answer", puzzle, options }, { signal: patience });
    return patience.spent ? undefined : answer;
  }

  /** Answers a puzzle, however long it takes within the limits of the options. */
  async answer(puzzle: string, options: TaskOptions): Promise<Answer> {
    const started = performance.now();
    const answer = this.answerAtOnce(puzzle, options);
    if (answer !== undefined) return answer;
    const long = await this.#longSearch();
    return long.answer({
      kind: "answer",
      puzzle,
      options: withElapsed(options, performance.now() - started),
    });
  }

  /** Grades an answer; a partial one may need a search. */
  async check(puzzle: string, answer: string, options: TaskOptions): Promise<CheckResult> {
    const started = performance.now();
    const patience = new Patience(PATIENCE);
    const task: CheckTask = { kind: "check", puzzle, answer, options };
    if (puzzle.length <= LONG_PUZZLE && !LONG_STEPS.test(puzzle)) {
      const result = performCheck(task, { signal: patience });
      if (!patience.spent) return result;
    }
    const long = await this.#longSearch();
    const rest: CheckTask = { ...task, options: withElapsed(options, performance.now() - started) };
    return (await long.check(rest)) ?? abandonedCheck(rest);
  }

  /** Lists solutions in batches, in constant memory; `most` may be infinite. */
  async *list(
    puzzle: string,
    options: TaskOptions,
    most: number,
  ): AsyncGenerator<readonly Solution[], ListEnd> {
    const long = await this.#longSearch();
    return yield* long.list({ kind: "list", puzzle, options, most });
  }

  /** Ends the worker thread, if there is one. */
  close(): void {
    this.#long?.close();
  }

  async #longSearch(): Promise<LongSearch> {
    if (this.#long === undefined) {
      const { LongSearch } = await import("./long-search.js");
      this.#long = new LongSearch(this.#interruption, { progress: this.#showProgress });
    }
    return this.#long;
  }
}

/** A signal that asks to stop after some milliseconds. */
class Patience implements AbortSignalLike {
  readonly #end: number;
  /** Whether the search has been asked to stop. */
  spent = false;

  constructor(milliseconds: number) {
    this.#end = performance.now() + milliseconds;
  }

  get aborted(): boolean {
    this.spent ||= performance.now() > this.#end;
    return this.spent;
  }
}

function withElapsed(options: TaskOptions, elapsed: number): TaskOptions {
  const { milliseconds } = options;
  return milliseconds === undefined
    ? options
    : { ...options, milliseconds: Math.max(1, milliseconds - elapsed) };
}
