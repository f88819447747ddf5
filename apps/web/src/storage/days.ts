/** The days whose puzzle was solved, as dates such as 2026-11-30. */
import { signal } from "@preact/signals";
import { type LinkPuzzle, puzzleKey } from "../link/link.js";
import { allRows, putText } from "./database.js";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Filled by `loadSolvedDays`, and whenever a day is solved. */
export const solvedDays = signal<ReadonlySet<string>>(new Set());

/** The day that was last opened, with its puzzle as boards are kept by it; set by the view Daily. */
export const dayShown = signal<{ readonly day: string; readonly key: string } | undefined>(undefined);

export const isDay = (text: string): boolean => DAY.test(text);

export async function loadSolvedDays(): Promise<void> {
  const rows = await allRows("days");
  solvedDays.value = new Set(rows.map(({ key }) => key).filter(isDay));
}

/** To be called when a puzzle was solved on the board: if it is that of the day that is open, the day is marked. */
export async function noteSolved(puzzle: LinkPuzzle): Promise<void> {
  const { day, key } = dayShown.peek() ?? {};
  if (day !== undefined && key === puzzleKey(puzzle)) await markDay(day);
}

/** Marks a day as solved. */
export async function markDay(day: string): Promise<void> {
  if (!isDay(day) || solvedDays.peek().has(day)) return;
  solvedDays.value = new Set([...solvedDays.peek(), day]);
  await putText("days", { key: day, text: "1" });
  // Days that were being loaded before have come without it.
  await loadSolvedDays();
}
