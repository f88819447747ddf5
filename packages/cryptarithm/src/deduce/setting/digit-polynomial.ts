/**
 * Arithmetic column by column: an expression of words as a polynomial in its digits for each power
 * of the base. `CAM` is M + A·b + C·b²; sums add the columns, products multiply them out as school
 * multiplication does, before any carry. What is not made of words, whole numerals, `+`, `-`, `*`
 * and small powers has no columns, nor has what would become too large to look at.
 */
import { numeralValue } from "../../semantics/evaluate.js";
import { digitOfPlace, type Place, type Puzzle } from "../../semantics/puzzle.js";
import type { Expression } from "../../syntax/ast.js";

/** A coefficient times digits: the symbols ascending, one that occurs twice is squared; none is a constant. */
export interface Monomial {
  readonly coefficient: number;
  readonly symbols: readonly number[];
}

/** For each place, from the units, the monomials by the key of their symbols. */
export type DigitPolynomial = Map<string, Monomial>[];

/** More is no column that a person would look at. */
const MOST_MONOMIALS = 1500;
const MOST_PLACES = 400;
const MOST_DEGREE = 6;
const LARGEST_COEFFICIENT = 2 ** 20;

/**
 * Both sides of an equation column by column. What is subtracted on one side is added on the other,
 * so that A - B = D is B + D = A; letters that stand on both sides stay on both.
 */
export interface Sides {
  readonly added: DigitPolynomial;
  readonly result: DigitPolynomial;
  /** Whether nothing but the names of the letters tells which side is the result. */
  readonly alike: boolean;
}

/**
 * The columns of `left = right`, the side with the fewer digits below each other (or multiplied with each
 * other) as the result. Which one is written first does not matter: sides that are alike in this are told
 * apart by their digits' numbers.
 */
export function sidesOf(left: Expression, right: Expression, puzzle: Puzzle): Sides | undefined {
  const a = signedOf(left, puzzle);
  const b = a && signedOf(right, puzzle);
  if (a === undefined || b === undefined) return undefined;
  const first = sum(a.plus, b.minus);
  const second = sum(a.minus, b.plus);
  if (first === undefined || second === undefined) return undefined;
  const order = height(first, puzzle.base) - height(second, puzzle.base) || degree(first) - degree(second);
  const swapped = order === 0 ? signatureOf(first) > signatureOf(second) : order < 0;
  const [added, result] = swapped ? [second, first] : [first, second];
  return { added, result, alike: order === 0 };
}

/** Tells two sides apart by the numbers of their symbols. */
const signatureOf = (polynomial: DigitPolynomial): string =>
  polynomial
    .map((column) =>
      [...column.values()]
        .map(({ coefficient, symbols }) => `${symbols.join("·")}×${coefficient}`)
        .sort()
        .join(" "),
    )
    .join("|");

/** How many digits stand below each other in the fullest column; a product of printed digits counts as several. */
const height = (polynomial: DigitPolynomial, base: number): number =>
  Math.max(
    0,
    ...polynomial.map((column) =>
      [...column.values()].reduce(
        (n, { coefficient, symbols }) =>
          n + (symbols.length === 0 ? Math.max(1, Math.ceil(coefficient / (base - 1))) : coefficient),
        0,
      ),
    ),
  );

/** How many digits are multiplied with each other at most: more in a product than in its result. */
const degree = (polynomial: DigitPolynomial): number =>
  Math.max(0, ...polynomial.flatMap((column) => [...column.values()].map(({ symbols }) => symbols.length)));

/** An expression as what is added less what is subtracted. */
interface Signed {
  readonly plus: DigitPolynomial;
  readonly minus: DigitPolynomial;
}

const signed = (plus: DigitPolynomial | undefined, minus: DigitPolynomial | undefined): Signed | undefined =>
  plus && minus && { plus, minus };

function signedOf(node: Expression, puzzle: Puzzle): Signed | undefined {
  switch (node.kind) {
    case "word": {
      const places = puzzle.places.get(node) as readonly Place[];
      if (places.length > MOST_PLACES) return undefined;
      const plus = places.map((place) =>
        place < 0 ? constantColumn(digitOfPlace(place)) : symbolColumn(place),
      );
      return signed(plus.reverse(), []);
    }
    case "numeral": {
      const value = numeralValue(node, puzzle.base);
      return typeof value === "bigint" ? signed(constantOf(value, puzzle.base), []) : undefined;
    }
    case "negate": {
      const inner = signedOf(node.operand, puzzle);
      return inner && { plus: inner.minus, minus: inner.plus };
    }
    case "sum": {
      let total: Signed | undefined = { plus: [], minus: [] };
      for (const { operator, operand } of node.terms) {
        const term = signedOf(operand, puzzle);
        if (term === undefined || total === undefined) return undefined;
        total =
          operator === "+"
            ? signed(sum(total.plus, term.plus), sum(total.minus, term.minus))
            : signed(sum(total.plus, term.minus), sum(total.minus, term.plus));
      }
      return total;
    }
    case "product": {
      let value: Signed | undefined;
      for (const { operator, operand } of node.factors) {
        const factor = operator === "*" ? signedOf(operand, puzzle) : undefined;
        value = factor && (value === undefined ? factor : product(value, factor));
        if (value === undefined) return undefined;
      }
      return value;
    }
    case "power": {
      if (node.exponent.kind !== "numeral") return undefined;
      const exponent = numeralValue(node.exponent, puzzle.base);
      if (typeof exponent !== "bigint" || exponent < 1n || exponent > BigInt(MOST_DEGREE)) return undefined;
      const base = signedOf(node.base, puzzle);
      let value = base;
      for (let i = 1n; i < exponent && value !== undefined; i++) value = product(value, base as Signed);
      return value;
    }
    default:
      return undefined;
  }
}

function product(a: Signed, b: Signed): Signed | undefined {
  const [pp, mm, pm, mp] = [
    multiplied(a.plus, b.plus),
    multiplied(a.minus, b.minus),
    multiplied(a.plus, b.minus),
    multiplied(a.minus, b.plus),
  ];
  return pp && mm && pm && mp && signed(sum(pp, mm), sum(pm, mp));
}

const keyOf = (symbols: readonly number[]): string => symbols.join("·");

const constantColumn = (digit: number): Map<string, Monomial> =>
  digit === 0 ? new Map() : new Map([["", { coefficient: digit, symbols: [] }]]);

const symbolColumn = (symbol: number): Map<string, Monomial> =>
  new Map([[`${symbol}`, { coefficient: 1, symbols: [symbol] }]]);

function constantOf(value: bigint, base: number): DigitPolynomial | undefined {
  const places: DigitPolynomial = [];
  for (let rest = value; rest > 0n; rest /= BigInt(base)) {
    if (places.length > MOST_PLACES) return undefined;
    places.push(constantColumn(Number(rest % BigInt(base))));
  }
  return places;
}

function sum(a: DigitPolynomial, b: DigitPolynomial): DigitPolynomial | undefined {
  const total = a.map((column) => new Map(column));
  for (const [place, column] of b.entries()) {
    total[place] ??= new Map();
    for (const { coefficient, symbols } of column.values())
      addTo(total[place] as Map<string, Monomial>, coefficient, symbols);
  }
  return small(total);
}

function multiplied(a: DigitPolynomial, b: DigitPolynomial): DigitPolynomial | undefined {
  const total: DigitPolynomial = [];
  let work = 0;
  for (const [i, left] of a.entries()) {
    for (const [j, right] of b.entries()) {
      work += left.size * right.size;
      if (work > 20 * MOST_MONOMIALS) return undefined;
      total[i + j] ??= new Map();
      for (const l of left.values()) {
        for (const r of right.values()) {
          const symbols = [...l.symbols, ...r.symbols].sort((x, y) => x - y);
          if (symbols.length > MOST_DEGREE) return undefined;
          addTo(total[i + j] as Map<string, Monomial>, l.coefficient * r.coefficient, symbols);
        }
      }
    }
  }
  for (let i = 0; i < total.length; i++) total[i] ??= new Map();
  return small(total);
}

function addTo(column: Map<string, Monomial>, coefficient: number, symbols: readonly number[]): void {
  const key = keyOf(symbols);
  column.set(key, { coefficient: (column.get(key)?.coefficient ?? 0) + coefficient, symbols });
}

function small(polynomial: DigitPolynomial): DigitPolynomial | undefined {
  let count = 0;
  for (const column of polynomial) {
    count += column.size;
    for (const { coefficient } of column.values())
      if (Math.abs(coefficient) > LARGEST_COEFFICIENT) return undefined;
  }
  return count > MOST_MONOMIALS ? undefined : polynomial;
}
