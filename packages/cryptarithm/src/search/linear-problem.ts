/** Which puzzles the linear kernel takes, and what it needs to know of them. */
import type { Condition } from "../plan/condition.js";
import { EXACT_LIMIT } from "../plan/emitter.js";
import type { Puzzle } from "../semantics/puzzle.js";
import { FEWEST_TAIL_DIGITS } from "./tail-sums.js";

/** A set of digits is one 32-bit mask. */
export const LARGEST_KERNEL_BASE = 31;
/** Up to this base a table of 2^base entries is cheap. */
export const LARGEST_TABLE_BASE = 16;

/** Letters of coefficient 0 that the kernel takes. */
const MOST_FREE_LETTERS = 2;

/** Σ coefficient·digit + constant = 0 over different letters. */
export interface LinearProblem {
  readonly base: number;
  /** All letters of the puzzle, by falling |coefficient|. */
  readonly letters: readonly { readonly symbol: number; readonly coefficient: number }[];
  readonly constant: number;
}

/** The number of digits left where the first filter is asked. */
export const FILTERED_DIGITS: number = FEWEST_TAIL_DIGITS;
/** A filter is of use while at most so many digits are not taken by any letter. */
const MOST_SPARE_DIGITS = 2;

/** The letter (by its place in the order) after which so many digits are left. */
export const filterDepth = (base: number, digits: number): number => base - 1 - digits;

/** Whether the letters are so many that the last ones are filtered by the set of digits. */
export function usesFilter(base: number, letters: number): boolean {
  return (
    base <= LARGEST_TABLE_BASE &&
    filterDepth(base, FILTERED_DIGITS) >= 1 &&
    letters >= base - MOST_SPARE_DIGITS
  );
}

/** The problem of a puzzle that is one linear equation of different letters, exact in doubles; else undefined. */
export function linearProblem(puzzle: Puzzle, conditions: readonly Condition[]): LinearProblem | undefined {
  const { base, symbols, groups, letterCount } = puzzle;
  const linear = conditions.length === 1 ? conditions[0]?.linear : undefined;
  if (linear?.operator !== "=" || base > LARGEST_KERNEL_BASE) return undefined;
  if (symbols.length !== letterCount || groups.length !== 1 || groups[0]?.length !== letterCount)
    return undefined;
  let size = Math.abs(Number(linear.constant));
  const letters = symbols.map((_, symbol) => {
    const coefficient = Number(linear.coefficients.get(symbol) ?? 0n);
    size += Math.abs(coefficient) * (base - 1);
    return { symbol, coefficient };
  });
  if (!(size < EXACT_LIMIT) || letterCount < 2) return undefined;
  // Letters that do not matter are better counted than tried.
  if (letters.filter((l) => l.coefficient === 0).length > MOST_FREE_LETTERS) return undefined;
  letters.sort((a, b) => Math.abs(b.coefficient) - Math.abs(a.coefficient) || a.symbol - b.symbol);
  return { base, letters, constant: Number(linear.constant) };
}

/** What the kernel does, for people: one line for the start and one a step. */
export function kernelSteps({ base, letters, constant }: LinearProblem, puzzle: Puzzle): string[] {
  const name = (i: number): string => puzzle.symbols[letters[i]?.symbol as number]?.name ?? "";
  const terms = letters
    .filter((l) => l.coefficient !== 0)
    .map(({ symbol, coefficient }, i) => {
      const sign = coefficient < 0 ? "- " : i === 0 ? "" : "+ ";
      const size = Math.abs(coefficient) === 1 ? "" : `${Math.abs(coefficient)} `;
      return sign + size + puzzle.symbols[symbol]?.name;
    });
  const rest = constant === 0 ? "" : ` ${constant < 0 ? "-" : "+"} ${Math.abs(constant)}`;
  const steps = [`collect letter by letter: ${terms.join(" ")}${rest} = 0`];
  const tried = letters.length - 1;
  const filtered = usesFilter(base, letters.length) ? filterDepth(base, FILTERED_DIGITS) : -1;
  for (let i = 0; i < tried; i++) {
    const filter =
      i === filtered ? `, and look the rest up among the sums of the last ${FILTERED_DIGITS} digits` : "";
    steps.push(`try ${name(i)} where the rest can still make up the sum${filter}`);
  }
  steps.push(`compute ${name(tried)} by division`);
  return steps;
}
