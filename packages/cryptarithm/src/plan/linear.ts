/**
 * Net coefficients: an expression that is linear in its letters collapses to one coefficient
 * a letter, so that SEND + MORE = MONEY becomes 1000 S + 91 E - 90 N + D - 9000 M - 900 O +
 * 10 R - Y = 0. All on BigInt, so that words of any length are exact.
 */
import { Rational } from "../number/rational.js";
import { evaluate, numeralValue } from "../semantics/evaluate.js";
import { digitOfPlace, type Place, type Puzzle } from "../semantics/puzzle.js";
import type { Expression } from "../syntax/ast.js";
import { wordsOf } from "../syntax/walk.js";

/** (Σ coefficients[s]·digit(s) + constant) / denominator, with denominator > 0. */
export interface LinearForm {
  readonly coefficients: ReadonlyMap<number, bigint>;
  readonly constant: bigint;
  readonly denominator: bigint;
}

/** The linear form of an expression, or undefined when it is not linear (or may have no value). */
export function linearForm(node: Expression, puzzle: Puzzle): LinearForm | undefined {
  switch (node.kind) {
    case "word":
      return wordForm(puzzle.places.get(node) as readonly Place[], puzzle.base);
    case "negate": {
      const form = linearForm(node.operand, puzzle);
      return form && scale(form, -1n, 1n);
    }
    case "sum": {
      let total: LinearForm = number(0n);
      const coefficients = new Map<number, bigint>();
      for (const { operator, operand } of node.terms) {
        const form = linearForm(operand, puzzle);
        if (form === undefined) return undefined;
        total = accumulate(coefficients, total, form, operator === "+" ? 1n : -1n);
      }
      for (const [s, c] of coefficients) if (c === 0n) coefficients.delete(s);
      return { ...total, coefficients };
    }
    case "product": {
      let total: LinearForm = number(1n);
      for (const { operator, operand } of node.factors) {
        const form = linearForm(operand, puzzle);
        if (form === undefined) return undefined;
        if (operator === "*") {
          if (form.coefficients.size === 0) total = scale(total, form.constant, form.denominator);
          else if (total.coefficients.size === 0) total = scale(form, total.constant, total.denominator);
          else return undefined;
        } else {
          if (operator !== "/" || form.coefficients.size > 0 || form.constant === 0n) return undefined;
          total =
            form.constant < 0n
              ? scale(total, -form.denominator, -form.constant)
              : scale(total, form.denominator, form.constant);
        }
      }
      return total;
    }
    case "call":
      return callForm(node.name, node.operands, puzzle) ?? constantForm(node, puzzle);
    default:
      return constantForm(node, puzzle);
  }
}

/** Functions of one word that only move or add its digits. */
function callForm(name: string, operands: readonly Expression[], puzzle: Puzzle): LinearForm | undefined {
  const [word] = operands;
  if (operands.length !== 1 || word?.kind !== "word") return undefined;
  const places = puzzle.places.get(word) as readonly Place[];
  if (name === "digit_sum") return wordForm(places, 1);
  // A zero in front would be no digit of the number, so it would not come last in the reverse.
  const [first] = places as readonly [Place];
  const mayBeZero = first < 0 ? digitOfPlace(first) === 0 : puzzle.symbols[first]?.domain.includes(0);
  if (name !== "reverse" || (mayBeZero && places.length > 1)) return undefined;
  return wordForm([...places].reverse(), puzzle.base);
}

/** The form of left - right; undefined when either is not linear. */
export function difference(left: Expression, right: Expression, puzzle: Puzzle): LinearForm | undefined {
  const plain = plainDifference(left, right, puzzle);
  if (plain !== undefined) return plain;
  const a = linearForm(left, puzzle);
  const b = a && linearForm(right, puzzle);
  if (a === undefined || b === undefined) return undefined;
  const coefficients = new Map<number, bigint>();
  let total = accumulate(coefficients, number(0n), a, 1n);
  total = accumulate(coefficients, total, b, -1n);
  for (const [s, c] of coefficients) if (c === 0n) coefficients.delete(s);
  return { ...total, coefficients };
}

/** Whether an expression is a word, a numeral, or a sum or difference of such. */
export function isPlainSum(node: Expression): boolean {
  if (node.kind === "sum")
    return node.terms.every((t) => t.operand.kind === "word" || t.operand.kind === "numeral");
  return node.kind === "word" || node.kind === "numeral";
}

/**
 * The form of left - right for plain sums of words that doubles hold exactly: the same as
 * `difference` by the general way, but without a bigint or a map a word.
 */
function plainDifference(left: Expression, right: Expression, puzzle: Puzzle): LinearForm | undefined {
  if (!isPlainSum(left) || !isPlainSum(right)) return undefined;
  const { base } = puzzle;
  const sums = new Float64Array(puzzle.symbols.length);
  const seen = new Uint8Array(puzzle.symbols.length);
  let constant = 0;
  let size = 0;
  const add = (node: Expression, sign: 1 | -1): boolean => {
    if (node.kind !== "word") {
      const value = node.kind === "numeral" ? numeralValue(node, base) : undefined;
      if (typeof value !== "bigint") return false;
      constant += sign * Number(value);
      size += Number(value);
      return size < EXACT;
    }
    const places = puzzle.places.get(node) as readonly Place[];
    size += base ** places.length;
    if (!(size < EXACT)) return false;
    let weight: number = sign;
    for (let i = places.length - 1; i >= 0; i--) {
      const place = places[i] as Place;
      if (place < 0) constant += weight * digitOfPlace(place);
      else {
        sums[place] = (sums[place] as number) + weight;
        seen[place] = 1;
      }
      weight *= base;
    }
    return true;
  };
  for (const [side, sign] of [
    [left, 1],
    [right, -1],
  ] as const) {
    if (side.kind !== "sum") {
      if (!add(side, sign)) return undefined;
    } else {
      for (const { operator, operand } of side.terms) {
        if (!add(operand, operator === "+" ? sign : sign === 1 ? -1 : 1)) return undefined;
      }
    }
  }
  const coefficients = new Map<number, bigint>();
  for (const [symbol, sum] of sums.entries())
    if (seen[symbol] === 1 && sum !== 0) coefficients.set(symbol, BigInt(sum));
  return { coefficients, constant: BigInt(constant), denominator: 1n };
}

/** 2^53: below it every whole double is exact. */
const EXACT = 2 ** 53;

function constantForm(node: Expression, puzzle: Puzzle): LinearForm | undefined {
  if (wordsOf(node).length > 0) return undefined;
  const value = tryEvaluate(node, puzzle);
  if (typeof value === "bigint") return number(value);
  if (value instanceof Rational) return { coefficients: new Map(), constant: value.n, denominator: value.d };
  return undefined;
}

/** The value of an expression without letters; undefined when it has none or cannot be decided. */
export function tryEvaluate(node: Expression, puzzle: Puzzle): unknown {
  try {
    return evaluate(node, puzzle, []);
  } catch {
    return undefined;
  }
}

/** Whether an expression without letters certainly has no value. */
export function hasNoValue(node: Expression, puzzle: Puzzle): boolean {
  try {
    return evaluate(node, puzzle, []) === undefined;
  } catch {
    return false;
  }
}

const number = (value: bigint): LinearForm => ({ coefficients: new Map(), constant: value, denominator: 1n });

/** The value of a word: one weight a letter. */
export function wordForm(places: readonly Place[], base: number): LinearForm {
  const coefficients = new Map<number, bigint>();
  let constant = 0n;
  let weight = 1n;
  for (let i = places.length - 1; i >= 0; i--) {
    const place = places[i] as Place;
    if (place < 0) constant += weight * BigInt(digitOfPlace(place));
    else coefficients.set(place, (coefficients.get(place) ?? 0n) + weight);
    weight *= BigInt(base);
  }
  return { coefficients, constant, denominator: 1n };
}

function scale(form: LinearForm, by: bigint, over: bigint): LinearForm {
  const coefficients = new Map<number, bigint>();
  if (by !== 0n) for (const [s, c] of form.coefficients) coefficients.set(s, c * by);
  return { coefficients, constant: form.constant * by, denominator: form.denominator * over };
}

/**
 * Adds `form` times ±1 into `coefficients` (changed in place, so that long sums stay linear
 * in time) and returns the new constant and denominator.
 */
function accumulate(
  coefficients: Map<number, bigint>,
  total: LinearForm,
  form: LinearForm,
  signum: bigint,
): LinearForm {
  let factor = signum;
  let constant = total.constant;
  let denominator = total.denominator;
  if (form.denominator !== denominator) {
    for (const [s, c] of coefficients) coefficients.set(s, c * form.denominator);
    constant *= form.denominator;
    factor *= denominator;
    denominator *= form.denominator;
  }
  for (const [s, c] of form.coefficients) coefficients.set(s, (coefficients.get(s) ?? 0n) + c * factor);
  return { coefficients, constant: constant + form.constant * factor, denominator };
}
