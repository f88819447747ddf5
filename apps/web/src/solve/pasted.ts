/**
 * What a pasted text is beside a puzzle: a link of this page, or puzzles as JSON lines. Nothing is changed here;
 * whoever asks decides. Whether a puzzle is written out in rows is the business of `written-out.ts`.
 */
import type { LinkPuzzle } from "../link/link.js";
import { LINK_VIEWS } from "../link/link-views.js";
import { readShelfLine } from "../storage/shelf-line.js";

const LINK = new RegExp(`^\\S*#(1/(?:${Object.keys(LINK_VIEWS).join("|")})(?:/\\S*)?)$`, "u");

/** The fragment of a link of this page, if the text is one and nothing else. */
export const linkIn = (text: string): string | undefined => LINK.exec(text.trim())?.[1];

/** The puzzles of JSON lines, if all lines are such; undefined otherwise. */
export function puzzlesIn(text: string): readonly LinkPuzzle[] | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  if (lines.length === 0 || !lines.every((line) => line.trim().startsWith("{"))) return undefined;
  const puzzles: LinkPuzzle[] = [];
  for (const line of lines) {
    const item = readShelfLine(line);
    if (item === undefined) return undefined;
    puzzles.push(...(item.kind === "sheet" ? item.sheet.puzzles : [item.puzzle]));
  }
  return puzzles;
}
