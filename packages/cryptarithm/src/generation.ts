/**
 * What all ways to make puzzles share: how far to go, the same random choices for the same seed, no puzzle twice,
 * only the levels that are wanted, and what is told of the search. Where puzzles come from is the caller's.
 */
import { LEVELS, type Level } from "./deduce/rule.js";
import { SeenForms } from "./generate/seen-forms.js";
import type { FoundPuzzle, SourceCounters, Walk } from "./generate/source.js";
import { substitute } from "./generate/substitution.js";
import type { Difficulty } from "./grade.js";
import { randomFrom } from "./number/random.js";
import { LARGEST_KERNEL_BASE } from "./search/linear-problem.js";
import { type AbortSignalLike, now } from "./search/meter.js";
import { SMALLEST_BASE } from "./semantics/rules.js";
import type { Diagnostic } from "./syntax/diagnostic.js";
import { wantedDifficulty } from "./wanted-difficulty.js";
import { say } from "./wording/say.js";
import type { LanguageOption } from "./wording/wording.js";

/** In which order to look, what to give, and how far to go. */
export interface GenerationOptions extends LanguageOption {
  /** 2 to 31 (default 10). */
  readonly base?: number | undefined;
  /** A whole number: a random order, the same for the same seed. Without it, words are taken in their order. */
  readonly seed?: number | bigint | undefined;
  /** Only puzzles of these levels (see `grade`), each then with its difficulty. */
  readonly levels?: readonly Level[] | undefined;
  /** Stop after so many puzzles. */
  readonly limit?: number | undefined;
  /** Stop after so many milliseconds. */
  readonly milliseconds?: number | undefined;
  readonly signal?: AbortSignalLike | undefined;
  /** Called about ten times a second, and before each puzzle is given. */
  readonly onProgress?: ((progress: GenerateProgress) => void) | undefined;
}

/** How far the search over words has come. */
export interface GenerateProgress {
  /** Words together of possible lengths, as many choices as have been looked at. */
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
  /** Whether these were all puzzles that were asked for: nothing was stopped or skipped. */
  readonly complete: boolean;
  /** What ended the search early. */
  readonly stopped?: "limit" | "time" | "aborted" | undefined;
}

/** Puzzles as they are found; the same one may come twice. */
export type Find<P extends FoundPuzzle> = (
  walk: Pick<Walk, "random" | "mayGoOn">,
  counters: SourceCounters,
) => Iterable<P>;

/** What is found, each puzzle once, of the levels that are wanted, until a limit is reached. */
export function* puzzlesFrom<P extends FoundPuzzle>(
  find: Find<P>,
  options: GenerationOptions,
): Generator<P & { readonly difficulty?: Difficulty }, GenerateEnd> {
  const { base = 10, seed, levels, limit = Number.POSITIVE_INFINITY } = options;
  const counters: SourceCounters = { candidates: 0, solved: 0, nodes: 0, skipped: 0 };
  const given = new SeenForms();
  let unique = 0;
  let found = 0;
  const watch = new Watch(options, () => ({ ...counters, unique, found }));
  const random = seed === undefined ? undefined : randomFrom(seed);
  if (limit < 1) return { complete: false, stopped: "limit", ...watch.progress() };
  for (const puzzle of find({ random, mayGoOn: () => watch.mayGoOn() }, counters)) {
    unique++;
    if (!given.add(puzzle.canonical)) continue;
    substitute(puzzle, base);
    const difficulty = levels && difficultyOf(puzzle, levels, base);
    if (levels !== undefined && difficulty === undefined) continue;
    found++;
    options.onProgress?.(watch.progress());
    yield { ...puzzle, ...(difficulty && { difficulty }) };
    if (found >= limit) return { complete: false, stopped: "limit", ...watch.progress() };
  }
  const { stopped } = watch;
  return { complete: stopped === undefined && counters.skipped === 0, stopped, ...watch.progress() };
}

function difficultyOf(
  { formula, layout }: FoundPuzzle,
  levels: readonly Level[],
  base: number,
): Difficulty | undefined {
  return layout === undefined
    ? wantedDifficulty(formula, levels, { base })
    : wantedDifficulty(layout, levels, { base, layout: true });
}

/** Looks at the clock and the signal, and tells how far the search has come. */
class Watch {
  stopped: "time" | "aborted" | undefined;
  readonly progress: () => GenerateProgress;
  private readonly options: GenerationOptions;
  private readonly start: number = now();
  private reported: number = this.start;

  constructor(options: GenerationOptions, progress: () => GenerateProgress) {
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

const MILLISECONDS_PER_REPORT = 100;

/** What is wrong with options; empty when they are understood. */
export function generationMistakes(options: GenerationOptions): Diagnostic[] {
  const { base = 10, seed, limit, levels } = options;
  const found: Diagnostic[] = [];
  const complain = (code: string, message: string, hint: string): void => {
    found.push({ code, message, span: [0, 0], hint });
  };
  if (!Number.isInteger(base) || base < SMALLEST_BASE || base > LARGEST_KERNEL_BASE)
    complain(
      "rule-base",
      say("Puzzles cannot be made in base {base}.", { base }),
      say("a whole number from {smallest} to {largest}", {
        smallest: SMALLEST_BASE,
        largest: LARGEST_KERNEL_BASE,
      }),
    );
  if (typeof seed === "number" && !Number.isInteger(seed))
    complain(
      "bad-seed",
      say("The seed {seed} is no whole number.", { seed }),
      say("a whole number such as 1"),
    );
  if (limit !== undefined && !(limit >= 0))
    complain(
      "bad-limit",
      say("The limit {limit} is no number of puzzles.", { limit }),
      say("a whole number such as 10"),
    );
  const strange = levels?.find((level) => !(level >= 1 && level <= LEVELS.length));
  if (strange !== undefined)
    complain(
      "bad-level",
      say("There is no level {level}.", { level: strange }),
      say("levels are 1 to {highest}", { highest: LEVELS.length }),
    );
  return found;
}

/** Options that are not understood make no puzzles. */
export function noPuzzles<P>(): Iterator<P, GenerateEnd> {
  const none = { candidates: 0, solved: 0, nodes: 0, unique: 0, found: 0, skipped: 0 };
  return { next: () => ({ done: true, value: { complete: false, ...none } }) };
}
