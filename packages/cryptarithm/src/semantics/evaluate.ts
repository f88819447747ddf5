/**
 * The exact evaluator: the meaning of the language, and the truth that every fast path is
 * tested against. Plain recursion over the tree, exact values, nothing cached but the
 * constants. `undefined` means "no value"; a question that exceeds the limits of exact
 * arithmetic throws `Undecided`, which `holds` turns into a verdict.
 *
 * `and`, `or`, `not`, chains and `in` go from left to right and stop as soon as the answer
 * is known, so that a part which is not reached needs no value.
 */
import {
  add,
  compare,
  divide,
  type Exact,
  equals,
  floorDivide,
  fromFraction,
  modulo,
  multiply,
  negate,
  power,
  root,
  sign,
  subtract,
  Undecided,
} from "../number/exact.js";
import type { Expression, Numeral, Relation, RelationOperator, SetLiteral, Word } from "../syntax/ast.js";
import { applyFunction, factorialOf } from "./apply.js";
import { digitOfPlace, type Place, type Puzzle } from "./puzzle.js";

/** The digit of each symbol, by index. */
export type Digits = ArrayLike<number>;

export type Verdict = "yes" | "no" | "undecided";

/** Whether an assignment makes every statement true. Domains and groups are not looked at. */
export function holds(puzzle: Puzzle, digits: Digits): Verdict {
  let undecided = false;
  for (const statement of puzzle.statements) {
    const verdict = isTrue(statement, puzzle, digits);
    if (verdict === "no") return "no";
    if (verdict === "undecided") undecided = true;
  }
  return undecided ? "undecided" : "yes";
}

/** Whether one statement is true; a statement without value is not. */
export function isTrue(statement: Expression, puzzle: Puzzle, digits: Digits): Verdict {
  try {
    const value = evaluate(statement, puzzle, digits);
    return value !== undefined && sign(value) !== 0 ? "yes" : "no";
  } catch (error) {
    if (error instanceof Undecided) return "undecided";
    throw error;
  }
}

/**
 * The exact value of an expression, or undefined when it has none. A truth is 1 or 0.
 * Throws `Undecided` when exact arithmetic reaches its limits.
 */
export function evaluate(node: Expression, puzzle: Puzzle, digits: Digits): Exact | undefined {
  switch (node.kind) {
    case "word":
      return wordValue(node, puzzle, digits);
    case "numeral":
      return numeralValue(node, puzzle.base);
    case "negate": {
      const value = evaluate(node.operand, puzzle, digits);
      return value === undefined ? undefined : negate(value);
    }
    case "not": {
      const value = evaluate(node.operand, puzzle, digits);
      return value === undefined ? undefined : sign(value) === 0 ? 1n : 0n;
    }
    case "factorial": {
      const value = evaluate(node.operand, puzzle, digits);
      return value === undefined ? undefined : factorialOf(value);
    }
    case "radical": {
      const value = evaluate(node.operand, puzzle, digits);
      return value === undefined ? undefined : root(value, BigInt(node.degree));
    }
    case "power": {
      const base = evaluate(node.base, puzzle, digits);
      if (base === undefined) return undefined;
      const exponent = evaluate(node.exponent, puzzle, digits);
      return exponent === undefined ? undefined : power(base, exponent);
    }
    case "product": {
      let value: Exact | undefined = 1n;
      for (const { operator, operand } of node.factors) {
        const factor = evaluate(operand, puzzle, digits);
        if (factor === undefined) return undefined;
        if (operator === "*") value = multiply(value, factor);
        else if (operator === "/") value = divide(value, factor);
        else if (operator === "//") value = floorDivide(value, factor);
        else value = modulo(value, factor);
        if (value === undefined) return undefined;
      }
      return value;
    }
    case "sum": {
      let value: Exact = 0n;
      for (const { operator, operand } of node.terms) {
        const term = evaluate(operand, puzzle, digits);
        if (term === undefined) return undefined;
        value = operator === "+" ? add(value, term) : subtract(value, term);
      }
      return value;
    }
    case "and":
    case "or": {
      let value: Exact | undefined;
      for (const operand of node.operands) {
        value = evaluate(operand, puzzle, digits);
        if (value === undefined) return undefined;
        if ((sign(value) !== 0) === (node.kind === "or")) return value;
      }
      return value;
    }
    case "relation":
      return chainValue(node, puzzle, digits);
    case "call":
      return applyFunction(node, puzzle.base, (operand) => evaluate(operand, puzzle, digits));
  }
}

function chainValue(node: Relation, puzzle: Puzzle, digits: Digits): Exact | undefined {
  let left = evaluate(node.first, puzzle, digits);
  for (const { operator, operand } of node.links) {
    if (left === undefined) return undefined;
    if (operand.kind === "set") {
      const member = isMember(left, operand, puzzle, digits);
      if (member === undefined) return undefined;
      if (member !== (operator === "in")) return 0n;
      // The next link of a chain compares with what stood before the braces.
      continue;
    }
    const right = evaluate(operand, puzzle, digits);
    if (right === undefined) return undefined;
    if (!related(left, operator, right)) return 0n;
    left = right;
  }
  return left === undefined ? undefined : 1n;
}

function isMember(value: Exact, set: SetLiteral, puzzle: Puzzle, digits: Digits): boolean | undefined {
  for (const member of set.members) {
    const other = evaluate(member, puzzle, digits);
    if (other === undefined) return undefined;
    if (equals(value, other)) return true;
  }
  return false;
}

/** Whether `left operator right`; exact. */
export function related(left: Exact, operator: RelationOperator, right: Exact): boolean {
  switch (operator) {
    case "=":
      return equals(left, right);
    case "!=":
      return !equals(left, right);
    case "<":
      return compare(left, right) < 0;
    case "<=":
      return compare(left, right) <= 0;
    case ">":
      return compare(left, right) > 0;
    case ">=":
      return compare(left, right) >= 0;
    default:
      throw new Error(`${operator} relates a number to a set`);
  }
}

/** Places whose value is an exact double in every base: 36^10 < 2^53. */
const SHORT = 10;

function wordValue(word: Word, puzzle: Puzzle, digits: Digits): bigint {
  const places = puzzle.places.get(word) as readonly Place[];
  return placesValue(places, 0, places.length, word.base ?? puzzle.base, digits);
}

/** The value of some places; long words in halves, so that the cost does not grow with the square of the length. */
function placesValue(
  places: readonly Place[],
  from: number,
  to: number,
  base: number,
  digits: Digits,
): bigint {
  if (to - from <= SHORT) {
    let small = 0;
    for (let i = from; i < to; i++) {
      const place = places[i] as Place;
      small = small * base + (place < 0 ? digitOfPlace(place) : (digits[place] as number));
    }
    return BigInt(small);
  }
  const middle = (from + to) >> 1;
  const high = placesValue(places, from, middle, base, digits);
  return high * BigInt(base) ** BigInt(to - middle) + placesValue(places, middle, to, base, digits);
}

/**
 * Values of numerals, since an evaluation asks for them again and again. Emptied when it is
 * full: a weak map would keep the puzzles of a long batch from being collected cheaply.
 */
const numeralCache = new Map<Numeral, { readonly base: number; readonly value: Exact }>();
const MOST_CACHED = 256;

/** The value of a numeral, read in the base of the puzzle unless it says otherwise. */
export function numeralValue(numeral: Numeral, puzzleBase: number): Exact {
  const base = numeral.base ?? puzzleBase;
  const cached = numeralCache.get(numeral);
  if (cached?.base === base) return cached.value;
  const numeralBase = BigInt(numeral.decimal ? 10 : base);
  const read = (text: string): bigint => {
    // Base ten has a fast reader of its own; long numerals in other bases are read in halves.
    if (numeralBase === 10n) return BigInt(text);
    if (text.length <= 64) return [...text].reduce((value, digit) => value * numeralBase + BigInt(digit), 0n);
    const half = text.length >> 1;
    return read(text.slice(0, half)) * numeralBase ** BigInt(text.length - half) + read(text.slice(half));
  };
  const value = fromFraction(
    read(numeral.whole + numeral.fraction),
    numeralBase ** BigInt(numeral.fraction.length),
  );
  if (numeralCache.size >= MOST_CACHED) numeralCache.clear();
  numeralCache.set(numeral, { base, value });
  return value;
}
