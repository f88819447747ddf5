/** The points of a Codebusters question. */
import type { SheetPuzzle } from "./sheet.js";

/** Those that are asked for, or more for a higher level; undefined of a puzzle without a grade. */
export const pointsOf = ({ points, difficulty }: SheetPuzzle): number | undefined =>
  points ?? (difficulty === undefined ? undefined : 150 + 50 * difficulty.level);
