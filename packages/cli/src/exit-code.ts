/** The exit codes of the command, and which of several counts for the whole run. */

export const DONE = 0;
/** Done as well: proved that there is no solution, or the answer is wrong. */
export const NONE = 1;
/** The input is not understood, or the options contradict each other. */
export const INVALID = 2;
/** Not finished within the limits, or interrupted. */
export const UNFINISHED = 3;

export type ExitCode = typeof DONE | typeof NONE | typeof INVALID | typeof UNFINISHED;

const BY_WEIGHT: readonly ExitCode[] = [DONE, NONE, UNFINISHED, INVALID];

/** The code of a run over several puzzles: a mistake weighs most, then what is unfinished, then "none". */
export function heavier(a: ExitCode, b: ExitCode): ExitCode {
  return BY_WEIGHT.indexOf(a) > BY_WEIGHT.indexOf(b) ? a : b;
}
