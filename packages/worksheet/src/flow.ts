/** Blocks of known heights on pages: none is split, and their order is the reading order. */
import type { SheetBox, SheetGroup } from "./page.js";

/** Something that is put on a page as a whole. */
export interface FlowBlock {
  readonly height: number;
  /** Whether it needs the whole width; two others stand beside each other. */
  readonly wide: boolean;
  readonly draw: (place: { readonly x: number; readonly y: number; readonly width: number }) => SheetGroup;
}

interface FlowWish {
  readonly box: SheetBox;
  readonly columnWidth: number;
  readonly columnGap: number;
  readonly rowGap: number;
}

/** Blocks from left to right and from above, two in a row unless they are wide; the groups of each page. */
export function flowRows(
  blocks: readonly FlowBlock[],
  { box, columnWidth, columnGap, rowGap }: FlowWish,
): SheetGroup[][] {
  const pages: SheetGroup[][] = [];
  let page: SheetGroup[] = [];
  let y = box.y;
  const rows = rowsOf(blocks, columnWidth, box.width);
  for (const row of rows) {
    const height = Math.max(...row.map((block) => block.height));
    if (page.length > 0 && y + height > box.y + box.height) {
      pages.push(page);
      page = [];
      y = box.y;
    }
    for (const [i, block] of row.entries())
      page.push(
        block.draw({
          x: box.x + i * (columnWidth + columnGap),
          y,
          width: block.wide ? box.width : columnWidth,
        }),
      );
    y += height + rowGap;
  }
  return page.length > 0 ? [...pages, page] : pages;
}

function rowsOf(blocks: readonly FlowBlock[], columnWidth: number, width: number): FlowBlock[][] {
  const most = Math.floor(width / columnWidth);
  const rows: FlowBlock[][] = [];
  for (const block of blocks) {
    const last = rows.at(-1);
    if (last !== undefined && last.length < most && !block.wide && !last[0]?.wide) last.push(block);
    else rows.push([block]);
  }
  return rows;
}

/** A piece of text that flows in columns. */
export interface ColumnPiece {
  readonly height: number;
  /** The room above it, unless it is the first of a column. */
  readonly above: number;
  /** Stands in one column with what follows it. */
  readonly keep: boolean;
  readonly draw: (x: number, y: number) => SheetGroup;
}

/** Pieces in columns from left to right; the groups of each page. */
export function flowColumns(
  pieces: readonly ColumnPiece[],
  { box, columnWidth, columnGap }: Omit<FlowWish, "rowGap">,
): SheetGroup[][] {
  const columns = Math.floor((box.width + columnGap) / (columnWidth + columnGap));
  const pages: SheetGroup[][] = [[]];
  let column = 0;
  let y = box.y;
  const foot = box.y + box.height;
  const next = (): void => {
    column += 1;
    y = box.y;
    if (column < columns) return;
    column = 0;
    pages.push([]);
  };
  for (const [i, piece] of pieces.entries()) {
    const atTop = y === box.y;
    const together = heightTogether(pieces, i);
    // What is higher than a column begins where it is.
    const needed = together > box.height ? piece.height : together;
    if (!atTop && y + piece.above + needed > foot) next();
    else if (!atTop) y += piece.above;
    pages.at(-1)?.push(piece.draw(box.x + column * (columnWidth + columnGap), y));
    y += piece.height;
  }
  return pages.filter((page) => page.length > 0);
}

/** The height of a piece and of those that must not be parted from it. */
function heightTogether(pieces: readonly ColumnPiece[], start: number): number {
  let height = 0;
  for (let i = start; i < pieces.length; i++) {
    const piece = pieces[i] as ColumnPiece;
    height += piece.height + (i > start ? piece.above : 0);
    if (!piece.keep) break;
  }
  return height;
}
