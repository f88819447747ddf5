/** The plainest way to count solutions: every letter gets every digit. For tests of what makes puzzles from words. */
import type { Random } from "../src/number/random.js";

/** Whether a formula is true for the numbers that its words are. */
export type Holds = (...values: readonly bigint[]) => boolean;

/** Words up to this length are exact doubles in every base. */
const SHORT = 10;

/** The number of solutions, counted up to 2; all letters differ, and longer words do not begin with 0. */
export function countByTrying(words: readonly string[], base: number, holds: Holds): number {
  const letters = [...new Set(words.join(""))];
  const digits = new Map<string, number>();
  const value = (word: string): bigint =>
    word.length <= SHORT
      ? BigInt([...word].reduce((n, c) => n * base + (digits.get(c) ?? 0), 0))
      : [...word].reduce((n, c) => n * BigInt(base) + BigInt(digits.get(c) ?? 0), 0n);
  const used = new Set<number>();
  let found = 0;
  const bind = (i: number): void => {
    const letter = letters[i];
    if (letter === undefined) {
      if (words.some((w) => w.length > 1 && digits.get(w[0] as string) === 0)) return;
      if (holds(...words.map(value))) found++;
      return;
    }
    for (let d = 0; d < base && found < 2; d++) {
      if (used.has(d)) continue;
      used.add(d);
      digits.set(letter, d);
      bind(i + 1);
      used.delete(d);
    }
  };
  if (letters.length <= base) bind(0);
  return found;
}

/** Whether the last value is the sum of the others. */
export const isSum: Holds = (...values) =>
  values.slice(0, -1).reduce((sum, value) => sum + value, 0n) === values.at(-1);

/** Different words of the first so many letters of the alphabet. */
export function randomWords(random: Random, count: number, letters: number, longest: number): string[] {
  const word = () =>
    Array.from({ length: 1 + random.integer(longest) }, () => "ABCDEFG"[random.integer(letters)]);
  return [...new Set(Array.from({ length: count }, () => word().join("")))];
}

/** What an iterator gives, and the value at its end. */
export function drained<T, End>(items: Iterable<T, End>): { readonly puzzles: T[]; readonly end: End } {
  const puzzles: T[] = [];
  const iterator = items[Symbol.iterator]();
  let step = iterator.next();
  for (; !step.done; step = iterator.next()) puzzles.push(step.value);
  return { puzzles, end: step.value };
}
