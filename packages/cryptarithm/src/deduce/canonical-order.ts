/**
 * The order in which letters are thought about. It follows from where they stand, not from their names
 * or from which addend is written first, so that the same puzzle in other words has the same
 * explanation and the same grade: heavy letters first, equal ones by the columns they stand in.
 */
import type { Place, Puzzle } from "../semantics/puzzle.js";
import { wordsOf } from "../syntax/walk.js";
import { sidesOf } from "./digit-polynomial.js";
import { partsOf } from "./part.js";

export interface Reordered {
  /** The same puzzle with its symbols in another order. */
  readonly puzzle: Puzzle;
  /** For each of its symbols the index that it has in the puzzle as it was. */
  readonly original: readonly number[];
}

export function inCanonicalOrder(puzzle: Puzzle): Reordered {
  const marks = puzzle.symbols.map(({ domain }) => ({ weight: 0, texts: [domain.join(",")] }));
  for (const { index, expression, comparison } of partsOf(puzzle)) {
    const equation = comparison?.operator === "=" ? comparison : undefined;
    const sides = equation && sidesOf(equation.left, equation.right, puzzle);
    if (sides === undefined) {
      // Where there are no columns, the words are numbered as they are written.
      for (const [w, word] of wordsOf(expression).entries()) {
        for (const [i, place] of (puzzle.places.get(word) as readonly Place[]).entries())
          if (place >= 0) mark(marks, place, `${index}w${w}.${i}`, 0);
      }
      continue;
    }
    for (const [side, polynomial] of [sides.added, sides.result].entries()) {
      for (const [place, column] of polynomial.entries()) {
        for (const { coefficient, symbols } of column.values()) {
          const share = (side === 0 ? 1 : -1) * coefficient * puzzle.base ** Math.min(place, 60);
          for (const symbol of symbols)
            mark(marks, symbol, `${index}${"+="[side]}${place}.${coefficient}.${symbols.length}`, share);
        }
      }
    }
  }
  const keys = marks.map(({ weight, texts }) => ({ weight: Math.abs(weight), text: texts.sort().join(" ") }));
  const original = puzzle.symbols
    .map((_, i) => i)
    .sort((a, b) => {
      const [x, y] = [keys[a] as (typeof keys)[number], keys[b] as (typeof keys)[number]];
      return y.weight - x.weight || (x.text < y.text ? -1 : x.text > y.text ? 1 : a - b);
    });
  const now = new Map(original.map((before, after) => [before, after]));
  const renumber = (symbol: number): number => now.get(symbol) as number;
  return {
    original,
    puzzle: {
      ...puzzle,
      symbols: original.map((i) => puzzle.symbols[i] as Puzzle["symbols"][number]),
      groups: puzzle.groups.map((group) => group.map(renumber).sort((a, b) => a - b)),
      places: new Map(
        [...puzzle.places].map(([word, places]) => [word, places.map((p) => (p < 0 ? p : renumber(p)))]),
      ),
    },
  };
}

function mark(
  marks: { weight: number; texts: string[] }[],
  symbol: number,
  text: string,
  weight: number,
): void {
  const own = marks[symbol] as { weight: number; texts: string[] };
  own.weight += weight;
  own.texts.push(text);
}
