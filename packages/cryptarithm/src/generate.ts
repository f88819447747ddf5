/**
 * Puzzles made from words: every sum of a shape over a list of words that has exactly one solution, lazily.
 *
 * The search over words and the lean check for exactly one solution are in the folder generate; here are
 * the options, the limits, the filter by level, and what the caller gets.
 */
import { LEVELS, type Level } from "./deduce/rule.js";
import { SeenForms } from "./generate/seen-forms.js";
import type { FoundPuzzle, Source, SourceCounters, Wishes } from "./generate/source.js";
import { type SpeltKey, SpeltKeys } from "./generate/spelt-keys.js";
import { readSumShape } from "./generate/sum-shape.js";
import { sumSource } from "./generate/sum-source.js";
import { wordTable } from "./generate/word-table.js";
import { type Difficulty, grade } from "./grade.js";
import { randomFrom } from "./number/random.js";
import { LARGEST_KERNEL_BASE } from "./search/linear-problem.js";
import { type AbortSignalLike, now } from "./search/meter.js";
import { SMALLEST_BASE } from "./semantics/rules.js";
import type { Diagnostic } from "./syntax/diagnostic.js";
import { splitLetters } from "./syntax/symbols.js";

/** What to make, from which words, and how far to go. */
export interface GenerateOptions {
  /** The words; what is no word of letters is left out, and each counts once. */
  readonly words: readonly string[];
  /** A sum or difference with a capital for each word: "A+B=C" (default), "A+A=B", "A+B+C=D", "A-B=C". */
  readonly shape?: string | undefined;
  /** 2 to 31 (default 10). */
  readonly base?: number | undefined;
  /** Only puzzles that use every digit. */
  readonly allDigits?: boolean | undefined;
  /** Only puzzles with at least one of these words, which need not be in the list. */
  readonly include?: readonly string[] | undefined;
  /** Only puzzles whose letters, in the order of their digits, spell one of these words; see `key` of the puzzle. */
  readonly spells?: readonly string[] | undefined;
  /** A whole number: a random order, the same for the same seed. Without it, words are taken in their order. */
  readonly seed?: number | bigint | undefined;
  /** Only these sets of outer words, from and to exclusive; see `generationSize`. All of them when nothing is said. */
  readonly range?: readonly [number, number] | undefined;
  /** Only puzzles of these levels (see `grade`), each then with its difficulty. */
  readonly levels?: readonly Level[] | undefined;
  /** Stop after so many puzzles. */
  readonly limit?: number | undefined;
  /** Stop after so many milliseconds. */
  readonly milliseconds?: number | undefined;
  readonly signal?: AbortSignalLike | undefined;
  /** Called about ten times a second. */
  readonly onProgress?: ((progress: GenerateProgress) => void) | undefined;
}

/** How far the search over words has come. */
export interface GenerateProgress {
  /** Addends together with a sum of a possible length, as many as have been looked at. */
  readonly candidates: number;
  /** The candidates that were left after all cuts and have been searched for solutions. */
  readonly solved: number;
  /** Nodes of these searches. */
  readonly nodes: number;
  /** Those with exactly one solution, and the key that was asked for: duplicates and all levels are counted. */
  readonly unique: number;
  /** The puzzles that have been given. */
  readonly found: number;
  /** Candidates that would have taken too long; they are left out. */
  readonly skipped: number;
}

/** The value that the iterator returns at its end. */
export interface GenerateEnd extends GenerateProgress {
  /** Whether these were all puzzles of the shape: nothing was stopped or skipped. */
  readonly complete: boolean;
  /** What ended the search early. */
  readonly stopped?: "limit" | "time" | "aborted" | undefined;
}

/** A puzzle with exactly one solution. */
export interface GeneratedPuzzle extends FoundPuzzle {
  /** Where levels were asked for. */
  readonly difficulty?: Difficulty;
  /** The word that the letters spell, where one was asked for. */
  readonly key?: SpeltKey;
}

/** The puzzles, lazily; iterating twice searches twice. */
export interface GeneratedPuzzles extends Iterable<GeneratedPuzzle, GenerateEnd> {
  /** What is wrong with the options; empty when they are understood. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A candidate that needs more nodes is skipped. No sum of ten letters in base ten comes near. */
const NODES_EACH = 1_000_000;
const MILLISECONDS_PER_REPORT = 100;

/**
 * All puzzles of a shape over a list of words that have exactly one solution, none twice up to the names
 * of letters and the order of addends. Nothing is searched before the first one is asked for.
 *
 * @example
 * for (const { formula } of generate({ words: ["send", "more", "money"] })) formula; // "SEND + MORE = MONEY"
 */
export function generate(options: GenerateOptions): GeneratedPuzzles {
  const diagnostics = mistakes(options);
  return {
    diagnostics,
    [Symbol.iterator]: () => {
      const source = diagnostics.length > 0 ? undefined : sourceOf(options);
      return source === undefined ? nothing() : puzzlesOf(source, options);
    },
  };
}

/**
 * How many sets of outer words there are: those that are chosen before the words that fit, such as the addends of
 * a sum. Ranges of `generate` that cover the numbers from 0 to below this cover everything, so a long run can be
 * divided by them. 0 when the options are not understood.
 *
 * @example
 * generationSize({ words: ["one", "two", "three"], shape: "A+B=C" }); // 9
 */
export function generationSize(options: GenerateOptions): number {
  return mistakes(options).length > 0 ? 0 : (sourceOf(options)?.size ?? 0);
}

/** The way to look through all words for the shape; undefined when there is none. */
function sourceOf(options: GenerateOptions): Source | undefined {
  const { words, shape = "A+B=C", base = 10, allDigits = false, include, spells } = options;
  const table = wordTable(include === undefined ? words : [...words, ...include], base);
  const wishes: Wishes = {
    base,
    allDigits,
    nodes: NODES_EACH,
    include: include && new Set(include.map((word) => splitLetters(word).join(""))),
    spells,
  };
  const sum = readSumShape(shape);
  return sum && sumSource(table, sum, wishes);
}

function* puzzlesOf(source: Source, options: GenerateOptions): Generator<GeneratedPuzzle, GenerateEnd> {
  const { base = 10, seed, levels, limit = Number.POSITIVE_INFINITY, range = [0, source.size] } = options;
  const keys = options.spells && new SpeltKeys(options.spells, base);
  const counters: SourceCounters = { candidates: 0, solved: 0, nodes: 0, skipped: 0 };
  const given = new SeenForms();
  let unique = 0;
  let found = 0;
  const watch = new Watch(options, () => ({ ...counters, unique, found }));
  const random = seed === undefined ? undefined : randomFrom(seed);
  if (limit < 1) return { complete: false, stopped: "limit", ...watch.progress() };
  const walk = {
    range: [Math.max(0, range[0]), Math.min(source.size, range[1])] as const,
    random,
    mayGoOn: () => watch.mayGoOn(),
  };
  for (const puzzle of source.puzzles(walk, counters)) {
    const key = keys?.of(puzzle.solution.digits);
    if (keys !== undefined && key === undefined) continue;
    unique++;
    if (!given.add(puzzle.canonical)) continue;
    const difficulty = levels && difficultyOf(puzzle, base);
    if (levels !== undefined && (difficulty === undefined || !levels.includes(difficulty.level))) continue;
    found++;
    yield { ...puzzle, ...(key && { key }), ...(difficulty && { difficulty }) };
    if (found >= limit) return { complete: false, stopped: "limit", ...watch.progress() };
  }
  const { stopped } = watch;
  return { complete: stopped === undefined && counters.skipped === 0, stopped, ...watch.progress() };
}

function difficultyOf({ formula }: FoundPuzzle, base: number): Difficulty | undefined {
  const answer = grade(formula, { base });
  return "difficulty" in answer ? answer.difficulty : undefined;
}

/** Looks at the clock and the signal, and tells how far the search has come. */
class Watch {
  stopped: "time" | "aborted" | undefined;
  readonly progress: () => GenerateProgress;
  private readonly options: GenerateOptions;
  private readonly start: number = now();
  private reported: number = this.start;

  constructor(options: GenerateOptions, progress: () => GenerateProgress) {
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

function mistakes(options: GenerateOptions): readonly Diagnostic[] {
  const { shape: text = "A+B=C", base = 10, seed, limit, levels, range } = options;
  const found: Diagnostic[] = [];
  const say = (code: string, message: string, hint: string): void => {
    found.push({ code, message, span: [0, code === "unknown-shape" ? text.length : 0], hint });
  };
  if (readSumShape(text) === undefined)
    say(
      "unknown-shape",
      `${JSON.stringify(text)} is no shape of a sum.`,
      "write a capital for each word, such as A+B=C, A+A=B, A+B+C=D or A-B=C",
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
  if (range !== undefined && !range.every((end) => Number.isInteger(end)))
    say("bad-range", `${range.join(" to ")} is no range.`, "two whole numbers, the second one exclusive");
  const strange = levels?.find((level) => !(level >= 1 && level <= LEVELS.length));
  if (strange !== undefined)
    say("bad-level", `There is no level ${strange}.`, `levels are 1 to ${LEVELS.length}`);
  return found;
}

/** Options that are not understood make no puzzles. */
function nothing(): Iterator<GeneratedPuzzle, GenerateEnd> {
  const none = { candidates: 0, solved: 0, nodes: 0, unique: 0, found: 0, skipped: 0 };
  return { next: () => ({ done: true, value: { complete: false, ...none } }) };
}
