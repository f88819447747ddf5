/**
 * What a run would cost, from a sample of it: small pieces spread evenly over the whole run are done and measured.
 * The pieces are strata: each stands for an equal part of the run, so that heavy and light parts count for what they are.
 */
import { generate } from "cryptarithm";
import type { Run } from "./run.js";
import { generateOptions } from "./run-specification.js";

export interface EstimateOptions {
  /** About how long the sample may take. */
  readonly milliseconds: number;
  readonly isStopped?: (() => boolean) | undefined;
}

/** A number with its standard error. */
export interface Guess {
  readonly value: number;
  readonly error: number;
}

export interface Estimate {
  /** Sets of outer words that were done, of all. */
  readonly sampled: number;
  readonly size: number;
  readonly pieces: number;
  readonly candidates: Guess;
  readonly unique: Guess;
  readonly found: Guess;
  /** Of the results as JSON lines, duplicates between shards included. */
  readonly bytes: Guess;
  /** Of one thread, for everything. */
  readonly milliseconds: Guess;
  /** Of them, for setting up each shard: the word list is prepared anew. */
  readonly setUp: number;
}

type Measures = Record<"candidates" | "unique" | "found" | "bytes" | "milliseconds", number>;

const MEASURES: readonly (keyof Measures)[] = ["candidates", "unique", "found", "bytes", "milliseconds"];
/** A piece should take so much longer than setting up. */
const LEAST_MILLISECONDS = 20;
/** So many strata, if there is time. */
const MOST_PIECES = 4096;

export function estimateRun(run: Run, options: EstimateOptions): Estimate {
  const end = performance.now() + options.milliseconds;
  const isOver = (): boolean => performance.now() >= end || options.isStopped?.() === true;
  // The first times are those of code that is not yet compiled.
  measure(run, 0, 1);
  const setUp = Math.min(...[1, 2, 3].map(() => measure(run, 0, 0).milliseconds));
  const length = pieceLength(run, setUp, isOver);
  const pieces: Measures[] = [];
  const strata = Math.max(1, Math.min(MOST_PIECES, Math.floor(run.size / length)));
  for (let n = 0; n < strata && (n === 0 || !isOver()); n++) {
    // In an order in which every beginning is spread over the whole run.
    const middle = (((n + 1) * GOLDEN) % 1) * run.size;
    const from = Math.max(0, Math.min(run.size - length, Math.floor(middle - length / 2)));
    const piece = measure(run, from, Math.min(run.size, from + length));
    pieces.push({ ...piece, milliseconds: Math.max(0, piece.milliseconds - setUp) });
  }
  const sampled = pieces.length * Math.min(length, run.size);
  const guess = (name: keyof Measures): Guess =>
    extrapolated(
      pieces.map((piece) => piece[name]),
      run.size / Math.min(length, run.size),
    );
  const { milliseconds, ...rest } = Object.fromEntries(MEASURES.map((name) => [name, guess(name)])) as Record<
    keyof Measures,
    Guess
  >;
  const setUpOfAll = setUp * run.shards;
  return {
    sampled,
    size: run.size,
    pieces: pieces.length,
    ...rest,
    milliseconds: { value: milliseconds.value + setUpOfAll, error: milliseconds.error },
    setUp: setUpOfAll,
  };
}

/** The fractional part of the golden section. */
const GOLDEN = 0.618_033_988_749_895;

/** How many sets of outer words a piece should have, so that it can be measured. */
function pieceLength(run: Run, setUp: number, isOver: () => boolean): number {
  const longEnough = Math.max(LEAST_MILLISECONDS, 5 * setUp);
  for (let length = 1; ; length *= 2) {
    if (length >= run.specification.shardSize || length >= run.size)
      return Math.min(run.size, run.specification.shardSize);
    // A place that is neither the heaviest nor the lightest.
    const from = Math.floor(run.size / 3);
    if (measure(run, from, from + length).milliseconds >= longEnough || isOver()) return length;
  }
}

function measure(run: Run, from: number, to: number): Measures {
  const started = performance.now();
  const made = generate({ ...generateOptions(run.specification), range: [from, to] })[Symbol.iterator]();
  let bytes = 0;
  let next = made.next();
  for (; !next.done; next = made.next()) bytes += JSON.stringify(next.value).length + 1;
  const { candidates, unique, found } = next.value;
  return { candidates, unique, found, bytes, milliseconds: performance.now() - started };
}

/** The sum over all strata from some of them, with the standard error of a random sample. */
function extrapolated(values: readonly number[], times: number): Guess {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const variance = n < 2 ? mean ** 2 : values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1);
  return { value: mean * times, error: Math.sqrt(variance / n) * times };
}
