/**
 * A column of a stacked sum with its neighbours, as it stands at a moment: what to draw beside a step
 * that looks there. The terminal prints it as a few lines, the page lights its middle column.
 */

import type { StackedCell, StackedRow, StackedSum } from "../setting/stacked-sum.js";
import type { Known } from "../state/known.js";

/** A cell of a drawn column: what is written in the puzzle, and its digit when that is known. */
export interface DrawnCell {
  /** The letter; missing for a printed digit. */
  readonly letter?: string;
  readonly digit?: number;
}

export interface DrawnColumn {
  /** 0 = units. */
  readonly place: number;
  /** The carry that comes in; the units have none. */
  readonly carry?: { readonly name: string; readonly value?: number };
  /** A cell for each row from above, the result last; null where a number is shorter. */
  readonly cells: readonly (DrawnCell | null)[];
}

export interface ColumnDrawing {
  readonly part: number;
  /** The column that the step looks at. */
  readonly place: number;
  /** The signs of the rows. */
  readonly signs: readonly ("" | "+" | "-")[];
  /** The column and its neighbours, from the left. */
  readonly columns: readonly DrawnColumn[];
}

/** Draws the column at a place, with what is known at the moment. */
export function drawColumn(sum: StackedSum, place: number, known: Known): ColumnDrawing {
  const rows: readonly StackedRow[] = [...sum.rows, sum.result];
  const columns: DrawnColumn[] = [];
  for (let at = Math.min(place + 1, sum.carries.length); at >= Math.max(0, place - 1); at--) {
    const name = at === 0 ? undefined : sum.carries[at - 1];
    const value = known.carry({ part: sum.part, place: at });
    columns.push({
      place: at,
      ...(name !== undefined && { carry: { name, ...(value !== undefined && { value }) } }),
      cells: rows.map(({ cells }) => drawnCell(cells[at], known)),
    });
  }
  return { part: sum.part, place, signs: rows.map(({ sign }) => sign), columns };
}

function drawnCell(cell: StackedCell | undefined, known: Known): DrawnCell | null {
  if (cell === undefined) return null;
  if (typeof cell === "number") return { digit: cell };
  const digit = known.digit(cell);
  return { letter: cell, ...(digit !== undefined && { digit }) };
}
