/**
 * Random puzzles over the whole language, as fast-check arbitraries that shrink: a puzzle is a
 * tree (printed to text by a few lines of its own, with brackets everywhere), random rules, and
 * letters that repeat. Sizes are kept such that brute force stays in milliseconds.
 */
import { type Given, parse, type RuleOptions } from "cryptarithm";
import fc from "fast-check";
import { Rational, Undecided } from "../src/number/exact.js";
import { evaluate } from "../src/semantics/evaluate.js";
import { pose } from "../src/semantics/pose.js";

/** A puzzle as a caller would give it. */
export interface RandomPuzzle {
  readonly text: string;
  readonly rules: RuleOptions;
}

const LETTERS = ["A", "B", "C", "D", "E", "F"] as const;

/** What a puzzle is made of: how many letters, in which base, and whether unknown cells occur. */
export interface Alphabet {
  readonly letters: number;
  readonly base: number;
  readonly unknowns: boolean;
}

/** Bases and numbers of letters whose product of choices stays small. */
const ALPHABETS: readonly Alphabet[] = [
  { letters: 1, base: 12, unknowns: true },
  { letters: 2, base: 12, unknowns: false },
  { letters: 2, base: 7, unknowns: true },
  { letters: 3, base: 10, unknowns: false },
  { letters: 3, base: 5, unknowns: true },
  { letters: 4, base: 7, unknowns: false },
  { letters: 4, base: 4, unknowns: true },
  { letters: 5, base: 5, unknowns: false },
  { letters: 6, base: 3, unknowns: false },
  { letters: 6, base: 2, unknowns: false },
];

export const alphabet: fc.Arbitrary<Alphabet> = fc.constantFrom(...ALPHABETS);

export const letterOf = ({ letters }: Alphabet) => fc.constantFrom(...LETTERS.slice(0, letters));

/** A word: mostly one to three letters, now and then a printed digit or an unknown cell inside. */
export function word(of: Alphabet): fc.Arbitrary<string> {
  const digit = fc.integer({ min: 0, max: Math.min(9, of.base - 1) }).map(String);
  const cell = fc.oneof(
    { weight: 12, arbitrary: letterOf(of) },
    { weight: 1, arbitrary: digit },
    ...(of.unknowns ? [{ weight: 1, arbitrary: fc.constant("?") }] : []),
  );
  // A numeral with a leading zero is no word, so a letter comes first or last.
  return fc.oneof(
    { weight: 4, arbitrary: letterOf(of) },
    { weight: 4, arbitrary: fc.tuple(letterOf(of), cell).map((cells) => cells.join("")) },
    { weight: 1, arbitrary: fc.tuple(cell, letterOf(of)).map((cells) => cells.join("")) },
    { weight: 1, arbitrary: fc.tuple(cell, cell, letterOf(of)).map((cells) => cells.join("")) },
    ...(of.unknowns ? [{ weight: 1, arbitrary: fc.constant("?") }] : []),
  );
}

function numeral(of: Alphabet): fc.Arbitrary<string> {
  const digit = Math.min(9, of.base - 1);
  return fc.oneof(
    fc.integer({ min: 0, max: digit }).map(String),
    fc.integer({ min: 0, max: digit }).map((d) => `0.${d}`),
    fc.integer({ min: 0, max: 30 }).map((d) => `dec(${d})`),
  );
}

const PREDICATES = [
  "is_prime",
  "is_square",
  "is_cube",
  "is_power",
  "is_triangular",
  "is_fibonacci",
  "is_palindrome",
  "odd",
  "even",
] as const;
const ONE = [
  "sqrt",
  "cbrt",
  "abs",
  "fib",
  "factorial",
  "digit_sum",
  "digit_root",
  "digit_product",
  "reverse",
  "len",
] as const;
const LISTS = ["min", "max", "sum", "gcd", "lcm"] as const;
const RELATIONS = ["=", "=", "=", "=", "!=", "<", "<=", ">", ">=", "is", "is not"] as const;

/** An arithmetic expression, at most so many operations deep. */
export function expression(of: Alphabet, depth: number): fc.Arbitrary<string> {
  const leaf = fc.oneof({ weight: 5, arbitrary: word(of) }, { weight: 1, arbitrary: numeral(of) });
  if (depth === 0) return leaf;
  const inner = expression(of, depth - 1);
  const pair = (operator: string) => fc.tuple(inner, inner).map(([a, b]) => `(${a}) ${operator} (${b})`);
  const call = (names: readonly string[]) =>
    fc.tuple(fc.constantFrom(...names), inner).map(([f, a]) => `${f}(${a})`);
  return fc.oneof(
    { maxDepth: depth, withCrossShrink: true },
    { weight: 6, arbitrary: leaf },
    { weight: 6, arbitrary: pair("+") },
    { weight: 4, arbitrary: pair("-") },
    { weight: 5, arbitrary: pair("*") },
    { weight: 3, arbitrary: pair("/") },
    { weight: 1, arbitrary: pair("//") },
    { weight: 1, arbitrary: pair("%") },
    { weight: 1, arbitrary: power(of, inner) },
    { weight: 1, arbitrary: inner.map((a) => `-(${a})`) },
    { weight: 1, arbitrary: inner.map((a) => `√(${a})`) },
    { weight: 1, arbitrary: word(of).map((a) => `(${a})!`) },
    { weight: 1, arbitrary: call(ONE) },
    { weight: 1, arbitrary: call(PREDICATES) },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom(...LISTS), inner, inner).map(([f, a, b]) => `${f}(${a}, ${b})`),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom(...LISTS), word(of)).map(([f, a]) => `${f}(range(${a}))`),
    },
    { weight: 1, arbitrary: pair2(inner, ["choose", "divides", "concat", "root"]) },
    { weight: 1, arbitrary: pair("or") },
    { weight: 1, arbitrary: pair("and") },
    { weight: 1, arbitrary: relation(inner) },
    { weight: 1, arbitrary: inner.map((a) => `(not (${a}))`) },
  );
}

function pair2(inner: fc.Arbitrary<string>, names: readonly string[]): fc.Arbitrary<string> {
  return fc.tuple(fc.constantFrom(...names), inner, inner).map(([f, a, b]) => `${f}(${a}, ${b})`);
}

/** Powers with small exponents mostly, so that values stay of a size that can be compared quickly. */
function power(of: Alphabet, inner: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const small = fc.constantFrom(
    "dec(2)",
    "dec(3)",
    "0",
    "(1/dec(2))",
    "(1/dec(3))",
    "(dec(2)/dec(3))",
    "(-1)",
    "0.1",
  );
  const exponent = fc.oneof({ weight: 3, arbitrary: small }, { weight: 1, arbitrary: word(of) });
  return fc.tuple(inner, exponent).map(([a, n]) => `(${a})^${n}`);
}

export function relation(inner: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const operator = fc.constantFrom(...RELATIONS);
  return fc.oneof(
    { weight: 6, arbitrary: fc.tuple(inner, operator, inner).map(([a, r, b]) => `((${a}) ${r} (${b}))`) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(inner, operator, inner, operator, inner)
        .map(([a, r, b, s, c]) => `((${a}) ${r} (${b}) ${s} (${c}))`),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(inner, fc.constantFrom("in", "not in"), inner, inner)
        .map(([a, r, b, c]) => `((${a}) ${r} {${b}, ${c}})`),
    },
  );
}

/** A statement that says something; most are equations with a solution when rules are left aside. */
function statement(of: Alphabet, depth: number): fc.Arbitrary<string> {
  const one = fc.oneof(
    {
      weight: 2,
      arbitrary: planted(of, fc.oneof(expression(of, depth), expression(of, Math.max(0, depth - 1)))),
    },
    { weight: 1, arbitrary: relation(expression(of, depth)) },
  );
  return fc.oneof(
    { withCrossShrink: true },
    { weight: 8, arbitrary: one },
    { weight: 1, arbitrary: one.map((a) => `not ${a}`) },
    { weight: 1, arbitrary: fc.tuple(one, one).map(([a, b]) => `(${a} or ${b})`) },
    { weight: 1, arbitrary: fc.tuple(one, one).map(([a, b]) => `${a} and ${b}`) },
  );
}

/** left = right + what makes it true for one assignment; plain left = right when that is no fraction. */
export function planted(of: Alphabet, side: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const all = { minLength: of.base, maxLength: of.base };
  const digits = fc.uniqueArray(fc.integer({ min: 0, max: of.base - 1 }), all);
  return fc.tuple(side, side, digits).map(([left, right, chosen]) => {
    const difference = valueAt(`(${left}) - (${right})`, of, chosen);
    const plain = `((${left}) = (${right}))`;
    if (difference === 0n) return plain;
    if (typeof difference === "bigint") return `((${left}) = (${right}) + ${decimal(difference)})`;
    if (!(difference instanceof Rational)) return plain;
    return `((${left}) = (${right}) + ${decimal(difference.n)} / ${decimal(difference.d)})`;
  });
}

const decimal = (n: bigint): string => (n < 0n ? `(-dec(${-n}))` : `dec(${n})`);

function valueAt(text: string, { base }: Alphabet, chosen: readonly number[]): unknown {
  const parsed = parse(`${text} = 0`);
  const posed = parsed.ok ? pose(parsed.formula, { base, distinct: "off" }) : undefined;
  const statement = posed?.ok ? posed.puzzle.statements[0] : undefined;
  if (!posed?.ok || statement?.kind !== "relation") return undefined;
  const digits = posed.puzzle.symbols.map(({ name }, i) => chosen[name.startsWith("?") ? 0 : i] ?? 0);
  try {
    return evaluate(statement.first, posed.puzzle, digits);
  } catch (error) {
    if (error instanceof Undecided) return undefined;
    throw error;
  }
}

function givens(of: Alphabet): fc.Arbitrary<Record<string, Given>> {
  const digit = fc.integer({ min: 0, max: of.base - 1 });
  const given: fc.Arbitrary<Given> = fc.oneof(
    digit,
    fc.array(digit, { minLength: 1, maxLength: 3 }),
    fc.array(digit, { minLength: 1, maxLength: 3 }).map((not) => ({ not })),
  );
  return fc.dictionary(letterOf(of), given, { maxKeys: 2 });
}

/** Rules in which the puzzle makes sense; givens only for letters that it has. */
export function rules(of: Alphabet, text: string): fc.Arbitrary<RuleOptions> {
  const present = LETTERS.slice(0, of.letters).filter((letter) =>
    text.replace(/[a-z]+/g, "").includes(letter),
  );
  const usable = fc
    .uniqueArray(fc.integer({ min: 0, max: of.base - 1 }), { minLength: Math.ceil(of.base / 2) })
    .map((digits) => digits.join(","));
  const rarely = <T>(arbitrary: fc.Arbitrary<T>) =>
    fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
  return fc
    .record({
      distinct: rarely(
        fc.oneof(
          fc.constant("off" as const),
          fc.constant("case" as const),
          fc.constant(
            present.length < 3
              ? [present.join("")]
              : [present.slice(0, 2).join(""), present.slice(1).join("")],
          ),
        ),
      ),
      leadingZero: rarely(fc.constantFrom("allow" as const, "forbid" as const)),
      loneZero: rarely(fc.constantFrom("allow" as const, "forbid" as const)),
      literals: rarely(fc.constantFrom("free" as const, "reserved" as const)),
      digits: rarely(
        fc.oneof({ weight: 3, arbitrary: usable }, { weight: 1, arbitrary: usable.map((d) => `${d}!`) }),
      ),
      given: rarely(
        givens(of).map((g) =>
          Object.fromEntries(Object.entries(g).filter(([k]) => present.some((p) => p === k))),
        ),
      ),
    })
    .map((chosen): RuleOptions => {
      const set = Object.entries(chosen).filter(([, value]) => value !== undefined);
      // What is left out has its default, as for a caller.
      return { base: of.base, ...(Object.fromEntries(set) as RuleOptions) };
    });
}

/** A whole puzzle: one statement, now and then two. */
export const puzzle: fc.Arbitrary<RandomPuzzle> = alphabet.chain((of) => {
  const flat = statement(of, 1);
  const deep = statement(of, 2);
  const text = fc.oneof(
    { weight: 4, arbitrary: flat },
    { weight: 3, arbitrary: deep },
    { weight: 1, arbitrary: fc.tuple(deep, flat).map(([a, b]) => `${a}; ${b}`) },
    { weight: 1, arbitrary: linear(of) },
  );
  return text.chain((t) => rules(of, t).map((r) => ({ text: t, rules: r })));
});

/** A sum of words as they are printed: no brackets, now and then a product. */
export function linear(of: Alphabet): fc.Arbitrary<string> {
  const side = fc.array(word(of), { minLength: 1, maxLength: 4 }).map((words) => words.join(" + "));
  return fc.tuple(side, side).map(([a, b]) => `${a} = ${b}`);
}
