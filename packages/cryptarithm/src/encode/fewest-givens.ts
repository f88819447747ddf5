/**
 * The fewest letters that leave one solution of a puzzle, its setter's, when they are given: first each letter by itself,
 * then all pairs, then all triples. Every choice is decided by a search, so that none is taken for granted.
 */

/** Whether these digits leave one solution; undefined when that was not found out. */
export type LeavesOne = (given: Readonly<Record<string, number>>) => boolean | undefined;

/** More letters to be given are no puzzle any more. */
const MOST = 3;

/**
 * All choices of the smallest size that is enough; undefined when there is none of so few, or it was not found out. What
 * a limit has left open ends it, since the next choices would meet the same limit.
 */
export function fewestGivens(
  solution: Readonly<Record<string, number>>,
  leavesOne: LeavesOne,
): Readonly<Record<string, number>>[] | undefined {
  const letters = Object.keys(solution);
  for (let size = 1; size <= Math.min(MOST, letters.length); size++) {
    const found: Readonly<Record<string, number>>[] = [];
    for (const choice of choices(letters, size)) {
      const given = Object.fromEntries(choice.map((letter) => [letter, solution[letter] as number]));
      const one = leavesOne(given);
      // A smaller choice that may do is no reason to name a larger one as the smallest.
      if (one === undefined) return found.length > 0 ? found : undefined;
      if (one) found.push(given);
    }
    if (found.length > 0) return found;
  }
  return undefined;
}

/** All choices of so many items, in their order. */
function* choices<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  if (size === 0) yield [];
  else
    for (const [i, item] of items.entries())
      for (const rest of choices(items.slice(i + 1), size - 1)) yield [item, ...rest];
}
