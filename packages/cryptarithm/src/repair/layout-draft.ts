/**
 * Written-out arithmetic as a draft: changes are made in the rows of the layout, and the relations follow from
 * the changed rows as from any others. Digits that are the same because they are brought down are found anew.
 */

import { formulaOfLayout } from "../layout/formula-of-layout.js";
import { writtenCell } from "../layout/line.js";
import { writeLayout } from "../layout/write/write-layout.js";
import { digitText } from "../number/digit-text.js";
import type { Cell, Formula } from "../syntax/ast.js";
import type { Layout, LayoutRow, Role } from "../syntax/layout.js";
import type { Edited } from "./change.js";
import type { Draft, DraftCell, DraftLine, NewCell } from "./draft.js";

/** Rows whose length nothing else hangs on. */
const ELASTIC: readonly Role[] = [
  "addend",
  "subtrahend",
  "result",
  "multiplicand",
  "partial-product",
  "product",
];

export class LayoutDraft implements Draft {
  readonly formula: Formula;
  readonly layout: Layout;
  readonly lines: readonly DraftLine[];

  constructor(formula: Formula, layout: Layout) {
    this.formula = formula;
    this.layout = layout;
    this.lines = linesOf(formula, layout);
  }

  withLine(line: number, cells: readonly NewCell[]): Edited | undefined {
    return this.withRows((row, i) => (i === line ? { ...row, cells: cells.map(newCell) } : row));
  }

  linesOf({ formula }: Edited): readonly DraftLine[] {
    return linesOf(formula, formula.layout ?? this.layout);
  }

  exchanged(one: number, other: number): Edited | undefined {
    const rows = this.layout.rows;
    const cellsOf = (i: number): readonly Cell[] => (rows[i] as LayoutRow).cells;
    return this.withRows((row, i) =>
      i === one ? { ...row, cells: cellsOf(other) } : i === other ? { ...row, cells: cellsOf(one) } : row,
    );
  }

  /** The puzzle with some of its rows changed. */
  withRows(change: (row: LayoutRow, i: number) => LayoutRow): Edited {
    // Each cell anew: those that are one digit are told by what they are, and the change may part them.
    const rows = this.layout.rows.map(change).map((row) => ({ ...row, cells: row.cells.map(asWritten) }));
    const layout = { ...this.layout, rows };
    const { text, accented } = this.formula;
    const key = layoutKey(layout);
    return { formula: formulaOfLayout(layout, text, accented), key, text: () => writeLayout(layout) };
  }
}

/** A text that is the same for two layouts only if they say the same. */
export function layoutKey({ kind, rows }: Layout): string {
  const lines = rows.map(({ role, right, place, decimals, at, cells }) =>
    [role, right, place, decimals, at, cells.map((cell) => writtenCell(asWritten(cell))).join(" ")].join(" "),
  );
  return [kind, ...lines].join("\n");
}

function linesOf(formula: Formula, layout: Layout): DraftLine[] {
  const places = new Map(formula.letters.map((letter, i) => [letter, i]));
  const isElastic = layout.kind === "sum" || layout.kind === "multiplication";
  return layout.rows.map((row, i) => {
    const cells = row.cells.map((cell) => draftCell(cell, places));
    const elastic = isElastic && ELASTIC.includes(row.role) && (row.decimals ?? 0) === 0;
    return { written: cells.map(({ shown }) => shown).join(""), cells, elastic, row: i, role: row.role };
  });
}

function draftCell(cell: Cell, places: ReadonlyMap<string, number>): DraftCell {
  const { span } = cell;
  const symbol =
    cell.kind === "letter"
      ? { symbol: places.get(cell.letter) as number }
      : cell.kind === "unknown"
        ? { symbol: places.size + cell.index }
        : {};
  const { kind } = asWritten(cell);
  const sign = cell.kind === "unknown" || cell.unwritten ? "?" : signOf(cell);
  return { kind, sign, shown: sign, span, ...symbol };
}

const signOf = (cell: Exclude<Cell, { kind: "unknown" }>): string =>
  cell.kind === "letter" ? cell.letter : digitText(cell.value);

/** A cell by itself, an unknown one where its digit was only concluded. */
function asWritten(cell: Cell): Cell {
  if (cell.kind === "unknown" || cell.unwritten) return { kind: "unknown", index: -1, span: cell.span };
  return { ...cell };
}

function newCell({ kind, sign }: NewCell): Cell {
  const span = [0, 0] as const;
  if (kind === "letter") return { kind, letter: sign, span };
  return kind === "digit" ? { kind, value: Number(sign), span } : { kind, index: -1, span };
}
