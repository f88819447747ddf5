/**
 * Last digits of squares, primes and their like: a square ends in 0, 1, 4, 5, 6 or 9, a prime
 * of several digits in 1, 3, 7 or 9. So a condition such as is_square(n) is tested, first for
 * the last digit and then for the last two, as soon as the low letters of n are bound.
 */
import type { EndingName } from "../number/endings.js";
import type { Puzzle } from "../semantics/puzzle.js";
import type { Expression } from "../syntax/ast.js";
import type { Ranges } from "./ranges.js";
import { wholeExpression } from "./ring.js";

/** What the last digits of a whole number must look like. */
export interface Ending {
  readonly of: Expression;
  readonly like: EndingName;
}

/** Places from the end that are looked at. */
export const MOST_ENDING_PLACES = 2;

/** What a condition says of last digits, if it is a yes/no function of a whole number built from words. */
export function endingOf(condition: Expression, puzzle: Puzzle, ranges: Ranges): Ending | undefined {
  if (condition.kind !== "call" || condition.operands.length !== 1) return undefined;
  const like = LIKE[condition.name];
  const of = wholeExpression(condition.operands[0] as Expression, puzzle);
  if (like === undefined || of === undefined) return undefined;
  // A prime that divides the base ends like no other prime, but it is at most the base itself.
  if (like === "prime" && !(ranges.of(of).least > puzzle.base)) return undefined;
  return { of, like };
}

const LIKE: Readonly<Partial<Record<string, EndingName>>> = {
  is_square: "square",
  is_cube: "cube",
  is_triangular: "triangular",
  is_prime: "prime",
};
