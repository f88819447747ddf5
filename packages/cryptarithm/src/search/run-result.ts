/** What a run gives, however it was made. */
import type { StopReason } from "./meter.js";

export interface RunResult {
  readonly count: bigint;
  readonly nodes: number;
  /** Assignments that the exact evaluator could not decide. */
  readonly undecided: number;
  /**
   * A word could not be read off, because its value could not be decided: what was found is
   * not reliable, and the run must be repeated with `withoutDetermined`.
   */
  readonly undeterminable: boolean;
  /** Why the run stopped early; undefined when everything has been covered. */
  readonly stopped: StopReason | undefined;
}
