/**
 * Everything that this browser keeps, as one file and back. A file is checked before anything of it is taken; taking it
 * adds to what is there, and replaces the settings.
 */
import { LONGEST_BOARD, MOST_BOARDS } from "./boards.js";
import { allRows, clearTable, putText, TABLES } from "./database.js";
import { isDay, loadSolvedDays } from "./days.js";
import { fromJson, isRecord } from "./json.js";
import { changeSettings, forgetSettings, settings, settingsOf } from "./settings.js";
import { addLines, loadShelf } from "./shelf.js";
import { readShelfLine } from "./shelf-line.js";

const FORMAT = "cryptarithm-backup";
const VERSION = 1;
/** Longer files are not read. */
const LONGEST_BACKUP = 100_000_000;

/** How much was taken from a file, or why nothing was. */
export type Imported =
  | {
      readonly ok: true;
      readonly shelf: number;
      readonly boards: number;
      readonly days: number;
      readonly refused: number;
    }
  | { readonly ok: false; readonly problem: "no-backup" | "too-long" | "newer" };

/** One text in JSON with the settings, the shelf, the boards and the days. */
export async function exportAll(): Promise<string> {
  const shelf = (await allRows("shelf")).map(({ key }) => key);
  const boards = (await allRows("boards")).map(({ key, text }) => ({ puzzle: key, board: fromJson(text) }));
  const days = (await allRows("days")).map(({ key }) => key).sort();
  return `${JSON.stringify({ format: FORMAT, version: VERSION, settings: settings.peek(), shelf, boards, days }, null, 1)}\n`;
}

/** Takes a file of `exportAll`, or lines of JSON for the shelf. */
export async function importAll(text: string): Promise<Imported> {
  if (text.length > LONGEST_BACKUP) return { ok: false, problem: "too-long" };
  const value = fromJson(text);
  if (!isRecord(value) || value.format !== FORMAT) return importLines(text);
  if (typeof value.version !== "number" || value.version > VERSION) return { ok: false, problem: "newer" };
  const shelf = stringsOf(value.shelf);
  const { added, refused } = await addLines(shelf.join("\n"));
  const boards = listOf(value.boards).filter(isBoard).slice(0, MOST_BOARDS);
  // The first is the newest.
  for (const { puzzle, board } of boards.toReversed())
    await putText("boards", { key: puzzle, text: JSON.stringify(board) }, MOST_BOARDS);
  const days = stringsOf(value.days).filter(isDay);
  for (const day of days) await putText("days", { key: day, text: "1" });
  await loadSolvedDays();
  if (value.settings !== undefined) changeSettings(settingsOf(value.settings));
  const lost = listOf(value.boards).length - boards.length + (listOf(value.days).length - days.length);
  return { ok: true, shelf: added, boards: boards.length, days: days.length, refused: refused + lost };
}

/** Leaves nothing: settings, draft, boards, shelf and days are as in a browser that was never here. */
export async function forgetEverything(): Promise<void> {
  for (const table of TABLES) await clearTable(table);
  forgetSettings();
  await loadShelf();
  await loadSolvedDays();
}

async function importLines(text: string): Promise<Imported> {
  const [first = ""] = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  if (!first.trimStart().startsWith("{") || readShelfLine(first) === undefined)
    return { ok: false, problem: "no-backup" };
  const { added, refused } = await addLines(text);
  return { ok: true, shelf: added, boards: 0, days: 0, refused };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const stringsOf = (value: unknown): readonly string[] =>
  listOf(value).filter((item) => typeof item === "string" && !item.includes("\n")) as readonly string[];

const isBoard = (value: unknown): value is { readonly puzzle: string; readonly board: unknown } =>
  isRecord(value) &&
  typeof value.puzzle === "string" &&
  value.puzzle.length < 100_000 &&
  value.board !== undefined &&
  JSON.stringify(value.board).length <= LONGEST_BOARD;
