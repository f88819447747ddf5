/** The puzzles that go on a sheet together: gathered while composing or from the shelf, printed as one. */
import { signal } from "@preact/signals";
import type { LinkPuzzle } from "../link/link.js";

export const sheet = signal<readonly LinkPuzzle[]>([]);

const same = (a: LinkPuzzle, b: LinkPuzzle): boolean =>
  a.text === b.text && JSON.stringify(a.rules) === JSON.stringify(b.rules);

export const isOnSheet = (puzzle: LinkPuzzle): boolean => sheet.value.some((each) => same(each, puzzle));

/** Adds puzzles behind the others; what is there already is not added again. */
export function addToSheet(puzzles: readonly LinkPuzzle[]): void {
  const added = [...sheet.peek()];
  for (const puzzle of puzzles) if (!added.some((each) => same(each, puzzle))) added.push(puzzle);
  sheet.value = added;
}

export function removeFromSheet(puzzle: LinkPuzzle): void {
  sheet.value = sheet.peek().filter((each) => !same(each, puzzle));
}
