/** What a hint says, as data, and what is asked for. */
import type { ExplainOptions } from "./explain.js";
import type { HintLevel, RuleHint, WhereHint } from "./hint-text.js";
import type { StatedFact, StatedStep } from "./semantics/explanation.js";
import type { Given, Rules } from "./semantics/rules.js";

export interface HintOptions extends ExplainOptions {
  /** How much to tell (default 1). */
  readonly level?: HintLevel;
  /**
   * What the user has. Without it `given` is what the user has; with it `given` belongs to the puzzle and is
   * beyond doubt.
   */
  readonly entries?: Readonly<Record<string, Given>>;
}

/** An entry that cannot be. */
export interface WrongHint {
  readonly letter: string;
  /** The digit of an entry that names one. */
  readonly digit?: number;
  /** The entry in signs: `E = 4`. */
  readonly title: string;
  /** The letters of the entries that it does not go with; empty when it is wrong by itself. */
  readonly others: readonly string[];
  /** The step that it contradicts, from level 3 on. */
  readonly because?: StatedStep;
}

export interface Hint {
  readonly formula: string;
  /**
   * "hint": there is a next step; "wrong": an entry is; "done": every letter has its digit; "none": the puzzle
   * has no solution; "several": nothing more is certain; "unfinished": a limit was reached.
   */
  readonly status: "hint" | "wrong" | "done" | "none" | "several" | "unfinished";
  readonly level: HintLevel;
  /** What to print. */
  readonly sentence: string;
  readonly where?: WhereHint;
  /** From level 2 on. */
  readonly rule?: RuleHint;
  /** The next step, at level 3. */
  readonly step?: StatedStep;
  /**
   * At level 3 the steps up to one that says something new of a letter, of which `step` is the first; of a
   * wrong entry those that show why, of which `because` is the last.
   */
  readonly steps?: readonly StatedStep[];
  /** The facts that these steps stand on besides the rules: what the user has. */
  readonly facts?: readonly StatedFact[];
  readonly wrong?: WrongHint;
  /** How many solutions go with what the user has. */
  readonly count: bigint;
  readonly rules: Rules;
  readonly notes: readonly string[];
  /** Of a written-out calculation with several readings, the one that this is about. */
  readonly reading?: number;
  /** What its unknown cells ("?1", "?2" …) are called. */
  readonly names?: Readonly<Record<string, string>>;
}
