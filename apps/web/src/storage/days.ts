/** The days whose puzzle was solved, as dates such as 2026-11-30. */
import { signal } from "@preact/signals";
import { allRows, putText } from "./database.js";

/** A date as we write it. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Filled by `loadSolvedDays`, and whenever a day is solved. */
export const solvedDays = signal<ReadonlySet<string>>(new Set());

export const isDay = (text: string): boolean => DAY.test(text);

export async function loadSolvedDays(): Promise<void> {
  const rows = await allRows("days");
  solvedDays.value = new Set(rows.map(({ key }) => key).filter(isDay));
}

/** Marks a day as solved. */
export async function markDay(day: string): Promise<void> {
  if (!isDay(day) || solvedDays.peek().has(day)) return;
  solvedDays.value = new Set([...solvedDays.peek(), day]);
  await putText("days", { key: day, text: "1" });
}
