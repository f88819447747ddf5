/**
 * Calculations in numbers, as a setter gives them, with their results. Those that are written out at school have a kind of
 * their own; every other formula of the language is a "formula". Numbers with decimals are kept without their points.
 */
import { digitText } from "../number/digit-text.js";
import { digitsOf } from "../number/numeral.js";
import type { Numeral, Word } from "../syntax/ast.js";
import type { Operation } from "./operation.js";

/** Terms that are added or subtracted; the result has as many decimals as the longest of them. */
interface SumOfNumbers {
  readonly kind: "sum";
  readonly terms: readonly {
    readonly value: bigint;
    /** How many digits of the value are decimals; none when left out, here as everywhere below. */
    readonly decimals?: number;
    readonly subtracted: boolean;
  }[];
  readonly result: bigint;
}

interface ProductOfNumbers {
  readonly kind: "product";
  readonly factors: readonly bigint[];
  /** Of each factor; the result has the sum of them. */
  readonly decimals?: readonly number[];
  readonly result: bigint;
}

interface DivisionOfNumbers {
  readonly kind: "division";
  readonly dividend: bigint;
  /** Of the dividend. */
  readonly decimals?: number;
  readonly divisor: bigint;
  readonly result: bigint;
  /** Of the quotient, at least those of the dividend. */
  readonly resultDecimals?: number;
  /** Behind the last digit of the quotient. */
  readonly remainder: bigint;
}

/** Short divisions below each other, the quotient of one is the dividend of the next. */
export interface DivisionsInARow {
  readonly kind: "stacked-division";
  readonly dividend: bigint;
  readonly divisors: readonly bigint[];
  /** The last quotient. */
  readonly result: bigint;
  /** Of each division. */
  readonly remainders: readonly bigint[];
}

interface RootOfNumber {
  readonly kind: "root";
  readonly radicand: bigint;
  readonly decimals?: number;
  /** 2 or more. */
  readonly degree: number;
  readonly result: bigint;
  readonly resultDecimals?: number;
  readonly remainder: bigint;
}

/** True statements over numbers, anything that the language has. */
export interface FormulaOfNumbers {
  readonly kind: "formula";
  /** With its result, if it has one. */
  readonly text: string;
  /** The numbers that become words, in the order of the text. */
  readonly numbers: readonly WrittenNumber[];
  /** The text up to its result, when it is one expression that is said to be a number. */
  readonly open?: string;
}

/** A number where it stands in a formula. */
export interface WrittenNumber {
  readonly node: Numeral | Word;
  readonly digits: readonly number[];
  /** Of its digits, in the text. */
  readonly span: readonly [from: number, to: number];
}

export type NumberCalculation =
  | SumOfNumbers
  | ProductOfNumbers
  | DivisionOfNumbers
  | DivisionsInARow
  | RootOfNumber
  | FormulaOfNumbers;

/** What is done with the numbers, as clubs head their puzzles. */
export function operationOf(calculation: NumberCalculation): Operation {
  switch (calculation.kind) {
    case "sum": {
      const more = calculation.terms.slice(1);
      if (more.every(({ subtracted }) => subtracted)) return "subtraction";
      return more.some(({ subtracted }) => subtracted) ? "addition and subtraction" : "addition";
    }
    case "product":
      return "multiplication";
    case "division":
    case "stacked-division":
      return "division";
    case "root":
      return calculation.degree === 2 ? "square root" : calculation.degree === 3 ? "cube root" : "root";
    case "formula":
      return "equation";
  }
}

/** How many digits of the result are decimals. */
export function resultDecimals(calculation: NumberCalculation): number {
  switch (calculation.kind) {
    case "sum":
      return Math.max(0, ...calculation.terms.map(({ decimals = 0 }) => decimals));
    case "product":
      return (calculation.decimals ?? []).reduce((sum, each) => sum + each, 0);
    case "division":
    case "root":
      return calculation.resultDecimals ?? 0;
    default:
      return 0;
  }
}

/** What is left in the end, in units of the last digit of the result. */
export function lastRemainder(calculation: NumberCalculation): bigint {
  if (calculation.kind === "stacked-division") return calculation.remainders.at(-1) ?? 0n;
  return "remainder" in calculation ? calculation.remainder : 0n;
}

/** How a number with so many decimals is written. */
export type NumberText = (value: bigint, decimals?: number) => string;

/** Numbers in the digits of a base. */
export function inDigits(base: number): NumberText {
  return (value, decimals = 0) => withPoint(digitsOf(value, base).map(digitText), decimals, digitText(0));
}

/** Numbers in the letters of a key; the letters by their digits. */
export function inLetters(letters: readonly string[]): NumberText {
  return (value, decimals = 0) => {
    const written = digitsOf(value, letters.length).map((digit) => letters[digit] ?? "");
    return withPoint(written, decimals, letters[0] ?? "");
  };
}

/** Before the point stands one digit at least. */
function withPoint(digits: readonly string[], decimals: number, zero: string): string {
  if (decimals === 0) return digits.join("");
  const all = [...new Array<string>(Math.max(0, decimals + 1 - digits.length)).fill(zero), ...digits];
  return `${all.slice(0, -decimals).join("")}.${all.slice(-decimals).join("")}`;
}
