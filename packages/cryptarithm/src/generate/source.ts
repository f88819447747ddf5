/**
 * A source of puzzles: one way to look through all choices of words for a shape. Each shape has one (sums in
 * sum-source.ts); what is common to all, such as limits, levels and duplicates, is done by the caller.
 *
 * A source goes over *sets of outer words*, numbered from 0: what it chooses first, before it looks for the words
 * that fit. They are what a long run is divided by.
 */
import type { Random } from "../number/random.js";
import type { Solution } from "../search/solution.js";

/** A puzzle that has exactly one solution. */
export interface FoundPuzzle {
  readonly formula: string;
  /** The rows, where the calculation is written out. */
  readonly layout?: string;
  readonly solution: Solution;
  /** The same for puzzles that differ only in the names of letters and the order of addends. */
  readonly canonical: string;
}

/** What has been looked at so far. */
export interface SourceCounters {
  /** Choices of words of possible lengths that have been looked at one by one. */
  candidates: number;
  /** Those that were left after all cuts and have been searched for solutions. */
  solved: number;
  /** Of these searches; what is prepared once is counted where it is first needed. */
  nodes: number;
  /** Those that would have taken too long. */
  skipped: number;
}

/** Which sets of outer words, and in which order. */
export interface Walk {
  /** From, and to exclusive. */
  readonly range: readonly [number, number];
  /** A random order; without it, the order of the list. */
  readonly random?: Random | undefined;
  /** Asked from time to time, also while nothing is found; false ends the walk. */
  readonly mayGoOn: () => boolean;
}

export interface Source {
  /** How many sets of outer words there are. */
  readonly size: number;
  /** The puzzles; the same one may come twice, in other words or letters. */
  puzzles(walk: Walk, counters: SourceCounters): Iterable<FoundPuzzle>;
}

/** What is wanted of the puzzles of every source. */
export interface Wishes {
  readonly base: number;
  /** Only puzzles that use every digit. */
  readonly allDigits: boolean;
  /** At least one of these words, in capitals. */
  readonly include?: ReadonlySet<string> | undefined;
  /** The letters of one of these words and no others, since they are to spell it. */
  readonly spells?: readonly string[] | undefined;
  /** A puzzle that needs more is skipped. */
  readonly nodes: number;
}
