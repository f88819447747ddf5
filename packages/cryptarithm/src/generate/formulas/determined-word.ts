/**
 * The word of an equation that the digits of the other words determine: C of `A*B=C`, A of `A/B=C`, D of
 * `A*B+C=D`, and C of `A^2+B^2=C^2` as a square root.
 *
 * The value of the others is a polynomial with whole coefficients, worked out in doubles; the caller asks
 * `largest` first whether they are exact. Not done: a word within a function or a bracketed factor.
 */
import type { Equation } from "./equation.js";
import { type Normal, named, type Term } from "./normal.js";
import { compiled, compiledSum, type Evaluate, isPolynomial } from "./polynomial.js";

export interface DeterminedWord {
  /** The number of the word. */
  readonly word: number;
  /** It is the root of this degree of the value. */
  readonly degree: number;
  readonly value: Evaluate;
  /** What the value comes to at most, given the largest values of the words, with all steps on the way. */
  readonly largest: Evaluate;
  /** None of them may be 0. */
  readonly divisors: readonly Evaluate[];
}

/** A word that the others determine; undefined when there is none. Blanks come before printed words. */
export function determinedWord(
  { sides, divisors }: Equation,
  isBlank: (word: number) => boolean,
): DeterminedWord | undefined {
  const all = [...sides[0], ...sides[1]].map(({ part }) => part);
  const count = (word: number): number =>
    [...all, ...divisors].reduce((n, part) => n + occurrences(part, word), 0);
  let best: { side: 0 | 1; term: Term; word: number; degree: number } | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const side of [0, 1] as const) {
    for (const term of sides[side]) {
      const [first] = factors(term.part);
      if (term.times !== 1 || first?.kind !== "word" || first.base !== undefined) continue;
      const { word } = first;
      const degree = factors(term.part).length;
      // In A*(A+B) there are two, too.
      const isPower = factors(term.part).every((factor) => named(factor) === named(first));
      if (!isPower || count(word) !== degree) continue;
      const cost =
        (degree > 1 ? 100 : 0) + (isBlank(word) ? 0 : 10) + (sides[side].length > 1 ? 1 : 0) - word / 100;
      if (cost >= least) continue;
      least = cost;
      best = { side, term, word, degree };
    }
  }
  if (best === undefined) return undefined;
  const { side, term, word, degree } = best;
  const added = sides[1 - side] as readonly Term[];
  const subtracted = sides[side].filter((other) => other !== term);
  if (![...added, ...subtracted].every(({ part }) => isPolynomial(part))) return undefined;
  if (!divisors.every(isPolynomial)) return undefined;
  const plus = compiledSum(added);
  const minus = compiledSum(subtracted);
  return {
    word,
    degree,
    value: subtracted.length === 0 ? plus : (values) => plus(values) - minus(values),
    largest: (values) => plus(values) + minus(values),
    divisors: divisors.map(compiled),
  };
}

const factors = (part: Normal): readonly Normal[] =>
  part.kind === "free" && part.operator === "*" ? part.parts : [part];

function occurrences(part: Normal, word: number): number {
  if (part.kind === "word") return part.word === word ? 1 : 0;
  return part.kind === "number" ? 0 : part.parts.reduce((n, inner) => n + occurrences(inner, word), 0);
}
