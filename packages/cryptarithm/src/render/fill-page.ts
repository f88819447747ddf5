/**
 * What is written into a page: digits that are known, in place of the letters or under them, and carries. A page is
 * never changed; lines that are added move the others down.
 */

import type { LineKind, Page, Placed, PlacedCell } from "../layout/write/page.js";
import { digitText } from "../number/digit-text.js";

/**
 * How digits are filled in: on a line of their own below their letters, in the cell with the letter in its corner, or
 * in place of the letter.
 */
export const FILLS = ["below", "corner", "replace"] as const;
export type Fill = (typeof FILLS)[number];

/** The digit of a letter or unknown cell as it is written; undefined while it is not known. */
export type DigitText = (cell: Exclude<PlacedCell["cell"], { kind: "digit" }>) => string | undefined;

/** What is filled into a cell; a printed digit that is brought down into a blank is known. */
export function filledDigit(cell: PlacedCell["cell"], digitOf: DigitText): string | undefined {
  if (cell.kind !== "digit") return digitOf(cell);
  return cell.unwritten ? digitText(cell.value) : undefined;
}

export function fillPage(page: Page, digitOf: DigitText, fill: Fill): Page {
  const digitIn = ({ cell }: PlacedCell): string | undefined => filledDigit(cell, digitOf);
  if (fill !== "below") {
    const placed = page.placed.map((thing): Placed => {
      const digit = thing.kind === "cell" ? digitIn(thing) : undefined;
      if (thing.kind !== "cell" || digit === undefined) return thing;
      const corner = fill === "corner" && thing.cell.kind === "letter" && !thing.cell.unwritten;
      return { ...thing, digit, ...(corner && { corner: true as const }) };
    });
    return { ...page, placed };
  }
  // Printed digits are written once more, so that the number below a row can be read.
  const below = new Map<number, PlacedCell[]>();
  for (const thing of page.placed) {
    if (thing.kind !== "cell" || thing.cell.kind === "digit") continue;
    if (digitIn(thing) !== undefined) below.set(thing.line, []);
  }
  for (const thing of page.placed) if (thing.kind === "cell") below.get(thing.line)?.push(thing);
  const filled = insertLines(
    page,
    [...below.keys()].map((line) => ({ behind: line, kind: "digits" })),
  );
  const placed = [...filled.page.placed];
  for (const [line, cells] of below) {
    for (const thing of cells) {
      const text = digitIn(thing) ?? (thing.cell.kind === "digit" ? digitText(thing.cell.value) : undefined);
      if (text === undefined) continue;
      const { column, cell, row, place } = thing;
      placed.push({ kind: "pen", line: filled.moved(line) + 1, column, text, cell, row, place });
    }
  }
  return { ...filled.page, placed };
}

/** Adds slots for the carries of a sum above its columns; `carryOf` says what stands in them. */
export function addCarries(page: Page, carryOf: (place: number) => string | undefined): Page {
  const columns = new Map<number, number>();
  for (const thing of page.placed) if (thing.kind === "cell") columns.set(thing.place, thing.column);
  const least = Math.min(...columns.keys());
  const { page: roomy } = insertLines(page, [{ behind: -1, kind: "carries" }]);
  const placed = [...roomy.placed];
  for (const [place, column] of columns) {
    if (place === least) continue;
    const text = carryOf(place);
    placed.push({ kind: "carry", line: 0, column, place, ...(text !== undefined && { text }) });
  }
  return { ...roomy, placed };
}

interface NewLine {
  /** The line that it stands behind; -1 for the top. */
  readonly behind: number;
  readonly kind: LineKind;
}

function insertLines(
  page: Page,
  lines: readonly NewLine[],
): { readonly page: Page; readonly moved: (line: number) => number } {
  const behind = new Map(lines.map((line) => [line.behind, line.kind]));
  const numbers: number[] = [];
  const kinds: LineKind[] = [];
  const top = behind.get(-1);
  if (top !== undefined) kinds.push(top);
  for (const [line, kind] of page.lines.entries()) {
    numbers.push(kinds.push(kind) - 1);
    const added = behind.get(line);
    if (added !== undefined) kinds.push(added);
  }
  const moved = (line: number): number => numbers[line] as number;
  const placed = page.placed.map((thing) => {
    if (thing.kind === "mark" || thing.kind === "frame")
      return { ...thing, fromLine: moved(thing.fromLine), toLine: moved(thing.toLine) };
    const there = { ...thing, line: moved(thing.line) };
    if (there.kind !== "bracket") return there;
    const { rule, toLine } = there;
    return {
      ...there,
      ...(rule !== undefined && { rule: { ...rule, line: moved(rule.line) } }),
      ...(toLine !== undefined && { toLine: moved(toLine) }),
    };
  });
  const rows = page.rows.map((row) => ({ ...row, line: moved(row.line) }));
  return { page: { ...page, lines: kinds, placed, rows }, moved };
}
