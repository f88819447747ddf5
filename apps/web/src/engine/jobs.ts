/**
 * What the page asks of the engine: each kind of job with what it takes and what comes back. A job may answer
 * several times; the last answer of all is `done`, or `failed` when the engine has thrown, which is a fault of ours.
 * Everything here is copied between page and worker, so it is data without functions.
 */
import type {
  Answer,
  AnswerOptions,
  CarriesOfRows,
  CheckResult,
  DoublyTrueOptions,
  DoublyTruePuzzle,
  Encoded,
  EncodeOptions,
  Explanation,
  GeneratedPuzzle,
  GenerateOptions,
  Grade,
  Hint,
  HintOptions,
  InvalidAnswer,
  LanguageCode,
  Lesson,
  LessonExample,
  Plan,
  Repairs,
  RuleOptions,
  Solution,
  StackedSum,
} from "cryptarithm";
import type { NumberLanguageCode } from "cryptarithm-words";
import type { SheetPuzzle } from "cryptarithm-worksheet";

/** Rules and limits as they can be sent to a worker: no signals, no callbacks. */
type AskOptions = RuleOptions & {
  readonly milliseconds?: number;
  readonly nodes?: number;
  readonly language?: LanguageCode;
};

/** Answers come in this order: solutions as they are found, how far it is, the whole answer. */
type AnswerReply =
  | { readonly kind: "found"; readonly solution: Solution }
  | { readonly kind: "progress"; readonly nodes: number; readonly found: bigint }
  | { readonly kind: "answer"; readonly answer: Answer };

/** How a search for puzzles answers: puzzles as they are found, how far it is, how it ended. */
export type ComposeReply<P> =
  | { readonly kind: "puzzle"; readonly puzzle: P }
  /** `part` of the way, from 0 to 1, where it is known. */
  | { readonly kind: "progress"; readonly candidates: number; readonly part?: number }
  | { readonly kind: "end"; readonly how: "all" | "enough"; readonly candidates: number }
  | { readonly kind: "invalid"; readonly diagnostics: InvalidAnswer["diagnostics"] };

/** A word list that is loaded in the worker: a theme by its name, or the most familiar English words. */
export interface WordChoice {
  readonly theme?: string;
  readonly mostFamiliar?: number;
}

/** A puzzle and what is said of it on a sheet alone. */
export interface PuzzleForSheet {
  readonly text: string;
  readonly rules: RuleOptions;
  readonly phrase?: string;
  readonly points?: number;
  readonly author?: string;
}

/** An explanation with what is needed to read its drawing. */
export type Explained = Explanation & {
  /** What the carries of sums are called, and how differences are read. */
  readonly sums: readonly Pick<StackedSum, "carries" | "upwards">[];
  /** The rows of a written-out calculation that have carries. */
  readonly carryRows: readonly CarriesOfRows[];
};

/** The jobs by kind. */
export interface Jobs {
  readonly answer: {
    readonly request: {
      readonly text: string;
      readonly options: Omit<AnswerOptions, "signal" | "onProgress" | "onSolution" | "language"> & {
        readonly language?: LanguageCode;
      };
    };
    readonly reply: AnswerReply;
  };
  readonly check: {
    readonly request: { readonly text: string; readonly answer: string; readonly options: AskOptions };
    readonly reply: CheckResult;
  };
  readonly hint: {
    readonly request: {
      readonly text: string;
      readonly options: Omit<HintOptions, "signal" | "onProgress" | "onSolution">;
    };
    readonly reply: Hint | InvalidAnswer;
  };
  readonly explain: {
    readonly request: {
      readonly text: string;
      readonly options: AskOptions & { readonly language: LanguageCode };
    };
    readonly reply: Explained | InvalidAnswer;
  };
  /** The rules of deduction, and then the example of one of them. */
  readonly lesson: {
    readonly request: { readonly rule?: string; readonly language: LanguageCode };
    readonly reply:
      | { readonly kind: "lessons"; readonly lessons: readonly Lesson[] }
      | { readonly kind: "example"; readonly example: LessonExample };
  };
  readonly grade: {
    readonly request: {
      readonly text: string;
      readonly options: AskOptions & { readonly language?: LanguageCode };
    };
    readonly reply: Grade | InvalidAnswer;
  };
  readonly repair: {
    readonly request: { readonly text: string; readonly options: AskOptions; readonly most: number };
    readonly reply: Repairs | InvalidAnswer;
  };
  readonly generate: {
    readonly request: {
      /** `words` are the user's own; those of the choice are added. */
      readonly options: Omit<GenerateOptions, "signal" | "onProgress" | "limit" | "milliseconds">;
      readonly choice?: WordChoice;
      /** How many puzzles are wanted. */
      readonly most: number;
    };
    readonly reply: ComposeReply<GeneratedPuzzle>;
  };
  readonly doublyTrue: {
    readonly request: {
      /** The language of the number words, such as "en". */
      readonly words: NumberLanguageCode;
      readonly to: number;
      readonly options: Omit<DoublyTrueOptions, "signal" | "onProgress" | "limit" | "milliseconds" | "words">;
      readonly most: number;
    };
    readonly reply: ComposeReply<DoublyTruePuzzle>;
  };
  readonly encode: {
    readonly request: { readonly calculation: string; readonly options: Omit<EncodeOptions, "signal"> };
    readonly reply: Encoded | InvalidAnswer;
  };
  /** Puzzles made ready for a sheet, one after the other. */
  readonly sheet: {
    readonly request: {
      readonly puzzles: readonly PuzzleForSheet[];
      readonly language: LanguageCode;
      /** Whether the sheet has pages of reasoning. */
      readonly explain: boolean;
    };
    readonly reply: { readonly at: number; readonly puzzle: SheetPuzzle | InvalidAnswer };
  };
  readonly plan: {
    readonly request: { readonly text: string; readonly options: AskOptions };
    /** Without its code, which is long and which the page cannot run. */
    readonly reply: Omit<Plan, "code">;
  };
}

export type JobKind = keyof Jobs;

/** Performs a job of its kind; may reply many times. */
export type Perform<K extends JobKind> = (
  request: Jobs[K]["request"],
  reply: (reply: Jobs[K]["reply"]) => void,
) => void | Promise<void>;

/** To the worker. */
export interface JobMessage<K extends JobKind = JobKind> {
  readonly job: number;
  readonly kind: K;
  readonly request: Jobs[K]["request"];
}

/** From the worker. */
export type ReplyMessage =
  | { readonly job: number; readonly reply: Jobs[JobKind]["reply"] }
  | { readonly job: number; readonly done: true }
  | { readonly job: number; readonly failed: string };
