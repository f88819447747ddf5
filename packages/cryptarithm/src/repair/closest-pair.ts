/** The two of several solutions that differ in the fewest symbols. */
import type { Puzzle } from "../semantics/puzzle.js";

export interface ClosestPair {
  /** The digits by symbol. */
  readonly pair: readonly [ArrayLike<number>, ArrayLike<number>];
  /** The names of the symbols in which they differ. */
  readonly differ: readonly string[];
}

/** Comparing each two of more solutions takes too long. */
const MOST_COMPARED = 3000;

/** The first such pair in the order of the solutions; undefined when there are fewer than two, or too many. */
export function closestPair(
  puzzle: Puzzle,
  solutions: readonly ArrayLike<number>[],
): ClosestPair | undefined {
  if (solutions.length > MOST_COMPARED) return undefined;
  let best: ClosestPair["pair"] | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const [i, one] of solutions.entries()) {
    for (let j = i + 1; j < solutions.length && fewest > 1; j++) {
      const other = solutions[j] as ArrayLike<number>;
      const distance = distanceOf(one, other, fewest);
      if (distance >= fewest) continue;
      fewest = distance;
      best = [one, other];
    }
  }
  if (best === undefined) return undefined;
  const [one, other] = best;
  const differ = puzzle.symbols.flatMap(({ name }, s) => (one[s] === other[s] ? [] : [name]));
  return { pair: best, differ };
}

/** In how many symbols two solutions differ; no more than `most` are counted. */
function distanceOf(one: ArrayLike<number>, other: ArrayLike<number>, most: number): number {
  let distance = 0;
  for (let s = 0; s < one.length && distance < most; s++) if (one[s] !== other[s]) distance++;
  return distance;
}
