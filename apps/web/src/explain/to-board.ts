/** Puts what is known at a stop on the player's own board, as one step that can be undone there. */
import type { Known } from "cryptarithm";
import type { GoodPuzzle } from "../state/puzzle.js";

/** Whether it was written. (The board comes next.) */
export async function toBoard(_puzzle: GoodPuzzle, _known: Known): Promise<boolean> {
  return false;
}
