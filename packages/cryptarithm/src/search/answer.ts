/**
 * The shape of an answer, the JSON contract, and of what may be asked. Every answer says what
 * rules it used, whether the count is complete, and why there is none.
 */
import type { PassName } from "../plan/rewrite.js";
import type { RuleOptions, Rules } from "../semantics/rules.js";
import type { Diagnostic } from "../syntax/diagnostic.js";
import type { LanguageOption } from "../wording/wording.js";
import type { Limits } from "./meter.js";
import type { Strategy } from "./prepared.js";
import type { Mode } from "./run.js";
import type { Solution } from "./solution.js";

export interface SearchOptions extends Limits {
  /** How the search runs: "auto" (default), "interpreted" or "compiled". The results are the same. */
  readonly mode?: Mode | undefined;
  /** Passes of the planner to leave out; the answer stays the same, only the cost changes. */
  readonly without?: readonly PassName[] | undefined;
}

export interface AnswerOptions extends RuleOptions, SearchOptions, LanguageOption {
  /** How many solutions to list (default 10; `Infinity` for all). The count is always exact. */
  readonly limit?: number;
  /** Also count under the other usual choice of lone zero, leading zero and literals. */
  readonly contrast?: boolean;
  /**
   * Called with solutions while the search goes on, as many as are listed: those that are found first, which need not
   * be the first in order. Not where they are counted without being listed.
   */
  readonly onSolution?: ((solution: Solution) => void) | undefined;
}

/** The count under one rule chosen the other way. */
export interface Contrast {
  readonly rule: "loneZero" | "leadingZero" | "literals";
  readonly value: string;
  readonly count: bigint;
  readonly complete: boolean;
}

export interface Statistics {
  readonly nodes: number;
  readonly planMs: number;
  readonly searchMs: number;
  readonly strategy: Strategy;
  /** Assignments that could not be decided within the limits of exact arithmetic. */
  readonly undecided?: number;
}

/** `status: "invalid"`: the input is not understood. */
export interface InvalidAnswer {
  readonly formula: string;
  readonly status: "invalid";
  readonly diagnostics: readonly Diagnostic[];
}

export interface FoundAnswer {
  readonly formula: string;
  /** "none" is proved; "unfinished" means a limit was reached. */
  readonly status: "solved" | "none" | "unfinished";
  /** Whether `count` is the exact number of all solutions. */
  readonly complete: boolean;
  readonly count: bigint;
  readonly solutions: readonly Solution[];
  readonly rules: Rules;
  /** Sentences for the user: how the input was read, and why there is no solution. */
  readonly notes: readonly string[];
  readonly stats: Statistics;
  /** Why there is no solution, to stand behind "No solution: "; also the first of the notes. Set when status is "none". */
  readonly reason?: string;
  readonly contrast?: readonly Contrast[];
  /** Of a written-out calculation, what was understood, as lines of text. */
  readonly layout?: readonly string[];
  /** Which of several readings this is the answer to, from 0, and what each of them has. */
  readonly reading?: number;
  readonly readings?: readonly ReadingAnswer[];
}

/** What one way of reading a written-out calculation comes to. */
export interface ReadingAnswer {
  readonly layout: readonly string[];
  readonly status: Answer["status"];
  readonly count: bigint;
}

export type Answer = InvalidAnswer | FoundAnswer;

export const DEFAULT_LIMIT = 10;
