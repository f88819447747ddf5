/** The sheet as it leaves the page: kept on the shelf, or as a file of JSON lines that the command reads. */
import type { LinkPuzzle } from "../link/link.js";
import { announce } from "../parts/announce.js";
import { download } from "../storage/download.js";
import { saveSheet } from "../storage/shelf.js";
import { linesOfPuzzles } from "../storage/shelf-line.js";

/** Keeps the sheet; its title is what it begins with. */
export async function keepSheet(puzzles: readonly LinkPuzzle[], title: string, said: string): Promise<void> {
  await saveSheet({ title, puzzles, options: {} });
  announce(said);
}

export function downloadSheet(puzzles: readonly LinkPuzzle[]): void {
  download("cryptarithms.jsonl", linesOfPuzzles(puzzles), "application/x-ndjson");
}
