/**
 * Puzzles made from words: every sum of a shape over a list of words that has exactly one solution, lazily.
 *
 * The search over words and the lean check for exactly one solution are in the folder generate; here are
 * the options, the limits, the filter by level, and what the caller gets.
 */
import { LEVELS, type Level } from "./deduce/rule.js";
import { canonicalForm } from "./generate/canonical-form.js";
import { LeanSum } from "./generate/lean-sum.js";
import { readShape, type Shape } from "./generate/shape.js";
import { sumCandidates } from "./generate/sum-candidates.js";
import { type WordTable, wordTable } from "./generate/word-table.js";
import { type Difficulty, grade } from "./grade.js";
import { digitText } from "./number/digit-text.js";
import { randomFrom } from "./number/random.js";
import { LARGEST_KERNEL_BASE } from "./search/linear-problem.js";
import { type AbortSignalLike, now } from "./search/meter.js";
import type { Solution } from "./search/solution.js";
import { SMALLEST_BASE } from "./semantics/rules.js";
import type { Diagnostic } from "./syntax/diagnostic.js";

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
  /** A whole number: a random order, the same for the same seed. Without it, words are taken in their order. */
  readonly seed?: number | bigint | undefined;
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
export interface GeneratedPuzzle {
  readonly formula: string;
  readonly solution: Solution;
  /** The same for puzzles that differ only in the names of letters and the order of addends. */
  readonly canonical: string;
  /** Where levels were asked for. */
  readonly difficulty?: Difficulty;
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
  const text = options.shape ?? "A+B=C";
  const shape = readShape(text);
  const diagnostics = mistakes(options, text, shape);
  return {
    diagnostics,
    [Symbol.iterator]: () =>
      shape === undefined || diagnostics.length > 0 ? nothing() : puzzlesOf(shape, options),
  };
}

function* puzzlesOf(shape: Shape, options: GenerateOptions): Generator<GeneratedPuzzle, GenerateEnd> {
  const { base = 10, allDigits = false, seed, levels, limit = Number.POSITIVE_INFINITY } = options;
  const table = wordTable(options.words, base);
  const lean = new LeanSum(table, shape.addends, { base, allDigits, nodes: NODES_EACH });
  const counter = { candidates: 0 };
  const given = new Set<string>();
  const watch = new Watch(options, () => ({
    candidates: counter.candidates,
    solved: lean.searched,
    nodes: lean.nodes,
    found,
    skipped,
  }));
  let found = 0;
  let skipped = 0;
  const mayGoOn = (): boolean => watch.mayGoOn();
  const random = seed === undefined ? undefined : randomFrom(seed);
  if (limit < 1) return { complete: false, stopped: "limit", ...watch.progress() };
  let asked = 0;
  for (const tuple of sumCandidates(table, shape, { base, allDigits, random, mayGoOn }, counter)) {
    if ((++asked & 255) === 0 && !mayGoOn()) break;
    const verdict = lean.ask(tuple);
    if (verdict === "open") skipped++;
    if (verdict !== "one") continue;
    const canonical = canonicalOf(tuple, shape, table);
    if (given.has(canonical)) continue;
    given.add(canonical);
    const puzzle = { ...written(tuple, shape, table, lean.digits), canonical };
    let graded: GeneratedPuzzle = puzzle;
    if (levels !== undefined) {
      const answer = grade(puzzle.formula, { base });
      const difficulty = "difficulty" in answer ? answer.difficulty : undefined;
      if (difficulty === undefined || !levels.includes(difficulty.level)) continue;
      graded = { ...puzzle, difficulty };
    }
    found++;
    yield graded;
    if (found >= limit) return { complete: false, stopped: "limit", ...watch.progress() };
  }
  const { stopped } = watch;
  return { complete: stopped === undefined && skipped === 0, stopped, ...watch.progress() };
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

function canonicalOf(tuple: Int32Array, shape: Shape, table: WordTable): string {
  const letters = Array.from(tuple, (word) => table.letters[word] as Int32Array);
  const addends = shape.addends.map((times, i) => ({ letters: letters[i] as Int32Array, times }));
  return canonicalForm(addends, letters[addends.length] as Int32Array);
}

/** The formula of a candidate and its solution, letters by first appearance. */
function written(
  tuple: Int32Array,
  shape: Shape,
  table: WordTable,
  digits: Uint8Array,
): { readonly formula: string; readonly solution: Solution } {
  const formula = shape.write(Array.from(tuple, (word) => table.words[word] as string));
  const values: Record<string, number> = {};
  for (const word of shape.read(tuple)) {
    for (const letter of table.letters[word] as Int32Array) {
      values[table.alphabet[letter] as string] = digits[letter] as number;
    }
  }
  const filled = Array.from(tuple, (word) =>
    Array.from(table.letters[word] as Int32Array, (letter) => digitText(digits[letter] as number)).join(""),
  );
  return { formula, solution: { digits: values, text: shape.write(filled) } };
}

function mistakes(options: GenerateOptions, text: string, shape: Shape | undefined): readonly Diagnostic[] {
  const { base = 10, seed, limit, levels } = options;
  const found: Diagnostic[] = [];
  const say = (code: string, message: string, hint: string): void => {
    found.push({ code, message, span: [0, code === "unknown-shape" ? text.length : 0], hint });
  };
  if (shape === undefined)
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
  const strange = levels?.find((level) => !(level >= 1 && level <= LEVELS.length));
  if (strange !== undefined)
    say("bad-level", `There is no level ${strange}.`, `levels are 1 to ${LEVELS.length}`);
  return found;
}

/** Options that are not understood make no puzzles. */
function nothing(): Iterator<GeneratedPuzzle, GenerateEnd> {
  const none = { candidates: 0, solved: 0, nodes: 0, found: 0, skipped: 0 };
  return { next: () => ({ done: true, value: { complete: false, ...none } }) };
}
