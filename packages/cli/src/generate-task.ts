/**
 * What `generate` asks of other threads: one makes puzzles, others judge them. Tasks and results hold
 * data only, so that they can be sent between threads; neither depends on the time that it takes.
 */
import {
  type AnswerOptions,
  type Difficulty,
  type DoublyTrueOptions,
  doublyTrue,
  explain,
  type GeneratedPuzzle,
  type GeneratedPuzzles,
  type GenerateEnd,
  type GenerateOptions,
  type GenerateProgress,
  generate,
  grade,
  type Level,
  type StatedEnd,
  type StatedStep,
  wantedDifficulty,
} from "cryptarithm";

/** A thing that can be sent: without functions and signals. */
type Sendable<O> = Omit<O, "signal" | "onProgress" | "levels" | "limit">;

/** Puzzles to be made: of a shape over words, or doubly true. */
export type MakeOptions =
  | ({ readonly doublyTrue?: undefined } & Sendable<GenerateOptions>)
  | ({ readonly doublyTrue: true } & Sendable<DoublyTrueOptions>);

export interface MakeTask {
  readonly kind: "make";
  readonly options: MakeOptions;
}

/** A puzzle that has been made, not judged yet. */
export type Made = Omit<GeneratedPuzzle, "difficulty"> & {
  /** What the words of a doubly true puzzle mean: "7 + 7 + 6 = 20". */
  readonly values?: string;
};

export interface JudgeTask {
  readonly kind: "judge";
  /** Each a formula, or the rows of a layout. */
  readonly puzzles: readonly { readonly text: string; readonly layout: boolean }[];
  readonly options: {
    readonly base: number;
    readonly explain: boolean;
    /** The levels that are wanted; all when undefined. */
    readonly levels: readonly Level[] | undefined;
    readonly milliseconds?: undefined;
  };
}

/** What is said of a puzzle: how hard it is, and on request how one gets there. */
export interface Verdict {
  /** Undefined when it was not found within the limits, or the level is none that is wanted. */
  readonly difficulty?: Difficulty;
  readonly steps?: readonly StatedStep[];
  readonly end?: StatedEnd;
}

type Signal = Required<Pick<AnswerOptions, "signal">>;

/** Puzzles that are sent together: enough that sending costs little, few enough to be judged soon. */
const PUZZLES = 16;
/** Whoever waits for a puzzle does not wait longer for its companions. */
const MILLISECONDS = 100;

/** Before anything has been looked at. */
export const NOTHING: GenerateProgress = {
  candidates: 0,
  solved: 0,
  nodes: 0,
  unique: 0,
  found: 0,
  skipped: 0,
};

/** The puzzles of a run; a run that is not understood has none. */
export function puzzlesFor(
  options: MakeOptions,
  controls: Pick<GenerateOptions, "signal" | "onProgress"> = {},
): Iterable<Made, GenerateEnd> & Pick<GeneratedPuzzles, "diagnostics"> {
  return options.doublyTrue ? doublyTrue({ ...options, ...controls }) : generate({ ...options, ...controls });
}

/** Makes puzzles and sends them in small groups. `send` may wait until the receiver is ready. */
export function performMake(
  { options }: MakeTask,
  controls: Signal & { readonly onMaking: (progress: GenerateProgress) => void },
  send: (puzzles: readonly Made[]) => void,
): GenerateEnd {
  const { signal, onMaking } = controls;
  let progress = NOTHING;
  let told = 0;
  const tell = (): void => {
    told = performance.now();
    onMaking(progress);
  };
  const onProgress = (now: GenerateProgress): void => {
    progress = now;
    if (performance.now() - told > MILLISECONDS) tell();
  };
  const puzzles = puzzlesFor(options, { signal, onProgress })[Symbol.iterator]();
  let group: Made[] = [];
  let sent = performance.now();
  const flush = (): void => {
    if (group.length > 0) {
      // Whoever has these puzzles knows what they have cost.
      tell();
      send(group);
    }
    group = [];
    sent = performance.now();
  };
  for (let step = puzzles.next(); ; step = puzzles.next()) {
    if (step.done) {
      flush();
      return step.value;
    }
    group.push(step.value);
    if (group.length >= PUZZLES || performance.now() - sent > MILLISECONDS) flush();
    // The search looks at the signal only from time to time.
    if (signal?.aborted) return { complete: false, stopped: "aborted", ...progress };
  }
}

/** Judges puzzles one after the other; ends early when the signal is given. */
export function performJudge({ puzzles, options }: JudgeTask, { signal }: Signal): Verdict[] {
  const verdicts: Verdict[] = [];
  // When all levels have enough, no puzzle is wanted any more.
  if (options.levels?.length === 0) return puzzles.map(() => ({}));
  for (const { text, layout } of puzzles) {
    if (signal?.aborted) break;
    const rules = { base: options.base, ...(layout && { layout }), signal };
    const difficulty =
      options.levels === undefined ? graded(text, rules) : wantedDifficulty(text, options.levels, rules);
    const isTold = options.explain && (difficulty !== undefined || options.levels === undefined);
    const told = isTold ? explain(text, rules) : undefined;
    if (signal?.aborted) break;
    verdicts.push({
      ...(difficulty && { difficulty }),
      ...(told !== undefined && told.status !== "invalid" && { steps: told.steps, end: told.end }),
    });
  }
  return verdicts;
}

function graded(text: string, options: Parameters<typeof grade>[1]): Difficulty | undefined {
  const found = grade(text, options);
  return "difficulty" in found ? found.difficulty : undefined;
}
