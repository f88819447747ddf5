/**
 * A game as it is kept in this browser: the board with its last steps, the hints that were asked for, and the time.
 * While it is played it is kept after each change of this visit, and never before what was kept has been read: who
 * only looks at a puzzle writes nothing, and nothing of another tab is lost.
 */
import type { Signal } from "@preact/signals";
import type { Puzzle } from "../state/puzzle.js";
import { loadBoard, saveBoard } from "../storage/boards.js";
import { Board } from "./board.js";
import { boardOf, recordOf } from "./board-record.js";
import { written } from "./writing.js";

export interface KeptGame {
  readonly board: Board;
  readonly hints: number;
  readonly seconds: number;
}

export const keepGame = (puzzle: Puzzle, game: KeptGame): Promise<void> =>
  saveBoard(linked(puzzle), dataOf(game));

/** The game that was kept for a puzzle; undefined when there is none that can be read. */
export const keptGame = async (puzzle: Puzzle): Promise<KeptGame | undefined> =>
  gameOf(await loadBoard(linked(puzzle)));

const dataOf = ({ board, hints, seconds }: KeptGame): object => ({ board: recordOf(board), hints, seconds });

function gameOf(kept: unknown): KeptGame | undefined {
  if (typeof kept !== "object" || kept === null || !("board" in kept)) return undefined;
  const board = boardOf(kept.board);
  if (board === undefined) return undefined;
  return {
    board,
    hints: "hints" in kept ? natural(kept.hints) : 0,
    seconds: "seconds" in kept ? natural(kept.seconds) : 0,
  };
}

const linked = ({ text, rules }: Puzzle): Puzzle => ({ text, rules });

const natural = (value: unknown): number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : 0;

/** What this needs of a session. */
interface Played {
  readonly board: Signal<Board>;
  readonly hints: Signal<number>;
  readonly seconds: Signal<number>;
  restore(board: Board): void;
}

/** Keeps one game while it is played. */
export class Keeping {
  readonly #puzzle: Puzzle;
  readonly #played: Played;
  /** The game as it was last read or kept by this visit; undefined before it was read. */
  #known: KeptGame | undefined;
  /** The same as it is in the storage, to see what another tab has changed; undefined where there is none. */
  #text: string | undefined;

  constructor(puzzle: Puzzle, played: Played) {
    this.#puzzle = linked(puzzle);
    this.#played = played;
  }

  /** Reads what was kept. What has been written meanwhile is a step on it. */
  async load(): Promise<void> {
    const found = await loadBoard(this.#puzzle);
    const kept = gameOf(found) ?? { board: new Board(), hints: 0, seconds: 0 };
    const { board, hints, seconds } = this.#now;
    this.#text = found === undefined ? undefined : JSON.stringify(found);
    this.#known = kept;
    const move = board.moments[board.at]?.move;
    this.#played.restore(
      move === undefined ? kept.board : kept.board.step(move, written(kept.board.writing, board.writing)),
    );
    this.#played.hints.value = kept.hints + hints;
    this.#played.seconds.value = kept.seconds + seconds;
    this.keep();
  }

  /** Keeps what this visit has changed; the time alone is kept for a board that is kept already. */
  keep(): void {
    const before = this.#known;
    if (before === undefined) return;
    const now = this.#now;
    const isPlayed = now.board !== before.board || now.hints !== before.hints;
    if (!isPlayed && (this.#text === undefined || now.seconds === before.seconds)) return;
    this.#known = now;
    const data = dataOf(now);
    this.#text = JSON.stringify(data);
    void saveBoard(this.#puzzle, data);
  }

  /** Takes over what another tab has kept of the same game; says whether there was something. */
  async refresh(): Promise<boolean> {
    const before = this.#known;
    if (before === undefined) return false;
    const found = await loadBoard(this.#puzzle);
    const kept = gameOf(found);
    // Whoever is quicker than the storage has the word.
    if (kept === undefined || JSON.stringify(found) === this.#text || this.#known !== before) return false;
    if (this.#played.board.peek() !== before.board) return false;
    this.#text = JSON.stringify(found);
    this.#known = kept;
    this.#played.restore(kept.board);
    this.#played.hints.value = kept.hints;
    this.#played.seconds.value = kept.seconds;
    return true;
  }

  get #now(): KeptGame {
    const { board, hints, seconds } = this.#played;
    return { board: board.peek(), hints: hints.peek(), seconds: seconds.peek() };
  }
}
