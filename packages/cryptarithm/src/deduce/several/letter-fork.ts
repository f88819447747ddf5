/**
 * The letter at which several solutions are best told apart. Few solutions are all shown as branches, so
 * the letter is best that leaves the fewest together; of many only the branches are shown with their
 * numbers, so there should be few branches, of about the same size.
 */
import { only } from "../setting/digits.js";
import { noteValue } from "../state/grounds.js";
import { satisfied } from "../state/local-search.js";
import type { View } from "../state/view.js";

export interface DigitCount {
  readonly digit: number;
  /** How many solutions have it. */
  readonly solutions: number;
}

export interface LetterDigits {
  readonly letter: string;
  /** The digits that it has in some solution, ascending. */
  readonly digits: readonly DigitCount[];
  /** The digits that the rules allow it, but that no solution has. */
  readonly never: readonly number[];
}

/** The letter at which the solutions part, and what each of its digits leaves. */
export interface LetterFork {
  readonly letter: string;
  readonly branches: readonly DigitCount[];
}

/** Up to so many solutions are all shown. */
export const FEW_SOLUTIONS = 8;

/** The best letter; of equal ones the first. Undefined when every letter has one digit. */
export function letterFork(letters: readonly LetterDigits[], count: number): LetterFork | undefined {
  return bestFork(letters, count)?.fork;
}

/**
 * Where to fork among a few solutions (digits by symbol of the setting), for what is known at a moment: at
 * the letter that tells apart best those that are still possible. Undefined when that is one or none.
 */
export function forkOf(solutions: readonly (readonly number[])[]): (view: View) => number | undefined {
  return (view) => {
    const left = solutions.filter(
      (digits) =>
        digits.every((digit, symbol) => ((view.masks[symbol] as number) & only(digit)) !== 0) &&
        // Of those that exchanging letters makes of each other one is enough.
        view.notes.every((note) => satisfied(note, noteValue(note, digits))),
    );
    if (left.length < 2) return undefined;
    const forks = [...view.masks.keys()].map((symbol) => ({
      letter: symbol,
      digits: countsOf(left.map((digits) => digits[symbol] as number)),
    }));
    return bestFork(forks, left.length)?.fork.letter;
  };
}

/** How often each digit occurs, the digits ascending. */
export function countsOf(digits: readonly number[]): DigitCount[] {
  const counts = new Map<number, number>();
  for (const digit of digits) counts.set(digit, (counts.get(digit) ?? 0) + 1);
  return [...counts].map(([digit, solutions]) => ({ digit, solutions })).sort((a, b) => a.digit - b.digit);
}

interface Fork<L> {
  readonly fork: { readonly letter: L; readonly branches: readonly DigitCount[] };
  readonly price: readonly number[];
}

function bestFork<L>(
  letters: readonly { readonly letter: L; readonly digits: readonly DigitCount[] }[],
  count: number,
): Fork<L> | undefined {
  let best: Fork<L> | undefined;
  for (const { letter, digits } of letters) {
    if (digits.length < 2) continue;
    const largest = Math.max(...digits.map(({ solutions }) => solutions));
    const price = count <= FEW_SOLUTIONS ? [largest, digits.length] : [digits.length, largest];
    if (best === undefined || isLess(price, best.price)) best = { fork: { letter, branches: digits }, price };
  }
  return best;
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const i = a.findIndex((value, at) => value !== b[at]);
  return i >= 0 && (a[i] as number) < (b[i] as number);
}
