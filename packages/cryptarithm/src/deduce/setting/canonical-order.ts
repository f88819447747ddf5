/**
 * The order in which letters are thought about. It follows from where they stand, not from their names,
 * nor from which addend or side is written first, so that the same puzzle in other words has the same
 * explanation and the same grade: heavy letters first, equal ones by the columns they stand in. Letters
 * that stand alike are told apart by those they stand with, as long as that tells any apart.
 */
import type { Place, Puzzle } from "../../semantics/puzzle.js";
import { wordsOf } from "../../syntax/walk.js";
import { type DigitPolynomial, sidesOf } from "./digit-polynomial.js";
import { partsOf } from "./part.js";

export interface Reordered {
  /** The same puzzle with its symbols in another order. */
  readonly puzzle: Puzzle;
  /** For each of its symbols the index that it has in the puzzle as it was. */
  readonly original: readonly number[];
}

/** Some digits multiplied with each other, at a place of one side of a part. */
interface Occurrence {
  readonly symbols: readonly number[];
  /** Where and how often, without saying which side. */
  readonly text: string;
}

/** What a part says of its symbols: of its two sides, or of its words in order when it has no columns. */
interface Look {
  readonly part: number;
  readonly sides: readonly (readonly Occurrence[])[];
  /** Whether the sides have an order of their own. */
  readonly ordered: boolean;
}

export function inCanonicalOrder(puzzle: Puzzle): Reordered {
  const weights = puzzle.symbols.map(() => 0);
  const looks: Look[] = [];
  for (const { index, expression, comparison, cleared } of partsOf(puzzle)) {
    const equation = cleared ?? comparison;
    const sides =
      equation && comparison?.operator === "=" ? sidesOf(equation.left, equation.right, puzzle) : undefined;
    if (sides === undefined) {
      // Where there are no columns, the words are numbered as they are written.
      const words = wordsOf(expression).flatMap((word, w) =>
        (puzzle.places.get(word) as readonly Place[]).flatMap((place, i) =>
          place >= 0 ? [{ symbols: [place], text: `w${w}.${i}` }] : [],
        ),
      );
      looks.push({ part: index, sides: [words], ordered: true });
      continue;
    }
    addWeights(weights, sides.added, sides.result, puzzle.base);
    const occurrences = [sides.added, sides.result].map(occurrencesIn);
    looks.push({ part: index, sides: occurrences, ordered: !sides.alike });
  }
  const heaviest = ranks(weights.map((weight) => -weight));
  const colours = refined(
    puzzle.symbols.map(({ domain }, s) => `${heaviest[s]}|${domain.join(",")}|${groupsOf(s, puzzle)}`),
    looks,
    puzzle,
  );
  const original = puzzle.symbols
    .map((_, i) => i)
    .sort((a, b) => (colours[a] as number) - (colours[b] as number) || a - b);
  return { original, puzzle: renumbered(puzzle, original) };
}

function occurrencesIn(polynomial: DigitPolynomial): Occurrence[] {
  return polynomial.flatMap((column, place) =>
    [...column.values()].map(({ coefficient, symbols }) => ({ symbols, text: `${place}.${coefficient}` })),
  );
}

/** The net weight of each symbol in a part, whichever side it is on. */
function addWeights(weights: number[], added: DigitPolynomial, result: DigitPolynomial, base: number): void {
  const net = weights.map(() => 0);
  for (const [sign, side] of [[1, added] as const, [-1, result] as const]) {
    for (const [place, column] of side.entries())
      for (const { coefficient, symbols } of column.values())
        for (const s of symbols)
          net[s] = (net[s] as number) + sign * coefficient * base ** Math.min(place, 60);
  }
  for (const [s, weight] of net.entries()) weights[s] = (weights[s] as number) + Math.abs(weight);
}

/** How many groups of letters that must differ a symbol is in, and how large these are. */
const groupsOf = (symbol: number, { groups }: Puzzle): string =>
  groups
    .filter((group) => group.includes(symbol))
    .map((group) => group.length)
    .sort((a, b) => a - b)
    .join(",");

/** Colours that tell symbols apart by what they stand with, until no more are told apart. */
function refined(texts: readonly string[], looks: readonly Look[], { groups }: Puzzle): number[] {
  let colours = ranks(texts);
  for (let before = 0; before < new Set(colours).size; ) {
    before = new Set(colours).size;
    const marks: string[][] = colours.map(() => []);
    const colour = (s: number): number => colours[s] as number;
    for (const { part, sides, ordered } of looks) {
      const signatures = sides.map((side) =>
        side
          .map(({ symbols, text }) => `${text}:${symbols.map(colour).sort((a, b) => a - b)}`)
          .sort()
          .join(" "),
      );
      const places = ordered ? sides.map((_, i) => i) : ranks(signatures);
      for (const [i, side] of sides.entries()) {
        for (const { symbols, text } of side) {
          const company = symbols.map(colour).sort((a, b) => a - b);
          for (const s of symbols) marks[s]?.push(`${part}/${places[i]}/${text}:${company}`);
        }
      }
    }
    for (const group of groups) {
      const company = group.map(colour).sort((a, b) => a - b);
      for (const s of group) marks[s]?.push(`differ:${company}`);
    }
    const width = String(colours.length).length;
    colours = ranks(
      marks.map((own, s) => `${String(colour(s)).padStart(width, "0")} ${own.sort().join(" ")}`),
    );
  }
  return colours;
}

/** For each value its rank among the different values, from 0. */
function ranks<T extends string | number>(values: readonly T[]): number[] {
  const order = new Map(
    [...new Set(values)].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)).map((value, rank) => [value, rank]),
  );
  return values.map((value) => order.get(value) as number);
}

function renumbered(puzzle: Puzzle, original: readonly number[]): Puzzle {
  const now = new Map(original.map((before, after) => [before, after]));
  const renumber = (symbol: number): number => now.get(symbol) as number;
  return {
    ...puzzle,
    symbols: original.map((i) => puzzle.symbols[i] as Puzzle["symbols"][number]),
    groups: puzzle.groups.map((group) => group.map(renumber).sort((a, b) => a - b)),
    places: new Map(
      [...puzzle.places].map(([word, places]) => [word, places.map((p) => (p < 0 ? p : renumber(p)))]),
    ),
  };
}
