/** For scripts: the same questions, but a mistake in the puzzle or its rules throws a `PuzzleError`. */
import { type CheckedResult, check } from "./check.js";
import { type Proof, prove } from "./prove.js";
import { PuzzleError } from "./puzzle-error.js";
import type { Solution } from "./search/solution.js";
import { type Count, count, first, isUnique, type Solutions, type SolveOptions, solve } from "./solve.js";
import type { Formula } from "./syntax/ast.js";
import { type ParseOptions, parse } from "./syntax/parser.js";

/** `parse`, but a mistake throws. */
export function parseOrThrow(text: string, options: ParseOptions = {}): Formula {
  const parsed = parse(text, options);
  if (!parsed.ok) throw new PuzzleError(text, parsed.diagnostics);
  return parsed.formula;
}

/** `solve`, but a mistake throws, at once and not when the first solution is asked for. */
export function solveOrThrow(text: string, options: SolveOptions = {}): Solutions {
  const solutions = solve(text, options);
  if (solutions.diagnostics.length > 0) throw new PuzzleError(text, solutions.diagnostics);
  return solutions;
}

/** `first`, but a mistake throws, so that undefined always means "no solution". */
export function firstOrThrow(text: string, options: SolveOptions = {}): Solution | undefined {
  solveOrThrow(text, options);
  return first(text, options);
}

/** `count`, but a mistake throws. */
export function countOrThrow(text: string, options: SolveOptions = {}): Count {
  const result = count(text, options);
  if (result.diagnostics.length > 0) throw new PuzzleError(text, result.diagnostics);
  return result;
}

/** `isUnique`, but a mistake throws, so that undefined always means "not finished". */
export function isUniqueOrThrow(text: string, options: SolveOptions = {}): boolean | undefined {
  solveOrThrow(text, options);
  return isUnique(text, options);
}

/** `check`, but a mistake in the puzzle, its rules or the answer throws. */
export function checkOrThrow(text: string, answerText: string, options: SolveOptions = {}): CheckedResult {
  const result = check(text, answerText, options);
  if (result.status === "invalid")
    throw new PuzzleError(result.where === "puzzle" ? text : answerText, result.diagnostics);
  return result;
}

/** `prove`, but a mistake throws. */
export function proveOrThrow(text: string, options: SolveOptions = {}): Proof {
  const proof = prove(text, options);
  if (proof.diagnostics.length > 0) throw new PuzzleError(text, proof.diagnostics);
  return proof;
}
