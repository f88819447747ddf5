/**
 * Grids of numbers and magic squares. A grid has lines of entries with signs between them and, between two such
 * lines, a line of signs; a magic square has as many entries in each line as it has lines, or as many cells.
 * Lines may be parted by `;` or `/` instead of line breaks, where that leaves no doubt.
 *
 * Undefined means that the text is neither; what else it might be is for others to say.
 */
import type { GridSign, Layout, LayoutRow } from "../../syntax/layout.js";
import { formulaOfLayout } from "../formula-of-layout.js";
import type { LayoutSource } from "./layout-source.js";
import { type GridEntry, type GridLine, gridLine, markLines } from "./read-grid-lines.js";
import type { ReadLayout } from "./read-result.js";

/** Reads a grid or magic square. */
export function readGrid(source: LayoutSource): ReadLayout | undefined {
  const marks = source.lines.filter((line) => line.marks.length > 0);
  const oneLine = marks.length === 1 && !marks[0]?.marks.some(({ text }) => text === ";");
  const layout = layoutOf(source, false) ?? (oneLine ? layoutOf(source, true) : undefined);
  if (layout === undefined) return undefined;
  return { ok: true, readings: [formulaOfLayout(layout, source.text, source.accented)] };
}

function layoutOf(source: LayoutSource, slashes: boolean): Layout | undefined {
  const lines: GridLine[] = [];
  for (const marks of markLines(source, slashes)) {
    const line = gridLine(marks);
    if (line === undefined) return undefined;
    lines.push(line);
  }
  return magicSquareOf(lines) ?? gridOf(lines);
}

function magicSquareOf(lines: readonly GridLine[]): Layout | undefined {
  const size = lines.length;
  // All entries of a smaller one are the same number.
  if (size < 3) return undefined;
  const rows: LayoutRow[] = [];
  for (const [i, line] of lines.entries()) {
    if (line.kind !== "entries" || line.signs.some((sign) => sign !== "")) return undefined;
    const entries = line.entries.length === 1 ? singleCells(line.entries[0] as GridEntry) : line.entries;
    if (entries.length !== size) return undefined;
    rows.push(...entries.map((entry, j) => entryRow(entry, [i, j])));
  }
  return { kind: "magic-square", rows };
}

const singleCells = ({ cells, columns }: GridEntry): GridEntry[] =>
  cells.map((cell) => ({ cells: [cell], span: cell.span, columns }));

const entryRow = ({ cells, span }: GridEntry, at: readonly [number, number]): LayoutRow => ({
  role: "entry",
  cells,
  right: 0,
  at,
  span,
});

function gridOf(lines: readonly GridLine[]): Layout | undefined {
  const rows: LayoutRow[] = [];
  const across: (readonly GridSign[])[] = [];
  const between: (readonly GridSign[])[] = [];
  let above: readonly GridEntry[] | undefined;
  let pending: readonly GridSign[] | undefined;
  const ruled = isRuled(lines);
  for (const [i, line] of lines.entries()) {
    if (line.kind !== "entries") {
      const signs = above === undefined || pending !== undefined ? undefined : signsBelow(line, above, ruled);
      // A second line of signs, or one at the top or the bottom, belongs to nothing.
      if (signs === undefined || i === lines.length - 1) return undefined;
      pending = signs;
      continue;
    }
    const { entries, signs } = line;
    if (entries.length < 2 || (above !== undefined && above.length !== entries.length)) return undefined;
    if (above !== undefined) between.push(pending ?? entries.map(() => ""));
    for (const [j, entry] of entries.entries()) rows.push(entryRow(entry, [across.length, j]));
    across.push(signs);
    above = entries;
    pending = undefined;
  }
  if (above === undefined || between.length === 0 || between.every((signs) => signs.every((s) => s === "")))
    return undefined;
  // Ruled lines stand in other calculations as well.
  const telling = lines.some((line) => line.kind === "rule") ? across : [...across, ...between];
  if (!telling.some((signs) => signs.includes("="))) return undefined;
  const down = above.map((_, column) => between.map((signs) => signs[column] ?? ""));
  return { kind: "grid", rows, across, down };
}

/** Whether a run of dashes is a ruled line: nothing else says where the results of the columns are. */
function isRuled(lines: readonly GridLine[]): boolean {
  return !lines.some(
    (line) =>
      (line.kind === "rule" && line.sign === "=") ||
      (line.kind === "signs" && line.signs.some(({ sign }) => sign === "=")),
  );
}

/** The sign under each entry; undefined where they cannot be told. */
function signsBelow(
  line: Exclude<GridLine, { kind: "entries" }>,
  above: readonly GridEntry[],
  ruled: boolean,
): readonly GridSign[] | undefined {
  if (line.kind === "rule") {
    if (line.sign === "=" || ruled) return above.map(() => "=");
    return line.length === above.length ? above.map(() => line.sign) : undefined;
  }
  if (line.signs.length === above.length) return line.signs.map(({ sign }) => sign);
  const found: GridSign[] = above.map(() => "");
  for (const { sign, column } of line.signs) {
    const at = above.findIndex(({ columns: [from, to] }) => from <= column && column <= to);
    if (at < 0 || found[at] !== "") return undefined;
    found[at] = sign;
  }
  return found;
}
