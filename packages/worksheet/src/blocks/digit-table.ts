/** Two rows, digits above and letters below: blank, to be filled in, or as an answer. */
import type { SheetGroup, SheetNode } from "../page.js";
import { HAIRLINE, RULE } from "../paper.js";
import { artifact, box, group, level, upright } from "../shapes.js";
import { typeset } from "../text/typeset.js";

export interface DigitTable {
  /** In the order in which they stand. */
  readonly digits: readonly number[];
  /** What stands below each; nothing where it is to be written. */
  readonly letters: readonly string[];
  readonly place: number;
  /** The height of a row, in places (default 1). */
  readonly row?: number;
}

export const digitTableHeight = ({ place, row = 1 }: DigitTable): number => 2 * place * row;

export function digitTable(table: DigitTable, x: number, y: number): SheetGroup {
  const { digits, letters, place, row = 1 } = table;
  const high = place * row;
  const size = Math.min(high * 0.62, place * 0.62);
  const cell = (i: number, line: number, text: string, font: "bold" | "mono"): SheetNode[] =>
    typeset(text, {
      x: x + (i + 0.5) * place,
      y: y + (line + 0.5) * high + 0.33 * size,
      size,
      font,
      anchor: "middle",
    });
  const width = digits.length * place;
  const lines: SheetNode[] = [
    box(x, y, { width, height: 2 * high, stroke: RULE }),
    level(x, y + high, width, HAIRLINE),
  ];
  for (let i = 1; i < digits.length; i++) lines.push(upright(x + i * place, y, 2 * high, HAIRLINE / 2));
  return {
    ...group("Table", [
      artifact(lines),
      group(
        "TR",
        digits.map(
          (digit, i): SheetGroup => ({
            ...group("TH", cell(i, 0, digit.toString(36).toUpperCase(), "mono")),
            scope: "Column",
          }),
        ),
      ),
      group(
        "TR",
        digits.map((_, i) => group("TD", cell(i, 1, letters[i] ?? "", "bold"))),
      ),
    ]),
    box: { x, y, width, height: 2 * high },
  };
}
