/** A game as it is kept in this browser: the board with its last steps, the hints that were asked for, and the time. */

import type { Puzzle } from "../state/puzzle.js";
import { loadBoard, saveBoard } from "../storage/boards.js";
import type { Board } from "./board.js";
import { boardOf, recordOf } from "./board-record.js";

export interface KeptGame {
  readonly board: Board;
  readonly hints: number;
  readonly seconds: number;
}

export async function keepGame(puzzle: Puzzle, { board, hints, seconds }: KeptGame): Promise<void> {
  await saveBoard(linked(puzzle), { board: recordOf(board), hints, seconds });
}

/** The game that was kept for a puzzle; undefined when there is none that can be read. */
export async function keptGame(puzzle: Puzzle): Promise<KeptGame | undefined> {
  const kept = await loadBoard(linked(puzzle));
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
