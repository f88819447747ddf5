/** What a program is built from: a puzzle, its conditions, and which passes are on. */
import type { Puzzle } from "../semantics/puzzle.js";
import type { Condition } from "./condition.js";
import type { Isolated } from "./isolate.js";
import type { LinearFactsOf } from "./linear-facts.js";
import type { Without } from "./rewrite.js";

export interface BuildQuestion {
  readonly puzzle: Puzzle;
  readonly conditions: readonly Condition[];
  readonly isolated: readonly (readonly Isolated[])[];
  readonly facts: LinearFactsOf;
  readonly without: Without;
  /** Whether completions of decided stages may be counted instead of listed. */
  readonly counting: boolean;
}
