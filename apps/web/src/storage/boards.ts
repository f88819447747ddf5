/**
 * What the player wrote, kept by puzzle: fills, notes, carries, moves, time. The board's own data is any JSON; the view
 * Play knows what it means and checks it when it is loaded. Kept are the newest 300.
 *
 *     const saved = await loadBoard(puzzle);     // unknown, or undefined
 *     await saveBoard(puzzle, { fill, not });
 */
import { type LinkPuzzle, puzzleKey } from "../link/link.js";
import { getText, putText } from "./database.js";
import { fromJson } from "./json.js";

/** So many boards are kept. */
export const MOST_BOARDS = 300;
/** A board of more characters is not kept: it would be no board of a puzzle. */
export const LONGEST_BOARD = 200_000;

/** What was saved for this puzzle under these rules, however it was spelt. */
export async function loadBoard(puzzle: LinkPuzzle): Promise<unknown> {
  const text = await getText("boards", puzzleKey(puzzle));
  return text === undefined ? undefined : fromJson(text);
}

/** Saves the board of a puzzle, in the order in which it is asked. */
export async function saveBoard(puzzle: LinkPuzzle, data: unknown): Promise<void> {
  const text = JSON.stringify(data);
  if (text === undefined || text.length > LONGEST_BOARD) return;
  await putText("boards", { key: puzzleKey(puzzle), text }, MOST_BOARDS);
}
