/**
 * The last look at a puzzle that has been made: its solution is put into its text, and the rules and the exact
 * evaluator must agree. It knows nothing of how the puzzle was found, so a fault in a fast search becomes an error
 * here and never a wrong puzzle.
 */
import { readLayout } from "../layout/read-layout.js";
import { holds } from "../semantics/evaluate.js";
import { pose } from "../semantics/pose.js";
import { parse } from "../syntax/parser.js";
import type { FoundPuzzle } from "./source.js";

const NO_LETTERS = { digits: {}, text: "" };

/** @throws Error when the solution is not one of the puzzle. */
export function substitute({ formula, layout, solution }: FoundPuzzle, base: number): void {
  const read = layout === undefined ? parse(formula) : readLayout(layout);
  const first = read.ok ? ("formula" in read ? read.formula : read.readings[0]) : undefined;
  const posed = first && pose(first, { base });
  if (!posed?.ok) throw new Error(`${formula} has been made, but cannot be posed`);
  const { puzzle } = posed;
  const digits = puzzle.symbols.map(({ name, domain }) => {
    const digit = solution.digits[name];
    return digit === undefined && domain.length === 1 ? domain[0] : digit;
  });
  // Unknown cells have their digits in the text of the solution only.
  if (puzzle.symbols.some(({ kind }, i) => kind === "unknown" && digits[i] === undefined)) {
    substitute({ formula: solution.text, solution: NO_LETTERS, canonical: "" }, base);
    return;
  }
  const fits = puzzle.symbols.every(({ domain }, i) => domain.includes(digits[i] as number));
  const differ = puzzle.groups.every((group) => new Set(group.map((s) => digits[s])).size === group.length);
  if (!fits || !differ || holds(puzzle, digits as number[]) !== "yes")
    throw new Error(`${formula} has been made, but ${solution.text} is not true`);
}
