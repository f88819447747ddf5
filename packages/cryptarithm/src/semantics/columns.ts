/**
 * Whether an equation can hold in its low columns: modulo the base, its square, its cube, as far as the
 * low digits of all words in it are bound. Sums, differences, products and natural powers of words
 * and whole numbers are known there; anything else says nothing.
 */
import type { Expression, Word } from "../syntax/ast.js";
import type { Condition } from "./conditions.js";
import { numeralValue } from "./evaluate.js";
import { digitOfPlace, type Place, type Puzzle } from "./puzzle.js";

/** Products of two remainders stay exact. */
const LARGEST_MODULUS = 60_000_000;

/** False when the last digits show that an equation does not hold; -1 stands for an open digit. */
export function columnsMayAgree({ sides }: Condition, puzzle: Puzzle, digits: readonly number[]): boolean {
  if (sides?.operator !== "=") return true;
  let modulus = puzzle.base;
  for (let columns = 1; modulus <= LARGEST_MODULUS; columns++, modulus *= puzzle.base) {
    const question = { puzzle, digits, columns, modulus };
    const left = remainderOf(sides.left, question);
    const right = left === undefined ? undefined : remainderOf(sides.right, question);
    if (left === undefined || right === undefined) return true;
    if (left !== right) return false;
  }
  return true;
}

interface Question {
  readonly puzzle: Puzzle;
  readonly digits: readonly number[];
  /** The modulus is the base to this power. */
  readonly columns: number;
  readonly modulus: number;
}

/** The remainder of the value; undefined where it depends on open digits, or is not known. */
function remainderOf(node: Expression, question: Question): number | undefined {
  const { modulus, puzzle } = question;
  switch (node.kind) {
    case "word":
      return remainderOfWord(node, question);
    case "numeral": {
      const value = numeralValue(node, puzzle.base);
      return typeof value === "bigint" ? Number(value % BigInt(modulus)) : undefined;
    }
    case "negate": {
      const value = remainderOf(node.operand, question);
      return value === undefined ? undefined : (modulus - value) % modulus;
    }
    case "sum": {
      let total = 0;
      for (const { operator, operand } of node.terms) {
        const value = remainderOf(operand, question);
        if (value === undefined) return undefined;
        total = (total + (operator === "+" ? value : modulus - value)) % modulus;
      }
      return total;
    }
    case "product": {
      let total = 1;
      for (const { operator, operand } of node.factors) {
        const value = operator === "*" ? remainderOf(operand, question) : undefined;
        if (value === undefined) return undefined;
        total = (total * value) % modulus;
      }
      return total % modulus;
    }
    case "power": {
      const exponent =
        node.exponent.kind === "numeral" ? numeralValue(node.exponent, puzzle.base) : undefined;
      if (typeof exponent !== "bigint" || exponent > 99n) return undefined;
      const value = remainderOf(node.base, question);
      if (value === undefined) return undefined;
      let total = 1;
      for (let i = 0n; i < exponent; i++) total = (total * value) % modulus;
      return total % modulus;
    }
    default:
      return undefined;
  }
}

function remainderOfWord(word: Word, { puzzle, digits, columns }: Question): number | undefined {
  const places = puzzle.places.get(word) as readonly Place[];
  let value = 0;
  for (let i = Math.max(0, places.length - columns); i < places.length; i++) {
    const place = places[i] as Place;
    const digit = place < 0 ? digitOfPlace(place) : (digits[place] as number);
    if (digit < 0) return undefined;
    value = value * puzzle.base + digit;
  }
  return value;
}
