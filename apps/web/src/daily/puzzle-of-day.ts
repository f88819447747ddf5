/**
 * The puzzle of a day: 53 weeks of seven puzzles, which are the same in every year. A week has one theme, and its
 * puzzles grow harder from Monday to Sunday.
 */
import { type LinkPuzzle, readPuzzleKey } from "../link/link.js";
import { placeInYear } from "./day.js";
import { PUZZLES } from "./puzzles.js";

export interface DailyPuzzle {
  readonly puzzle: LinkPuzzle;
  /** The name of a theme of the word lists. */
  readonly theme: string;
  /** 1 to 5, as `grade` says it. */
  readonly level: number;
}

const WEEK = 7;

/** All of them: the first week's Monday first. */
export const dailyPuzzles = (): readonly DailyPuzzle[] => PUZZLES.trim().split("\n").map(dailyPuzzle);

/** The puzzle of a date such as 2026-11-30. */
export function puzzleOfDay(day: string): DailyPuzzle {
  const { week, weekday } = placeInYear(day);
  return dailyPuzzle(PUZZLES.trim().split("\n")[(week - 1) * WEEK + weekday] ?? "");
}

/** A line: theme, level, and the puzzle as links spell it. */
function dailyPuzzle(line: string): DailyPuzzle {
  const [theme = "", level = "", key = ""] = line.split(" ");
  return { theme, level: Number(level), puzzle: readPuzzleKey(key) };
}
