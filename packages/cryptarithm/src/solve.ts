/**
 * The library's way to ask: all solutions lazily, the first, the count, whether there is
 * exactly one. Each takes the puzzle as text and one options object with rules and limits;
 * a user's mistake is a value with diagnostics, never an exception (the `…OrThrow` forms are
 * for scripts).
 */

import { asRead, readPuzzles } from "./layout/read-puzzle.js";
import type { AnswerOptions } from "./search/answer.js";
import { answer } from "./search/answer-puzzle.js";
import { listSolutions } from "./search/listing.js";
import { Meter, type StopReason } from "./search/meter.js";
import { prepare } from "./search/prepare.js";
import type { Solution } from "./search/solution.js";
import { writerFor } from "./search/writer-for.js";
import { pose } from "./semantics/pose.js";
import type { Puzzle } from "./semantics/puzzle.js";
import type { Diagnostic } from "./syntax/diagnostic.js";
import { inLanguage } from "./wording/say.js";

/** Rules, limits and ways to search; see `AnswerOptions` for each. */
export type SolveOptions = Omit<AnswerOptions, "limit" | "contrast">;

/** What is known once the solutions have been given: the value that the iterator returns at its end. */
export interface SolutionsEnd {
  /** Whether these were all solutions; false when a limit was reached or an assignment is undecided. */
  readonly complete: boolean;
  readonly nodes: number;
  /** Assignments that could not be decided within the limits of exact arithmetic. */
  readonly undecided: number;
  /** The limit that ended the search. */
  readonly stopped?: StopReason | undefined;
}

/** The solutions of a puzzle, in order; nothing is searched before the first one is asked for. */
export interface Solutions extends Iterable<Solution, SolutionsEnd> {
  /** What is wrong with the puzzle or its rules; empty when it is understood. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * All solutions, lazily, letters by first appearance and digits ascending. Iterating twice
 * searches twice. A limit ends the iteration early; use `count` or `answer` to know.
 *
 * @example
 * for (const solution of solve("SEND + MORE = MONEY")) solution.text; // "9567 + 1085 = 10652"
 */
export function solve(text: string, options: SolveOptions = {}): Solutions {
  return inLanguage(options.language, () => solutionsIn(text, options));
}

function solutionsIn(text: string, options: SolveOptions): Solutions {
  if (options.base === "find") return solveInSmallestBase(text, options);
  const read = readPuzzles(text, options);
  if (!read.ok) return { diagnostics: read.diagnostics, [Symbol.iterator]: nothing };
  const puzzles: Puzzle[] = [];
  for (const formula of read.readings) {
    const posed = pose(formula, options);
    if (!posed.ok) return { diagnostics: posed.diagnostics, [Symbol.iterator]: nothing };
    puzzles.push(posed.puzzle);
  }
  return { diagnostics: [], [Symbol.iterator]: () => solutionsOf(puzzles, options) };
}

/** The solutions of the first puzzle that has any. */
function* solutionsOf(puzzles: readonly Puzzle[], options: SolveOptions): Generator<Solution, SolutionsEnd> {
  const meter = new Meter(options);
  let undecided = 0;
  for (const puzzle of puzzles) {
    if (puzzle.contradiction !== undefined) continue;
    const prepared = prepare(puzzle, { without: options.without });
    const listing = listSolutions(prepared, { mode: options.mode ?? "auto", meter });
    const writer = writerFor(puzzle);
    let step = listing.next();
    const isEmpty = step.done === true;
    for (; !step.done; step = listing.next()) {
      yield writer.write(step.value);
      // Many solutions are found at once; the caller's signal counts between them, too.
      if (options.signal?.aborted)
        return { complete: false, nodes: meter.nodes, undecided: 0, stopped: "aborted" };
    }
    const { stopped } = step.value;
    undecided += step.value.undecided;
    if (stopped !== undefined || !isEmpty)
      return { complete: stopped === undefined && undecided === 0, nodes: meter.nodes, undecided, stopped };
  }
  return { complete: undecided === 0, nodes: meter.nodes, undecided };
}

/** A puzzle that is not understood has no solutions to give. */
function nothing(): Iterator<Solution, SolutionsEnd> {
  return { next: () => ({ done: true, value: { complete: false, nodes: 0, undecided: 0 } }) };
}

function solveInSmallestBase(text: string, options: SolveOptions): Solutions {
  const found = answer(text, { ...options, limit: 0 });
  if (found.status === "invalid") return { diagnostics: found.diagnostics, [Symbol.iterator]: nothing };
  return solve(text, { ...asRead(options, found), base: found.rules.base });
}

/**
 * The first solution, or undefined when there is none (or the puzzle is not understood).
 *
 * @example
 * first("NUM + BER = PLAY")?.digits; // { N: 2, U: 6, M: 4, B: 7, E: 8, R: 9, P: 1, L: 0, A: 5, Y: 3 }
 */
export function first(text: string, options: SolveOptions = {}): Solution | undefined {
  for (const solution of solve(text, options)) return solution;
  return undefined;
}

export interface Count {
  /** The number of solutions; exact when `complete`, else what was found so far. */
  readonly count: bigint;
  readonly complete: boolean;
  /** What is wrong with the puzzle or its rules; empty when it is understood. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * The exact number of solutions, without listing them: what is decided is counted by formula.
 *
 * @example
 * count("ALL + GLITTERS is not GOLD"); // { count: 2903040n, complete: true, diagnostics: [] }
 */
export function count(text: string, options: SolveOptions = {}): Count {
  const result = answer(text, { ...options, limit: 0 });
  return result.status === "invalid"
    ? { count: 0n, complete: false, diagnostics: result.diagnostics }
    : { count: result.count, complete: result.complete, diagnostics: [] };
}

/**
 * Whether a puzzle has exactly one solution: true, false, or undefined when a limit was
 * reached before that was known (or the puzzle is not understood).
 *
 * @example
 * isUnique("SEND + MORE = MONEY"); // true
 */
export function isUnique(text: string, options: SolveOptions = {}): boolean | undefined {
  const solutions = solve(text, options);
  if (solutions.diagnostics.length > 0) return undefined;
  // The second solution settles it; how many more there are does not matter.
  const iterator = solutions[Symbol.iterator]();
  const one = iterator.next();
  const two = one.done ? one : iterator.next();
  if (!two.done) return false;
  return two.value.complete ? !one.done : undefined;
}
