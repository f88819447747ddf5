/**
 * What a pasted text is beside a puzzle: a link of this page, or puzzles as JSON lines. Nothing is changed here;
 * whoever asks decides. Whether a puzzle is written out in rows is the business of `written-out.ts`.
 */
import type { RuleOptions } from "cryptarithm";
import { LINK_VIEWS } from "../link/link-views.js";

/** A puzzle of a JSON line, with the line itself. */
export interface LinePuzzle {
  readonly text: string;
  readonly rules: RuleOptions;
  readonly line: string;
}

const LINK = new RegExp(`^\\S*#(1/(?:${Object.keys(LINK_VIEWS).join("|")})(?:/\\S*)?)$`, "u");

/** The fragment of a link of this page, if the text is one and nothing else. */
export const linkIn = (text: string): string | undefined => LINK.exec(text.trim())?.[1];

/** The puzzles of JSON lines, if all lines are such; undefined otherwise. */
export function puzzlesIn(text: string): readonly LinePuzzle[] | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  if (lines.length === 0 || !lines.every((line) => line.trim().startsWith("{"))) return undefined;
  const puzzles: LinePuzzle[] = [];
  for (const line of lines) {
    const puzzle = puzzleOf(line);
    if (puzzle === undefined) return undefined;
    puzzles.push(puzzle);
  }
  return puzzles;
}

function puzzleOf(line: string): LinePuzzle | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (!isRecord(value)) return undefined;
  const { formula, layout, text, rules } = value;
  const rows =
    Array.isArray(layout) && layout.every((row) => typeof row === "string") ? layout.join("\n") : layout;
  const own = isRecord(rules) ? rulesOf(rules) : {};
  if (typeof rows === "string" && rows !== "") return { text: rows, rules: { ...own, layout: true }, line };
  const written = typeof formula === "string" ? formula : text;
  return typeof written === "string" && written !== "" ? { text: written, rules: own, line } : undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Written by anybody: only what is surely a rule is taken, and defaults are left out. */
function rulesOf({
  base,
  distinct,
  leadingZero,
  loneZero,
  literals,
}: Readonly<Record<string, unknown>>): RuleOptions {
  return {
    ...(typeof base === "number" &&
      base !== 10 &&
      Number.isInteger(base) &&
      base >= 2 &&
      base <= 36 && { base }),
    ...((distinct === "off" || distinct === "case") && { distinct }),
    ...(leadingZero === "allow" && { leadingZero }),
    ...(loneZero === "forbid" && { loneZero }),
    ...(literals === "reserved" && { literals }),
  };
}
