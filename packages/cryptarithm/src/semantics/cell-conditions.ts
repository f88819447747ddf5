/**
 * Conditions on single digits, such as "each E is even" below a written-out calculation, as domains: a person who is told
 * so does not reason his way there. The statements stay, for whoever checks an answer.
 */
import type { Expression } from "../syntax/ast.js";
import { isTrue } from "./evaluate.js";
import { type Puzzle, symbolsOf } from "./puzzle.js";

/** The puzzle with what its conditions on one digit allow; without conditions the puzzle itself. */
export function withCellConditions(puzzle: Puzzle): Puzzle {
  if (puzzle.formula.conditions === undefined) return puzzle;
  const allowed = new Map<number, Expression[]>();
  for (const statement of puzzle.statements) {
    const [symbol, more] = symbolsOf(statement, puzzle);
    if (symbol === undefined || more !== undefined) continue;
    allowed.set(symbol, [...(allowed.get(symbol) ?? []), statement]);
  }
  const digits = new Uint8Array(puzzle.symbols.length);
  const fits = (symbol: number, digit: number): boolean => {
    digits[symbol] = digit;
    return (allowed.get(symbol) ?? []).every((statement) => isTrue(statement, puzzle, digits) !== "no");
  };
  const symbols = puzzle.symbols.map((symbol, s) => ({
    ...symbol,
    domain: symbol.domain.filter((digit) => fits(s, digit)),
  }));
  return { ...puzzle, symbols };
}
