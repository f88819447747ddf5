/** Which puzzles the linear kernel takes, and what it needs to know of them. */
import type { Condition } from "../plan/condition.js";
import { EXACT_LIMIT } from "../plan/emitter.js";
import type { Puzzle } from "../semantics/puzzle.js";

/** A set of digits is one 32-bit mask. */
export const LARGEST_KERNEL_BASE = 31;
/** Up to this base a table of 2^base entries is cheap. */
export const LARGEST_TABLE_BASE = 16;

/** Σ coefficient·digit + constant = 0 over different letters. */
export interface LinearProblem {
  readonly base: number;
  /** All letters of the puzzle, by falling |coefficient|. */
  readonly letters: readonly { readonly symbol: number; readonly coefficient: number }[];
  readonly constant: number;
}

/** Whether the last letters come from a table: only when at most one digit is left over. */
export function usesTable(base: number, letters: number): boolean {
  return base >= 4 && base <= LARGEST_TABLE_BASE && letters >= base - 1;
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
  // Without the table the last letter is divided for, so it must have a coefficient.
  if (!usesTable(base, letterCount) && letters.some((l) => l.coefficient === 0)) return undefined;
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
  const table = usesTable(base, letters.length);
  // With a digit to spare, a silent letter takes part in the table.
  const tried = letters.length - (!table ? 1 : letters.length === base ? 3 : 2);
  const steps = [`collect letter by letter: ${terms.join(" ")}${rest} = 0`];
  for (let i = 0; i < tried; i++) steps.push(`try ${name(i)} where the rest can still make up the sum`);
  const lastOnes = letters.slice(tried).map((_, i) => name(tried + i));
  steps.push(
    table ? `read ${lastOnes.join(", ")} off a table of sums` : `compute ${lastOnes.join("")} by division`,
  );
  return steps;
}
