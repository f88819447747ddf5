/**
 * Random puzzles of whole numbers: the part of the language that an SMT solver understands, too
 * (see `z3.ts`), with the simple rules.
 */
import fc from "fast-check";
import { type Alphabet, letterOf, planted, relation } from "./arbitrary.js";

/** Expressions of whole numbers and their fractions: what an SMT solver understands, too. */
function wholeNumbers(of: Alphabet, depth: number): fc.Arbitrary<string> {
  const letters = fc.array(letterOf(of), { minLength: 1, maxLength: 2 }).map((cells) => cells.join(""));
  const leaf = fc.oneof(
    { weight: 6, arbitrary: letters },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 20 }).map(dec) },
  );
  if (depth === 0) return leaf;
  const inner = wholeNumbers(of, depth - 1);
  const pair = (operator: string) => fc.tuple(inner, inner).map(([a, b]) => `(${a}) ${operator} (${b})`);
  return fc.oneof(
    { withCrossShrink: true },
    { weight: 4, arbitrary: leaf },
    ...["+", "-", "*", "/"].map((operator) => ({ weight: 2, arbitrary: pair(operator) })),
    ...["//", "%", "or", "and"].map((operator) => ({ weight: 1, arbitrary: pair(operator) })),
    { weight: 1, arbitrary: fc.tuple(inner, fc.constantFrom(2, 3)).map(([a, n]) => `(${a})^${dec(n)}`) },
    { weight: 1, arbitrary: inner.map((a) => `-(${a})`) },
    { weight: 1, arbitrary: inner.map((a) => `(not (${a}))`) },
    { weight: 1, arbitrary: relation(inner) },
  );
}

const dec = (n: number): string => `dec(${n})`;

/** A puzzle of whole numbers with the simple rules. */
export const wholeNumberPuzzle = fc
  .constantFrom({ letters: 2, base: 10 }, { letters: 3, base: 6 }, { letters: 4, base: 5 })
  .map((size): Alphabet => ({ ...size, unknowns: false }))
  .chain((of) => {
    const side = fc.oneof(wholeNumbers(of, 1), wholeNumbers(of, 2));
    const one = fc.oneof(
      { weight: 3, arbitrary: planted(of, side) },
      { weight: 1, arbitrary: relation(side) },
      { weight: 1, arbitrary: relation(side).map((r) => `not ${r}`) },
      { weight: 1, arbitrary: fc.tuple(relation(side), planted(of, side)).map(([a, b]) => `(${a} or ${b})`) },
    );
    return fc.record({
      text: fc.oneof(
        { weight: 3, arbitrary: one },
        { weight: 1, arbitrary: fc.tuple(one, one).map(([a, b]) => `${a}; ${b}`) },
      ),
      rules: fc.record({
        base: fc.constant(of.base),
        distinct: fc.constantFrom("all" as const, "all" as const, "off" as const),
        leadingZero: fc.constantFrom("forbid" as const, "allow" as const),
        loneZero: fc.constantFrom("allow" as const, "forbid" as const),
      }),
    });
  });
