/** Whether the pages of a sheet have room for its puzzles: what goes beyond its place, and how small letters become. */
import { layOutSheet } from "./lay-out-sheet.js";
import { type SheetBox, type SheetGroup, type SheetNode, sheetItems } from "./page.js";
import { footerBox } from "./paper.js";
import type { Sheet } from "./sheet.js";

export interface PuzzleFit {
  /** From 0. */
  readonly puzzle: number;
  /** Whether all of it stands in its place, on every page that has it. */
  readonly inside: boolean;
  /** The width of a cell of its drawing in millimetres; infinite where there is none. */
  readonly cell: number;
}

/** A fifth of a millimetre is not seen. */
const SLACK = 0.2;
/** The size of a letter in cells. */
const GLYPH = 0.74;

export function fitOf(sheet: Sheet): PuzzleFit[] {
  const fits = sheet.puzzles.map(
    (_, puzzle): PuzzleFit => ({
      puzzle,
      inside: true,
      cell: Number.POSITIVE_INFINITY,
    }),
  );
  const { y: foot } = footerBox(sheet.paper ?? "a4");
  for (const page of layOutSheet(sheet))
    for (const group of page.children) {
      const fit = group.puzzle === undefined ? undefined : fits[group.puzzle];
      if (fit === undefined) continue;
      const isCard = page.kind === "backs" || sheet.block === "cards";
      const end = isCard && group.box !== undefined ? group.box.y + group.box.height : foot;
      fits[fit.puzzle] = {
        ...fit,
        inside: fit.inside && lowest(group) <= end + SLACK,
        cell: page.kind === "puzzles" ? Math.min(fit.cell, cellOf(group)) : fit.cell,
      };
    }
  return fits;
}

/** How far down something is drawn. */
function lowest(group: SheetGroup): number {
  const feet = boxesIn(group.children).map(({ y, height }) => y + height);
  for (const item of sheetItems([group])) {
    if (item.kind === "text") feet.push(item.y);
    else if (item.kind === "line") feet.push(item.y1, item.y2);
    else if (item.kind === "rectangle") feet.push(item.y + item.height);
  }
  return Math.max(0, ...feet);
}

const boxesIn = (nodes: readonly SheetNode[]): SheetBox[] =>
  nodes.flatMap((node) =>
    node.kind === "group" ? [...(node.box === undefined ? [] : [node.box]), ...boxesIn(node.children)] : [],
  );

/** Exponents are smaller than the letters, so the largest counts. */
function cellOf({ tag, children }: SheetGroup): number {
  const groups = children.flatMap((node) => (node.kind === "group" ? [node] : []));
  if (tag !== "Figure") return Math.min(Number.POSITIVE_INFINITY, ...groups.map(cellOf));
  const sizes = [...sheetItems(children)].flatMap((item) => (item.kind === "text" ? [item.size] : []));
  return sizes.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...sizes) / GLYPH;
}
