/**
 * Two parts of a puzzle that can be solved by themselves and joined afterwards, as a database
 * joins two tables: the conditions are divided, and only the letters that both halves have in
 * common, and the digits that they use up, tie them together. Two equations of nine letters
 * with two in common are two small puzzles, where one search over all of them is a large one.
 */
import { type Puzzle, symbolsOf } from "../semantics/puzzle.js";
import type { Condition } from "./condition.js";

/** A part as a puzzle of its own, with the symbol of the whole for each of its symbols. */
export interface Part {
  readonly puzzle: Puzzle;
  readonly symbols: readonly number[];
}

/** Parts with more conditions than these are divided in no particular way, since there are too many ways. */
const MOST_CONDITIONS = 9;
/** Sets of symbols are 32-bit masks. */
const MOST_SYMBOLS = 31;

/** The divisions of a puzzle into two parts, the most promising first; none when it cannot be divided. */
export function divisions(puzzle: Puzzle, conditions: readonly Condition[]): [Part, Part][] {
  const n = conditions.length;
  if (n < 2 || n > MOST_CONDITIONS || puzzle.symbols.length > MOST_SYMBOLS || puzzle.groups.length > 1)
    return [];
  const masks = conditions.map((c) => c.symbols.reduce((mask, s) => mask | (1 << s), 0));
  const all = 2 ** puzzle.symbols.length - 1;
  const found: { readonly chosen: number; readonly size: number; readonly shared: number }[] = [];
  // The last condition is always on the right, so that no division comes twice.
  for (let chosen = 1; chosen < 2 ** (n - 1); chosen++) {
    let [left, right] = [0, 0];
    let [leftSize, rightSize] = [0, 0];
    for (let i = 0; i < n; i++) {
      const strength = strengthOf(conditions[i] as Condition, puzzle.base);
      if ((chosen >> i) & 1) {
        left |= masks[i] as number;
        leftSize -= strength;
      } else {
        right |= masks[i] as number;
        rightSize -= strength;
      }
    }
    // A half that knows nothing of its own is no help, and letters in no condition are better counted.
    if ((left | right) !== all || left === all || right === all) continue;
    leftSize += freedom(puzzle, left);
    rightSize += freedom(puzzle, right);
    found.push({ chosen, size: Math.max(leftSize, rightSize), shared: bits(left & right) });
  }
  return found
    .sort((a, b) => a.size - b.size || a.shared - b.shared)
    .map(({ chosen }) => [
      partOf(
        puzzle,
        conditions.filter((_, i) => (chosen >> i) & 1),
      ),
      partOf(
        puzzle,
        conditions.filter((_, i) => !((chosen >> i) & 1)),
      ),
    ]);
}

/** Logarithm of the share of assignments that a condition lets through, roughly, as a positive number. */
function strengthOf({ comparison, linear }: Condition, base: number): number {
  if (comparison?.operator !== "=") return Math.log(2);
  if (linear === undefined) return 2 * Math.log(base);
  let most = 1;
  for (const c of linear.coefficients.values()) most = Math.max(most, Math.abs(Number(c)));
  return Math.log(most * base);
}

/** Logarithm of the number of assignments of a set of symbols. */
function freedom(puzzle: Puzzle, mask: number): number {
  let sum = 0;
  let grouped = 0;
  puzzle.symbols.forEach(({ domain }, s) => {
    if (((mask >> s) & 1) === 0) return;
    const taken = puzzle.groups[0]?.includes(s) ? grouped++ : 0;
    sum += Math.log(Math.max(1, domain.length - taken));
  });
  return sum;
}

function bits(mask: number): number {
  let count = 0;
  for (let m = mask; m !== 0; m &= m - 1) count++;
  return count;
}

/** The puzzle of some conditions and their symbols alone. */
function partOf(puzzle: Puzzle, conditions: readonly Condition[]): Part {
  const statements = conditions.map((c) => c.expression);
  const used = new Set(statements.flatMap((s) => [...symbolsOf(s, puzzle)]));
  const symbols = puzzle.symbols.map((_, s) => s).filter((s) => used.has(s));
  const index = new Map(symbols.map((s, i) => [s, i]));
  const inPart = (places: readonly number[]): number[] =>
    places.map((p) => (p < 0 ? p : (index.get(p) ?? Number.NaN)));
  return {
    symbols,
    puzzle: {
      ...puzzle,
      statements,
      symbols: symbols.map((s) => puzzle.symbols[s] as Puzzle["symbols"][number]),
      letterCount: symbols.filter((s) => s < puzzle.letterCount).length,
      groups: puzzle.groups
        .map((g) => g.filter((s) => used.has(s)).map((s) => index.get(s) as number))
        .filter((g) => g.length > 1),
      places: new Map(
        [...puzzle.places]
          .map(([word, places]) => [word, inPart(places)] as const)
          .filter(([, places]) => !places.some(Number.isNaN)),
      ),
    },
  };
}
