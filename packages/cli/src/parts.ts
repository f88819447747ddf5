/**
 * A puzzle cut into parts for several threads: the same puzzle with one or two more letters
 * given, those that appear first. Solutions come in the order of the letters by appearance, so
 * the solutions of the parts, one part after the other, are those of the whole in its order.
 */
import { type FoundAnswer, type Given, parse } from "cryptarithm";
import type { TaskOptions } from "./task.js";

/** Parts a thread at least. Not many: each part is planned and compiled by itself. */
const PARTS_A_THREAD = 1;
const MOST_LETTERS = 2;

/** Whether a question can be cut into parts at all. */
export function canBeCut({ nodes, contrast, base }: TaskOptions): boolean {
  // Where a limit of nodes stops several threads depends on their speed; the smallest base and
  // the contrasts are further searches that the engine makes by itself.
  return nodes === undefined && contrast !== true && base !== "find";
}

/**
 * The givens of each part, in the order of their solutions. `posed` is an answer to the same
 * question, for the rules in full. Undefined when the puzzle has no letters.
 */
export function partsOf(
  puzzle: string,
  { rules }: Pick<FoundAnswer, "rules">,
  threads: number,
): readonly NonNullable<TaskOptions["given"]>[] | undefined {
  const { case: letterCase, accents, symbols = "graphemes" } = rules;
  const parsed = parse(puzzle, { case: letterCase, accents, symbols });
  if (!parsed.ok || parsed.formula.letters.length === 0) return undefined;
  let parts: readonly Record<string, Given>[] = [{ ...rules.given }];
  for (const letter of parsed.formula.letters.slice(0, MOST_LETTERS)) {
    if (parts.length >= threads * PARTS_A_THREAD) break;
    const digits = Array.from({ length: rules.base }, (_, d) => d).filter((d) =>
      allows(rules.given[letter], d),
    );
    // A letter that can be nothing leaves no part; the whole says why.
    if (digits.length === 0) return undefined;
    parts = parts.flatMap((part) => digits.map((digit) => ({ ...part, [letter]: digit })));
  }
  return parts;
}

function allows(given: Given | undefined, digit: number): boolean {
  if (given === undefined) return true;
  if (typeof given === "number") return given === digit;
  return "not" in given ? !given.not.includes(digit) : given.includes(digit);
}
