/**
 * Where a step of an explanation looks, as bands on a page. A column of a sum is one band from its carry to its
 * result; everything else marks the cells of the numbers that the step's part of the puzzle speaks of.
 */

import type { Page, PlacedCell } from "../layout/write/page.js";
import type { Cell, Expression, Relation } from "../syntax/ast.js";
import { operandsOf } from "../syntax/walk.js";

/** A part of a puzzle as explanations number them, and a column of it (0 = units). */
export interface Look {
  readonly part?: number;
  readonly place?: number;
}

/** The parts of a statement in reading order, numbered as in explanations: operands of `and`, links of chains. */
export function partsOfStatement(node: Expression): readonly Expression[] {
  if (node.kind === "and") return node.operands.flatMap(partsOfStatement);
  if (node.kind !== "relation" || node.links.some(({ operand }) => operand.kind === "set")) return [node];
  let { first } = node;
  return node.links.map((link): Relation => {
    const part: Relation = { ...node, first, links: [link] };
    if (link.operand.kind !== "set") first = link.operand;
    return part;
  });
}

/**
 * The page with bands over what a part of the puzzle speaks of. Where its column is one column of the page, only that
 * is marked; a product has its numbers in different places, so all of them are.
 */
export function markPage(page: Page, part: Expression, place: number | undefined): Page {
  const column = place === undefined ? [] : placedCells(page, part, place);
  const upright = column.length > 1 && column.every((each) => each.column === column[0]?.column);
  const found = upright ? column : placedCells(page, part, undefined);
  return { ...page, placed: [...bandsOf(page, found, upright), ...page.placed] };
}

function placedCells(page: Page, part: Expression, place: number | undefined): PlacedCell[] {
  const cells = new Set<Cell>();
  collect(part, place, cells);
  return page.placed.filter((thing): thing is PlacedCell => thing.kind === "cell" && cells.has(thing.cell));
}

/** The page with a band over one column of a sum, from its carry to its result, whether or not all rows have it. */
export function markPlace(page: Page, place: number): Page {
  const cell = page.placed.find((thing) => thing.kind === "cell" && thing.place === place);
  if (cell?.kind !== "cell") return page;
  const { column } = cell;
  const band = {
    kind: "mark",
    from: column,
    to: column,
    fromLine: 0,
    toLine: page.lines.length - 1,
  } as const;
  return { ...page, placed: [band, ...page.placed] };
}

/** The cells of the numbers in an expression, or only those in a column of it. */
function collect(node: Expression, place: number | undefined, cells: Set<Cell>): void {
  if (node.kind === "word") {
    if (place === undefined) for (const cell of node.cells) cells.add(cell);
    else {
      const cell = node.cells[node.cells.length - 1 - place];
      if (cell !== undefined) cells.add(cell);
    }
    return;
  }
  for (const operand of operandsOf(node)) collect(operand, place, cells);
}

function bandsOf(page: Page, cells: readonly PlacedCell[], upright: boolean): Page["placed"] {
  if (upright) {
    const columns = new Map<number, number[]>();
    for (const { column, line } of cells) columns.set(column, [...(columns.get(column) ?? []), line]);
    return [...columns].map(([column, lines]) => {
      const carry = page.placed.find((thing) => thing.kind === "carry" && thing.column === column);
      const below = page.placed.filter((thing) => thing.kind === "pen" && thing.column === column);
      const last = Math.max(...lines);
      return {
        kind: "mark",
        from: column,
        to: column,
        fromLine: carry === undefined ? Math.min(...lines) : 0,
        toLine: below.some((pen) => "line" in pen && pen.line === last + 1) ? last + 1 : last,
      };
    });
  }
  const rows = new Map<string, PlacedCell[]>();
  for (const cell of cells) {
    const key = `${cell.line} ${cell.row}`;
    rows.set(key, [...(rows.get(key) ?? []), cell]);
  }
  return [...rows.values()].flatMap((row) => runs(row));
}

/** Bands over the cells of a row that stand beside each other. */
function runs(cells: readonly PlacedCell[]): Page["placed"][number][] {
  const sorted = [...cells].sort((a, b) => a.column - b.column);
  const bands: { kind: "mark"; from: number; to: number; fromLine: number; toLine: number }[] = [];
  let before: PlacedCell | undefined;
  for (const cell of sorted) {
    const last = bands.at(-1);
    if (last !== undefined && before !== undefined && before.place - cell.place === 1) last.to = cell.column;
    else
      bands.push({
        kind: "mark",
        from: cell.column,
        to: cell.column,
        fromLine: cell.line,
        toLine: cell.line,
      });
    before = cell;
  }
  return bands;
}
