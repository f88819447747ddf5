/**
 * Notes between letters: what a person writes in the margin, `N = E + 1`. A step concludes a note as a
 * claim; a later step that uses it puts the very same object among its grounds.
 */
import type { Constraint } from "../setting/constraint.js";

/** The note `greater = smaller + by`. */
export function differenceNote(greater: number, smaller: number, by: number): Constraint {
  return {
    monomials: [
      { coefficient: 1, symbols: [greater] },
      { coefficient: -1, symbols: [smaller] },
    ],
    carries: [],
    constant: -by,
    demand: "zero",
    source: { kind: "note" },
  };
}

/** The note `greater > smaller`. */
export function orderNote(greater: number, smaller: number): Constraint {
  return { ...differenceNote(greater, smaller, 1), demand: "at-least-zero" };
}

/** Two letters a fixed distance apart: `first = second + by`; undefined for other notes. */
export function differenceOf({
  monomials,
  constant,
  demand,
}: Constraint): { readonly first: number; readonly second: number; readonly by: number } | undefined {
  const [a, b] = monomials;
  if (demand !== "zero" || monomials.length !== 2 || a === undefined || b === undefined) return undefined;
  if (a.symbols.length !== 1 || b.symbols.length !== 1 || a.coefficient + b.coefficient !== 0)
    return undefined;
  if (Math.abs(a.coefficient) !== 1) return undefined;
  const [first, second] = [a.symbols[0] as number, b.symbols[0] as number];
  return a.coefficient === 1
    ? { first, second, by: -constant || 0 }
    : { first: second, second: first, by: -constant || 0 };
}

const numbers = new WeakMap<Constraint, number>();
let count = 0;

/** A name for a note by which its analysis is kept. */
export function noteKey(note: Constraint): string {
  let number = numbers.get(note);
  if (number === undefined) {
    number = count++;
    numbers.set(note, number);
  }
  return `n${number}`;
}
