/**
 * What both forms of the permutation method have in common: every arrangement of the ten digits over
 * the letters of a formula, one after the other, and a clock that stops them.
 */

/** How many arrangements are tried between two looks at the clock. */
const LOOK = 1 << 14;

export interface PermutationCount {
  readonly count: number;
  /** False when the time was up; then `count` is what had been found. */
  readonly complete: boolean;
  readonly arrangements: number;
  readonly milliseconds: number;
}

export interface Arranged {
  /** How many letters there are. */
  readonly letters: number;
  /** Places that never get 0. */
  readonly neverZero: ReadonlySet<number>;
  readonly limitMs: number;
  /** Whether the digits, by the places of their letters, are a solution. */
  readonly holds: (digits: Int32Array) => boolean;
}

/** Counts the arrangements that hold. */
export function countArrangements({ letters, neverZero, limitMs, holds }: Arranged): PermutationCount {
  const started = performance.now();
  const digits = new Int32Array(letters);
  let count = 0;
  let arrangements = 0;
  let complete = true;

  const bind = (at: number, used: number): void => {
    if (at === letters) {
      if (++arrangements % LOOK === 0 && performance.now() - started > limitMs) complete = false;
      if (holds(digits)) count++;
      return;
    }
    for (let digit = neverZero.has(at) ? 1 : 0; digit < 10 && complete; digit++) {
      if ((used >> digit) & 1) continue;
      digits[at] = digit;
      bind(at + 1, used | (1 << digit));
    }
  };
  if (letters <= 10) bind(0, 0);
  return { count, complete, arrangements, milliseconds: performance.now() - started };
}
