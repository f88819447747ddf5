/**
 * Whether a puzzle has the solution that its setter means and no other; if not, one of the others. A search that ends
 * with the second solution, which is much sooner than a count.
 */

import type { SearchOptions } from "../search/answer.js";
import { listSolutions } from "../search/listing.js";
import { Meter } from "../search/meter.js";
import { prepare } from "../search/prepare.js";
import { pose } from "../semantics/pose.js";
import type { Puzzle } from "../semantics/puzzle.js";
import type { RuleOptions } from "../semantics/rules.js";
import type { Formula } from "../syntax/ast.js";
import type { OtherSolution } from "./fewest-givens.js";

/** The digits of the letters of a puzzle in the key, in the order of its symbols. */
export const ownDigits = (puzzle: Puzzle, key: Readonly<Record<string, number>>): number[] =>
  puzzle.symbols.map(({ name }) => key[name] as number);

/** The letter that may not be what it is meant to be; undefined when the rules allow the solution that is meant. */
export function excludedLetter(puzzle: Puzzle, key: Readonly<Record<string, number>>): string | undefined {
  return puzzle.symbols.find(({ name, domain }) => !domain.includes(key[name] as number))?.name;
}

/**
 * "one" when there is only the solution that is meant, else another one; undefined when the limits leave it open or the
 * rules exclude the solution itself.
 */
export function otherSolution(
  formula: Formula,
  rules: RuleOptions,
  key: Readonly<Record<string, number>>,
  options: SearchOptions,
): ReturnType<OtherSolution> {
  const posed = pose(formula, rules);
  if (!posed.ok || posed.puzzle.contradiction !== undefined) return undefined;
  const { puzzle } = posed;
  if (excludedLetter(puzzle, key) !== undefined) return undefined;
  const own = ownDigits(puzzle, key);
  const prepared = prepare(puzzle, { without: options.without });
  const meter = new Meter(options);
  const listing = listSolutions(prepared, { mode: options.mode ?? "auto", meter });
  let isFound = false;
  for (let step = listing.next(); ; step = listing.next()) {
    if (step.done) {
      const isComplete = step.value.stopped === undefined && step.value.undecided === 0;
      return isComplete && isFound ? "one" : undefined;
    }
    const digits = step.value;
    if (!own.every((digit, i) => digits[i] === digit))
      return Object.fromEntries(puzzle.symbols.map(({ name }, i) => [name, digits[i] as number]));
    isFound = true;
  }
}

/** Whether it is the only solution; false as well when the rules exclude it, undefined when the limits leave it open. */
export function isOnlySolution(
  formula: Formula,
  rules: RuleOptions,
  key: Readonly<Record<string, number>>,
  options: SearchOptions,
): boolean | undefined {
  const posed = pose(formula, rules);
  if (!posed.ok || posed.puzzle.contradiction !== undefined) return false;
  if (excludedLetter(posed.puzzle, key) !== undefined) return false;
  const other = otherSolution(formula, rules, key, options);
  return other && other === "one";
}
