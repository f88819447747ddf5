/**
 * The least and greatest value of an expression when only the first digits of its numbers count: AB × C
 * with the first digit of AB is at least 10·A × C and at most (10·A + 9) × C. Both are polynomials in
 * the digits that are left, so that one look at a few letters tells what the whole product allows.
 */
import { numeralValue } from "../../semantics/evaluate.js";
import { digitOfPlace, type Place, type Puzzle } from "../../semantics/puzzle.js";
import type { Expression } from "../../syntax/ast.js";
import { type Constraint, collected } from "../setting/constraint.js";
import type { Monomial } from "../setting/digit-polynomial.js";
import type { Part } from "../setting/part.js";

type Polynomial = readonly Monomial[];

interface Extremes {
  readonly least: Polynomial;
  readonly most: Polynomial;
}

/** Sums of numbers below this are exact in doubles. */
const EXACT = 2 ** 50;
const MOST_TERMS = 200;
const MOST_EXPONENT = 6;

/** The numbers (words and numerals) of an expression in reading order; undefined when it is of another form. */
export function numbersIn(node: Expression, base: number): Expression[] | undefined {
  switch (node.kind) {
    case "word":
    case "numeral":
      return [node];
    case "sum":
      return node.terms.every(({ operator }) => operator === "+")
        ? joined(node.terms.map(({ operand }) => numbersIn(operand, base)))
        : undefined;
    case "product":
      return node.factors.every(({ operator }) => operator === "*")
        ? joined(node.factors.map(({ operand }) => numbersIn(operand, base)))
        : undefined;
    case "power":
      return exponentOf(node.exponent, base) === undefined ? undefined : numbersIn(node.base, base);
    default:
      return undefined;
  }
}

const joined = (lists: readonly (Expression[] | undefined)[]): Expression[] | undefined =>
  lists.includes(undefined) ? undefined : (lists as Expression[][]).flat();

/** A written whole exponent from 2 to 6. */
export function exponentOf(node: Expression, base: number): number | undefined {
  if (node.kind !== "numeral") return undefined;
  const value = numeralValue(node, base);
  return typeof value === "bigint" && value >= 2n && value <= BigInt(MOST_EXPONENT)
    ? Number(value)
    : undefined;
}

/** What the first digits of a part say; undefined when it has another form, or numbers too large. */
export function leadingConstraint(
  part: Part,
  kept: readonly number[],
  most: "left" | "right",
  puzzle: Puzzle,
): Constraint | undefined {
  const { comparison } = part;
  const sides = part.cleared ?? comparison;
  if (sides === undefined || comparison === undefined) return undefined;
  const { operator } = comparison;
  const falling = operator === ">" || operator === ">=";
  // A < B tells only that the most of B is above the least of A.
  if (operator === "!=" || (operator !== "=" && (most === "left") !== falling)) return undefined;
  const next = { at: 0 };
  const left = extremesOf(sides.left, kept, next, puzzle);
  const right = extremesOf(sides.right, kept, next, puzzle);
  if (left === undefined || right === undefined) return undefined;
  const [above, below] = most === "left" ? [left.most, right.least] : [right.most, left.least];
  const strict = operator === "<" || operator === ">" ? 1 : 0;
  const all = collected([
    ...above,
    ...below.map((m) => ({ ...m, coefficient: -m.coefficient })),
    { coefficient: -strict, symbols: [] },
  ]);
  const size = all.reduce(
    (sum, { coefficient, symbols }) => sum + Math.abs(coefficient) * puzzle.base ** symbols.length,
    0,
  );
  if (size > EXACT) return undefined;
  return {
    monomials: all.filter(({ symbols }) => symbols.length > 0),
    carries: [],
    constant: all.find(({ symbols }) => symbols.length === 0)?.coefficient ?? 0,
    demand: "at-least-zero",
    source: { kind: "leading", part: part.index, kept, most },
  };
}

function extremesOf(
  node: Expression,
  kept: readonly number[],
  next: { at: number },
  puzzle: Puzzle,
): Extremes | undefined {
  switch (node.kind) {
    case "word":
    case "numeral": {
      const places = digitsOf(node, puzzle);
      return places && cut(places, kept[next.at++] ?? places.length, puzzle.base);
    }
    case "sum":
      if (node.terms.some(({ operator }) => operator !== "+")) return undefined;
      return combined(
        node.terms.map(({ operand }) => extremesOf(operand, kept, next, puzzle)),
        (a, b) => collected([...a, ...b]),
      );
    case "product":
      if (node.factors.some(({ operator }) => operator !== "*")) return undefined;
      return combined(
        node.factors.map(({ operand }) => extremesOf(operand, kept, next, puzzle)),
        times,
      );
    case "power": {
      const exponent = exponentOf(node.exponent, puzzle.base);
      const base = extremesOf(node.base, kept, next, puzzle);
      if (exponent === undefined || base === undefined) return undefined;
      return combined(new Array<Extremes>(exponent).fill(base), times);
    }
    default:
      return undefined;
  }
}

function combined(
  all: readonly (Extremes | undefined)[],
  join: (a: Polynomial, b: Polynomial) => Polynomial | undefined,
): Extremes | undefined {
  return all.reduce((a, b) => {
    const least = a && b && join(a.least, b.least);
    const most = a && b && join(a.most, b.most);
    return least && most && { least, most };
  });
}

function times(a: Polynomial, b: Polynomial): Polynomial | undefined {
  if (a.length * b.length > 20 * MOST_TERMS) return undefined;
  const product = collected(
    a.flatMap((l) =>
      b.map((r) => ({
        coefficient: l.coefficient * r.coefficient,
        symbols: [...l.symbols, ...r.symbols].sort((x, y) => x - y),
      })),
    ),
  );
  return product.length > MOST_TERMS ? undefined : product;
}

/** A number with its last digits open: as 0 for the least, as base - 1 for the most. */
function cut(places: readonly Place[], kept: number, base: number): Extremes {
  const left = Math.max(0, places.length - kept);
  const terms = places.slice(0, places.length - left).map((place, i) => ({
    coefficient: base ** (places.length - 1 - i) * (place < 0 ? digitOfPlace(place) : 1),
    symbols: place < 0 ? [] : [place],
  }));
  const most = [...terms, { coefficient: base ** left - 1, symbols: [] }];
  return { least: collected(terms), most: collected(most) };
}

/** The places of a word, or the digits of a whole numeral, first digit first. */
export function digitsOf(node: Expression, puzzle: Puzzle): readonly Place[] | undefined {
  if (node.kind === "word") return puzzle.places.get(node);
  if (node.kind !== "numeral") return undefined;
  const value = numeralValue(node, puzzle.base);
  if (typeof value !== "bigint" || value < 0n || value > 10n ** 15n) return undefined;
  const digits: Place[] = [];
  let rest = value;
  do {
    digits.unshift(-1 - Number(rest % BigInt(puzzle.base)));
    rest /= BigInt(puzzle.base);
  } while (rest > 0n);
  return digits;
}
