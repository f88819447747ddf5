/** What is known of a cell, or of a row by its length, before anything is computed. */
import type { Cell } from "../../syntax/ast.js";

/** Whether a cell may be 0, where the letters given cannot. */
export function mayBeZero(cell: Cell | undefined, nonZero: ReadonlySet<string>): boolean {
  if (cell === undefined) return false;
  if (cell.kind === "digit") return cell.value === 0;
  return cell.kind !== "letter" || !nonZero.has(cell.letter);
}

/** The letters that numbers of several cells begin with, which are not 0. */
export function leadingLetters(
  numbers: readonly { readonly cells: readonly Cell[]; readonly decimals: number }[],
): ReadonlySet<string> {
  const letters = new Set<string>();
  for (const { cells, decimals } of numbers) {
    const [first] = cells;
    if (cells.length > decimals + 1 && first?.kind === "letter" && !isRepeated(cells))
      letters.add(first.letter);
  }
  return letters;
}

/** Whether all cells are the same letter, the same digit or unknown digits; a row of zeros looks like that. */
export function isRepeated(cells: readonly Cell[]): boolean {
  const [first] = cells;
  return cells.every((cell) => {
    if (first?.kind === "letter") return cell.kind === "letter" && cell.letter === first.letter;
    if (cell.kind === "digit") return cell.value === 0;
    return cell.kind === "unknown";
  });
}

/** How many of the places whose digits have no row are not printed zeros, as a doubt about the reading. */
export function doubtOfSkipped(skipped: readonly (Cell | undefined)[]): number {
  const unsure = skipped.filter((cell) => cell?.kind !== "digit").length;
  return Math.min(4, unsure) / 10;
}

/** Whether a number may be less than 1, and so begin with 0. */
export function mayBeSmall({
  cells,
  decimals,
}: {
  readonly cells: readonly Cell[];
  readonly decimals: number;
}): boolean {
  return decimals > 0 && decimals >= cells.length - 1;
}

/** Whether a row may be a number of `length` cells times one digit. */
export function mayBeMultiple(cells: readonly Cell[], length: number): boolean {
  const n = cells.length;
  return n === length || n === length + 1 || n === 1;
}
