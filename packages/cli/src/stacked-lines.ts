/** Sums and differences written out below each other, as lines of text. */
import type { StackedCell, StackedRow, StackedSum } from "cryptarithm";
import { harmless } from "./diagnostic-text.js";
import { displayWidth } from "./display-width.js";

/** Sums of more numbers or columns are shown as a line. */
const MOST_ROWS = 12;
const MOST_CELLS = 24;

/** Whether a sum is drawn at all. */
export function isDrawn({ rows, result }: StackedSum): boolean {
  return rows.length <= MOST_ROWS && [...rows, result].every(({ cells }) => cells.length <= MOST_CELLS);
}

/** The lines of a sum, all of one width; `shown` says what stands in a cell. */
export function stackedLines(sum: StackedSum, shown: (cell: StackedCell) => string = cellText): string[] {
  const { rows, result } = sum;
  const all = [...rows, result];
  const places = Math.max(...all.map(({ cells }) => cells.length));
  const width = Math.max(...all.flatMap(({ cells }) => cells.map((cell) => displayWidth(cellText(cell)))));
  const line = ({ sign, cells }: StackedRow): string => {
    const texts: string[] = [];
    for (let place = places - 1; place >= 0; place--) {
      const cell = cells[place];
      const text = cell === undefined ? "" : shown(cell);
      const plain = cell === undefined ? "" : cellText(cell);
      texts.push(" ".repeat(width - displayWidth(plain)) + text);
    }
    return `${sign.padEnd(1)} ${texts.join(" ")}`;
  };
  const bar = "─".repeat(2 + places * (width + 1) - 1);
  return [...rows.map(line), bar, line(result)];
}

/** A cell as it is written in the puzzle; the unknown cells of a layout have names. */
export function cellText(cell: StackedCell, names: ReadonlyMap<string, string> = new Map()): string {
  if (typeof cell === "number") return cell.toString(36).toUpperCase();
  return harmless(names.get(cell) ?? (cell.startsWith("?") ? "?" : cell));
}
