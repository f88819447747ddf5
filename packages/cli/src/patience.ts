/** What is answered at once, on the thread that asks: puzzles that take no longer than a moment. */
import type { AbortSignalLike, Answer } from "cryptarithm";
import { performAnswer, type TaskOptions } from "./task.js";

/** How long a search may take before it moves to a thread of its own. */
export const PATIENCE = 80;
/** The same for reasons, which nearly always take a moment more, and rarely much more. */
export const PATIENCE_FOR_REASONS = 250;
/** Puzzles longer than this are not planned at once: that alone may take long. */
const LONG_PUZZLE = 2000;

/**
 * Operations of which a single one may take seconds, and cannot be interrupted: factorials, towers,
 * power tests. A puzzle that seems to have one goes to the worker at once; a false alarm costs 20 ms.
 */
const LONG_STEPS = /!(?!=)|\b(?:factorial|choose|fib|is_power)\s*\(|(?:\^|\*\*)\s*(?:\(|[^\d\s(])/u;

/** Whether a puzzle may be tried at all: it shows nothing of which a single step may take long. */
export function seemsShort(puzzle: string): boolean {
  return puzzle.length <= LONG_PUZZLE && !LONG_STEPS.test(puzzle);
}

/** Answers a puzzle at once, or undefined when that takes longer than a moment. */
export function answerAtOnce(
  puzzle: string,
  options: TaskOptions,
  signal?: AbortSignalLike,
): Answer | undefined {
  if (!seemsShort(puzzle)) return undefined;
  const patience = new Patience(PATIENCE, signal);
  const answer = performAnswer({ kind: "answer", puzzle, options }, { signal: patience });
  return patience.spent ? undefined : answer;
}

/** A signal that asks to stop after some milliseconds, or when another signal does. */
export class Patience implements AbortSignalLike {
  readonly #end: number;
  readonly #other: AbortSignalLike | undefined;
  /** Whether the search has been asked to stop. */
  spent = false;

  constructor(milliseconds: number, other?: AbortSignalLike) {
    this.#end = performance.now() + milliseconds;
    this.#other = other;
  }

  get aborted(): boolean {
    this.spent ||= performance.now() > this.#end || this.#other?.aborted === true;
    return this.spent;
  }
}
