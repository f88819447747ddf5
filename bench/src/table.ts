/**
 * Tables for people: as plain text for the terminal, and in Markdown for the documentation.
 * Numbers keep three significant digits, because a time has no more.
 */

export type Cells = readonly string[];

/** Columns aligned by spaces: the first to the left, the others to the right unless named in `left`. */
export function textTable(head: Cells, rows: readonly Cells[], left: readonly number[] = [0]): string {
  const all = [head, ...rows];
  const widths = head.map((_, i) => Math.max(...all.map((cells) => (cells[i] ?? "").length)));
  const line = (cells: Cells): string =>
    widths
      .map((width, i) =>
        left.includes(i) ? (cells[i] ?? "").padEnd(width) : (cells[i] ?? "").padStart(width),
      )
      .join("  ")
      .trimEnd();
  return all.map(line).join("\n");
}

/** The columns in `left` hold text, the others numbers. */
export function markdownTable(head: Cells, rows: readonly Cells[], left: readonly number[] = [0]): string {
  const line = (cells: Cells): string =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  const rule = head.map((_, i) => (left.includes(i) ? "---" : "---:"));
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}

/** Milliseconds with a unit that suits their size. */
export function time(ms: number): string {
  if (!Number.isFinite(ms)) return "–";
  if (ms < 1) return `${significant(ms * 1000)} µs`;
  return ms < 10_000 ? `${significant(ms)} ms` : `${significant(ms / 1000)} s`;
}

export const whole = (n: number): string => Math.round(n).toLocaleString("en");

export function significant(value: number): string {
  if (value >= 100) return whole(value);
  return value === 0 ? "0" : String(Number(value.toPrecision(3)));
}

/** How many times something is slower or faster. */
export const times = (ratio: number): string => (Number.isFinite(ratio) ? `${significant(ratio)}×` : "–");
