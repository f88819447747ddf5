/** The sizes of a sheet, in millimetres: the paper, the box of text on it, and where things stand in it. */
import type { SheetBox } from "./page.js";
import type { PuzzlesPerPage, SheetPaper } from "./sheet.js";
import { POINT } from "./text/measure.js";

export const PAPERS: Readonly<Record<SheetPaper, { readonly width: number; readonly height: number }>> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};

/** The same on both papers, so that lines break alike. */
export const TEXT_WIDTH = 180;
const TOP = 15;
const FOOT = 13;
const HEADER_HEIGHT = 16;
const BODY_FROM = 20;
export const FOOTER_HEIGHT = 6;
/** Between the body and the footer. */
const ABOVE_FOOTER = 4;
/** How high text that flows may be, on either paper, so that pages break alike. */
export const FLOW_HEIGHT = 221;
/** Two columns of text, and the gap between them. */
export const COLUMN_WIDTH = 87;
export const COLUMN_GAP: number = TEXT_WIDTH - 2 * COLUMN_WIDTH;

/** Sizes of text. */
export const BODY_SIZE: number = 10.5 * POINT;
export const SMALL_SIZE: number = 8.5 * POINT;
export const LARGE_SIZE: number = 14 * POINT;
export const TITLE_SIZE: number = 17 * POINT;

/** How thick lines are. */
export const HAIRLINE = 0.2;
export const RULE = 0.25;
export const FAINT = 0.12;

/** Where the left edge of the text is. */
const textLeft = (paper: SheetPaper): number => (PAPERS[paper].width - TEXT_WIDTH) / 2;

export function headerBox(paper: SheetPaper): SheetBox {
  return { x: textLeft(paper), y: TOP, width: TEXT_WIDTH, height: HEADER_HEIGHT };
}

/** Where the puzzles stand. */
export function bodyBox(paper: SheetPaper): SheetBox {
  const { height } = PAPERS[paper];
  const y = TOP + BODY_FROM;
  return {
    x: textLeft(paper),
    y,
    width: TEXT_WIDTH,
    height: height - y - ABOVE_FOOTER - FOOTER_HEIGHT - FOOT,
  };
}

export function footerBox(paper: SheetPaper): SheetBox {
  const { height } = PAPERS[paper];
  return {
    x: textLeft(paper),
    y: height - FOOT - FOOTER_HEIGHT,
    width: TEXT_WIDTH,
    height: FOOTER_HEIGHT,
  };
}

/** The places of a page: so many columns and rows, the gaps between them, and how wide a cell may be. */
export interface PageGrid {
  readonly columns: number;
  readonly rows: number;
  readonly columnGap: number;
  readonly rowGap: number;
  readonly largestCell: number;
  /** Where cells would be smaller, a puzzle takes two places. */
  readonly smallestCell: number;
}

export const PAGE_GRIDS: Readonly<Record<PuzzlesPerPage, PageGrid>> = {
  1: { columns: 1, rows: 1, columnGap: 0, rowGap: 0, largestCell: 16, smallestCell: 5 },
  2: { columns: 1, rows: 2, columnGap: 0, rowGap: 7, largestCell: 14, smallestCell: 5 },
  4: { columns: 2, rows: 2, columnGap: COLUMN_GAP, rowGap: 7, largestCell: 10.5, smallestCell: 5 },
  6: { columns: 2, rows: 3, columnGap: COLUMN_GAP, rowGap: 5.5, largestCell: 9, smallestCell: 5 },
  12: { columns: 3, rows: 4, columnGap: 6, rowGap: 6.33, largestCell: 6.4, smallestCell: 4.6 },
};

/** Cells of large print are at least this wide where the paper is. */
export const LARGE_CELL = 12;
