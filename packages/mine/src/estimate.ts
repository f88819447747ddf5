/**
 * What a run would cost, from a sample of it: pieces spread evenly over the whole run are done and measured.
 *
 * What is measured is the time of the processor, not that of the clock, since other programs may be running. The
 * first part of the time is spent on getting warm: code is compiled while it runs, and a long run has that behind it.
 */
import { setImmediate as breathe } from "node:timers/promises";
import { Run } from "./run.js";

/** How long a sample is, and who may end it. */
export interface EstimateOptions {
  /** About how long the sample may take. */
  readonly milliseconds: number;
  /** Asked all the time; what is done until then is reckoned with. */
  readonly isStopped?: (() => boolean) | undefined;
}

/** A number with its standard error. */
export interface Guess {
  readonly value: number;
  readonly error: number;
}

/** What a run would give and take; all for one thread. */
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
/** What part of the time is for getting warm. */
const WARMING = 0.15;
/** A piece takes at least so long, and as long as setting up, which is measured and taken off. */
const LEAST_MILLISECONDS = 50;
const LEAST_SET_UPS = 1;
const MOST_PIECES = 4096;
/** A piece may last longer than the sample should; after so many times its length it is given up. */
const PATIENCE = 2;

/**
 * What a run would cost, from a sample; undefined when not even one piece of it was done in the time.
 *
 * @example
 * const made = specifyRun({ words: ["send", "more", "money"] });
 * if ("specification" in made)
 *   (await estimateRun(new Run(made.specification), { milliseconds: 200 }))?.unique; // { value: 1, error: … }
 */
export async function estimateRun(whole: Run, options: EstimateOptions): Promise<Estimate | undefined> {
  const started = performance.now();
  const isTooLong = (): boolean =>
    performance.now() >= started + PATIENCE * options.milliseconds || options.isStopped?.() === true;
  const run = new Run(whole.specification, isTooLong);
  const isOver = (part = 1): boolean =>
    performance.now() >= started + part * options.milliseconds || options.isStopped?.() === true;
  const length = await warmPieceLength(run, () => isOver(WARMING));
  const setUp = setUpOf(run);
  const pieces: Measures[] = [];
  const most = Math.max(1, Math.min(MOST_PIECES, Math.floor(run.size / length)));
  for (let n = 0; n < most && (n === 0 || !isOver()); n++) {
    // Every beginning of this sequence is spread over the whole run.
    const middle = (((n + 1) * GOLDEN) % 1) * run.size;
    const from = Math.max(0, Math.min(run.size - length, Math.floor(middle - length / 2)));
    const piece = measure(run, from, from + length);
    if (piece === undefined) break;
    pieces.push({ ...piece, milliseconds: Math.max(0, piece.milliseconds - setUp) });
    // Ctrl-C is heard between two pieces.
    await breathe();
  }
  if (pieces.length === 0) return undefined;
  const sampled = pieces.length * length;
  const guess = (name: keyof Measures): Guess =>
    extrapolated(
      pieces.map((piece) => piece[name]),
      run.size / length,
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

/** Does pieces until the code is warm; gives the number of sets of outer words that a piece should have. */
async function warmPieceLength(run: Run, isWarm: () => boolean): Promise<number> {
  const longest = Math.min(run.size, run.specification.shardSize);
  let length = 1;
  for (let n = 1; n === 1 || !isWarm(); n++) {
    const setUp = setUpOf(run);
    const from = Math.floor(((n * GOLDEN) % 1) * (run.size - length));
    const piece = measure(run, from, from + length);
    if (piece === undefined) break;
    const { milliseconds } = piece;
    const enough = Math.max(LEAST_MILLISECONDS, LEAST_SET_UPS * setUp);
    if (milliseconds < enough) length = Math.min(longest, 2 * length);
    // Code that is not yet compiled has looked like long work.
    if (milliseconds > 4 * enough) length = Math.ceil(length / 2);
    await breathe();
  }
  return length;
}

/** Milliseconds until a search over nothing has ended. */
function setUpOf(run: Run): number {
  return Math.min(...[1, 2, 3].map(() => measure(run, 0, 0)?.milliseconds ?? 0));
}

/** Does a piece; undefined when it was stopped in the middle. */
function measure(run: Run, from: number, to: number): Measures | undefined {
  const before = process.cpuUsage();
  const made = run.puzzles.between(from, to)[Symbol.iterator]();
  let bytes = 0;
  let next = made.next();
  for (; !next.done; next = made.next()) bytes += JSON.stringify(next.value).length + 1;
  const { candidates, unique, found, stopped } = next.value;
  if (stopped !== undefined) return undefined;
  const { user, system } = process.cpuUsage(before);
  return { candidates, unique, found, bytes, milliseconds: (user + system) / 1000 };
}

/** The sum over all strata from some of them, with the standard error of a random sample. */
function extrapolated(values: readonly number[], times: number): Guess {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const variance = n < 2 ? mean ** 2 : values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1);
  return { value: mean * times, error: Math.sqrt(variance / n) * times };
}
