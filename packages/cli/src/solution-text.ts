/**
 * Solutions for people. A single one takes two lines, the calculation and the key; several take
 * one line each, in columns that line up: every solution of a puzzle has the same shape.
 */
import type { Solution } from "cryptarithm";
import { harmless } from "./diagnostic-text.js";
import { displayWidth } from "./display-width.js";

const INDENT = "  ";

export interface Layout {
  /** Whether this is the only solution. */
  readonly alone: boolean;
  readonly base: number;
  readonly columns: number;
}

/** The lines of one solution, each ended by a newline. */
export function solutionText({ digits, text }: Solution, { alone, base, columns }: Layout): string {
  const width = base > 10 && !alone ? 2 : 0;
  const key = Object.entries(digits)
    .map(([letter, digit]) => `${harmless(letter)}=${String(digit).padEnd(width)}`)
    .join(" ")
    .trimEnd();
  const lines = text.split(/\r\n|[\n\r\u0085\u2028\u2029]/).map((line) => INDENT + harmless(line));
  const oneLine = key === "" ? `${lines[0]}` : `${lines[0]}   ${key}`;
  if (!alone && lines.length === 1 && displayWidth(oneLine) <= columns) return `${oneLine}\n`;
  const written = [...lines, ...(key === "" ? [] : [INDENT + key])].join("\n");
  return alone ? `${written}\n` : `${written}\n\n`;
}
