/**
 * The permutation method, the well-known short program for these puzzles (Peter Norvig's
 * "Cryptarithmetic"): compile the formula to a function of the digits, and call it for every
 * arrangement of ten digits over the letters. The baseline of all comparisons, and the brute force
 * that the tests hold counts against; it shares the parser with the engine and nothing of the search.
 *
 * It is given what it can have without becoming another method: a letter that begins a word never
 * gets 0, and the function is compiled by the same JavaScript engine. Arithmetic is that of doubles.
 * Where they may have rounded, a relation that seems to hold is decided by the exact evaluator, once
 * for each such arrangement. Not done: other rules than the usual ones.
 */
import { check, type Formula, parse } from "cryptarithm";
import { RUNTIME, type Runtime } from "./formula-runtime.js";
import { sourceOf } from "./formula-source.js";

/** How many arrangements are tried between two looks at the clock. */
const LOOK = 1 << 14;

export interface PermutationCount {
  readonly count: number;
  /** False when the time was up; then `count` is what had been found. */
  readonly complete: boolean;
  readonly arrangements: number;
  readonly milliseconds: number;
}

/** Counts the solutions of a formula in base 10 under the usual rules. */
export function countByPermutation(text: string, limitMs: number): PermutationCount {
  const started = performance.now();
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.diagnostics[0]?.message}`);
  const { formula } = parsed;
  const { letters } = formula;
  const runtime: Runtime = { ...RUNTIME, unsure: false };
  const { source, leading } = sourceOf(formula);
  // Only numbers and generated names are in the source (formula-source.ts).
  const holds = new Function("d", "rt", source) as (digits: Int32Array, runtime: Runtime) => boolean;

  const digits = new Int32Array(letters.length);
  let count = 0;
  let arrangements = 0;
  let complete = true;

  const bind = (at: number, used: number): void => {
    if (at === letters.length) {
      if (++arrangements % LOOK === 0 && performance.now() - started > limitMs) complete = false;
      runtime.unsure = false;
      if (holds(digits, runtime) && (!runtime.unsure || holdsExactly(formula, digits))) count++;
      return;
    }
    for (let digit = leading.has(at) ? 1 : 0; digit < 10 && complete; digit++) {
      if ((used >> digit) & 1) continue;
      digits[at] = digit;
      bind(at + 1, used | (1 << digit));
    }
  };
  if (letters.length <= 10) bind(0, 0);
  return { count, complete, arrangements, milliseconds: performance.now() - started };
}

function holdsExactly({ text, letters }: Formula, digits: Int32Array): boolean {
  return check(text, letters.map((letter, i) => `${letter}=${digits[i]}`).join(" ")).status === "right";
}
