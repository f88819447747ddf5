/**
 * The puzzles that go on a sheet together: gathered while composing, solving, playing or from the shelf, printed as one.
 * They are kept in this browser, so that a reload loses none.
 */
import type { ReadonlySignal } from "@preact/signals";
import type { LinkPuzzle } from "../link/link.js";
import { rulesToKeys } from "../link/rule-keys.js";
import { gatheredSheet, keepGathered } from "../storage/settings.js";

export const sheet: ReadonlySignal<readonly LinkPuzzle[]> = gatheredSheet;

const same = (a: LinkPuzzle, b: LinkPuzzle): boolean =>
  a.text === b.text &&
  a.rules.layout === b.rules.layout &&
  JSON.stringify(rulesToKeys(a.rules)) === JSON.stringify(rulesToKeys(b.rules));

export const isOnSheet = (puzzle: LinkPuzzle): boolean => sheet.value.some((each) => same(each, puzzle));

/** Adds puzzles behind the others; what is there already is not added again. */
export function addToSheet(puzzles: readonly LinkPuzzle[]): void {
  keepGathered(withPuzzles(sheet.peek(), puzzles));
}

/** Puzzles with others behind them; none twice. */
export function withPuzzles(before: readonly LinkPuzzle[], puzzles: readonly LinkPuzzle[]): LinkPuzzle[] {
  const all = [...before];
  for (const { text, rules } of puzzles)
    if (!all.some((each) => same(each, { text, rules }))) all.push({ text, rules });
  return all;
}

export function removeFromSheet(puzzle: LinkPuzzle): void {
  keepGathered(sheet.peek().filter((each) => !same(each, puzzle)));
}

/** Adds a puzzle, or takes it off when it is there. */
export function toggleOnSheet(puzzle: LinkPuzzle): void {
  if (isOnSheet(puzzle)) removeFromSheet(puzzle);
  else addToSheet([puzzle]);
}

export function clearSheet(): void {
  keepGathered([]);
}

/** What is changed where the sheet is printed is changed here, unless other puzzles were gathered meanwhile. */
export function followSheet(before: readonly LinkPuzzle[], after: readonly LinkPuzzle[]): void {
  const now = sheet.peek();
  if (
    now.length === before.length
      ? now.every((each, i) => same(each, before[i] as LinkPuzzle))
      : now.length === 0
  )
    keepGathered(after);
}
