/**
 * Threads over which one long run is spread. The engine knows no threads: who asks gives a `Crew`
 * with the limits, `share-run.ts` cuts a run into parts for it, and its members, each on a thread
 * of its own, plan the same puzzle once and run the parts (`crew-member.ts`).
 */
import type { PassName } from "../plan/rewrite.js";
import type { RuleOptions } from "../semantics/rules.js";

/** A run in parts; data only, so that it can be sent to other threads. */
export interface SharedRun {
  readonly text: string;
  readonly rules: RuleOptions;
  readonly without: readonly PassName[];
  readonly purpose: "listing" | "counting";
  readonly mode: "auto" | "interpreted" | "compiled";
  /** Whether solutions are wanted one by one. */
  readonly listing: boolean;
  /** The domains of each part. */
  readonly parts: readonly (readonly (readonly number[])[])[];
}

/** What a part came to. */
export interface PartResult {
  readonly count: bigint;
  readonly nodes: number;
  readonly undecided: number;
  readonly undeterminable: boolean;
}

/** Threads that run parts. */
export interface Crew {
  /** How many there are. */
  readonly size: number;
  /** Nodes after which a run is worth being spread. */
  readonly afterNodes: number;
  /**
   * Runs all parts, and returns when that is done or `look` (asked with the nodes so far, a few
   * times a second) or `onSolution` says stop. Results of parts that were not finished count as well.
   */
  run(shared: SharedRun, watch: Watch): readonly PartResult[];
}

export interface Watch {
  /** Takes a solution; true when no more are wanted. */
  onSolution(digits: Uint8Array): boolean;
  /** Whether to stop. */
  look(nodes: number): boolean;
}
