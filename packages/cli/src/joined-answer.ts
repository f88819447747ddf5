/** The answers to the parts of a puzzle as the one answer to the whole, as if it had been searched in one. */
import type { FoundAnswer } from "cryptarithm";

/** How the engine says that a search was stopped. */
export const STOP_NOTE: RegExp = /^(Stopped by|Interrupted:)/;

export interface Joining {
  /** An answer to the whole that was stopped early: the rules, and how the puzzle is read. */
  readonly posed: FoundAnswer;
  readonly limit: number;
  /** How long all of it has taken. */
  readonly milliseconds: number;
}

/**
 * Joins the answers to all parts, which are in the order of their solutions. Undefined when there
 * is no solution and nothing was searched: then the whole is decided at once, and says better why.
 */
export function joinAnswers(
  parts: readonly FoundAnswer[],
  { posed, limit, milliseconds }: Joining,
): FoundAnswer | undefined {
  const count = parts.reduce((sum, part) => sum + part.count, 0n);
  const nodes = parts.reduce((sum, part) => sum + part.stats.nodes, 0);
  const undecided = parts.reduce((sum, part) => sum + (part.stats.undecided ?? 0), 0);
  const complete = parts.every((part) => part.complete);
  const status = !complete ? "unfinished" : count > 0n ? "solved" : "none";
  if (status === "none" && nodes === 0) return undefined;
  // Of the parts with the same result the one that was searched for longest speaks for all.
  const speaker = parts
    .filter((part) => part.status === status)
    .reduce((a, b) => (b.stats.nodes > a.stats.nodes ? b : a));
  const { planMs } = posed.stats;
  return {
    formula: posed.formula,
    status,
    complete,
    count,
    solutions: parts.flatMap((part) => part.solutions).slice(0, limit),
    rules: posed.rules,
    notes: status === "none" ? speaker.notes : joinedNotes(posed, status, parts, undecided),
    ...(status === "none" && speaker.reason !== undefined ? { reason: speaker.reason } : {}),
    stats: {
      nodes,
      planMs,
      searchMs: Math.round(Math.max(0, milliseconds - planMs) * 1000) / 1000,
      strategy: posed.stats.strategy,
      ...(undecided > 0 ? { undecided } : {}),
    },
  };
}

/** How the puzzle was read, then why it is unfinished. */
function joinedNotes(
  posed: FoundAnswer,
  status: FoundAnswer["status"],
  parts: readonly FoundAnswer[],
  undecided: number,
): string[] {
  const notes = posed.notes.filter((note) => !STOP_NOTE.test(note));
  if (status !== "unfinished") return notes;
  const said = parts.flatMap((part) => part.notes);
  const stop = said.find((note) => STOP_NOTE.test(note));
  if (stop !== undefined) notes.push(stop);
  if (undecided > 0) notes.push(undecidedNote(undecided));
  // Otherwise every part that is unfinished was ended by force.
  return stop === undefined && undecided === 0 ? [...new Set([...notes, ...said])] : notes;
}

/** How many assignments are undecided, in the words of the engine. */
export function undecidedNote(n: number): string {
  return `${n} assignment${n === 1 ? "" : "s"} could not be decided within the limits of exact arithmetic.`;
}
