/**
 * Doubly true puzzles: sums of number words that are true for the numbers that the words mean and have exactly one
 * solution as a cryptarithm, such as SEVEN + SEVEN + SIX = TWENTY.
 *
 * The search over words is in generate/doubly-true-sums.ts; here are the options, the limits, the filter by
 * level, and what the caller gets. Words come from the caller, who knows the language; the package
 * cryptarithm-words has them for 41 languages.
 */
import { LEVELS, type Level } from "./deduce/rule.js";
import { isNumberValue, type NumberWord, numberWords } from "./generate/doubly-number-words.js";
import { type DoublyTrueFound, doublyTruePuzzles } from "./generate/doubly-true-source.js";
import { SeenForms } from "./generate/seen-forms.js";
import type { SourceCounters } from "./generate/source.js";
import type { GenerateEnd, GenerateProgress } from "./generate.js";
import { type Difficulty, grade } from "./grade.js";
import { randomFrom } from "./number/random.js";
import { LARGEST_KERNEL_BASE } from "./search/linear-problem.js";
import { type AbortSignalLike, now } from "./search/meter.js";
import { SMALLEST_BASE } from "./semantics/rules.js";
import type { Diagnostic } from "./syntax/diagnostic.js";

/** Which sums to look for, among which words, and how far to go. */
export interface DoublyTrueOptions {
  /**
   * The words with their values; several words of one value are variants. What is no word of letters is left out.
   */
  readonly words: readonly NumberWord[];
  /** The most addends, 2 to 8 (default 4). */
  readonly addends?: number | undefined;
  /** The fewest addends (default 2). */
  readonly fewestAddends?: number | undefined;
  /** Whether a word may be added several times (default true). */
  readonly repeated?: boolean | undefined;
  /** Whether words of 0 may be added, too (default false): they change nothing in the sum of the numbers. */
  readonly zero?: boolean | undefined;
  /** 2 to 31 (default 10). What the words mean is the same in every base. */
  readonly base?: number | undefined;
  /** Only puzzles that use every digit. */
  readonly allDigits?: boolean | undefined;
  /** A whole number: a random order, the same for the same seed. Without it, few addends and small numbers come first. */
  readonly seed?: number | bigint | undefined;
  /** Only puzzles of these levels (see `grade`), each then with its difficulty. */
  readonly levels?: readonly Level[] | undefined;
  /** Stop after so many puzzles. */
  readonly limit?: number | undefined;
  /** Stop after so many milliseconds. */
  readonly milliseconds?: number | undefined;
  readonly signal?: AbortSignalLike | undefined;
  /** Called about ten times a second. Candidates are the true sums that have been looked at one by one. */
  readonly onProgress?: ((progress: GenerateProgress) => void) | undefined;
}

/** A puzzle with exactly one solution that is true as numbers, too. */
export interface DoublyTruePuzzle extends DoublyTrueFound {
  /** Where levels were asked for. */
  readonly difficulty?: Difficulty;
}

/** The puzzles, lazily; iterating twice searches twice. */
export interface DoublyTruePuzzles extends Iterable<DoublyTruePuzzle, GenerateEnd> {
  /** What is wrong with the options; empty when they are understood. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A sum that needs more nodes is skipped. No sum of ten letters in base ten comes near. */
const NODES_EACH = 1_000_000;
const MILLISECONDS_PER_REPORT = 100;
/** Among small numbers there are too many sums of more. */
const MOST_ADDENDS = 8;

/**
 * All doubly true sums over a list of number words that have exactly one solution, none twice up to the names of
 * letters and the order of addends. Nothing is searched before the first one is asked for.
 *
 * @example
 * const words = [{ word: "six", value: 6 }, { word: "seven", value: 7 }, { word: "twenty", value: 20 }];
 * for (const { formula } of doublyTrue({ words })) formula; // "SEVEN + SEVEN + SIX = TWENTY"
 */
export function doublyTrue(options: DoublyTrueOptions): DoublyTruePuzzles {
  const diagnostics = mistakes(options);
  return {
    diagnostics,
    [Symbol.iterator]: () => (diagnostics.length > 0 ? nothing() : puzzlesOf(options)),
  };
}

function* puzzlesOf(options: DoublyTrueOptions): Generator<DoublyTruePuzzle, GenerateEnd> {
  const { base = 10, addends = 4, seed, levels, limit = Number.POSITIVE_INFINITY } = options;
  const counters: SourceCounters = { candidates: 0, solved: 0, nodes: 0, skipped: 0 };
  const given = new SeenForms();
  let unique = 0;
  let found = 0;
  const watch = new Watch(options, () => ({ ...counters, unique, found }));
  if (limit < 1) return { complete: false, stopped: "limit", ...watch.progress() };
  const numbers = numberWords(options.words, base, options.zero ?? false);
  const wishes = {
    base,
    fewest: options.fewestAddends ?? 2,
    most: addends,
    repeated: options.repeated ?? true,
    allDigits: options.allDigits ?? false,
    nodes: NODES_EACH,
  };
  const walk = { random: seed === undefined ? undefined : randomFrom(seed), mayGoOn: () => watch.mayGoOn() };
  for (const puzzle of doublyTruePuzzles(numbers, wishes, walk, counters)) {
    unique++;
    if (!given.add(puzzle.canonical)) continue;
    const difficulty = levels && difficultyOf(puzzle.formula, base);
    if (levels !== undefined && (difficulty === undefined || !levels.includes(difficulty.level))) continue;
    found++;
    yield { ...puzzle, ...(difficulty && { difficulty }) };
    if (found >= limit) return { complete: false, stopped: "limit", ...watch.progress() };
  }
  const { stopped } = watch;
  return { complete: stopped === undefined && counters.skipped === 0, stopped, ...watch.progress() };
}

function difficultyOf(formula: string, base: number): Difficulty | undefined {
  const answer = grade(formula, { base });
  return "difficulty" in answer ? answer.difficulty : undefined;
}

/** Looks at the clock and the signal, and tells how far the search has come. */
class Watch {
  stopped: "time" | "aborted" | undefined;
  readonly progress: () => GenerateProgress;
  private readonly options: DoublyTrueOptions;
  private readonly start: number = now();
  private reported: number = this.start;

  constructor(options: DoublyTrueOptions, progress: () => GenerateProgress) {
    this.options = options;
    this.progress = progress;
  }

  mayGoOn(): boolean {
    const { milliseconds, signal, onProgress } = this.options;
    const time = now();
    if (signal?.aborted === true) this.stopped ??= "aborted";
    else if (milliseconds !== undefined && time - this.start >= milliseconds) this.stopped ??= "time";
    else if (onProgress !== undefined && time - this.reported >= MILLISECONDS_PER_REPORT) {
      this.reported = time;
      onProgress(this.progress());
    }
    return this.stopped === undefined;
  }
}

function mistakes(options: DoublyTrueOptions): readonly Diagnostic[] {
  const { words, addends = 4, fewestAddends = 2, base = 10, seed, limit, levels } = options;
  const found: Diagnostic[] = [];
  const say = (code: string, message: string, hint: string): void => {
    found.push({ code, message, span: [0, 0], hint });
  };
  const odd = words.find(({ value }) => !isNumberValue(value));
  if (odd !== undefined)
    say("bad-value", `${odd.word} cannot mean ${odd.value}.`, "values are whole numbers, 0 or more");
  const isCount = (n: number): boolean => Number.isInteger(n) && n >= 2 && n <= MOST_ADDENDS;
  if (!isCount(addends) || !isCount(fewestAddends) || fewestAddends > addends)
    say(
      "bad-addends",
      `There is no sum of ${fewestAddends} to ${addends} addends here.`,
      `whole numbers from 2 to ${MOST_ADDENDS}, the fewest first`,
    );
  if (!Number.isInteger(base) || base < SMALLEST_BASE || base > LARGEST_KERNEL_BASE)
    say(
      "rule-base",
      `Puzzles cannot be made in base ${base}.`,
      `a whole number from ${SMALLEST_BASE} to ${LARGEST_KERNEL_BASE}`,
    );
  if (typeof seed === "number" && !Number.isInteger(seed))
    say("bad-seed", `The seed ${seed} is no whole number.`, "a whole number such as 1");
  if (limit !== undefined && !(limit >= 0))
    say("bad-limit", `The limit ${limit} is no number of puzzles.`, "a whole number such as 10");
  const strange = levels?.find((level) => !(level >= 1 && level <= LEVELS.length));
  if (strange !== undefined)
    say("bad-level", `There is no level ${strange}.`, `levels are 1 to ${LEVELS.length}`);
  return found;
}

/** Options that are not understood make no puzzles. */
function nothing(): Iterator<DoublyTruePuzzle, GenerateEnd> {
  const none = { candidates: 0, solved: 0, nodes: 0, unique: 0, found: 0, skipped: 0 };
  return { next: () => ({ done: true, value: { complete: false, ...none } }) };
}
