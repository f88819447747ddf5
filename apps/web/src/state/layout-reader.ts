/**
 * What reads and draws written-out arithmetic, loaded when rows are first seen: most puzzles are lines, which the page
 * draws with less.
 */
import { signal } from "@preact/signals";
import {
  type Formula,
  type Picture,
  type PictureOptions,
  pictureOfParsed,
  type readPuzzle,
} from "cryptarithm";

export const layoutReader = signal<typeof readPuzzle | undefined>(undefined);

/** Whether the readers could not be loaded: without a network, or of another version of the page. */
export const isLayoutMissing = signal(false);

let layoutPicture: ((formula: Formula, options: PictureOptions) => Picture) | undefined;

/** Never rejects: that they are missing is a state of the page. */
export async function loadLayoutReader(): Promise<void> {
  if (layoutReader.peek() !== undefined) return;
  try {
    const readers = await import("./layout-readers.js");
    layoutPicture = readers.pictureOf;
    isLayoutMissing.value = false;
    layoutReader.value = readers.readPuzzle;
  } catch {
    isLayoutMissing.value = true;
  }
}

/** The picture of any formula; who has the formula of a layout has loaded its reader. */
export function pictureFor(formula: Formula, options: PictureOptions): Picture {
  if (formula.layout === undefined) return pictureOfParsed(formula, options);
  if (layoutPicture !== undefined) return layoutPicture(formula, options);
  // A formula that came from elsewhere: the statements that the layout stands for.
  const { layout: _, ...statements } = formula;
  return pictureOfParsed(statements, options);
}
