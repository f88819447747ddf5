/**
 * What another view wants written on the board of a puzzle: one step, which can be undone there. The view Explain
 * takes what its steps have found to the board this way, whether or not a board was begun.
 */
import type { StatedFact } from "cryptarithm";
import type { GoodPuzzle } from "../state/puzzle.js";
import { Board } from "./board.js";
import { keepGame, keptGame } from "./kept-board.js";
import { Session } from "./session.js";
import { withFacts } from "./with-facts.js";

/** Writes what facts say of letters and carries on the kept board; `go("play")` then shows it. */
export async function writeToBoard(puzzle: GoodPuzzle, facts: readonly StatedFact[]): Promise<void> {
  const kept = await keptGame(puzzle);
  const session = new Session(puzzle);
  session.restore(kept?.board ?? new Board());
  const board = session.board.peek();
  const writing = withFacts(board.writing, facts, session);
  await keepGame(puzzle, {
    board: board.step({ kind: "reasoning" }, writing),
    hints: kept?.hints ?? 0,
    seconds: kept?.seconds ?? 0,
  });
}
