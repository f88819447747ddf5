/**
 * A board: what is written on it, and the way there. Every gesture with all its consequences is one step; undo goes
 * back to the empty board, and redo forward again. A try is a named fork: it remembers what was written before, so
 * that giving it up puts all of that back, as a step like any other.
 *
 * Boards are values: each gesture gives a new one, or the same when nothing has changed.
 */
import { NOTHING, sameWriting, type Writing } from "./writing.js";

/** What a step was, for the sentence that says it is undone. */
export type Move =
  | { readonly kind: "enter" | "cross" | "uncross"; readonly symbol: string; readonly digit: number }
  | { readonly kind: "clear" | "clear-crosses"; readonly symbol: string }
  | { readonly kind: "carry"; readonly slot: string; readonly digit: number }
  | { readonly kind: "clear-carry"; readonly slot: string }
  | { readonly kind: "obvious"; readonly count: number }
  | { readonly kind: "try" | "keep" | "give-up" | "start-over" | "answer" | "reasoning" | "link" };

/** A board at one moment, and the move that led to it; the first one has none. */
export interface Moment {
  readonly writing: Writing;
  /** What was written before each open try, the outermost first. */
  readonly forks: readonly Writing[];
  readonly move?: Move;
}

/** So many tries can be open at once. */
export const DEEPEST_TRY = 5;

const EMPTY: Moment = { writing: NOTHING, forks: [] };

export class Board {
  /** All moments, the first one first; those behind `at` have been undone. */
  readonly moments: readonly Moment[];
  readonly at: number;

  constructor(moments: readonly Moment[] = [EMPTY], at: number = moments.length - 1) {
    this.moments = moments;
    this.at = at;
  }

  get #now(): Moment {
    return this.moments[this.at] ?? EMPTY;
  }

  get writing(): Writing {
    return this.#now.writing;
  }

  get forks(): readonly Writing[] {
    return this.#now.forks;
  }

  /** How many tries are open. */
  get fork(): number {
    return this.forks.length;
  }

  /** One step; what had been undone is gone. */
  step(move: Move, writing: Writing, forks: readonly Writing[] = this.forks): Board {
    if (forks === this.forks && sameWriting(writing, this.writing)) return this;
    return new Board([...this.moments.slice(0, this.at + 1), { writing, forks, move }]);
  }

  get canUndo(): boolean {
    return this.at > 0;
  }

  get canRedo(): boolean {
    return this.at < this.moments.length - 1;
  }

  /** The board before the last step; that step is `undone`. */
  undo(): { readonly board: Board; readonly undone: Move } | undefined {
    const { move } = this.#now;
    if (!this.canUndo || move === undefined) return undefined;
    return { board: new Board(this.moments, this.at - 1), undone: move };
  }

  redo(): { readonly board: Board; readonly redone: Move } | undefined {
    const move = this.moments[this.at + 1]?.move;
    if (move === undefined) return undefined;
    return { board: new Board(this.moments, this.at + 1), redone: move };
  }

  /** Opens a try; undefined when as many are open as can be. */
  try(): Board | undefined {
    if (this.fork >= DEEPEST_TRY) return undefined;
    return this.step({ kind: "try" }, this.writing, [...this.forks, this.writing]);
  }

  /** Ends the innermost try: what was entered in it belongs to what was there before. */
  keep(): Board {
    if (this.fork === 0) return this;
    const outer = this.fork - 1;
    const digits = new Map(
      [...this.writing.digits].map(([symbol, entry]) => [
        symbol,
        entry.fork > outer ? { ...entry, fork: outer } : entry,
      ]),
    );
    return this.step({ kind: "keep" }, { ...this.writing, digits }, this.forks.slice(0, -1));
  }

  /** Ends the innermost try: what was there before it is back. */
  giveUp(): Board {
    const before = this.forks.at(-1);
    return before === undefined ? this : this.step({ kind: "give-up" }, before, this.forks.slice(0, -1));
  }

  startOver(): Board {
    const isEmpty = this.fork === 0 && sameWriting(this.writing, NOTHING);
    return isEmpty ? this : this.step({ kind: "start-over" }, NOTHING, []);
  }
}
