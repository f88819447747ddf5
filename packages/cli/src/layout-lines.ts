/** Written-out calculations on the terminal: as they were understood, and beside them with their digits. */
import { harmless } from "./diagnostic-text.js";
import { displayWidth } from "./display-width.js";

const INDENT = "  ";
/** Blank columns between two drawings. */
const GAP = 6;

/** The lines of one drawing, indented; of a second one beside it, if there is room. */
export function layoutLines(
  drawn: readonly string[],
  columns: number,
  solved: readonly string[] = [],
): string[] {
  const left = drawn.map(harmless);
  const right = solved.map(harmless);
  const width = Math.max(0, ...left.map(displayWidth));
  const beside = INDENT.length + width + GAP + Math.max(0, ...right.map(displayWidth));
  if (right.length === 0) return left.map((line) => INDENT + line);
  if (beside > columns) return [...left, "", ...right].map((line) => (line === "" ? "" : INDENT + line));
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) => {
    const line = left[i] ?? "";
    return (INDENT + line + " ".repeat(width - displayWidth(line) + GAP) + (right[i] ?? "")).trimEnd();
  });
}
