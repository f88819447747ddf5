/**
 * Letters and words of a puzzle that can change places. A renaming of the letters is a symmetry when it
 * turns the puzzle into itself, up to the order of addends and factors and of the sides of an equation;
 * it then turns every solution into a solution. This is seen from the puzzle alone, never from its
 * solutions, so it is a reason and no accident.
 *
 * Only exchanges of two letters and of two words are looked for, not every symmetry there may be.
 */
import type { Place, Puzzle } from "../../semantics/puzzle.js";
import type { Word } from "../../syntax/ast.js";
import { puzzleKey } from "./puzzle-key.js";

/** For each symbol the one that it is renamed to. */
export type Renaming = readonly number[];

export interface Symmetry {
  /** Sets of letters (by symbol) of which any two can be exchanged; each of at least two letters. */
  readonly classes: readonly (readonly number[])[];
  /** Pairs of words that can be exchanged as a whole, where that is not an exchange of such letters. */
  readonly words: readonly { readonly pair: readonly [Word, Word]; readonly renaming: Renaming }[];
}

/** Puzzles with more cells or words are not looked at. */
const MOST_CELLS = 1000;
const MOST_WORDS = 40;

/** The exchanges that leave the puzzle as it is. */
export function symmetryOf(puzzle: Puzzle): Symmetry {
  const words = [...puzzle.places];
  const cells = words.reduce((sum, [, places]) => sum + places.length, 0);
  if (cells > MOST_CELLS || puzzle.contradiction !== undefined) return { classes: [], words: [] };
  const identity = puzzle.symbols.map((_, i) => i);
  const key = puzzleKey(puzzle, identity);
  const isSymmetry = (renaming: Renaming): boolean =>
    renaming.every((to, from) => sameDomain(puzzle, from, to)) && puzzleKey(puzzle, renaming) === key;
  const classOf = letterClasses(puzzle, identity, isSymmetry);
  const classes = identity
    .map((symbol) => identity.filter((other) => classOf[other] === symbol))
    .filter((letters) => letters.length > 1);
  const exchanged = words.length > MOST_WORDS ? [] : wordExchanges(words, identity, classOf);
  return { classes, words: exchanged.filter(({ renaming }) => isSymmetry(renaming)) };
}

/** Generators of the symmetry: exchanges that make all others. */
export function generatorsOf({ classes, words }: Symmetry, symbols: number): Renaming[] {
  const identity = Array.from({ length: symbols }, (_, i) => i);
  const neighbours = classes.flatMap((letters) =>
    letters.slice(1).map((letter, i) => exchange(identity, letters[i] as number, letter)),
  );
  return [...neighbours, ...words.map(({ renaming }) => renaming)];
}

/** For each symbol the first symbol that it can be exchanged with, or itself. */
function letterClasses(
  { letterCount }: Puzzle,
  identity: Renaming,
  isSymmetry: (renaming: Renaming) => boolean,
): number[] {
  const classOf = [...identity];
  for (let letter = 1; letter < letterCount; letter++) {
    // With a and b, and b and c, also a and c can be exchanged: the first letter of a class speaks for it.
    const first = identity.findIndex(
      (other) => other < letter && classOf[other] === other && isSymmetry(exchange(identity, other, letter)),
    );
    if (first >= 0) classOf[letter] = first;
  }
  return classOf;
}

const exchange = (identity: Renaming, a: number, b: number): Renaming =>
  identity.map((symbol) => (symbol === a ? b : symbol === b ? a : symbol));

/** Every pair of words of the same length whose letters can be exchanged place by place. */
function wordExchanges(
  words: readonly (readonly [Word, readonly Place[]])[],
  identity: Renaming,
  classOf: readonly number[],
): Symmetry["words"][number][] {
  const found = new Map<string, Symmetry["words"][number]>();
  for (const [i, [word, places]] of words.entries()) {
    for (const [other, others] of words.slice(i + 1)) {
      const renaming = exchangeOfPlaces(places, others, identity);
      if (renaming?.some((to, from) => classOf[to] !== classOf[from]))
        found.set(renaming.join(), found.get(renaming.join()) ?? { pair: [word, other], renaming });
    }
  }
  return [...found.values()];
}

function exchangeOfPlaces(
  a: readonly Place[],
  b: readonly Place[],
  identity: Renaming,
): Renaming | undefined {
  if (a.length !== b.length) return undefined;
  const renaming = [...identity];
  for (const [i, place] of a.entries()) {
    const other = b[i] as Place;
    if (place === other) continue;
    if (place < 0 || other < 0) return undefined;
    renaming[place] = other;
    renaming[other] = place;
  }
  const fits = a.every(
    (place, i) => place < 0 || (renaming[place] === b[i] && renaming[b[i] as number] === place),
  );
  return fits ? renaming : undefined;
}

function sameDomain({ symbols }: Puzzle, a: number, b: number): boolean {
  return a === b || symbols[a]?.domain.join() === symbols[b]?.domain.join();
}
