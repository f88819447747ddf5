/** Which place of which page each puzzle gets: one, or two where its cells would be too small; in reading order. */
import type { SheetBox } from "./page.js";
import type { PageGrid } from "./paper.js";

/** Places of a page. */
interface Spot {
  readonly page: number;
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

/** The part of a page's body that a spot is. */
function boxOf({ column, row, columns, rows }: Omit<Spot, "page">, grid: PageGrid, body: SheetBox): SheetBox {
  const width = (body.width - (grid.columns - 1) * grid.columnGap) / grid.columns;
  const height = (body.height - (grid.rows - 1) * grid.rowGap) / grid.rows;
  return {
    x: body.x + column * (width + grid.columnGap),
    y: body.y + row * (height + grid.rowGap),
    width: columns * width + (columns - 1) * grid.columnGap,
    height: rows * height + (rows - 1) * grid.rowGap,
  };
}

export interface PlacedSpot {
  readonly page: number;
  readonly box: SheetBox;
}

/** A place for each puzzle; `cellIn` says how wide a cell of a puzzle would be in a box. */
export function placeBlocks(
  count: number,
  grid: PageGrid,
  body: SheetBox,
  cellIn: (index: number, box: SheetBox) => number,
): PlacedSpot[] {
  const placed: PlacedSpot[] = [];
  let page = 0;
  let taken = new Set<number>();
  /** Spots begin behind this place. */
  let from = 0;
  for (let i = 0; i < count; i++) {
    const size = sizeFor(
      (columns, rows) => cellIn(i, boxOf({ column: 0, row: 0, columns, rows }, grid, body)),
      grid,
    );
    let spot = freeSpot(size, from, taken, grid);
    if (spot === undefined) {
      page += 1;
      taken = new Set();
      spot = freeSpot(size, 0, taken, grid) ?? { column: 0, row: 0, ...size };
    }
    from = spot.row * grid.columns + spot.column + 1;
    for (let row = 0; row < spot.rows; row++)
      for (let column = 0; column < spot.columns; column++)
        taken.add((spot.row + row) * grid.columns + spot.column + column);
    placed.push({ page, box: boxOf(spot, grid, body) });
  }
  return placed;
}

type Size = Pick<Spot, "columns" | "rows">;

/** One place, or the two that give the larger cells, or the whole page. */
function sizeFor(cell: (columns: number, rows: number) => number, grid: PageGrid): Size {
  const one = { columns: 1, rows: 1 };
  if (cell(1, 1) >= grid.smallestCell) return one;
  const two: Size[] = [];
  if (grid.columns > 1) two.push({ columns: 2, rows: 1 });
  if (grid.rows > 1) two.push({ columns: 1, rows: 2 });
  const cells = two.map(({ columns, rows }) => cell(columns, rows));
  const best = Math.max(0, ...cells);
  const choice = two[cells.indexOf(best)];
  if (choice === undefined) return one;
  return best >= grid.smallestCell ? choice : { columns: grid.columns, rows: grid.rows };
}

function freeSpot(
  size: Size,
  from: number,
  taken: ReadonlySet<number>,
  grid: PageGrid,
): Omit<Spot, "page"> | undefined {
  for (let place = from; place < grid.columns * grid.rows; place++) {
    const [row, column] = [Math.floor(place / grid.columns), place % grid.columns];
    if (row + size.rows > grid.rows || column + size.columns > grid.columns) continue;
    let free = true;
    for (let down = 0; down < size.rows; down++)
      for (let right = 0; right < size.columns; right++)
        if (taken.has((row + down) * grid.columns + column + right)) free = false;
    if (free) return { row, column, ...size };
  }
  return undefined;
}
