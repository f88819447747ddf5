/**
 * The permutation method (see published.ts) in the strongest form that is still the same method, and
 * the brute force that the tests hold counts against; it shares the parser with the engine and
 * nothing of the search.
 *
 * A letter that begins a word never gets 0, and arithmetic is that of doubles. Where they may have
 * rounded, a relation that seems to hold is decided by the exact evaluator, once for each such
 * arrangement. Not done: other rules than the usual ones.
 */
import { check, type Formula, parse } from "cryptarithm";
import { countArrangements, type PermutationCount } from "./arrangements.js";
import { RUNTIME, type Runtime } from "./formula-runtime.js";
import { sourceOf } from "./formula-source.js";

/** Counts the solutions of a formula in base 10 under the usual rules. */
export function countByPermutation(text: string, limitMs: number): PermutationCount {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.diagnostics[0]?.message}`);
  const { formula } = parsed;
  const runtime: Runtime = { ...RUNTIME, unsure: false };
  const { source, leading } = sourceOf(formula);
  // Only numbers and generated names are in the source (formula-source.ts).
  const decide = new Function("d", "rt", source) as (digits: Int32Array, runtime: Runtime) => boolean;

  return countArrangements({
    letters: formula.letters.length,
    neverZero: leading,
    limitMs,
    holds: (digits) => {
      runtime.unsure = false;
      return decide(digits, runtime) && (!runtime.unsure || holdsExactly(formula, digits));
    },
  });
}

function holdsExactly({ text, letters }: Formula, digits: Int32Array): boolean {
  return check(text, letters.map((letter, i) => `${letter}=${digits[i]}`).join(" ")).status === "right";
}
