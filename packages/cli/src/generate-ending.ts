/** How a run of `generate` ended, and what is said of it on standard error. */
import { durationText } from "./duration.js";
import { DONE, type ExitCode, NONE, UNFINISHED } from "./exit-code.js";
import type { GenerateAsked } from "./generate-asked.js";
import type { Wanted } from "./generate-picker.js";
import type { GenerateStream } from "./generate-stream.js";
import { counted, grouped } from "./number-text.js";

export interface GenerateEnding {
  readonly found: number;
  readonly wanted: Wanted;
  readonly streams: readonly GenerateStream[];
  /** "dry": a level that was lacking did not come for too long; "exhausted": there are no more puzzles. */
  readonly stopped: "enough" | "exhausted" | "dry" | "time" | "interrupted";
  readonly milliseconds: number;
}

/** Candidates that would have taken too long. */
export const skippedOf = ({ streams }: GenerateEnding): number =>
  streams.reduce((sum, { progress }) => sum + progress.skipped, 0);

export function exitCodeOf(ending: GenerateEnding): ExitCode {
  const { stopped, found } = ending;
  if (stopped === "enough") return DONE;
  // A stream that stopped at a limit of its own is not exhausted.
  const whole = stopped === "exhausted" && ending.streams.every(({ end }) => end?.stopped === undefined);
  if (!whole || skippedOf(ending) > 0) return found > 0 && whole ? DONE : UNFINISHED;
  return found === 0 ? NONE : DONE;
}

/** The sentences at the end: how many there are, why no more, and which seed gives the same again. */
export function endNotes(asked: GenerateAsked, ending: GenerateEnding): string[] {
  const { found, stopped, wanted } = ending;
  const puzzles = counted(found, "puzzle");
  const notes: string[] = [];
  if (stopped === "interrupted") notes.push(`Interrupted: ${puzzles} so far.`);
  else if (stopped === "time") {
    notes.push(`Stopped by the limit of time: ${puzzles} so far.`);
    if (found === 0) notes.push(timeHint(asked));
  } else if (stopped === "dry")
    notes.push(`${puzzles}. Stopped, since ${grouped(wanted.sinceChosen)} puzzles in a row were of no use.`);
  else if (stopped === "exhausted")
    notes.push(
      found === 0
        ? "No puzzle: there is none of this kind with exactly one solution."
        : `${puzzles}: there are no more of this kind.`,
    );
  else notes.push(`${puzzles}, each with exactly one solution.`);
  for (const [level, count] of wanted.lacking)
    notes.push(
      count === 0 ? `No puzzle of level ${level}.` : `Level ${level}: only ${counted(count, "puzzle")}.`,
    );
  const skipped = skippedOf(ending);
  if (skipped > 0)
    notes.push(`${counted(skipped, "candidate")} would have taken too long and were left out.`);
  if (wanted.ungraded > 0 && asked.grade)
    notes.push(`${counted(wanted.ungraded, "puzzle")} had no grade within the limits.`);
  if (asked.seedChosen && found > 0)
    notes.push(`The seed was ${asked.seed}: the same puzzles come again with --seed ${asked.seed}.`);
  return notes;
}

/** What may help when nothing has been found in time. */
const timeHint = ({ numbers }: GenerateAsked): string =>
  numbers === undefined
    ? "There may be some: more --time may find them, and shorter words (--longest 4) or fewer (--most-familiar 300) are done sooner."
    : "There may be some: more --time may find them, and smaller numbers (--to 20) are done sooner.";

/** The figures of the search. */
export function statsNote({ streams, milliseconds }: GenerateEnding): string {
  const sum = (name: "candidates" | "solved" | "nodes" | "unique"): string =>
    grouped(streams.reduce((total, { progress }) => total + progress[name], 0));
  return `${sum("candidates")} candidates, ${sum("solved")} searched, ${sum("nodes")} nodes, ${sum("unique")} with one solution, ${durationText(milliseconds)}`;
}
