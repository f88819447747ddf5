/**
 * Points for a cryptarithm in a Codebusters test, suggested from our score. Test writers commonly give
 * 150 to 350: a widely used generator counts the backtracks of its own search, puts them into five
 * classes, and suggests 100 + 50 · class, give or take 50. We keep its scale and replace its measure:
 * each band of the score has its class, and between the bands points grow evenly.
 */
import { BAND_LIMITS } from "./deduce/path/grade.js";

/** Scores and the points that they get; between two of them evenly, beyond the last the same. */
const ANCHORS: readonly (readonly [score: number, points: number])[] = [
  [0, 125],
  [BAND_LIMITS.gentle, 175],
  [BAND_LIMITS.moderate, 225],
  [BAND_LIMITS.hard, 275],
  [BAND_LIMITS.tough, 325],
  [2 * BAND_LIMITS.tough, 375],
];

/** Points are given in steps of this. */
const STEP = 25;

/** The points for a score. */
export function suggestedPoints(score: number): number {
  const [last] = ANCHORS.slice(-1);
  let points = last?.[1] ?? 0;
  for (const [i, [to, more]] of ANCHORS.entries()) {
    const [from, less] = ANCHORS[i - 1] ?? [0, more];
    if (score > to) continue;
    points = to === from ? more : less + ((more - less) * (score - from)) / (to - from);
    break;
  }
  return STEP * Math.round(points / STEP);
}
