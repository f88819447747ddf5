/**
 * The shelf: puzzles and sheets that the user has saved. Each is a line of JSON, as the command reads and writes them:
 * `{"formula":"SEND + MORE = MONEY","rules":{…}}`, `{"layout":["  AB","x C",…]}`, and a sheet
 * `{"title":"Autumn sums","puzzles":[…],"sheet":{…}}`, whose options are those of the view Print.
 *
 * At the first save the browser is asked to keep the storage of this page; the page then says once what it may do
 * nonetheless (`firstSave`).
 */
import { signal } from "@preact/signals";
import type { LinkPuzzle } from "../link/link.js";
import { allRows, putText, removeRow } from "./database.js";
import { lineOfPuzzle, lineOfSheet, readShelfLine, type Sheet, type Shelved } from "./shelf-line.js";

export type { Sheet, Shelved } from "./shelf-line.js";

/** All that is on the shelf, the newest first; undefined until it was loaded. */
export const shelf = signal<readonly Shelved[] | undefined>(undefined);

/** Something has just been saved for the first time in this visit, and nothing was there before. */
export const firstSave = signal(false);

/** Counts what was begun, so that rows which were asked for before a change are not shown after it. */
let begun = 0;

export async function loadShelf(): Promise<void> {
  const mine = ++begun;
  const rows = await allRows("shelf");
  if (mine === begun) shelf.value = rows.flatMap(({ key }) => readShelfLine(key) ?? []);
}

/** Shows a change at once, makes it in the storage, and shows what is there then. */
async function change(line: string, place: "front" | "nowhere"): Promise<void> {
  begun++;
  const others = (shelf.peek() ?? []).filter((item) => item.line !== line);
  const item = readShelfLine(line);
  if (shelf.peek() !== undefined)
    shelf.value = place === "front" && item !== undefined ? [item, ...others] : others;
  await (place === "front" ? putText("shelf", { key: line, text: "1" }) : removeRow("shelf", line));
  await loadShelf();
}

/** Puts a puzzle on the shelf, at its front. */
export const savePuzzle = (puzzle: LinkPuzzle): Promise<void> => save(lineOfPuzzle(puzzle));

/** Puts a sheet on the shelf, at its front. */
export const saveSheet = (sheet: Sheet): Promise<void> => save(lineOfSheet(sheet));

/** Takes something off the shelf. */
export const removeFromShelf = ({ line }: Pick<Shelved, "line">): Promise<void> => change(line, "nowhere");

/** Puts back what was removed, at the front. */
export const restoreToShelf = ({ line }: Pick<Shelved, "line">): Promise<void> => change(line, "front");

/** Puts lines on the shelf, those of another shelf or of the command; how many were understood, and how many not. */
export async function addLines(text: string): Promise<{ readonly added: number; readonly refused: number }> {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const read = lines.map((line) => readShelfLine(line));
  const good = read.filter((item) => item !== undefined);
  // The first line is the newest.
  for (const { line } of good.toReversed()) await putText("shelf", { key: line, text: "1" });
  await loadShelf();
  return { added: good.length, refused: read.length - good.length };
}

/** The shelf as lines, the newest first: what `addLines` reads. */
export const shelfLines = (): string => (shelf.peek() ?? []).map(({ line }) => `${line}\n`).join("");

async function save(line: string): Promise<void> {
  if (shelf.peek() === undefined) await loadShelf();
  const isFirst = shelf.peek()?.length === 0;
  await change(line, "front");
  if (!isFirst) return;
  firstSave.value = true;
  try {
    await navigator.storage.persist();
  } catch {
    // Not in all browsers; the page says what that means.
  }
}
