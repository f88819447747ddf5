/**
 * The fewest letters whose digits, if they were given, would leave one solution: counted over the list of
 * all solutions, first every single letter, then pairs, and so on. Of single letters all are told; of
 * larger sets their number and the first few.
 */
import type { Puzzle } from "../../semantics/puzzle.js";

/** The digits of some letters that together leave one solution. */
export type Given = Readonly<Record<string, number>>;

export interface UniqueGivens {
  /** How many letters must be given; 0 when no digits of letters make it unique, or none were found. */
  readonly size: number;
  /** How many sets of that size do. */
  readonly total: number;
  /** All of them when one letter is enough, else the first. */
  readonly examples: readonly Given[];
  /** Why there are none: solutions that differ in unknown cells only, or too many sets to look at. */
  readonly missing?: "unknown cells" | "not looked at";
}

/** What is listed of sets of two and more letters. */
const MOST_EXAMPLES = 20;

/** A set of letters and a solution looked at together is one unit of work. */
const MOST_WORK = 3_000_000;

/** The smallest givens that leave one of these solutions, which are all of a puzzle (digits by symbol). */
export function uniqueGivens(puzzle: Puzzle, solutions: readonly ArrayLike<number>[]): UniqueGivens {
  const letters = puzzle.symbols
    .slice(0, puzzle.letterCount)
    .flatMap((_, s) => (solutions.some((digits) => digits[s] !== solutions[0]?.[s]) ? [s] : []));
  if (alone(solutions, letters, puzzle.base).length === 0)
    return { size: 0, total: 0, examples: [], missing: "unknown cells" };
  let work = 0;
  for (let size = 1; size <= letters.length; size++) {
    let total = 0;
    const examples: Given[] = [];
    for (const set of subsets(letters, size)) {
      work += solutions.length;
      if (work > MOST_WORK && size > 1) return { size: 0, total: 0, examples: [], missing: "not looked at" };
      for (const digits of alone(solutions, set, puzzle.base)) {
        total++;
        if (size > 1 && examples.length >= MOST_EXAMPLES) continue;
        examples.push(
          Object.fromEntries(set.map((s) => [puzzle.symbols[s]?.name ?? "", digits[s] as number])),
        );
      }
    }
    if (total > 0) return { size, total, examples };
  }
  return { size: 0, total: 0, examples: [], missing: "unknown cells" };
}

/** The solutions that no other one shares the digits of these letters with, by these digits ascending. */
function alone(
  solutions: readonly ArrayLike<number>[],
  letters: readonly number[],
  base: number,
): ArrayLike<number>[] {
  const bySame = new Map<string | number, ArrayLike<number> | undefined>();
  const isSmall = base ** letters.length < Number.MAX_SAFE_INTEGER;
  for (const digits of solutions) {
    const key = isSmall
      ? letters.reduce((value, s) => value * base + (digits[s] as number), 0)
      : letters.map((s) => digits[s]).join();
    bySame.set(key, bySame.has(key) ? undefined : digits);
  }
  return [...bySame]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, digits]) => (digits === undefined ? [] : [digits]));
}

function* subsets(letters: readonly number[], size: number, from = 0): Generator<number[]> {
  if (size === 0) yield [];
  for (let i = from; size > 0 && i + size <= letters.length; i++)
    for (const rest of subsets(letters, size - 1, i + 1)) yield [letters[i] as number, ...rest];
}
