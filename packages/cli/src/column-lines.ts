/** A column drawn beside its step: the carries on top, the column between bars, its neighbours dimmed. */
import { type DrawnCell, drawColumn, type Known, type StatedStep } from "cryptarithm";
import { displayWidth } from "./display-width.js";
import { cellText } from "./stacked-lines.js";
import type { TellingPage } from "./telling-page.js";

/** The lines of the drawing for a step; empty when it does not look at a column of a sum. */
export function columnLines({ at }: StatedStep, known: Known, page: TellingPage, margin: string): string[] {
  const { part = 0, place } = at;
  const sum = page.sums.find((each) => each.part === part);
  if (place === undefined || sum === undefined) return [];
  const { columns, signs } = drawColumn(sum, place, known);
  const { bold, dim } = page.colors;
  const rows = signs.length;
  const texts = columns.map(({ cells, carry }) => ({
    carry: carry === undefined ? "" : (carry.value ?? carry.name).toString(),
    cells: cells.map((cell) => shown(cell, page.names)),
  }));
  const width = Math.max(2, ...texts.flatMap(({ carry, cells }) => [carry, ...cells].map(displayWidth)));
  const middle = columns.findIndex((column) => column.place === place);
  const line = (sign: string, pick: (i: number) => string): string =>
    `${margin}${sign.padEnd(1)} ${columns
      .map((_, i) => {
        const text = " ".repeat(width - displayWidth(pick(i))) + pick(i);
        return i === middle ? `│ ${bold(text)} │` : ` ${dim(text)} `;
      })
      .join("")}`.trimEnd();
  const bar = `${margin}  ${columns
    .map((_, i) => (i === middle ? `┼${"─".repeat(width + 2)}┼` : "─".repeat(width + 2)))
    .join("")}`;
  const lines = [line("", (i) => texts[i]?.carry ?? "")];
  for (let row = 0; row < rows; row++) {
    if (row === rows - 1) lines.push(bar);
    lines.push(line(signs[row] ?? "", (i) => texts[i]?.cells[row] ?? ""));
  }
  return ["", ...lines, ""];
}

function shown(cell: DrawnCell | null, names: TellingPage["names"]): string {
  if (cell === null) return "";
  return cellText(cell.digit ?? cell.letter ?? "", names);
}
