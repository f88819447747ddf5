/**
 * All solutions of a puzzle as digits by symbol, unknown cells included, when they are not too many to be
 * looked at one by one.
 */
import type { AnswerOptions, FoundAnswer } from "./search/answer.js";
import { listSolutions } from "./search/listing.js";
import { Meter } from "./search/meter.js";
import { prepare } from "./search/prepare.js";
import type { Puzzle } from "./semantics/puzzle.js";

/** More solutions are not looked at one by one. */
export const MOST_LISTED = 5000;

/**
 * The digits of each solution; undefined when there are too many, or not all are known. The answer should
 * have been asked for with a limit of `MOST_LISTED`; only puzzles with unknown cells are searched again.
 */
export function allSolutions(
  puzzle: Puzzle,
  { complete, count, solutions }: FoundAnswer,
  options: AnswerOptions,
): readonly ArrayLike<number>[] | undefined {
  if (!complete || count > BigInt(MOST_LISTED)) return undefined;
  if (puzzle.letterCount === puzzle.symbols.length && BigInt(solutions.length) === count)
    return solutions.map(({ digits }) => puzzle.symbols.map(({ name }) => digits[name] as number));
  if (puzzle.contradiction !== undefined) return [];
  const meter = new Meter(options);
  const prepared = prepare(puzzle, { without: options.without });
  const listed: Uint8Array[] = [];
  const listing = listSolutions(prepared, { mode: options.mode ?? "auto", meter });
  for (let step = listing.next(); ; step = listing.next()) {
    if (step.done) return step.value.stopped === undefined ? listed : undefined;
    listed.push(step.value);
  }
}
