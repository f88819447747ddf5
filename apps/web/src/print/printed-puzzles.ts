/**
 * The puzzles that Print shows, and how they change: moved, taken off, added. What is said of a puzzle (its phrase, its
 * points) goes where the puzzle goes. Each change is an entry of the history, so Back undoes it.
 */
import { go, printed } from "../app/navigation.js";
import type { LinkPuzzle } from "../link/link.js";
import { lastGood } from "../state/puzzle.js";
import { followSheet, withPuzzles } from "../state/sheet.js";
import { keys } from "../state/view.js";
import { keysInOrder } from "./puzzle-order.js";

/** The sheet of the link, or else the puzzle in the box. */
export function puzzlesToPrint(): readonly LinkPuzzle[] {
  if (printed.value.length > 0) return printed.value;
  const shown = lastGood.value;
  return shown === undefined ? [] : [{ text: shown.text, rules: shown.rules }];
}

/** Shows the puzzles of these places, in this order. */
export function rearrange(puzzles: readonly LinkPuzzle[], order: readonly number[]): void {
  const after = order.flatMap((i) => puzzles[i] ?? []);
  go("print", { sheet: after, keys: keysInOrder(keys.peek(), order) });
  followSheet(puzzles, after);
}

/** Adds puzzles behind the others; what is there already is not added again. */
export function addToPrinted(puzzles: readonly LinkPuzzle[], added: readonly LinkPuzzle[]): void {
  const after = withPuzzles(puzzles, added);
  go("print", { sheet: after, keys: keys.peek() });
  followSheet(puzzles, after);
}
